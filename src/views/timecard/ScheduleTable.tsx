import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WEEKDAYS, type WeekdayValue } from '#domain/base/weekday';
import { grouped } from '#domain/office/grouped';
import type { WorkSchedule } from '#domain/office/work-schedule';
import { CalendarScroll } from '#kit/calendar/CalendarScroll';
import { moveAmongBlocks } from '#kit/calendar/move-among-blocks';
import { StaffCount } from './StaffCount';
import { personKey, staffName } from './staff-of';
import { weekdayName } from './weekday-name';

export interface ScheduleWeekProps {
  rows: readonly WorkSchedule[];
  today: WeekdayValue;
  hrefOf: (id: number) => string;
  hrefOfDay: (day: WeekdayValue) => string;
  /** The form of a new schedule of a person on a weekday; null for users who may not create one. */
  hrefOfNew: ((day: WeekdayValue, staffId: number | null) => string) | null;
}

/**
 * People as rows, weekdays as columns; below, how many work. A free cell leads to a new schedule. Arrow keys move
 * between times and free cells.
 */
export function ScheduleTable({ rows, today, hrefOf, hrefOfDay, hrefOfNew }: ScheduleWeekProps) {
  const intl = useIntl();
  const people = [...grouped(rows, personKey)].toSorted(([, [one]], [, [other]]) =>
    (one?.staff ?? '').localeCompare(other?.staff ?? '', 'ja'),
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
          {people.map(([person, personSchedules]) => (
            <tr key={person}>
              <th scope="row">{personSchedules[0] ? staffName(personSchedules[0]) : '–'}</th>
              {WEEKDAYS.map(({ value }) => {
                const daySchedules = personSchedules.filter((row) => worksOn(row, value));
                return (
                  <td key={value} className={value === today ? 'today' : undefined}>
                    <ScheduleTimes rows={daySchedules} day={value} hrefOf={hrefOf} />
                    {personSchedules[0] && daySchedules.length === 0 && hrefOfNew ? (
                      <FreeCell
                        schedule={personSchedules[0]}
                        day={value}
                        href={hrefOfNew(value, personSchedules[0].staff_id ?? null)}
                      />
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="workSchedule.onDuty" />
            </th>
            {WEEKDAYS.map(({ value }) => (
              <td key={value}>
                <StaffCount schedules={rows.filter((row) => worksOn(row, value))} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </CalendarScroll>
  );
}

export const worksOn = ({ weekdays }: WorkSchedule, day: WeekdayValue): boolean =>
  weekdays.some(({ value }) => value === day);

interface ScheduleTimesProps {
  rows: readonly WorkSchedule[];
  day: WeekdayValue;
  hrefOf: (id: number) => string;
}

const ScheduleTimes = ({ rows, day, hrefOf }: ScheduleTimesProps) =>
  rows.map((row) => (
    <Link key={row.id} className="calendar-block" href={hrefOf(row.id)} data-day={day}>
      {row.times.map(({ start, end }) => (
        <span key={start}>
          {start}–{end}
        </span>
      ))}
    </Link>
  ));

interface FreeCellProps {
  schedule: WorkSchedule;
  day: WeekdayValue;
  href: string;
}

function FreeCell({ schedule, day, href }: FreeCellProps) {
  const intl = useIntl();
  const label = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const createText = label('resource.create', { noun: label('workSchedule.noun') });
  return (
    <Link
      className="schedule-free"
      href={href}
      data-day={day}
      aria-label={[staffName(schedule), label(`weekday.${day}`), createText].join(' ')}
    >
      <span className="pi pi-plus" aria-hidden="true" />
    </Link>
  );
}
