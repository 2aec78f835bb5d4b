import { CalendarDay } from '#kit/calendar/CalendarDay';
import { Moment } from '#kit/date/Moment';
import { eventName } from './event-name';
import { EventTag } from './event-state';
import type { MonthPartProps } from './MonthGrid';
import { isOnDay } from './month-bars';

interface MonthDayProps extends Omit<MonthPartProps, 'now'> {
  day: string;
  /** Shown instead of the month, with a link back to it. */
  alone: boolean;
}

/** One day of the month with all its events. */
export const MonthDay = ({
  month: { days, today, month, hrefs },
  rows,
  hrefOf,
  day,
  alone,
}: MonthDayProps) => (
  <CalendarDay
    days={days}
    day={day}
    today={today}
    rowsOf={(one) => rows.filter((row) => isOnDay(row, one))}
    isBeside={(one) => !one.startsWith(month)}
    hrefs={{ day: hrefs.day, row: hrefOf, whole: alone ? hrefs.whole : null }}
    texts={{ empty: 'event.month.dayEmpty', whole: 'event.month.whole' }}
  >
    {(row) => (
      <>
        <span className="day-who">
          <b>{eventName(row)}</b>
          <span className="quiet">
            {' '}
            <Moment at={row.start} /> – <Moment at={row.end} />
          </span>
        </span>
        <EventTag of={row} />
      </>
    )}
  </CalendarDay>
);
