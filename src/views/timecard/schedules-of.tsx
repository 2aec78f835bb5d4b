import { FormattedList, useIntl } from 'react-intl';
import { workScheduleSource } from '#api/office/work-schedules';
import type { WorkSchedule, WorkScheduleDraft } from '#domain/office/work-schedule';
import { timesInOrder, weekdaysOf, weekMinutes, workWeekOf } from '#domain/office/work-schedule-rules';
import { hoursText } from '#domain/office/working-hours';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import type { ScheduleValues } from './form-values';
import { staffName } from './staff-of';
import { weekdaysText } from './weekday-name';

const timesTexts = ({ times }: WorkSchedule): string[] => times.map(({ start, end }) => `${start}–${end}`);
const hoursOf = (row: WorkSchedule): string => hoursText(weekMinutes(workWeekOf(row)));

export const WorkTimes = ({ of }: { of: WorkSchedule }) => <FormattedList value={timesTexts(of)} />;

function Weekdays({ of: { weekdays } }: { of: WorkSchedule }) {
  return weekdaysText(useIntl(), weekdays);
}

/** The work schedule of a company. Every role except staff writes and deletes it. */
export const schedulesOf = (company: string) =>
  defineResource({
    title: 'timecard.title',
    empty: 'empty.workSchedules',
    noun: 'workSchedule.noun',
    search: 'timecard.search',
    source: workScheduleSource(company),
    // The name includes the times, because one person may have several schedules.
    nameOf: (row) => [staffName(row), ...timesTexts(row)].join(' '),
    columns: [
      { id: 'staff', title: 'timecard.staff', sort: 'staff', cell: staffName },
      {
        id: 'weekdays',
        title: 'workSchedule.weekdays',
        cell: (row) => <Weekdays of={row} />,
        text: ({ weekdays }, { intl }) => weekdaysText(intl, weekdays),
      },
      {
        id: 'times',
        title: 'workSchedule.times',
        cell: (row) => <WorkTimes of={row} />,
        text: (row, { intl }) => intl.formatList(timesTexts(row)),
      },
      { id: 'hours', title: 'workSchedule.hours', kind: 'number', width: 'short', cell: hoursOf },
    ],
    detail: (row) => [
      { title: 'timecard.staff', value: row.staff },
      { title: 'workSchedule.weekdays', value: <Weekdays of={row} /> },
      { title: 'workSchedule.times', value: <WorkTimes of={row} /> },
      { title: 'workSchedule.hours', value: hoursOf(row) },
    ],
    Form: lazyComponent(() => import('./ScheduleForm')),
    draftOf: ({ staff_id, times, weekdays }: ScheduleValues): WorkScheduleDraft => ({
      staff_id: staff_id?.id ?? null,
      times: timesInOrder(times),
      weekdays: weekdaysOf(weekdays),
    }),
    mayWrite: ({ role }) => role !== 'staff_shop',
  });
