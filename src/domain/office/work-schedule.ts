import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';
import { Weekday } from '#domain/base/weekday';

/** Working hours, HH:mm, and the weekdays they hold on (R-ENT-27, R-ENT-28). */
export const WorkScheduleDraft = z.object({
  times: z.array(z.object({ start: z.string(), end: z.string() })),
  weekdays: z.array(Weekday),
});
export type WorkScheduleDraft = z.infer<typeof WorkScheduleDraft>;

export const WorkSchedule = z.extend(WorkScheduleDraft, {
  id: z.number(),
  /** PROPOSED: whose. */
  staff: maybeText,
});
export type WorkSchedule = z.infer<typeof WorkSchedule>;
