import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MomentSpan, SpanRows } from '#api/http/span';
import { parseTime } from '#domain/base/japan-time';
import { daysFrom, spanOfDays, YEAR_OF_WEEKS } from '#domain/base/week';
import { Moment } from '#kit/date/Moment';
import { QueryState } from '#kit/page/QueryState';

interface LastYearRowsProps<Row, Key extends QueryKey> {
  /** The day whose time of last year is meant. */
  day: string;
  /** The query of the records of a span. */
  query: (span: MomentSpan) => UseQueryOptions<SpanRows<Row>, Error, SpanRows<Row>, Key>;
  momentOf: (row: Row) => string | null | undefined;
  /** Message id of the sentence that is shown when there are none. */
  empty: string;
  /** What stands before the time of a record: its name, which starts a new record from it. */
  children: (row: Row) => ReactNode;
}

/** Days after the first one. */
const DAYS_AFTER_FIRST = 27;

/** The records of the four weeks from the day on, a year before, in the order of their times. */
export function LastYearRows<Row extends { id: number }, Key extends QueryKey>({
  day,
  query,
  momentOf,
  empty,
  children,
}: LastYearRowsProps<Row, Key>) {
  const firstDay = daysFrom(day, -YEAR_OF_WEEKS);
  const timeOf = (row: Row) => parseTime(momentOf(row) ?? '');
  return (
    <QueryState query={useQuery(query(spanOfDays([firstDay, daysFrom(firstDay, DAYS_AFTER_FIRST)])))}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="quiet">
            <FormattedMessage id={empty} />
          </p>
        ) : (
          <ul>
            {rows
              .toSorted((one, other) => timeOf(one) - timeOf(other))
              .map((row) => (
                <li key={row.id}>
                  {children(row)}{' '}
                  <span className="quiet">
                    <Moment at={momentOf(row)} />
                  </span>
                </li>
              ))}
          </ul>
        )
      }
    </QueryState>
  );
}
