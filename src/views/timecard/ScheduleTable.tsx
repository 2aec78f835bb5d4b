import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WEEKDAYS, type WeekdayValue } from '#domain/base/weekday';
import { grouped } from '#domain/office/grouped';
import type { WorkSchedule } from '#domain/office/work-schedule';
import { CalendarScroll } from '#kit/calendar/CalendarScroll';
import { moveAmongBlocks } from '#kit/calendar/move-among-blocks';
import { staffOf } from './staff-of';
import { weekdayName } from './weekday-name';

export interface ScheduleWeekProps {
  rows: readonly WorkSchedule[];
  today: WeekdayValue;
  hrefOf: (id: number) => string;
  hrefOfDay: (day: WeekdayValue) => string;
}

/** People as rows, weekdays as columns; below, how many work. Arrow keys move between the times. */
export function ScheduleTable({ rows, today, hrefOf, hrefOfDay }: ScheduleWeekProps) {
  const intl = useIntl();
  const people = [...grouped(rows, (row) => row.staff_id ?? row.staff ?? null)].toSorted(
    ([, [one]], [, [other]]) => (one?.staff ?? '').localeCompare(other?.staff ?? '', 'ja'),
  );
  return (
    <CalendarScroll>
      <table className="schedule-table" onKeyDown={moveAmongBlocks}>
        <caption className="visually-hidden">{intl.formatMessage({ id: 'workSchedule.week' })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="timecard.staff" />
            </th>
            {WEEKDAYS.map(({ value }) => (
              <th key={value} scope="col" aria-current={value === today ? 'date' : undefined}>
                <Link href={hrefOfDay(value)}>{weekdayName(intl, value)}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(([person, own]) => (
            <tr key={person}>
              <th scope="row">{own[0] ? staffOf(own[0]) : '–'}</th>
              {WEEKDAYS.map(({ value }) => (
                <td key={value} className={value === today ? 'today' : undefined}>
                  <Times rows={own.filter((row) => isOn(row, value))} day={value} hrefOf={hrefOf} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="workSchedule.onDuty" />
            </th>
            {WEEKDAYS.map(({ value }) => {
              const count = people.filter(([, own]) => own.some((row) => isOn(row, value))).length;
              return (
                <td key={value} className={count === 0 ? 'nobody' : undefined}>
                  <FormattedMessage id="reserve.people" values={{ count }} />
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </CalendarScroll>
  );
}

export const isOn = ({ weekdays }: WorkSchedule, day: WeekdayValue): boolean =>
  weekdays.some(({ value }) => value === day);

interface TimesProps {
  rows: readonly WorkSchedule[];
  day: WeekdayValue;
  hrefOf: (id: number) => string;
}

const Times = ({ rows, day, hrefOf }: TimesProps) =>
  rows.map((row) => (
    <Link key={row.id} className="calendar-block" href={hrefOf(row.id)} data-day={day}>
      {row.times.map(({ start, end }) => (
        <span key={start}>
          {start}–{end}
        </span>
      ))}
    </Link>
  ));
