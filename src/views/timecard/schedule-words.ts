import type { WeekdayValue } from '#domain/base/weekday';
import type { WorkTime } from '#domain/office/work-schedule';
import type { Picked } from '#kit/field/RecordCombobox';

/** As the form holds a schedule. */
export interface ScheduleWords {
  staff_id: Picked | null;
  times: WorkTime[];
  weekdays: WeekdayValue[];
}
