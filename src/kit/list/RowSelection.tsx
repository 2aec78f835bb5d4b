import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Selection } from './selection';
import './selection.css';

/** What RecordTable needs to let rows be chosen. */
export interface RowSelection<Row> {
  chosen: Selection;
  /** Names a row's checkbox. */
  nameOf: (row: Row) => string;
  /** What can be done with the chosen rows. */
  actions: ReactNode;
}

/**
 * How many are chosen, and what can be done with them. It always stands there, so that choosing the first row moves no
 * other away from under the pointer.
 */
export function SelectionBar({ chosen, actions }: { chosen: Selection; actions: ReactNode }) {
  const intl = useIntl();
  const count = chosen.ids.length;
  return (
    <section className="selection-bar" aria-label={intl.formatMessage({ id: 'selection.actions' })}>
      <p role="status" className={count === 0 ? 'quiet' : undefined}>
        <FormattedMessage id="selection.count" values={{ count }} />
      </p>
      <div className="selection-actions">
        {actions}
        <button
          type="button"
          className="button small"
          // stays focusable: whoever has just pressed it is not thrown off the page
          aria-disabled={count === 0}
          onClick={() => chosen.choose([])}
        >
          <FormattedMessage id="selection.clear" />
        </button>
      </div>
    </section>
  );
}

/** All of the page, some of it or none. */
export function HeadCheckbox({ chosen, ids }: { chosen: Selection; ids: readonly number[] }) {
  const label = useIntl().formatMessage({ id: 'selection.page' });
  const all = ids.length > 0 && chosen.ids.length === ids.length;
  return (
    <th scope="col" className="row-choice">
      <label>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = chosen.ids.length > 0 && !all;
          }}
          checked={all}
          disabled={ids.length === 0}
          aria-label={label}
          onChange={() => chosen.choose(all ? [] : ids)}
        />
      </label>
    </th>
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
          onChange={() => chosen.toggle(id)}
        />
      </label>
    </td>
  );
}
