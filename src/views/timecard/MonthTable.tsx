import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { datesOfMonth } from '#domain/office/month';
import { hoursText, type WorkedDay, type WorkedMonth } from '#domain/office/working-hours';
import { CalendarScroll } from '#kit/calendar/CalendarScroll';
import { ColumnHeads } from '#kit/page/ColumnHeads';
import { localDate } from '#kit/services/dates';
import { OpenCards } from './OpenCards';
import { staffName } from './staff-of';

interface MonthTableProps {
  month: string;
  people: readonly WorkedMonth[];
  hrefOf: (staff: number) => string;
}

/**
 * A row for each person with the total, a column for each day. A phone shows only the totals, and the days on
 * the person's own page.
 */
export function MonthTable({ month, people, hrefOf }: MonthTableProps) {
  const intl = useIntl();
  const days = datesOfMonth(month);
  const totalMinutes = people.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <CalendarScroll className="month-scroll">
      <table className="month-table">
        <caption className="visually-hidden">
          {intl.formatMessage({ id: 'timecard.month.caption' }, { month: localDate(intl, month) })}
        </caption>
        <thead>
          <tr>
            <ColumnHeads of={['timecard.staff', 'timecard.month.days', 'timecard.month.sum']} />
            {days.map((day) => (
              <DayHead key={day} day={day} />
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.staffId ?? person.staff}>
              <th scope="row">
                <PersonName person={person} hrefOf={hrefOf} />
              </th>
              <td>{person.days.size}</td>
              <td>
                <b>{hoursText(person.minutes)}</b>
                {person.open > 0 ? <OpenCards count={person.open} /> : null}
              </td>
              {days.map((day) => (
                <td key={day} className="month-day">
                  <DayHours worked={person.days.get(day)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="timecard.month.all" />
            </th>
            <td />
            <td>
              <b>{hoursText(totalMinutes)}</b>
            </td>
            {days.map((day) => (
              <td key={day} className="month-day" />
            ))}
          </tr>
        </tfoot>
      </table>
    </CalendarScroll>
  );
}

function DayHead({ day }: { day: string }) {
  const intl = useIntl();
  return (
    <th scope="col" className="month-day">
      <time dateTime={day}>
        {Number(day.slice(-2))}
        <small>{intl.formatDate(day, { timeZone: 'UTC', weekday: 'narrow' })}</small>
      </time>
    </th>
  );
}

function PersonName({ person, hrefOf }: { person: WorkedMonth; hrefOf: (staff: number) => string }) {
  if (person.staffId === null) return staffName(person);
  return (
    <Link className="clamp" href={hrefOf(person.staffId)}>
      {staffName(person)}
    </Link>
  );
}

/** Marks a card without an end: the hours of the day will increase. */
function DayHours({ worked }: { worked: WorkedDay | undefined }) {
  if (worked === undefined) return null;
  const isOpen = worked.cards.some(({ clock_out }) => clock_out === null);
  return (
    <>
      {worked.minutes > 0 || !isOpen ? hoursText(worked.minutes) : null}
      {isOpen ? <OpenCards count={1} /> : null}
    </>
  );
}
