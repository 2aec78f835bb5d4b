import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPinnable, usePins } from '#app/shell/sidebar/pins';
import type { Screen } from '#kit/context/screen';
import { Dialog } from '#kit/overlay/Dialog';
import { PaletteList } from './PaletteList';
import { useChoice } from './use-choice';
import { type PaletteEntry, useSections } from './use-entries';
import { useOpenEntry } from './use-open-entry';
import './palette.css';

interface PaletteProps {
  /** The page on which the palette was opened. */
  screen: Screen;
  onClose: () => void;
}

/** Every page and city that the user may open, searchable by name, reading or Latin letters. */
export default function Palette({ screen, onClose }: PaletteProps) {
  const intl = useIntl();
  const id = useId();
  const [input, setInput] = useState('');
  const sections = useSections(input, screen);
  const entries = sections.flatMap((section) => section.entries);
  const open = useOpenEntry(screen, onClose);
  const { chosen, choose, handlers } = useChoice({ all: entries, onEnter: (one) => void open(one) });
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
          choose(0);
        }}
        {...handlers}
      />
      <p className="visually-hidden" role="status">
        <FormattedMessage id="palette.count" values={{ count: entries.length }} />
      </p>
      {entries.length === 0 ? (
        <p className="records-note">
          <FormattedMessage id="palette.none" values={{ search: input.trim() }} />
        </p>
      ) : null}
      <PaletteList id={id} sections={sections} chosen={chosen} onOpen={(one) => void open(one)} />
    </Dialog>
  );
}

/** Explains the keys, and pins the active option: an option cannot contain a button. */
function Foot({ entry }: { entry: PaletteEntry }) {
  const intl = useIntl();
  const { paths, toggle } = usePins();
  const path = entry.screen?.path;
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
