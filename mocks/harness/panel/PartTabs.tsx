import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { GROUPS, type Group, PART_NAMES, PARTS, type Part, partsOf } from './part-table';
import type { Texts } from './texts/texts-for';

interface TabsProps {
  texts: Texts;
  part: Part;
  onPart(part: Part): void;
}

/** The tabs of the panel by the WAI-ARIA pattern: a press, an arrow key and the letter of a part select. */
export function GroupTabs({ texts, part, onPart }: TabsProps) {
  const { group: currentGroup } = PARTS[part];
  const select = (group: Group) => {
    const first = firstPartOf(group);
    if (first !== undefined) onPart(first);
  };
  return (
    <div role="tablist" aria-label={texts.groupsOfParts} className="tabs groups">
      {GROUPS.map((group) => (
        <button
          key={group}
          type="button"
          role="tab"
          id={`group-${group}`}
          aria-selected={group === currentGroup}
          aria-controls="group"
          tabIndex={group === currentGroup ? 0 : -1}
          onClick={() => select(group)}
          onKeyDown={(event) => selectByKey(event, groupMove(event.key, group), onPart, 'group')}
        >
          {texts.groups[group]}
        </button>
      ))}
    </div>
  );
}

/** The parts of the selected tab. The arrow keys go on over the parts of the other tabs. */
export function PartTabs({ texts, part, onPart }: TabsProps) {
  return (
    <div role="tablist" aria-label={texts.parts} className="tabs">
      {partsOf(PARTS[part].group).map((name) => (
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
          onKeyDown={(event) => selectByKey(event, partMove(event.key, name), onPart, 'tab')}
        >
          {texts.tabs[name]}
        </button>
      ))}
    </div>
  );
}

/** Selects a part, and focuses its tab or that of its group. */
function selectByKey(
  event: KeyboardEvent<HTMLElement>,
  nextPart: Part | undefined,
  onPart: (part: Part) => void,
  level: 'group' | 'tab',
) {
  if (event.ctrlKey || event.metaKey || event.altKey || nextPart === undefined) return;
  event.preventDefault();
  const panel = event.currentTarget.closest('.panel');
  // synchronously: a part of another tab has no tab yet
  flushSync(() => onPart(nextPart));
  panel
    ?.querySelector<HTMLElement>(level === 'tab' ? `#tab-${nextPart}` : `#group-${PARTS[nextPart].group}`)
    ?.focus();
}

function groupMove(key: string, from: Group): Part | undefined {
  if (key === 'ArrowRight') return firstPartOf(neighbour(from, 1));
  if (key === 'ArrowLeft') return firstPartOf(neighbour(from, -1));
  if (key === 'Home') return PART_NAMES[0];
  if (key === 'End') return firstPartOf(neighbour(GROUPS[0], -1));
  return partWithKey(key);
}

function partMove(key: string, from: Part): Part | undefined {
  const index = PART_NAMES.indexOf(from);
  if (key === 'ArrowRight') return PART_NAMES[(index + 1) % PART_NAMES.length];
  if (key === 'ArrowLeft') return PART_NAMES.at(index - 1);
  if (key === 'ArrowDown') return partInNeighbourGroup(from, 1);
  if (key === 'ArrowUp') return partInNeighbourGroup(from, -1);
  if (key === 'Home') return PART_NAMES[0];
  if (key === 'End') return PART_NAMES.at(-1);
  return partWithKey(key);
}

const partWithKey = (key: string) => PART_NAMES.find((name) => PARTS[name].key === key.toLowerCase());

const neighbour = (group: Group, step: 1 | -1): Group =>
  GROUPS.at((GROUPS.indexOf(group) + step) % GROUPS.length) ?? group;

const firstPartOf = (group: Group) => partsOf(group)[0];

/** The part in the same position of the next tab, or the last one of a shorter tab. */
function partInNeighbourGroup(from: Part, step: 1 | -1): Part | undefined {
  const { group } = PARTS[from];
  const neighbourParts = partsOf(neighbour(group, step));
  return neighbourParts[partsOf(group).indexOf(from)] ?? neighbourParts.at(-1);
}
