import * as z from 'zod/mini';
import { maybeFlag, maybeText } from '#domain/base/fields';

/** A report about a recruitment post (R-ENT-07). */
export const MatchingReport = z.object({
  id: z.number(),
  read: z.boolean(),
  /** PROPOSED: what the report says. */
  content: maybeText,
  /** PROPOSED: the words of the post it is about. */
  post: maybeText,
  /** PROPOSED: who reported. */
  reporter: maybeText,
  /** PROPOSED: slug of the city it belongs to; the calls name none. */
  city: maybeText,
  /** PROPOSED: true once the report was confirmed. */
  approved: maybeFlag,
  /** PROPOSED */
  created_at: maybeText,
});
export type MatchingReport = z.infer<typeof MatchingReport>;
