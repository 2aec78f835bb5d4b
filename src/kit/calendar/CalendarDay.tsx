import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useOpenId } from '#kit/overlay/use-open-id';
import { DayName } from './DayName';

interface CalendarDayProps<Day extends string, Row extends { id: number }> {
  /** In rows of seven. */
  days: readonly Day[];
  /** The day whose rows are listed. */
  day: Day;
  today: Day;
  /** The rows of a day, in order. */
  rowsOf: (day: Day) => readonly Row[];
  /** The name of a day that is not a date. */
  nameOf?: (day: Day) => ReactNode;
  /** What is counted of the rows of a day, where it is not the rows. */
  countOf?: (rows: readonly Row[]) => ReactNode;
  /** Above the rows of the day. */
  summary?: ReactNode;
  /** Whether a day belongs to the month before or after. */
  isBeside?: (day: Day) => boolean;
  /** `whole`: back to the whole calendar; null where the window is too narrow for it. */
  hrefs: { day: (day: Day) => string; row: (id: number) => string; whole: string | null };
  /** Message ids. */
  texts: { empty: string; whole: string };
  children: (row: Row) => ReactNode;
}

/** The rows of one day; above them links to the other days, each with its number of rows. */
export function CalendarDay<Day extends string, Row extends { id: number }>({
  days,
  day,
  today,
  rowsOf,
  nameOf = nameOfDate,
  countOf = rowCountText,
  summary,
  isBeside = () => false,
  hrefs,
  texts,
  children,
}: CalendarDayProps<Day, Row>) {
  const intl = useIntl();
  const rowsOfDay = rowsOf(day);
  const openId = useOpenId();
  return (
    <>
      <nav className="calendar-days" aria-label={intl.formatMessage({ id: 'calendar.days' })}>
        {days.map((oneDay) => (
          <Link
            key={oneDay}
            href={hrefs.day(oneDay)}
            className={
              `${oneDay === today ? 'today' : ''} ${isBeside(oneDay) ? 'beside' : ''}`.trim() || undefined
            }
            aria-current={oneDay === day ? 'page' : undefined}
          >
            {nameOf(oneDay)}
            <span className="quiet">{countOf(rowsOf(oneDay))}</span>
          </Link>
        ))}
      </nav>
      {summary}
      {rowsOfDay.length === 0 ? (
        <p className="records-note">
          <FormattedMessage id={texts.empty} />
        </p>
      ) : (
        <ul className="day-list">
          {rowsOfDay.map((row) => (
            <li key={row.id}>
              <Link href={hrefs.row(row.id)} aria-current={row.id === openId ? 'true' : undefined}>
                {children(row)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hrefs.whole === null ? null : (
        <p className="calendar-note">
          <Link className="button" href={hrefs.whole}>
            <FormattedMessage id={texts.whole} />
          </Link>
        </p>
      )}
    </>
  );
}

const nameOfDate = (day: string) => <DayName day={day} />;

const rowCountText = (rows: readonly unknown[]) => (
  <FormattedMessage id="calendar.count" values={{ count: rows.length }} />
);
