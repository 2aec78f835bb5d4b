import * as z from 'zod/mini';
import { maybeFlag, maybeMoment, maybeText, recordId } from '#domain/base/fields';

/** A report about a recruitment post (R-ENT-07). */
export const MatchingReport = z.object({
  id: recordId,
  read: z.boolean(),
  /** PROPOSED: the text of the report. */
  content: maybeText,
  /** PROPOSED: the text of the reported post. */
  post: maybeText,
  /** PROPOSED: the name of the reporter. */
  reporter: maybeText,
  /** PROPOSED: slug of the report's city; the calls contain no city. */
  city: maybeText,
  /** PROPOSED: true after the report was approved. */
  approved: maybeFlag,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type MatchingReport = z.infer<typeof MatchingReport>;
