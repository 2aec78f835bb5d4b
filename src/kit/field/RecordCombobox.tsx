import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { type Ref, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Source } from '#api/http/source';
import { PAGE_SIZE } from '#domain/base/limits';
import { outsideText } from '#domain/base/outside-text';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useIme } from '#kit/services/ime';
import './record-picker.css';

/** A chosen record in the form: its id, and its name, so that it is shown without a request. */
export interface Picked {
  id: number;
  name: string;
}

interface RecordComboboxProps<Row, Choice extends Picked> {
  /** The id of the input; the ids of its label and its error are derived from it. */
  id: string;
  name: string;
  required: boolean;
  invalid: boolean;
  picked: Choice | null;
  onPick: (choice: Choice | null) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  /** The source whose list is searched. */
  of: Pick<Source<Row, never>, 'list'>;
  choiceOf: (row: Row) => Choice;
  /** Distinguishes records with the same name. */
  noteOf?: ((row: Row) => string) | undefined;
}

const PAUSE_MS = 300;

/** A combobox of records; the server searches their list. Text that is typed and not chosen is discarded. */
export function RecordCombobox<Row, Choice extends Picked>(props: RecordComboboxProps<Row, Choice>) {
  const {
    id,
    name,
    required,
    invalid,
    picked,
    onPick,
    onBlur,
    inputRef,
    of: source,
    choiceOf,
    noteOf,
  } = props;
  const intl = useIntl();
  const scope = useScope();
  const { clock } = useAppServices();
  /** The text while the user types; null: the input shows the name of the choice. */
  const [typedText, setTypedText] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [isListOpen, setListOpen] = useState(false);
  const searchTimer = useRef<number>(undefined);
  const inputText = useRef('');
  const ime = useIme(() => searchAfterPause());
  const foundPage = useQuery({
    ...source.list(scope, { search: search || undefined, offset: 0, limit: PAGE_SIZE }),
    enabled: isListOpen,
  });
  const rows = foundPage.data?.content ?? [];

  /** An open IME composition starts no search. */
  function searchAfterPause() {
    clock.clearTimeout(searchTimer.current ?? 0);
    if (!ime.isComposing())
      searchTimer.current = clock.setTimeout(() => setSearch(outsideText(inputText.current)), PAUSE_MS);
  }

  function pickRecord(choice: Choice | null) {
    setTypedText(null);
    setSearch('');
    onPick(choice);
  }

  const combobox = useCombobox<Row>({
    inputId: id,
    items: rows,
    isOpen: isListOpen,
    selectedItem: null,
    inputValue: typedText ?? picked?.name ?? '',
    itemToString: (row) => (row === null ? '' : choiceOf(row).name),
    onIsOpenChange: (change) => setListOpen(change.isOpen),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) pickRecord(choiceOf(selectedItem));
    },
    // Escape in an open list closes the list, not the dialog around it, and has no other effect of downshift
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputKeyDownEscape ? { ...state, isOpen: false } : changes,
  });

  return (
    <div className="record-picker">
      <input
        {...combobox.getInputProps({
          ref: inputRef,
          onKeyDown: (event) => {
            if (event.key !== 'Escape') return;
            if (isListOpen) event.preventDefault();
            // downshift would keep Escape from the dialog where the field has a value
            else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
          onBlur: () => {
            if (typedText === '') pickRecord(null);
            else setTypedText(null);
            onBlur();
          },
        })}
        {...ime.handlers}
        name={name}
        className="input"
        autoComplete="off"
        placeholder={intl.formatMessage({ id: 'picker.placeholder' })}
        aria-invalid={invalid}
        aria-required={required}
        aria-describedby={`${id}-error ${id}-hint`}
        aria-labelledby={`${id}-name`}
        onChange={({ currentTarget: { value } }) => {
          setTypedText(value);
          setListOpen(true);
          inputText.current = value;
          searchAfterPause();
        }}
      />
      <button
        {...combobox.getToggleButtonProps({
          type: 'button',
          className: 'icon-button pi pi-chevron-down',
          'aria-label': intl.formatMessage({ id: 'picker.open' }),
        })}
      />
      <ul
        {...combobox.getMenuProps({
          hidden: !isListOpen || rows.length === 0,
          'aria-labelledby': `${id}-name`,
        })}
      >
        {rows.map((row, index) => (
          <li
            key={choiceOf(row).id}
            {...combobox.getItemProps({
              item: row,
              index,
              className: index === combobox.highlightedIndex ? 'highlighted' : undefined,
              'aria-selected': choiceOf(row).id === picked?.id,
            })}
          >
            <span>{choiceOf(row).name}</span>
            {noteOf?.(row) ? <small>{noteOf(row)}</small> : null}
          </li>
        ))}
      </ul>
      {isListOpen && rows.length === 0 ? (
        <p className="picker-note" role="status">
          <FormattedMessage
            id={foundPage.isError ? 'list.failed' : foundPage.isPending ? 'common.loading' : 'picker.none'}
          />
        </p>
      ) : null}
    </div>
  );
}
