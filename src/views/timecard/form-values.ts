import type { FieldProblem } from '#domain/base/problems';
import type { WeekdayValue } from '#domain/base/weekday';
import type { WorkTime } from '#domain/office/work-schedule';
import type { Picked } from '#kit/field/RecordCombobox';
import type { WritingMode } from '#machines/record-editor/record-editor.setup';
import type { OfStaff } from './staff-of';

interface StaffValues {
  staff_id: Picked | null;
}

/** As the form holds a card. */
export interface TimecardValues extends StaffValues {
  clock_in: string;
  /** Empty while at work. */
  clock_out: string;
}

/** As the form holds a schedule. */
export interface ScheduleValues extends StaffValues {
  times: WorkTime[];
  weekdays: WeekdayValue[];
}

export const staffValuesOf = ({ staff_id, staff }: OfStaff): StaffValues => ({
  staff_id: staff_id == null ? null : { id: staff_id, name: staff || `#${staff_id}` },
});

/** Somebody is chosen for a new one; of one that is edited nobody else can be. */
export const staffProblems = ({ staff_id }: StaffValues, mode: WritingMode): FieldProblem[] =>
  mode === 'edit' || staff_id !== null ? [] : [{ field: 'staff_id', messageId: 'problem.required' }];
