import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { dayAt } from '#domain/base/week';
import { DayLinks } from '#kit/calendar/DayLinks';
import { timeText } from '#kit/services/dates';
import { shortText } from '#kit/services/short-text';
import { stateAt } from '#machines/reservation/reservation-rules';
import { guestOf, ReserveTag } from './reserve-state';
import type { WeekPartProps } from './WeekGrid';

interface DayListProps extends WeekPartProps {
  day: string;
  /** Beside the week, to which there is a way back. */
  alone: boolean;
}

/** One day of the week, all of it. */
export function DayList({ week, rows, now, hrefOf, day, alone }: DayListProps) {
  const { days, hrefs, today } = week;
  const of = (one: string) => rows.filter(({ date }) => dayAt(date) === one);
  const here = of(day);
  return (
    <>
      <DayLinks days={days} day={day} today={today} hrefOf={hrefs.day} countOf={(one) => of(one).length} />
      {here.length === 0 ? (
        <p className="records-note">
          <FormattedMessage id="reserve.week.dayEmpty" />
        </p>
      ) : (
        <ul className="day-list">
          {here.map((row) => (
            <li key={row.id}>
              <Link href={hrefOf(row.id)}>
                <span className="day-when">{timeText(row.date)}</span>
                <span className="day-who">
                  <b>{guestOf(row)}</b>{' '}
                  <FormattedMessage id="reserve.people" values={{ count: row.people }} />
                  <span className="quiet"> {shortText(row.shop ?? '') || '–'}</span>
                </span>
                <ReserveTag state={stateAt(row, now)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {alone ? (
        <p className="calendar-note">
          <Link className="button" href={hrefs.whole}>
            <FormattedMessage id="reserve.week.whole" />
          </Link>
        </p>
      ) : null}
    </>
  );
}
