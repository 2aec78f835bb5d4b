import * as z from 'zod/mini';
import { maybeText, recordId } from '#domain/base/fields';

/** A pass whose holders can be notified; membership and common passes have separate calls. */
export const PassType = z.object({
  id: recordId,
  /** PROPOSED */
  name: maybeText,
});
export type PassType = z.infer<typeof PassType>;
