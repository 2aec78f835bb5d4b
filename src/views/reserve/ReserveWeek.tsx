import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reserveSpan, WEEK_MAX } from '#api/offers/reserve-queries';
import { spanOfWeek } from '#domain/base/week';
import { RESERVE_STATES } from '#domain/offers/reserve';
import { useScope } from '#kit/context/scope';
import { useFailure } from '#kit/context/use-failure';
import { Failed } from '#kit/page/Failed';
import { PageHead } from '#kit/page/PageHead';
import { Skeleton } from '#kit/page/Skeleton';
import { useStillComing } from '#kit/page/still-coming';
import { usePhone } from '#kit/services/use-media';
import { DayList } from './DayList';
import { ReserveDialogs } from './ReserveDialogs';
import { ReserveTag } from './reserve-state';
import { useNow } from './use-now';
import { useReserveCounts, useReserveDesk } from './use-reserve-desk';
import { useWeek } from './use-week';
import { WeekBar } from './WeekBar';
import { WeekGrid } from './WeekGrid';
import './week.css';

/** 週間カレンダー of one shop or all of them: a week at a time, on a phone a day. */
export default function ReserveWeek({ tabs }: { tabs: ReactNode }) {
  const week = useWeek();
  const phone = usePhone();
  const query = useQuery(reserveSpan(useScope(), spanOfWeek(week.monday)));
  const failure = useFailure(query);
  useStillComing(query.isFetching);
  useReserveCounts(query.isSuccess);
  const all = query.data?.rows;
  const rows = all?.filter(({ shop }) => week.shop === null || shop === week.shop) ?? [];
  const now = useNow(rows.map(({ date }) => date));
  const desk = useReserveDesk(week.list, keepNothing);
  const shown = { week, rows, now, hrefOf: desk.editing.hrefs.view };
  const day = week.day ?? (phone ? dayToBegin(week) : null);
  return (
    <>
      <PageHead title="reserve.title" tabs={tabs} />
      <section className="week" aria-busy={query.isFetching}>
        <WeekBar week={week} rows={all ?? []} />
        {all === undefined && !failure ? <Skeleton rows={10} /> : null}
        {all === undefined && failure ? (
          <Failed busy={failure.isAskedAgain} onRetry={() => void query.refetch()} />
        ) : null}
        {all && day === null ? <WeekGrid {...shown} /> : null}
        {all && day !== null ? <DayList {...shown} day={day} alone={!phone} /> : null}
        {all && rows.length === 0 && day === null ? (
          <p className="records-note">
            <FormattedMessage id="reserve.week.empty" />
          </p>
        ) : null}
        {query.data?.isCut ? (
          <p className="week-note">
            <FormattedMessage id="reserve.week.cut" values={{ count: WEEK_MAX }} />
          </p>
        ) : null}
        {query.isPending ? (
          <span className="visually-hidden" role="status">
            <FormattedMessage id="common.loading" />
          </span>
        ) : null}
        <p className="week-legend">
          {RESERVE_STATES.map((state) => (
            <ReserveTag key={state} state={state} />
          ))}
        </p>
      </section>
      <ReserveDialogs desk={desk} rows={rows} />
    </>
  );
}

/** Nothing is chosen here. */
const keepNothing = () => {};

/** Today, where the week has it. */
const dayToBegin = ({ days, today, monday }: ReturnType<typeof useWeek>): string =>
  days.includes(today) ? today : monday;
