import * as z from 'zod/mini';
import { ruled, ruledMoment } from '#domain/base/field-rule';
import { maybeId, maybeText, recordId } from '#domain/base/fields';

/** PROPOSED */
export const TimecardDraft = z.object({
  clock_in: ruledMoment({ required: true }),
  /** A moment; null while the shift is open. */
  clock_out: ruled(z.nullable(z.string()), { notation: 'moment' }),
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
