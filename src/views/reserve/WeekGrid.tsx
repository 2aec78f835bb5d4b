import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { inJapan } from '#domain/base/japan-time';
import { dayAt } from '#domain/base/week';
import type { Reserve } from '#domain/offers/reserve';
import { CalendarScroll } from '#kit/calendar/CalendarScroll';
import { DayName } from '#kit/calendar/DayName';
import { moveAmongBlocks } from '#kit/calendar/move-among-blocks';
import { useAppServices } from '#kit/context/app-services';
import { useNow } from '#kit/context/use-now';
import { dayText } from '#kit/services/dates';
import { NowLine } from './NowLine';
import type { Week } from './use-week';
import { WeekBlock } from './WeekBlock';

export interface WeekPartProps {
  week: Week;
  /** Ordered by time. */
  rows: readonly Reserve[];
  now: number;
  hrefOf: (id: number) => string;
}

/** Approximate opening hours of shops; earlier and later hours are shown when they have reservations. */
const OPEN = { from: 10, to: 20 };
const HOUR = 3_600_000;

/** Visible reservations of a cell; the page of the day shows the others. */
const SEEN = 3;

/**
 * Days are columns, hours are rows. Arrow keys move between reservations: down and up within a day, left and
 * right to another day.
 */
export function WeekGrid({ week, rows, now, hrefOf }: WeekPartProps) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const { days, today, monday, hrefs, shop } = week;
  // the row of the current hour is never folded
  const nextHour = new Date((Math.floor(clock.now() / HOUR) + 1) * HOUR).toISOString();
  const current = inJapan(useNow([nextHour])).hour();
  const hourOfNow = days.includes(today) ? current : null;
  const places = rows.map((row) => ({ row, day: dayAt(row.date), hour: inJapan(row.date).hour() }));
  return (
    <CalendarScroll>
      <table className="week-grid" onKeyDown={moveAmongBlocks}>
        <caption className="visually-hidden">
          {intl.formatMessage({ id: 'reserve.week.caption' }, { day: dayText(monday) })}
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
          {partsOf(places, hourOfNow).map(({ from, to }) =>
            from < to ? (
              <tr key={from} className="week-folded">
                <th scope="row">{from}:00</th>
                <td colSpan={days.length}>
                  <FormattedMessage
                    id="reserve.week.none"
                    values={{ from: `${from}:00`, to: `${to + 1}:00` }}
                  />
                </td>
              </tr>
            ) : (
              <tr key={from}>
                <th scope="row">{from}:00</th>
                {days.map((day) => {
                  const here = places.filter((place) => place.day === day && place.hour === from);
                  return (
                    <td key={day} className={day === today ? 'today' : undefined}>
                      {day === today ? <NowLine hour={from} /> : null}
                      {here.slice(0, SEEN).map(({ row }) => (
                        <WeekBlock
                          key={row.id}
                          row={row}
                          day={day}
                          now={now}
                          href={hrefOf(row.id)}
                          withShop={shop === null}
                        />
                      ))}
                      {here.length > SEEN ? (
                        <Link className="calendar-more" href={hrefs.day(day)}>
                          <FormattedMessage id="calendar.more" values={{ count: here.length - SEEN }} />
                        </Link>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </CalendarScroll>
  );
}

/**
 * The hours of the rows: each with reservations, and the current one, by itself; others that follow each other
 * in one row.
 */
function partsOf(places: readonly { hour: number }[], hourOfNow: number | null) {
  const hours = places.map(({ hour }) => hour);
  const first = Math.min(OPEN.from, ...hours);
  const last = Math.max(OPEN.to, ...hours);
  const isFree = (hour: number) => !hours.includes(hour) && hour !== hourOfNow;
  const parts: { from: number; to: number }[] = [];
  for (let hour = first; hour <= last; hour += 1) {
    const before = parts.at(-1);
    if (before && isFree(hour) && isFree(before.to)) before.to = hour;
    else parts.push({ from: hour, to: hour });
  }
  return parts;
}
