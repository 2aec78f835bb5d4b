import { useMemo } from 'react';
import { staffSource } from '#api/people/staff-source';
import { WEEKDAYS } from '#domain/base/weekday';
import type { WorkSchedule } from '#domain/office/work-schedule';
import { workScheduleProblems } from '#domain/office/work-schedule-rules';
import { useCompany } from '#kit/context/use-company';
import { ChecksField } from '#kit/field/ChecksField';
import { TimeLinesField } from '#kit/field/TimeLinesField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { StaffField } from './StaffField';
import type { ScheduleWords } from './schedule-words';

const FIRST = { start: '09:00', end: '18:00' };
const EMPTY: ScheduleWords = { staff_id: null, times: [FIRST], weekdays: [] };

/** Whose, from when to when, on which weekdays (R-ENT-27, R-ENT-28). */
export default function ScheduleForm(props: ResourceFormProps<WorkSchedule, ScheduleWords>) {
  const { mode, row } = props;
  const { company } = useCompany();
  const staff = useMemo(() => staffSource(company), [company]);
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      wordsOf={wordsOf}
      problemsOf={({ staff_id, ...week }) => [
        ...(mode === 'edit' || staff_id !== null
          ? []
          : [{ field: 'staff_id', messageId: 'problem.required' }]),
        ...workScheduleProblems(week),
      ]}
    >
      <StaffField of={staff} name={mode === 'edit' ? (row?.staff ?? null) : undefined} />
      <TimeLinesField
        name="times"
        label="workSchedule.times"
        texts={{ line: 'workSchedule.line', add: 'workSchedule.add' }}
        parts={['start', 'end']}
        // the break in between is the next one's beginning
        next={(last) => (last ? { start: last.end ?? '', end: '' } : FIRST)}
      />
      <ChecksField
        name="weekdays"
        label="workSchedule.weekdays"
        options={WEEKDAYS.map(({ value }) => ({ value, label: `weekday.${value}` }))}
      />
    </ResourceForm>
  );
}

const wordsOf = ({ staff_id, staff, times, weekdays }: WorkSchedule): ScheduleWords => ({
  staff_id: staff_id == null ? null : { id: staff_id, name: staff || `#${staff_id}` },
  times: [...times],
  weekdays: weekdays.map(({ value }) => value),
});
