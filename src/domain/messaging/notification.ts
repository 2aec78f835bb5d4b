import * as z from 'zod/mini';
import { maybeFlag, maybeId, maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { requiredTextProblems } from '#domain/base/rules';
import { mayEnter, type Role } from '#domain/people/roles';

/** A push notification (R-ENT-12). */
export const Notification = z.object({
  id: recordId,
  title: z.string(),
  description: z.string(),
  /** The sender, as text. */
  operator: z.optional(z.nullable(z.string())),
  /** Whether the caller has read it. */
  read: z.boolean(),
  /** PROPOSED: when it was sent. */
  created_at: z.optional(z.nullable(z.string())),
  /** PROPOSED: identifies the user's own notifications. */
  sender_id: maybeId,
  /** PROPOSED: one of NOTIFICATION_AUDIENCES. */
  audience: maybeText,
  /** PROPOSED: number of receivers. */
  receivers: maybeNumber,
  /** PROPOSED: number of receivers who have read it. */
  readers: maybeNumber,
  /** PROPOSED: whether the caller has confirmed it; missing where it was not sent to the caller. */
  confirmed: maybeFlag,
  /** PROPOSED: the id with which the caller confirms it. */
  user_notify: maybeNumber,
  /** PROPOSED: slug of the city it was sent in, for lists whose calls contain no city. */
  city: maybeText,
});
export type Notification = z.infer<typeof Notification>;

/** The sender and the office may. */
export const maySendAgainOrDelete = (
  { id, role }: { id: number; role: Role | '' },
  { sender_id }: Pick<Notification, 'sender_id'>,
): boolean => sender_id === id || mayEnter(role, ['Administrator']);

export const NotificationDraft = z.object({ title: z.string(), description: z.string() });
export type NotificationDraft = z.infer<typeof NotificationDraft>;

export const EMPTY_NOTIFICATION: NotificationDraft = { title: '', description: '' };

/**
 * Title 1 to 200, description 1 to 5000 code points (R-VAL-TEXT-01, 02). The form and the fake backend share
 * this rule.
 */
export function notificationProblems(draft: NotificationDraft): FieldProblem[] {
  return [
    ...requiredTextProblems('title', draft.title, TITLE_MAX),
    ...requiredTextProblems('description', draft.description, DESCRIPTION_MAX),
  ];
}
