import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';

/** A pass whose holders can be notified; membership and common passes have separate calls. */
export const PassType = z.object({
  id: z.number(),
  /** PROPOSED */
  name: maybeText,
});
export type PassType = z.infer<typeof PassType>;
