import { createElement, type KeyboardEvent, useEffect, useRef } from 'react';
import { focusAction } from './focus-action';
import type { FoundAction } from './PartSearch';
import { GROUPS, PART_NAMES, PARTS, type Part, partsOf } from './part-table';
import type { LoadedPartProps, PartProps } from './parts/part-props';
import { useLoadedPart } from './use-loaded-part';

interface PartsProps extends LoadedPartProps {
  part: Part;
  /** What the search has found: its control gets the focus as soon as its part is loaded. */
  found: FoundAction | null;
  onPart(part: Part): void;
}

/** Tabs by the WAI-ARIA pattern: the arrow keys and the parts' letters select a tab, Tab moves into its panel. */
export function Parts({ part, found, onPart, ...passed }: PartsProps) {
  const { texts } = passed;
  return (
    <>
      <div role="tablist" aria-label={texts.parts} className="tabs">
        {GROUPS.map((group) => (
          <div key={group} role="presentation" className="tab-row">
            <span aria-hidden="true">{texts.groups[group]}</span>
            {partsOf(group).map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`tab-${name}`}
                aria-selected={name === part}
                aria-controls="part"
                aria-keyshortcuts={PARTS[name].key}
                title={PARTS[name].key.toUpperCase()}
                tabIndex={name === part ? 0 : -1}
                onClick={() => onPart(name)}
                onKeyDown={(event) => moveOn(event, name, onPart)}
              >
                {texts.tabs[name]}
              </button>
            ))}
          </div>
        ))}
      </div>
      <LoadedPart key={part} {...passed} part={part} found={found} />
    </>
  );
}

function LoadedPart({ part, found, ...passed }: Omit<PartsProps, 'onPart'>) {
  const { texts } = passed;
  const Loaded = useLoadedPart(part);
  const panel = useRef<HTMLDivElement>(null);
  const isLoaded = Loaded !== null && Loaded !== 'failed';
  useEffect(
    function focusFound() {
      if (isLoaded && panel.current && found?.part === part && found.action !== null) {
        focusAction(panel.current, found.action);
      }
    },
    [isLoaded, found, part],
  );
  return (
    <div ref={panel} role="tabpanel" id="part" aria-labelledby={`tab-${part}`} className="part">
      {Loaded === null ? <p className="quiet">{texts.loadingPart}</p> : null}
      {Loaded === 'failed' ? <FailedPart texts={texts} /> : null}
      {isLoaded ? createElement(Loaded, passed) : null}
    </div>
  );
}

function FailedPart({ texts }: Pick<PartProps, 'texts'>) {
  return (
    <>
      <p role="alert" className="warning">
        {texts.partFailed}
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </>
  );
}

function moveOn(event: KeyboardEvent<HTMLElement>, from: Part, onPart: (part: Part) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const to = partAt(event.key, from);
  if (to === undefined) return;
  event.preventDefault();
  onPart(to);
  event.currentTarget.closest('.tabs')?.querySelector<HTMLElement>(`#tab-${to}`)?.focus();
}

function partAt(key: string, from: Part): Part | undefined {
  const index = PART_NAMES.indexOf(from);
  if (key === 'ArrowRight') return PART_NAMES[(index + 1) % PART_NAMES.length];
  if (key === 'ArrowLeft') return PART_NAMES.at(index - 1);
  if (key === 'ArrowDown') return inRow(from, 1);
  if (key === 'ArrowUp') return inRow(from, -1);
  if (key === 'Home') return PART_NAMES[0];
  if (key === 'End') return PART_NAMES.at(-1);
  return PART_NAMES.find((name) => PARTS[name].key === key.toLowerCase());
}

/** The tab below or above: in the same position of the next row, or the last one of a shorter row. */
function inRow(from: Part, step: 1 | -1): Part | undefined {
  const { group } = PARTS[from];
  const row = partsOf(GROUPS.at((GROUPS.indexOf(group) + step) % GROUPS.length) ?? group);
  return row[partsOf(group).indexOf(from)] ?? row.at(-1);
}
