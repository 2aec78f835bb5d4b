import { useState } from 'react';
import { useController } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { Sources } from '#api/messaging/candidate-queries';
import type { Chosen, ComposedNotification } from '#domain/messaging/notification-audience';
import { mayEnter } from '#domain/people/roles';
import { useUser } from '#kit/context/scope';
import { FieldError, RequiredMark } from '#kit/field/FieldFrame';
import { SearchInput } from '#kit/list/SearchInput';
import { CandidateList } from './CandidateList';
import { ChosenOnes } from './ChosenOnes';
import { LabelledSelect } from './LabelledSelect';
import './choice-field.css';

interface ChoiceFieldProps {
  name: 'user_ids' | 'ad_ids';
  sources: Sources;
  /** Number of additional candidates per step. */
  step: number;
  /** Message ids. */
  label: string;
  required?: boolean;
  hint?: string;
  searchLabel: string;
}

/** Any number of candidates, by a search in one of several lists. The selection outlives the search. */
export function ChoiceField({ name, sources, step, label, required, hint, searchLabel }: ChoiceFieldProps) {
  const { role } = useUser();
  const [search, setSearch] = useState('');
  const [source, setSource] = useState(sources[0]);
  const allowedSources = sources.filter(({ entry }) => mayEnter(role, entry ?? 'signedIn'));
  const { field, fieldState } = useController<ComposedNotification, typeof name>({ name });
  const selection = field.value;
  const changeSelection = (next: Chosen[]) => field.onChange(next);
  const error = fieldState.error?.message;
  return (
    <fieldset
      className={error === undefined ? 'choice-field field' : 'choice-field field invalid'}
      data-field={name}
      // Enter belongs to the search and must not submit the form.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <legend>
        <span>
          <FormattedMessage id={label} />
        </span>
        {required ? <RequiredMark /> : null}
      </legend>
      {hint ? (
        <p className="quiet">
          <FormattedMessage id={hint} />
        </p>
      ) : null}
      <ChosenOnes
        selection={selection}
        onRemove={(id) => changeSelection(selection.filter((selected) => selected.id !== id))}
      />
      <LabelledSelect
        label="audience.from"
        optionText={(id) => `audience.from.${id}`}
        value={source.id}
        values={allowedSources.map(({ id }) => id)}
        onChoose={(id) => setSource(sources.find((choice) => choice.id === id) ?? source)}
      />
      <SearchInput value={search} label={searchLabel} onSearch={setSearch} />
      <CandidateList
        // The state of one list does not apply to the next.
        key={source.id}
        source={source}
        search={search}
        step={step}
        selection={selection}
        onChange={changeSelection}
      />
      <FieldError text={error} />
    </fieldset>
  );
}
