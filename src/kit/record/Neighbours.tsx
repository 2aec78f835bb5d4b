import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';

interface NeighboursProps<Id> {
  id: Id;
  /** The rows of the list's page, in order. */
  rows: readonly { id: Id }[];
  hrefOf: (id: Id) => string;
}

/**
 * Links to the previous and the next record on the list's page; nothing where the open record is on another
 * page. A record that leaves the page while it is open, such as an accepted one, keeps those neighbours that
 * are still there.
 */
export function Neighbours<Id>({ id, rows, hrefOf }: NeighboursProps<Id>) {
  const intl = useIntl();
  const [lastRows, setLastRows] = useState(rows);
  const isAmong = (of: typeof rows, one: Id) => of.some((row) => row.id === one);
  if (lastRows !== rows && isAmong(rows, id)) setLastRows(rows);
  const orderedRows = isAmong(rows, id) ? rows : lastRows;
  const ownIndex = orderedRows.findIndex((row) => row.id === id);
  if (ownIndex === -1) return null;
  const previousRow = orderedRows.slice(0, ownIndex).findLast((row) => isAmong(rows, row.id));
  const nextRow = orderedRows.slice(ownIndex + 1).find((row) => isAmong(rows, row.id));
  const neighbourLink = (name: 'previous' | 'next', icon: string, to: { id: Id } | undefined) => {
    const label = intl.formatMessage({ id: `record.${name}` });
    const picture = <span className={icon} aria-hidden="true" />;
    if (to === undefined) {
      return (
        <button type="button" className="icon-button" aria-label={label} title={label} disabled>
          {picture}
        </button>
      );
    }
    return (
      // replaces the history entry: "back" leads to the list, not through the records viewed
      <Link
        replace
        className="icon-button"
        href={hrefOf(to.id)}
        aria-label={label}
        title={label}
        data-step={name}
      >
        {picture}
      </Link>
    );
  };
  return (
    <span className="neighbours">
      {neighbourLink('previous', 'pi pi-chevron-left', previousRow)}
      {neighbourLink('next', 'pi pi-chevron-right', nextRow)}
    </span>
  );
}
