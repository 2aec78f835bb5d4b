import * as z from 'zod/mini';
import { maybeFlag, maybeNumber, maybeText } from '#domain/base/fields';

/** A master product (R-ENT-17). */
export const Combo = z.object({
  id: z.number(),
  is_draft: z.boolean(),
  /** PROPOSED: in the supported list, or in the other. */
  supported: maybeFlag,
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  description: maybeText,
  /** PROPOSED */
  price: maybeNumber,
  /** PROPOSED */
  created_at: maybeText,
});
export type Combo = z.infer<typeof Combo>;

export const ComboDraft = z.object({
  is_draft: z.boolean(),
  supported: maybeFlag,
  /** PROPOSED */
  name: z.string(),
  /** PROPOSED */
  description: maybeText,
  /** PROPOSED */
  price: maybeNumber,
});
export type ComboDraft = z.infer<typeof ComboDraft>;
