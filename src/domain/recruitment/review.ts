import * as z from 'zod/mini';
import { maybeMoment, maybeNumber, maybeText, recordId } from '#domain/base/fields';

/** The best rating; the worst is 1 (PROPOSED, A-099). */
export const RATING_MAX = 5;

/** A record of thanks (R-ENT-26). */
export const Review = z.object({
  id: recordId,
  /** PROPOSED */
  user: maybeText,
  /** PROPOSED */
  shop: maybeText,
  /** PROPOSED: from 1 to 5 stars. */
  rating: maybeNumber,
  /** PROPOSED */
  comment: maybeText,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type Review = z.infer<typeof Review>;
