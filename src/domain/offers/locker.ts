import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';

/** (R-ENT-24) */
export const Locker = z.object({
  id: z.number(),
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  address: maybeText,
  /** PROPOSED */
  status: maybeText,
  /** PROPOSED */
  created_at: maybeText,
});
export type Locker = z.infer<typeof Locker>;

/** PROPOSED */
export const LockerDraft = z.object({ name: z.string(), address: maybeText });
export type LockerDraft = z.infer<typeof LockerDraft>;
