import * as z from 'zod/mini';
import { ruled, ruledTime } from '#domain/base/field-rule';
import { maybeId, maybeText, recordId } from '#domain/base/fields';
import { Weekday } from '#domain/base/weekday';

/** HH:mm; a time that ends before its start continues after midnight. */
export const WorkTime = z.object({ start: ruledTime(), end: ruledTime() });
export type WorkTime = z.infer<typeof WorkTime>;

/** Working hours and their weekdays (R-ENT-27, R-ENT-28). */
export const WorkScheduleDraft = z.object({
  times: ruled(z.array(WorkTime), { required: 'workSchedule.timeRequired' }),
  weekdays: ruled(z.array(Weekday), { required: 'workSchedule.weekdayRequired' }),
  /** PROPOSED: the person of a new schedule. It never changes. */
  staff_id: maybeId,
});
export type WorkScheduleDraft = z.infer<typeof WorkScheduleDraft>;

export const WorkSchedule = z.extend(WorkScheduleDraft, {
  id: recordId,
  /** PROPOSED: the name of the person. */
  staff: maybeText,
});
export type WorkSchedule = z.infer<typeof WorkSchedule>;
