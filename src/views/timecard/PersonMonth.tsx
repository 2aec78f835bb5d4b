import { FormattedMessage, useIntl } from 'react-intl';
import { datesOfMonth } from '#domain/office/month';
import { hoursText, type WorkedMonth } from '#domain/office/working-hours';
import { CalendarScroll } from '#kit/calendar/CalendarScroll';
import { DayName } from '#kit/calendar/DayName';
import { ColumnHeads } from '#kit/page/ColumnHeads';
import { localDate } from '#kit/services/dates';
import { ClockOut, ClockTime } from './ClockTime';
import { staffName } from './staff-of';

interface PersonMonthProps {
  month: string;
  person: WorkedMonth;
}

/** One person's month: the worked days with their times, and the total. */
export function PersonMonth({ month, person }: PersonMonthProps) {
  const intl = useIntl();
  const name = staffName(person);
  const workedDays = datesOfMonth(month).flatMap((day) => {
    const workedDay = person.days.get(day);
    return workedDay ? [{ day, ...workedDay }] : [];
  });
  return (
    <CalendarScroll className="month-scroll">
      <h3 className="object-name month-person">{name}</h3>
      <table className="month-table person">
        <caption className="visually-hidden">
          {intl.formatMessage({ id: 'timecard.month.of' }, { name, month: localDate(intl, month) })}
        </caption>
        <thead>
          <tr>
            <ColumnHeads of={['timecard.date', 'timecard.month.times', 'timecard.hours']} />
          </tr>
        </thead>
        <tbody>
          {workedDays.map(({ day, cards, minutes }) => (
            <tr key={day}>
              <th scope="row">
                <DayName day={day} />
              </th>
              <td>
                {cards.map((card) => (
                  <span key={card.id} className="month-span">
                    <ClockTime moment={card.clock_in} /> – <ClockOut card={card} />
                  </span>
                ))}
              </td>
              <td>{hoursText(minutes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="timecard.month.sum" />
            </th>
            <td>
              <FormattedMessage
                id="timecard.month.count"
                values={{ days: person.days.size, open: person.open }}
              />
            </td>
            <td>
              <b>{hoursText(person.minutes)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </CalendarScroll>
  );
}
