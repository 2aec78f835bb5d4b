import { FormattedMessage, useIntl } from 'react-intl';
import { WEEKDAYS, type WeekdayValue } from '#domain/base/weekday';
import type { WorkSchedule } from '#domain/office/work-schedule';
import { CalendarDay } from '#kit/calendar/CalendarDay';
import { type ScheduleWeekProps, worksOn } from './ScheduleTable';
import { StaffCount } from './StaffCount';
import { WorkTimes } from './schedules-of';
import { staffName } from './staff-of';
import { weekdayName } from './weekday-name';

interface ScheduleDayProps extends Omit<ScheduleWeekProps, 'hrefOfNew'> {
  day: WeekdayValue;
  /** Link back to the week; null on a phone, which has no room for the week. */
  hrefOfWeek: string | null;
}

/** The staff who work on one weekday, ordered by start. */
export function ScheduleDay({ rows, today, day, hrefOf, hrefOfDay, hrefOfWeek }: ScheduleDayProps) {
  const intl = useIntl();
  const rowsByStart = rows.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
  return (
    <CalendarDay
      days={DAYS}
      day={day}
      today={today}
      rowsOf={(weekday) => rowsByStart.filter((row) => worksOn(row, weekday))}
      nameOf={(weekday) => <b>{weekdayName(intl, weekday)}</b>}
      countOf={(daySchedules) => <StaffCount schedules={daySchedules} />}
      summary={
        <p className="schedule-on-duty">
          <FormattedMessage id="workSchedule.onDuty" />{' '}
          <StaffCount schedules={rows.filter((row) => worksOn(row, day))} />
        </p>
      }
      hrefs={{ day: hrefOfDay, row: hrefOf, whole: hrefOfWeek }}
      texts={{ empty: 'workSchedule.dayEmpty', whole: 'workSchedule.whole' }}
    >
      {(row) => (
        <>
          <span className="day-when">
            <WorkTimes of={row} />
          </span>
          <span className="day-who">{staffName(row)}</span>
        </>
      )}
    </CalendarDay>
  );
}

const DAYS = WEEKDAYS.map(({ value }) => value);

const startOf = ({ times }: WorkSchedule): string => times[0]?.start ?? '';
