import * as z from 'zod/mini';
import { maybeFlag, maybeText } from './fields';

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
  /** PROPOSED */
  confirmed: maybeFlag,
  /** PROPOSED */
  created_at: maybeText,
});
export type MatchingUser = z.infer<typeof MatchingUser>;

/** PROPOSED. */
export const MatchingUserConfirmation = z.object({ confirmed: z.boolean(), gender: z.optional(z.string()) });
export type MatchingUserConfirmation = z.infer<typeof MatchingUserConfirmation>;
