import type { FieldProblem } from '#domain/base/problems';
import type { WeekdayValue } from '#domain/base/weekday';
import type { WorkTime } from '#domain/office/work-schedule';
import type { Picked } from '#kit/field/RecordCombobox';
import type { WritingMode } from '#machines/record-editor/record-editor.setup';
import type { OfStaff } from './staff-of';

interface StaffValues {
  staff_id: Picked | null;
}

/** Form values of a card. */
export interface TimecardValues extends StaffValues {
  clock_in: string;
  /** Empty while the card is open. */
  clock_out: string;
}

/** Form values of a schedule. */
export interface ScheduleValues extends StaffValues {
  times: WorkTime[];
  weekdays: WeekdayValue[];
}

/** The time of a new schedule. */
export const DEFAULT_WORK_TIME: WorkTime = { start: '09:00', end: '18:00' };

export const staffValuesOf = ({ staff_id, staff }: OfStaff): StaffValues => ({
  staff_id: staff_id == null ? null : { id: staff_id, name: staff || `#${staff_id}` },
});

/** A new record requires a person; an edited one keeps its person. */
export const staffChoiceProblems = ({ staff_id }: StaffValues, mode: WritingMode): FieldProblem[] =>
  mode === 'edit' || staff_id !== null ? [] : [{ field: 'staff_id', messageId: 'problem.choose' }];
