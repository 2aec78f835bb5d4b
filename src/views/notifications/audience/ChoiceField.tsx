import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Page } from '#api/shapes';
import type { Chosen, ComposedNotification } from '#domain/notification-audience';
import { QueryState } from '#kit/QueryState';
import { SearchInput } from '#kit/SearchInput';

interface ChoiceFieldProps<Row> {
  name: 'user_ids' | 'ad_ids';
  /** Message ids. */
  label: string;
  hint?: string;
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  query: UseQueryResult<Page<Row>>;
  nameOf: (row: Row) => string;
  noteOf: (row: Row) => string;
  /** Under what was found. */
  foot: ReactNode;
}

/** Any number of what a search finds; what is chosen stays whatever is searched next. */
export function ChoiceField<Row extends { id: number }>(props: ChoiceFieldProps<Row>) {
  const { name, label, hint, searchLabel, search, onSearch, query, nameOf, noteOf, foot } = props;
  const intl = useIntl();
  const { field, fieldState } = useController<ComposedNotification, typeof name>({ name });
  const chosen = field.value;
  const change = (next: Chosen[]) => field.onChange(next);
  const error = fieldState.error?.message;
  return (
    <fieldset
      className={error === undefined ? 'choice-field field' : 'choice-field field invalid'}
      // Enter searches here, it sends no form
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <legend>
        <FormattedMessage id={label} />
      </legend>
      {hint ? (
        <p className="quiet">
          <FormattedMessage id={hint} />
        </p>
      ) : null}
      <ChosenOnes chosen={chosen} onRemove={(id) => change(chosen.filter((one) => one.id !== id))} />
      <SearchInput value={search} label={searchLabel} onSearch={onSearch} />
      <QueryState query={query}>
        {({ content }) => (
          <ul className="choice-list" aria-label={intl.formatMessage({ id: 'audience.found' })}>
            {content.map((row) => (
              <li key={row.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.some(({ id }) => id === row.id)}
                    onChange={({ target }) =>
                      change(
                        target.checked
                          ? [...chosen, { id: row.id, name: nameOf(row) }]
                          : chosen.filter(({ id }) => id !== row.id),
                      )
                    }
                  />
                  <span className="clamp">{nameOf(row)}</span>
                  <span className="clamp quiet">{noteOf(row)}</span>
                </label>
              </li>
            ))}
            {content.length === 0 ? (
              <li className="quiet">
                <FormattedMessage id="audience.nothingFound" />
              </li>
            ) : null}
          </ul>
        )}
      </QueryState>
      {foot}
      <p className="field-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}

function ChosenOnes({ chosen, onRemove }: { chosen: readonly Chosen[]; onRemove: (id: number) => void }) {
  const intl = useIntl();
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen" aria-label={intl.formatMessage({ id: 'audience.chosen' })}>
      {chosen.map(({ id, name }) => (
        <li key={id} className="tag strong">
          <span className="clamp">{name}</span>
          <button
            type="button"
            aria-label={intl.formatMessage({ id: 'audience.letGo' }, { name })}
            onClick={() => onRemove(id)}
          >
            <span className="pi pi-times" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
