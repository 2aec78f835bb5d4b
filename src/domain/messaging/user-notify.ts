import * as z from 'zod/mini';
import { maybeFlag, maybeId, maybeMoment, maybeText, recordId } from '#domain/base/fields';

/** A notice as one user received it; `confirmed` after that user's confirmation (R-ENT-14, A-116). */
export const UserNotify = z.object({
  id: recordId,
  /** PROPOSED */
  notification_id: maybeId,
  /** PROPOSED */
  user: maybeText,
  /** PROPOSED */
  user_id: maybeId,
  /** PROPOSED */
  title: maybeText,
  /** PROPOSED */
  description: maybeText,
  /** PROPOSED */
  read: maybeFlag,
  /** PROPOSED */
  confirmed: maybeFlag,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type UserNotify = z.infer<typeof UserNotify>;

/** PROPOSED (E-075): `user_ids` are the receivers of the notice. */
export const UserNotifyDraft = z.object({
  title: z.string(),
  description: z.string(),
  user_ids: z.optional(z.array(recordId)),
});
export type UserNotifyDraft = z.infer<typeof UserNotifyDraft>;
