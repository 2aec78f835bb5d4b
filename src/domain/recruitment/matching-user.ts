import * as z from 'zod/mini';
import { maybeFlag, maybeText } from '#domain/base/fields';
import type { FieldProblem } from '#domain/base/problems';
import { GENDERS } from '#domain/people/gender';

/** Someone whose identity waits to be verified (R-ENT-09). */
export const MatchingUser = z.object({
  id: z.number(),
  content: z.string(),
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  gender: maybeText,
  /** PROPOSED: the address of the identity document's picture. */
  image: maybeText,
  /** PROPOSED: slug of the city they live in; the calls name none. */
  city: maybeText,
  /** PROPOSED: true once confirmed, false once rejected; before either, nothing. */
  confirmed: maybeFlag,
  /** PROPOSED */
  created_at: maybeText,
});
export type MatchingUser = z.infer<typeof MatchingUser>;

/** Nobody has decided yet. */
export const isWaiting = ({ confirmed }: Pick<MatchingUser, 'confirmed'>): boolean => confirmed == null;

/** PROPOSED. */
export const MatchingUserConfirmation = z.object({ confirmed: z.boolean(), gender: z.optional(z.string()) });
export type MatchingUserConfirmation = z.infer<typeof MatchingUserConfirmation>;

/** Whoever is confirmed is so with the gender their document shows; a rejection needs none. */
export const confirmationProblems = ({ confirmed, gender }: MatchingUserConfirmation): FieldProblem[] =>
  confirmed && !GENDERS.some((one) => one === gender)
    ? [{ field: 'gender', messageId: 'problem.required' }]
    : [];
