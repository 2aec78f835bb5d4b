import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { QueryView } from '#kit/context/query-view';
import { QueryState } from '#kit/page/QueryState';

interface TodayPartProps<Data, Row> {
  /** Message ids; `empty` replaces the rows where there are none. */
  title: string;
  empty: string;
  /** The page with all records. */
  href: string;
  query: QueryView<Data>;
  /** The rows of the data. */
  rowsOf: (data: NonNullable<Data>) => readonly Row[];
  /** Which rows are shown, of many; the page has all. */
  pick?: (rows: readonly Row[]) => readonly Row[];
  /** A row as a list item. */
  children: (row: Row) => ReactNode;
}

/** Rows of a part that are shown. */
export const ROWS_MAX = 6;

const firstRows = <Row,>(rows: readonly Row[]): readonly Row[] => rows.slice(0, ROWS_MAX);

/** One list of the user's day, with a link to the page that has all of it. */
export function TodayPart<Data, Row>({
  title,
  empty,
  href,
  query,
  rowsOf,
  pick = firstRows,
  children,
}: TodayPartProps<Data, Row>) {
  const id = useId();
  return (
    <section className="today-part" aria-labelledby={id}>
      <h3 id={id}>
        <Link href={href}>
          <FormattedMessage id={title} />
        </Link>
      </h3>
      <QueryState query={query}>
        {(data) => {
          const rows = rowsOf(data);
          const shownRows = pick(rows);
          if (rows.length === 0) {
            return (
              <p className="quiet">
                <FormattedMessage id={empty} />
              </p>
            );
          }
          return (
            <>
              <ul>{shownRows.map(children)}</ul>
              {shownRows.length === rows.length ? null : (
                <Link className="today-more" href={href}>
                  <FormattedMessage id="dashboard.all" values={{ count: rows.length }} />
                </Link>
              )}
            </>
          );
        }}
      </QueryState>
    </section>
  );
}
