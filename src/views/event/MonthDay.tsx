import { CalendarDay } from '#kit/calendar/CalendarDay';
import { Moment } from '#kit/date/Moment';
import { eventName } from './event-name';
import { EventTag } from './event-state';
import type { MonthCalendarProps } from './MonthGrid';
import { isOnDay } from './month-bars';

interface MonthDayProps extends Omit<MonthCalendarProps, 'now'> {
  day: string;
  /** Shown instead of the month, with a link back to it. */
  hasBackLink: boolean;
}

/** One day of the month with all its events. */
export const MonthDay = ({
  month: { days, today, month, hrefs },
  rows,
  hrefOf,
  day,
  hasBackLink,
}: MonthDayProps) => (
  <CalendarDay
    days={days}
    day={day}
    today={today}
    rowsOf={(shownDay) => rows.filter((row) => isOnDay(row, shownDay))}
    isBeside={(shownDay) => !shownDay.startsWith(month)}
    hrefs={{ day: hrefs.day, row: hrefOf, whole: hasBackLink ? hrefs.whole : null }}
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
