import * as z from 'zod/mini';
import { maybeText } from './fields';

/** An owner or a member of staff of a company (R-ENT-16, A-151). */
export const Staff = z.object({
  id: z.number(),
  /** PROPOSED */
  username: maybeText,
  /** PROPOSED */
  email: maybeText,
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  permission: maybeText,
  /** PROPOSED */
  created_at: maybeText,
});
export type Staff = z.infer<typeof Staff>;

/** PROPOSED (E-038). */
export const StaffDraft = z.object({
  username: z.string(),
  email: z.string(),
  name: z.string(),
  password: z.string(),
});
export type StaffDraft = z.infer<typeof StaffDraft>;

/** An edit names a password only to set a new one. */
export const StaffChange = z.extend(StaffDraft, { password: z.optional(z.string()) });
export type StaffChange = z.infer<typeof StaffChange>;
