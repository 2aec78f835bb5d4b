import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SPAN_ROWS_MAX } from '#api/http/span';
import { useFailure } from '#kit/context/use-failure';
import { Failed } from '#kit/page/Failed';
import { Skeleton } from '#kit/page/Skeleton';
import { useStillComing } from '#kit/page/still-coming';
import './calendar.css';

interface CalendarFrameProps<Told extends { isCut: boolean }> {
  /** Tells one calendar from another, for styles. */
  className: string;
  query: UseQueryResult<Told>;
  bar: ReactNode;
  /** What states look like here. */
  legend: ReactNode;
  children: (told: Told) => ReactNode;
}

/** A calendar as it comes, fails, is too full and stands there; what is said of nothing at all is its own. */
export function CalendarFrame<Told extends { isCut: boolean }>({
  className,
  query,
  bar,
  legend,
  children,
}: CalendarFrameProps<Told>) {
  const failure = useFailure(query);
  useStillComing(query.isFetching);
  const told = query.data;
  return (
    <section className={`calendar ${className}`} aria-busy={query.isFetching}>
      {bar}
      {told === undefined && !failure ? <Skeleton rows={10} /> : null}
      {told === undefined && failure ? (
        <Failed busy={failure.isAskedAgain} onRetry={() => void query.refetch()} />
      ) : null}
      {told === undefined ? null : children(told)}
      {told?.isCut ? (
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
