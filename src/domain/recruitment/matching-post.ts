import * as z from 'zod/mini';
import { maybeMoment, maybeText, recordId } from '#domain/base/fields';

/** A friend-recruitment post (R-ENT-08). */
export const MatchingPost = z.object({
  id: recordId,
  content: z.string(),
  /** PROPOSED */
  author: maybeText,
  /** PROPOSED: slug of the post's city; the calls contain no city. */
  city: maybeText,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type MatchingPost = z.infer<typeof MatchingPost>;
