import * as z from 'zod/mini';
import { ruledText } from '#domain/base/field-rule';
import {
  maybeFlag,
  maybeId,
  maybeKnown,
  maybeMoment,
  maybeNumber,
  maybeText,
  recordId,
} from '#domain/base/fields';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import { mayEnter, type Role } from '#domain/people/roles';

/** The audiences of the create dialog, each with its own call. */
export const NOTIFICATION_AUDIENCES = [
  'everyone',
  'users',
  'condition',
  'favouriteAds',
  'mapUsers',
  'passHolders',
  'school',
] as const;
export type NotificationAudience = (typeof NOTIFICATION_AUDIENCES)[number];

/** A push notification (R-ENT-12). */
export const Notification = z.object({
  id: recordId,
  title: z.string(),
  description: z.string(),
  /** The sender, as text. */
  operator: z.optional(z.nullable(z.string())),
  /** Whether the caller has read the notification. */
  read: z.boolean(),
  /** PROPOSED: when it was sent. */
  created_at: maybeMoment,
  /** PROPOSED: identifies the user's own notifications. */
  sender_id: maybeId,
  /** PROPOSED: one of NOTIFICATION_AUDIENCES. */
  audience: maybeKnown(NOTIFICATION_AUDIENCES),
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

/** Whether a user may send a notification again or delete it: the sender and the office may. */
export const maySendAgainOrDelete = (
  { id, role }: { id: number; role: Role | '' },
  { sender_id }: Pick<Notification, 'sender_id'>,
): boolean => sender_id === id || mayEnter(role, ['Administrator']);

/** Title 1 to 200, description 1 to 5000 code points (R-VAL-TEXT-01, 02). */
export const NotificationDraft = z.object({
  title: ruledText({ required: true, max: TITLE_MAX }),
  description: ruledText({ required: true, max: DESCRIPTION_MAX }),
});
export type NotificationDraft = z.infer<typeof NotificationDraft>;

export const EMPTY_NOTIFICATION: NotificationDraft = { title: '', description: '' };
