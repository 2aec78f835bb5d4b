import * as z from 'zod/mini';
import { maybeId, maybeText, recordId } from '#domain/base/fields';

/** PROPOSED */
export const TimecardDraft = z.object({
  /** A moment. */
  clock_in: z.string(),
  /** A moment; null while the shift is open. */
  clock_out: z.nullable(z.string()),
  /** PROPOSED: the person of a new card, the caller where it is missing. It never changes. */
  staff_id: maybeId,
});
export type TimecardDraft = z.infer<typeof TimecardDraft>;

export const Timecard = z.extend(TimecardDraft, {
  id: recordId,
  /** PROPOSED: the name of the person. */
  staff: maybeText,
});
export type Timecard = z.infer<typeof Timecard>;
