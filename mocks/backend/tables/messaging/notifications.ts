import * as z from 'zod/mini';
import { Notification } from '#domain/messaging/notification';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedNotifications } from '#mocks/backend/seed/messaging/notifications';
import { ReceiverCriteria } from '#mocks/backend/seed/people/receiver-criteria';

const NotificationRow = z.extend(Notification, {
  city: z.string(),
  /** Slug of the sender's company. */
  company: z.string(),
  /** Whether an Operator sent it, not an Administrator or a shop. */
  by_operator: z.boolean(),
  /** The criteria that its receivers match. */
  criteria: ReceiverCriteria,
  /** The receivers' ids at the time of sending; without it, every person who matches the criteria. */
  receiver_ids: z.optional(z.nullable(z.array(z.number()))),
  /** The percentage of people who opened it in the app, which is outside this backend. */
  opened: z.number(),
});
export type NotificationRow = z.infer<typeof NotificationRow>;

/** `read` and `confirmed` are the values for users of the console until a receipt overrides them. */
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

/** A notification's state for one receiver; there is no row before its first change. */
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

/** The time until which a person has read everything: one row instead of one for each notification. */
export const readMarkTable = defineTable<z.infer<typeof ReadMark>>({
  name: 'notification_read_marks',
  scope: 'city',
  schema: ReadMark,
  seed: () => [],
});
