import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { inJapan } from '#domain/base/japan-time';
import { dayAt } from '#domain/base/week';
import { CalendarScroll } from '#kit/calendar/CalendarScroll';
import { DayName } from '#kit/calendar/DayName';
import { moveAmongBlocks } from '#kit/calendar/move-among-blocks';
import { useAppServices } from '#kit/context/app-services';
import { useNow } from '#kit/context/use-now';
import { localDate } from '#kit/services/dates';
import { FoldRow } from './FoldRow';
import { HourRow } from './HourRow';
import { hourParts } from './hour-parts';
import type { WeekCalendarProps } from './use-week';

const HOUR_MS = 3_600_000;

/**
 * Days are columns, hours are rows. Arrow keys move between reservations: down and up within a day, left and
 * right to another day.
 */
export function WeekGrid({ week, rows, now, hrefOf }: WeekCalendarProps) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const { days, today, monday, hrefs, unfoldedHours, setUnfoldedHours } = week;
  // the row of the current hour is never folded
  const nextHour = new Date((Math.floor(clock.now() / HOUR_MS) + 1) * HOUR_MS).toISOString();
  const currentHour = inJapan(useNow([nextHour])).hour();
  const hourOfNow = days.includes(today) ? currentHour : null;
  const timedReserves = rows.map((row) => ({ row, day: dayAt(row.date), hour: inJapan(row.date).hour() }));
  const reserveHours = timedReserves.map(({ hour }) => hour);
  const rowParts = hourParts(reserveHours, hourOfNow);
  const hourRow = (hour: number) => (
    <HourRow
      key={hour}
      {...{ week, hour, now, hrefOf }}
      isCurrent={hour === hourOfNow}
      rowsOf={(day) =>
        timedReserves.flatMap((reserve) => (reserve.day === day && reserve.hour === hour ? reserve.row : []))
      }
    />
  );
  return (
    <CalendarScroll>
      <table className="week-grid" onKeyDown={moveAmongBlocks}>
        <caption className="visually-hidden">
          {intl.formatMessage({ id: 'reserve.week.caption' }, { day: localDate(intl, monday) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">
                <FormattedMessage id="reserve.week.hour" />
              </span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                <Link href={hrefs.day(day)}>
                  <DayName day={day} />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowParts.map(({ from, to }) => {
            if (from === to) return <Fragment key={from}>{hourRow(from)}</Fragment>;
            // an hour that the address names unfolds its whole stretch
            const isWithinPart = (hour: number) => from <= hour && hour <= to;
            const isOpen = unfoldedHours.some(isWithinPart);
            const otherUnfoldedHours = unfoldedHours.filter((hour) => !isWithinPart(hour));
            return (
              <Fragment key={from}>
                <FoldRow
                  {...{ from, to, isOpen, days: days.length }}
                  onToggle={() =>
                    setUnfoldedHours(isOpen ? otherUnfoldedHours : [...otherUnfoldedHours, from])
                  }
                />
                {isOpen ? Array.from({ length: to - from + 1 }, (_, index) => hourRow(from + index)) : null}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </CalendarScroll>
  );
}
