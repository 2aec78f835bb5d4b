import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WEEKDAYS, type WeekdayValue } from '#domain/base/weekday';
import type { WorkSchedule } from '#domain/office/work-schedule';
import { isOn, type ScheduleWeekProps } from './ScheduleTable';
import { staffOf, timesText } from './schedules-of';
import { weekdayName } from './weekday-name';

interface ScheduleDayProps extends ScheduleWeekProps {
  day: WeekdayValue;
  /** Beside the day there is room for the week. */
  hrefOfWeek: string | null;
}

/** Who works on one weekday, who comes first standing first. */
export function ScheduleDay({ rows, today, day, hrefOf, hrefOfDay, hrefOfWeek }: ScheduleDayProps) {
  const intl = useIntl();
  const of = (one: WeekdayValue) => rows.filter((row) => isOn(row, one));
  const here = of(day).toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
  return (
    <>
      <nav className="calendar-days" aria-label={intl.formatMessage({ id: 'calendar.days' })}>
        {WEEKDAYS.map(({ value }) => (
          <Link
            key={value}
            href={hrefOfDay(value)}
            className={value === today ? 'today' : undefined}
            aria-current={value === day ? 'page' : undefined}
          >
            <b>{weekdayName(intl, value)}</b>
            <span className="quiet">
              <FormattedMessage id="calendar.count" values={{ count: of(value).length }} />
            </span>
          </Link>
        ))}
      </nav>
      {here.length === 0 ? (
        <p className="records-note">
          <FormattedMessage id="workSchedule.dayEmpty" />
        </p>
      ) : (
        <ul className="day-list">
          {here.map((row) => (
            <li key={row.id}>
              <Link href={hrefOf(row.id)}>
                <span className="day-when">{timesText(row.times)}</span>
                <span className="day-who">{staffOf(row)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hrefOfWeek === null ? null : (
        <p className="calendar-note">
          <Link className="button" href={hrefOfWeek}>
            <FormattedMessage id="workSchedule.whole" />
          </Link>
        </p>
      )}
    </>
  );
}

const startOf = ({ times }: WorkSchedule): string => times[0]?.start ?? '';
