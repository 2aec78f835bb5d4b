import * as z from 'zod/mini';
import { maybeNumber, maybeText } from '#domain/base/fields';
import { Weekday } from '#domain/base/weekday';

/** HH:mm; one that ends before its start goes on after midnight. */
export const WorkTime = z.object({ start: z.string(), end: z.string() });
export type WorkTime = z.infer<typeof WorkTime>;

/** Working hours, and the weekdays they hold on (R-ENT-27, R-ENT-28). */
export const WorkScheduleDraft = z.object({
  times: z.array(WorkTime),
  weekdays: z.array(Weekday),
  /** PROPOSED: whose a new one is. It stays theirs. */
  staff_id: maybeNumber,
});
export type WorkScheduleDraft = z.infer<typeof WorkScheduleDraft>;

export const WorkSchedule = z.extend(WorkScheduleDraft, {
  id: z.number(),
  /** PROPOSED: whose. */
  staff: maybeText,
});
export type WorkSchedule = z.infer<typeof WorkSchedule>;
