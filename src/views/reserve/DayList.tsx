import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { dayAt } from '#domain/base/week';
import { timeText } from '#kit/services/dates';
import { shortText } from '#kit/services/short-text';
import { stateAt } from '#machines/reservation/reservation-rules';
import { DayName } from './DayName';
import { guestOf, ReserveTag } from './reserve-state';
import type { WeekPartProps } from './WeekGrid';

interface DayListProps extends WeekPartProps {
  day: string;
  /** Beside the week, to which there is a way back. */
  alone: boolean;
}

/** One day of the week, all of it. */
export function DayList({ week, rows, now, hrefOf, day, alone }: DayListProps) {
  const intl = useIntl();
  const { days, hrefs, today } = week;
  const of = (one: string) => rows.filter(({ date }) => dayAt(date) === one);
  const here = of(day);
  return (
    <>
      <nav className="week-days" aria-label={intl.formatMessage({ id: 'reserve.week.days' })}>
        {days.map((one) => (
          <Link
            key={one}
            href={hrefs.day(one)}
            className={one === today ? 'today' : undefined}
            aria-current={one === day ? 'page' : undefined}
          >
            <DayName day={one} />
            <span className="quiet">
              <FormattedMessage id="reserve.week.count" values={{ count: of(one).length }} />
            </span>
          </Link>
        ))}
      </nav>
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
        <p className="week-note">
          <Link className="button" href={hrefs.whole}>
            <FormattedMessage id="reserve.week.whole" />
          </Link>
        </p>
      ) : null}
    </>
  );
}
