import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SPAN_ROWS_MAX } from '#api/http/span';
import { useFailure } from '#kit/context/use-failure';
import { Failed } from '#kit/page/Failed';
import { useLoadingPart } from '#kit/page/loading-parts';
import { Skeleton } from '#kit/page/Skeleton';
import './calendar.css';

interface CalendarFrameProps<Data extends { isCut: boolean }> {
  /** Distinguishes the calendars for CSS. */
  className: string;
  query: UseQueryResult<Data>;
  bar: ReactNode;
  /** Shows how each state looks in this calendar. */
  legend: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The loading, failed, truncated and loaded states of a calendar; `children` renders the empty state. */
export function CalendarFrame<Data extends { isCut: boolean }>({
  className,
  query,
  bar,
  legend,
  children,
}: CalendarFrameProps<Data>) {
  const failure = useFailure(query);
  useLoadingPart(query.isFetching);
  const data = query.data;
  return (
    <section className={`calendar ${className}`} aria-busy={query.isFetching}>
      {bar}
      {data === undefined && !failure ? <Skeleton rows={10} /> : null}
      {data === undefined && failure ? (
        <Failed busy={failure.isRetrying} onRetry={() => void query.refetch()} />
      ) : null}
      {data === undefined ? null : children(data)}
      {data?.isCut ? (
        <p className="calendar-note">
          <FormattedMessage id="calendar.cut" values={{ count: SPAN_ROWS_MAX }} />
        </p>
      ) : null}
      {query.isPending ? (
        <span className="visually-hidden" role="status">
          <FormattedMessage id="common.loading" />
        </span>
      ) : null}
      <p className="calendar-legend">{legend}</p>
    </section>
  );
}
