import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Selection } from './selection';

/** Makes the rows of a `RecordTable` selectable. */
export interface RowSelection<Row> {
  chosen: Selection;
  /** The name of a row in the label of its checkbox. */
  nameOf: (row: Row) => string;
  /** The actions on the selected rows. */
  actions: ReactNode;
}

/**
 * The count of selected rows and the actions on them, over the head of the table, so that no row moves. With
 * no selection the count is visually hidden: a live region must exist before it changes.
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
  const actionsRef = useRef<HTMLElement>(null);
  useLayoutEffect(function leaveFocusInList() {
    const { current } = actionsRef;
    return () => {
      if (current) giveFocusBack(current);
    };
  }, []);
  return (
    <section ref={actionsRef} className="selection-actions" aria-label={label}>
      {children}
      <button type="button" className="button small" onClick={() => chosen.choose([])}>
        <FormattedMessage id="selection.clear" />
      </button>
    </section>
  );
}

/** Keeps the focus in the list after a click on an action that disappears, or after its confirmation. */
function giveFocusBack(group: HTMLElement) {
  const list = group.closest('.records');
  const focusFirst = () => {
    const boxes = list?.querySelectorAll<HTMLElement>('.row-choice input') ?? [];
    [...boxes].find((box) => box.getClientRects().length > 0)?.focus();
  };
  if (group.contains(document.activeElement)) focusFirst();
  else
    document
      .querySelector('dialog[open]')
      ?.addEventListener('close', () => document.activeElement === document.body && focusFirst(), {
        once: true,
      });
}

interface PageChoiceProps {
  chosen: Selection;
  /** The rows of the page. */
  ids: readonly number[];
}

export const HeadCheckbox = (props: PageChoiceProps) => (
  <th scope="col" className="row-choice">
    <PageChoice {...props} />
  </th>
);

/** Selects all rows of the page or none; some selected rows make it indeterminate. */
export function PageChoice({ chosen, ids }: PageChoiceProps) {
  const areAllChosen = ids.length > 0 && chosen.ids.length === ids.length;
  return (
    <label>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = chosen.ids.length > 0 && !areAllChosen;
        }}
        checked={areAllChosen}
        disabled={ids.length === 0}
        onChange={() => chosen.choose(areAllChosen ? [] : ids)}
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

/** A checkbox's change event carries the click that caused it. */
const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;
