import { WEEKDAYS } from '#domain/base/weekday';
import { type WorkSchedule, WorkScheduleDraft } from '#domain/office/work-schedule';
import { workScheduleProblems } from '#domain/office/work-schedule-rules';
import { ChecksField } from '#kit/field/ChecksField';
import { TimeLinesField } from '#kit/field/TimeLinesField';
import { Loading } from '#kit/page/Loading';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { DEFAULT_WORK_TIME, type ScheduleValues, staffChoiceProblems, staffValuesOf } from './form-values';
import { StaffField } from './StaffField';
import { useNewSchedule } from './use-new-schedule';

/** Person, times and weekdays (R-ENT-27, R-ENT-28). */
export default function ScheduleForm(props: ResourceFormProps<WorkSchedule, ScheduleValues>) {
  const { mode, row } = props;
  const empty = useNewSchedule();
  if (empty === undefined) return <Loading />;
  return (
    <ResourceForm
      {...props}
      empty={empty}
      valuesOf={valuesOf}
      rules={WorkScheduleDraft}
      problemsOf={(values) => [
        ...staffChoiceProblems(values, mode),
        ...workScheduleProblems(values, { isStored: mode === 'edit' }),
      ]}
    >
      <StaffField mode={mode} row={row} />
      <TimeLinesField
        name="times"
        label="workSchedule.times"
        texts={{ line: 'workSchedule.line', add: 'workSchedule.add' }}
        parts={['start', 'end']}
        // The user sets a break by moving the start of the next time.
        next={(last) => (last ? { start: last.end ?? '', end: '' } : DEFAULT_WORK_TIME)}
      />
      <ChecksField
        name="weekdays"
        label="workSchedule.weekdays"
        options={WEEKDAYS.map(({ value }) => ({ value, label: `weekday.${value}` }))}
      />
    </ResourceForm>
  );
}

const valuesOf = (row: WorkSchedule): ScheduleValues => ({
  ...staffValuesOf(row),
  times: [...row.times],
  weekdays: row.weekdays.map(({ value }) => value),
});
