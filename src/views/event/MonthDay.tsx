import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { DayLinks } from '#kit/calendar/DayLinks';
import { timestampText } from '#kit/services/dates';
import { eventName } from './event-resource';
import { EventTag } from './event-state';
import type { MonthPartProps } from './MonthGrid';
import { isOnDay } from './month-bars';

interface MonthDayProps extends Omit<MonthPartProps, 'now'> {
  day: string;
  /** Beside the month, to which there is a way back. */
  alone: boolean;
}

/** One day of the month, all that is held on it. */
export function MonthDay({ month, rows, hrefOf, day, alone }: MonthDayProps) {
  const { days, hrefs, today } = month;
  const of = (one: string) => rows.filter((row) => isOnDay(row, one));
  const here = of(day);
  return (
    <>
      <DayLinks
        days={days}
        day={day}
        today={today}
        hrefOf={hrefs.day}
        countOf={(one) => of(one).length}
        isBeside={(one) => !one.startsWith(month.month)}
      />
      {here.length === 0 ? (
        <p className="records-note">
          <FormattedMessage id="event.month.dayEmpty" />
        </p>
      ) : (
        <ul className="day-list">
          {here.map((row) => (
            <li key={row.id}>
              <Link href={hrefOf(row.id)}>
                <span className="day-who">
                  <b>{eventName(row)}</b>
                  <span className="quiet">
                    {' '}
                    {timestampText(row.start)} – {timestampText(row.end)}
                  </span>
                </span>
                <EventTag of={row} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {alone ? (
        <p className="calendar-note">
          <Link className="button" href={hrefs.whole}>
            <FormattedMessage id="event.month.whole" />
          </Link>
        </p>
      ) : null}
    </>
  );
}
