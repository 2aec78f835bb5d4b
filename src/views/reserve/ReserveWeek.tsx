import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reserveSpan } from '#api/offers/reserve-queries';
import { spanOfDays } from '#domain/base/week';
import { RESERVE_STATES } from '#domain/offers/reserve';
import { CalendarFrame } from '#kit/calendar/CalendarFrame';
import { useScope } from '#kit/context/scope';
import { useNow } from '#kit/context/use-now';
import { PageHead } from '#kit/page/PageHead';
import { usePhone } from '#kit/services/use-media';
import { ReserveTag } from '#records/reserve/reserve-state';
import { DayList } from './DayList';
import { ReserveDialogs } from './ReserveDialogs';
import type { HeldAcceptances } from './use-held-acceptances';
import { useReserveController, useReserveCounts } from './use-reserve-controller';
import { useWeek } from './use-week';
import { WeekBar } from './WeekBar';
import { WeekGrid } from './WeekGrid';
import './week.css';

interface ReserveWeekProps {
  tabs: ReactNode;
  acceptances: HeldAcceptances;
}

/** 週間カレンダー of one shop or of all shops: one week, on a phone one day. */
export default function ReserveWeek({ tabs, acceptances }: ReserveWeekProps) {
  const week = useWeek();
  const isPhone = usePhone();
  const query = useQuery(reserveSpan(useScope(), spanOfDays(week.days)));
  const counts = useReserveCounts('upcoming', query.isSuccess);
  const rowsOfAllShops = query.data?.rows;
  const rows = rowsOfAllShops?.filter(({ shop }) => week.shop === null || shop === week.shop) ?? [];
  const now = useNow(rows.map(({ date }) => date));
  const controller = useReserveController(week.list, acceptances, selectNothing);
  const calendarProps = { week, rows, now, hrefOf: controller.recordController.hrefs.view };
  const day = week.day ?? (isPhone ? initialDay(week) : null);
  return (
    <>
      <PageHead title="reserve.title" tabs={tabs} />
      <CalendarFrame
        className="week"
        query={query}
        bar={<WeekBar week={week} rows={rowsOfAllShops ?? []} />}
        legend={RESERVE_STATES.map((state) => <ReserveTag key={state} state={state} />)}
      >
        {() => (
          <>
            {day === null ? (
              <WeekGrid {...calendarProps} />
            ) : (
              <DayList {...calendarProps} day={day} hasBackLink={!isPhone} />
            )}
            {rows.length === 0 && day === null ? (
              <p className="records-note">
                <FormattedMessage id="reserve.week.empty" />
              </p>
            ) : null}
          </>
        )}
      </CalendarFrame>
      <ReserveDialogs controller={controller} rows={rows} waitingCount={counts?.waiting} />
    </>
  );
}

/** The week has no selection. */
const selectNothing = () => {};

/** Today if the week contains it, else Monday. */
const initialDay = ({ days, today, monday }: ReturnType<typeof useWeek>): string =>
  days.includes(today) ? today : monday;
