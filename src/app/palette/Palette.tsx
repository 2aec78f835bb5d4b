import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPinnable, usePins } from '#app/shell/sidebar/pins';
import type { Screen } from '#kit/context/screen';
import { Dialog } from '#kit/overlay/Dialog';
import { useIme } from '#kit/services/ime';
import { PaletteList } from './PaletteList';
import type { PaletteEntry } from './palette-entry';
import { useChoice } from './use-choice';
import { usePaletteSections } from './use-entries';
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
  const [searchedText, setSearchedText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const ime = useIme(() => setSearchedText(field.current?.value ?? ''));
  const foundRecords = useFoundRecords(searchedText);
  const sections = usePaletteSections(input, screen, foundRecords.entries);
  const entries = sections.flatMap((section) => section.entries);
  const openEntry = useOpenEntry(screen, onClose);
  const { activeIndex, setActiveIndex, handlers } = useChoice({
    ime,
    options: entries,
    onEnter: (entry) => void openEntry(entry),
  });
  const activeEntry = entries[activeIndex];
  const label = intl.formatMessage({ id: 'shell.search' });
  return (
    <Dialog
      kind="palette"
      title={label}
      onClose={onClose}
      footer={activeEntry ? <PaletteFooter entry={activeEntry} /> : undefined}
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
        aria-activedescendant={entries.length > 0 ? `${id}-${activeIndex}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={intl.formatMessage({ id: 'palette.placeholder' })}
        value={input}
        onChange={({ target }) => {
          setInput(target.value);
          if (!ime.isComposing()) setSearchedText(target.value);
          setActiveIndex(0);
        }}
        {...handlers}
      />
      <p className="visually-hidden" role="status">
        <FormattedMessage id="palette.count" values={{ count: entries.length }} />
      </p>
      {entries.length === 0 && !foundRecords.isPending && !foundRecords.isFailed ? (
        <p className="records-note">
          <FormattedMessage id="palette.none" values={{ search: input.trim() }} />
        </p>
      ) : null}
      <PaletteList
        id={id}
        sections={sections}
        activeIndex={activeIndex}
        onOpen={(entry) => void openEntry(entry)}
      />
      {foundRecords.isPending || foundRecords.isFailed ? (
        <p className="palette-records quiet" role="status">
          <FormattedMessage id={foundRecords.isPending ? 'palette.searching' : 'palette.failed'} />
        </p>
      ) : null}
    </Dialog>
  );
}

/** Explains the keys, and pins the active option: an option cannot contain a button. */
function PaletteFooter({ entry }: { entry: PaletteEntry }) {
  const intl = useIntl();
  const { pinnedPaths, togglePin } = usePins();
  const path = entry.kind === 'page' ? entry.screen.path : undefined;
  const isPinned = path !== undefined && pinnedPaths.includes(path);
  return (
    <>
      <p className="palette-keys quiet">
        <kbd>↑</kbd> <kbd>↓</kbd> <FormattedMessage id="palette.move" /> <kbd>Enter</kbd>{' '}
        <FormattedMessage id="palette.enter" />
      </p>
      {path !== undefined && isPinnable(path) ? (
        <button type="button" className="button small" onClick={() => togglePin(path)}>
          <span className={isPinned ? 'pi pi-star-fill' : 'pi pi-star'} aria-hidden="true" />
          {intl.formatMessage({ id: isPinned ? 'palette.unpin' : 'palette.pin' }, { name: entry.title })}
        </button>
      ) : null}
    </>
  );
}
