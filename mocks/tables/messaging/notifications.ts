import * as z from 'zod/mini';
import { Notification } from '#domain/messaging/notification';
import { defineTable } from '#mocks/db/define-table';
import { seedNotifications } from '#mocks/seed/messaging/notifications';
import { Criteria } from '#mocks/seed/people/criteria';

const NotificationRow = z.extend(Notification, {
  city: z.string(),
  /** Slug of the company whose people sent it. */
  company: z.string(),
  /** An Operator sent it, not an Administrator or a shop. */
  by_operator: z.boolean(),
  /** What its receivers have in common. */
  criteria: Criteria,
  /** The receivers by their ids, as they were when it was sent; without it whoever fits the criteria. */
  receiver_ids: z.optional(z.nullable(z.array(z.number()))),
  /** How many of a hundred people have opened it in the app, which is outside of this backend. */
  opened: z.number(),
});
export type NotificationRow = z.infer<typeof NotificationRow>;

/** `read` and `confirmed`: what a row says of whoever works on the console, until a receipt says otherwise. */
export const notificationTable = defineTable<NotificationRow>({
  name: 'notifications',
  scope: 'city',
  schema: NotificationRow,
  seed: seedNotifications,
});

const Receipt = z.object({
  id: z.number(),
  city: z.string(),
  notification_id: z.number(),
  person_id: z.number(),
  read: z.boolean(),
  confirmed: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

/** A notification as one person got it; there is none before something has happened to it. */
export const receiptTable = defineTable<Receipt>({
  name: 'notification_receipts',
  scope: 'city',
  schema: Receipt,
  seed: () => [],
});

const ReadMark = z.object({
  id: z.number(),
  city: z.string(),
  person_id: z.number(),
  read_until: z.string(),
});

/** Up to when somebody has read all: one row instead of one for each notification. */
export const readMarkTable = defineTable<z.infer<typeof ReadMark>>({
  name: 'notification_read_marks',
  scope: 'city',
  schema: ReadMark,
  seed: () => [],
});
