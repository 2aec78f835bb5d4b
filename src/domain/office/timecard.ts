import * as z from 'zod/mini';
import { maybeNumber, maybeText } from '#domain/base/fields';

/** PROPOSED */
export const TimecardDraft = z.object({
  /** A moment. */
  clock_in: z.string(),
  /** A moment; null while at work. */
  clock_out: z.nullable(z.string()),
  /** PROPOSED: whose a new one is; without it the caller's own. It stays theirs. */
  staff_id: maybeNumber,
});
export type TimecardDraft = z.infer<typeof TimecardDraft>;

export const Timecard = z.extend(TimecardDraft, {
  id: z.number(),
  /** PROPOSED: whose. */
  staff: maybeText,
});
export type Timecard = z.infer<typeof Timecard>;
