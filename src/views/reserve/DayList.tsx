import { FormattedMessage } from 'react-intl';
import { dayAt } from '#domain/base/week';
import { CalendarDay } from '#kit/calendar/CalendarDay';
import { timeText } from '#kit/services/dates';
import { shortText } from '#kit/services/short-text';
import { stateAt } from '#machines/reservation/reservation-rules';
import { guestOf, ReserveTag } from '#records/reserve/reserve-state';
import type { WeekCalendarProps } from './use-week';

interface DayListProps extends WeekCalendarProps {
  day: string;
  /** Shown instead of the week, with a link back to it. */
  hasBackLink: boolean;
}

/** One day of the week with all its reservations. */
export const DayList = ({
  week: { days, today, hrefs },
  rows,
  now,
  hrefOf,
  day,
  hasBackLink,
}: DayListProps) => (
  <CalendarDay
    days={days}
    day={day}
    today={today}
    rowsOf={(shownDay) => rows.filter(({ date }) => dayAt(date) === shownDay)}
    hrefs={{ day: hrefs.day, row: hrefOf, whole: hasBackLink ? hrefs.whole : null }}
    texts={{ empty: 'reserve.week.dayEmpty', whole: 'reserve.week.whole' }}
  >
    {(row) => (
      <>
        <span className="day-when">{timeText(row.date)}</span>
        <span className="day-who">
          <b>{guestOf(row)}</b> <FormattedMessage id="reserve.people" values={{ count: row.people }} />
          <span className="quiet"> {shortText(row.shop ?? '') || '–'}</span>
        </span>
        <ReserveTag state={stateAt(row, now)} />
      </>
    )}
  </CalendarDay>
);
