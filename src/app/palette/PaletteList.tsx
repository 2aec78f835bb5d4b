import { type MouseEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPinnable, usePins } from '#app/shell/sidebar/pins';
import type { PaletteEntry, Section } from './palette-entry';

interface PaletteListProps {
  /** Prefix of the element ids: `{id}-list`, `{id}-0`, `{id}-1`, … */
  id: string;
  sections: readonly Section[];
  activeIndex: number;
  onOpen: (entry: PaletteEntry) => void;
}

export function PaletteList({ id, sections, activeIndex, onOpen }: PaletteListProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    function keepInSight() {
      list.current?.querySelector(`[id="${id}-${activeIndex}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    [id, activeIndex],
  );
  const sectionOffsets = sections.map((_, sectionIndex) =>
    sections.slice(0, sectionIndex).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div
      ref={list}
      id={`${id}-list`}
      className="palette-list"
      role="listbox"
      aria-label={intl.formatMessage({ id: 'palette.results' })}
    >
      {sections.map(({ title, entries }, section) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={title} role="group" aria-label={intl.formatMessage({ id: title })}>
          {sections.length > 1 ? (
            <p className="palette-section" aria-hidden="true">
              <FormattedMessage id={title} />
            </p>
          ) : null}
          {entries.map((entry, index) => {
            const entryIndex = (sectionOffsets[section] ?? 0) + index;
            return (
              <Option
                key={entry.id}
                id={`${id}-${entryIndex}`}
                entry={entry}
                isActive={entryIndex === activeIndex}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onOpen: (entry: PaletteEntry) => void;
}

/** The focus stays in the input. The star is for the pointer; the keyboard uses the pin button below. */
function Option({ id, entry, isActive, onOpen }: OptionProps) {
  const { pinnedPaths, togglePin } = usePins();
  const { kind, title, lang, group, icon } = entry;
  const path = kind === 'page' ? entry.screen.path : undefined;
  const isPinned = path !== undefined && pinnedPaths.includes(path);

  function openOrPin(event: MouseEvent<HTMLElement>) {
    const onStar = event.target instanceof Element && event.target.closest('.palette-star') !== null;
    if (onStar && path !== undefined) togglePin(path);
    else onOpen(entry);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox's input handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the input refers to it by aria-activedescendant
    <div id={id} role="option" aria-selected={isActive} onClick={openOrPin} onMouseDown={keepFocus}>
      <span className={icon} aria-hidden="true" />
      <span className="palette-title" lang={lang}>
        {title}
      </span>
      <span className="palette-group quiet">
        {group}
        {kind === 'city' ? <FormattedMessage id="palette.city" /> : null}
      </span>
      {isPinned ? (
        <span className="visually-hidden">
          <FormattedMessage id="palette.pinned" />
        </span>
      ) : null}
      {path !== undefined && isPinnable(path) ? (
        <span className="palette-star" aria-hidden="true">
          <span className={isPinned ? 'pi pi-star-fill' : 'pi pi-star'} />
        </span>
      ) : null}
    </div>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();
