import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPinnable, usePins } from '#app/shell/sidebar/pins';
import type { Screen } from '#kit/context/screen';
import { Dialog } from '#kit/overlay/Dialog';
import { useIme } from '#kit/services/ime';
import { PaletteList } from './PaletteList';
import type { PaletteEntry } from './palette-entry';
import { useChoice } from './use-choice';
import { useSections } from './use-entries';
import { useFoundRecords } from './use-found-records';
import { useOpenEntry } from './use-open-entry';
import './palette.css';

interface PaletteProps {
  /** The page on which the palette was opened. */
  screen: Screen;
  onClose: () => void;
}

/** Finds pages, cities and actions by name, reading or Latin letters, and records by the search of their lists. */
export default function Palette({ screen, onClose }: PaletteProps) {
  const intl = useIntl();
  const id = useId();
  const [input, setInput] = useState('');
  // records are searched by what is typed, never by what an IME composes
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const ime = useIme(() => setTyped(field.current?.value ?? ''));
  const records = useFoundRecords(typed);
  const sections = useSections(input, screen, records.entries);
  const entries = sections.flatMap((section) => section.entries);
  const open = useOpenEntry(screen, onClose);
  const { chosen, choose, handlers } = useChoice({ ime, all: entries, onEnter: (one) => void open(one) });
  const entry = entries[chosen];
  const label = intl.formatMessage({ id: 'shell.search' });
  return (
    <Dialog
      kind="palette"
      title={label}
      onClose={onClose}
      footer={entry ? <Foot entry={entry} /> : undefined}
    >
      <input
        ref={field}
        type="text"
        className="input"
        role="combobox"
        data-first-focus
        aria-label={label}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={intl.formatMessage({ id: 'palette.placeholder' })}
        value={input}
        onChange={({ target }) => {
          setInput(target.value);
          if (!ime.isComposing()) setTyped(target.value);
          choose(0);
        }}
        {...handlers}
      />
      <p className="visually-hidden" role="status">
        <FormattedMessage id="palette.count" values={{ count: entries.length }} />
      </p>
      {entries.length === 0 && !records.isPending && !records.isFailed ? (
        <p className="records-note">
          <FormattedMessage id="palette.none" values={{ search: input.trim() }} />
        </p>
      ) : null}
      <PaletteList id={id} sections={sections} chosen={chosen} onOpen={(one) => void open(one)} />
      {records.isPending || records.isFailed ? (
        <p className="palette-records quiet" role="status">
          <FormattedMessage id={records.isPending ? 'palette.searching' : 'palette.failed'} />
        </p>
      ) : null}
    </Dialog>
  );
}

/** Explains the keys, and pins the active option: an option cannot contain a button. */
function Foot({ entry }: { entry: PaletteEntry }) {
  const intl = useIntl();
  const { paths, toggle } = usePins();
  const path = entry.kind === 'page' ? entry.screen.path : undefined;
  const pinned = path !== undefined && paths.includes(path);
  return (
    <>
      <p className="palette-keys quiet">
        <kbd>↑</kbd> <kbd>↓</kbd> <FormattedMessage id="palette.move" /> <kbd>Enter</kbd>{' '}
        <FormattedMessage id="palette.enter" />
      </p>
      {path !== undefined && isPinnable(path) ? (
        <button type="button" className="button small" onClick={() => toggle(path)}>
          <span className={pinned ? 'pi pi-star-fill' : 'pi pi-star'} aria-hidden="true" />
          {intl.formatMessage({ id: pinned ? 'palette.unpin' : 'palette.pin' }, { name: entry.title })}
        </button>
      ) : null}
    </>
  );
}
