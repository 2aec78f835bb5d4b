import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Selection } from './selection';

/** What RecordTable needs to let rows be chosen. */
export interface RowSelection<Row> {
  chosen: Selection;
  /** Names a row's checkbox. */
  nameOf: (row: Row) => string;
  /** What can be done with the chosen rows. */
  actions: ReactNode;
}

/**
 * How many are chosen, and what can be done with them: over the head of the table, so that no row moves. Where
 * there are none the count alone stands there, unseen, or a change of it would not be read out.
 */
export function SelectionBar({ chosen, actions }: { chosen: Selection; actions: ReactNode }) {
  const count = chosen.ids.length;
  return (
    <div className={count === 0 ? 'visually-hidden' : 'selection-bar'}>
      <p role="status">
        <FormattedMessage id="selection.count" values={{ count }} />
      </p>
      {count === 0 ? null : <SelectionActions chosen={chosen}>{actions}</SelectionActions>}
    </div>
  );
}

function SelectionActions({ chosen, children }: { chosen: Selection; children: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'selection.actions' });
  const group = useRef<HTMLElement>(null);
  useLayoutEffect(function leaveFocusInList() {
    const { current } = group;
    return () => {
      if (current) giveFocusBack(current);
    };
  }, []);
  return (
    <section ref={group} className="selection-actions" aria-label={label}>
      {children}
      <button type="button" className="button small" onClick={() => chosen.choose([])}>
        <FormattedMessage id="selection.clear" />
      </button>
    </section>
  );
}

/** Whoever has just pressed something that goes, or answered the question that it asked, is not thrown off the page. */
function giveFocusBack(group: HTMLElement) {
  const list = group.closest('.records');
  const focus = () => {
    const boxes = list?.querySelectorAll<HTMLElement>('.row-choice input') ?? [];
    [...boxes].find((box) => box.getClientRects().length > 0)?.focus();
  };
  if (group.contains(document.activeElement)) focus();
  else
    document
      .querySelector('dialog[open]')
      ?.addEventListener('close', () => document.activeElement === document.body && focus(), { once: true });
}

interface PageChoiceProps {
  chosen: Selection;
  /** Of the rows that are seen. */
  ids: readonly number[];
}

export const HeadCheckbox = (props: PageChoiceProps) => (
  <th scope="col" className="row-choice">
    <PageChoice {...props} />
  </th>
);

/** All of the page, some of it or none. */
export function PageChoice({ chosen, ids }: PageChoiceProps) {
  const all = ids.length > 0 && chosen.ids.length === ids.length;
  return (
    <label>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = chosen.ids.length > 0 && !all;
        }}
        checked={all}
        disabled={ids.length === 0}
        onChange={() => chosen.choose(all ? [] : ids)}
      />
      <span className="choice-name">
        <FormattedMessage id="selection.page" />
      </span>
    </label>
  );
}

export function RowCheckbox({ chosen, id, name }: { chosen: Selection; id: number; name: string }) {
  const label = useIntl().formatMessage({ id: 'selection.row' }, { name });
  return (
    <td className="row-choice">
      <label>
        <input
          type="checkbox"
          checked={chosen.ids.includes(id)}
          aria-label={label}
          onChange={({ nativeEvent }) => chosen.toggle(id, isWithShift(nativeEvent))}
        />
      </label>
    </td>
  );
}

/** A change of a checkbox is told by the click that made it. */
const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;
