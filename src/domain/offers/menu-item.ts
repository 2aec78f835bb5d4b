import * as z from 'zod/mini';
import { maybeNumber, maybeText } from '#domain/base/fields';

/** (R-ENT-20) */
export const MenuItem = z.object({
  id: z.number(),
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  description: maybeText,
  /** PROPOSED */
  price: maybeNumber,
  /** PROPOSED */
  created_at: maybeText,
});
export type MenuItem = z.infer<typeof MenuItem>;

/** PROPOSED */
export const MenuItemDraft = z.object({ name: z.string(), description: maybeText, price: z.number() });
export type MenuItemDraft = z.infer<typeof MenuItemDraft>;
