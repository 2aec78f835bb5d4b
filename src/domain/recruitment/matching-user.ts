import * as z from 'zod/mini';
import { maybeFlag, maybeKnown, maybeMoment, maybeText, recordId } from '#domain/base/fields';
import type { FieldProblem } from '#domain/base/problems';
import { GENDERS } from '#domain/people/gender';

/** A user of the identity check (R-ENT-09). */
export const MatchingUser = z.object({
  id: recordId,
  content: z.string(),
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  gender: maybeKnown(GENDERS),
  /** PROPOSED: the address of the identity document's image. */
  image: maybeText,
  /** PROPOSED: slug of the city of residence; the calls contain no city. */
  city: maybeText,
  /** PROPOSED: true after the confirmation, false after the rejection, missing before. */
  confirmed: maybeFlag,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type MatchingUser = z.infer<typeof MatchingUser>;

/** Whether the identity is neither confirmed nor rejected. */
export const isWaiting = ({ confirmed }: Pick<MatchingUser, 'confirmed'>): boolean => confirmed == null;

/** PROPOSED. */
export const MatchingUserConfirmation = z.object({ confirmed: z.boolean(), gender: z.optional(z.string()) });
export type MatchingUserConfirmation = z.infer<typeof MatchingUserConfirmation>;

/** A confirmation includes the gender on the document; a rejection needs none. */
export const confirmationProblems = ({ confirmed, gender }: MatchingUserConfirmation): FieldProblem[] =>
  confirmed && !GENDERS.some((one) => one === gender)
    ? [{ field: 'gender', messageId: 'problem.choose' }]
    : [];
