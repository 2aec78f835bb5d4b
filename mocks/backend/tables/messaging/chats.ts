import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';
import { CHAT_MESSAGE_STATES } from '#domain/messaging/chat-message';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedChatMessages, seedChatRooms, seedChatTotals } from '#mocks/backend/seed/messaging/chats';

const Seat = z.object({
  id: z.number(),
  city: z.string(),
  room: z.string(),
  account_id: z.number(),
  name: z.string(),
  last_message: maybeText,
  last_sent_at: maybeText,
  unread: z.number(),
  typing_at: maybeText,
});
export type Seat = z.infer<typeof Seat>;

/** A room as one account sees it; Firestore has a copy of each row (mocks/backend/firebase/chat-documents.ts). */
export const chatSeatTable = defineTable<Seat>({
  name: 'chat_seats',
  scope: 'city',
  schema: Seat,
  seed: seedChatRooms,
});

const StoredMessage = z.object({
  id: z.number(),
  city: z.string(),
  room: z.string(),
  /** The document's id, made by the sender. */
  key: z.string(),
  sender: z.number(),
  text: z.string(),
  sent_at: z.string(),
  state: z.enum(CHAT_MESSAGE_STATES),
});
export type StoredMessage = z.infer<typeof StoredMessage>;

export const chatMessageTable = defineTable<StoredMessage>({
  name: 'chat_messages',
  scope: 'city',
  schema: StoredMessage,
  seed: seedChatMessages,
});

const ChatTotal = z.object({
  id: z.number(),
  city: z.string(),
  account_id: z.number(),
  admin_unread: z.number(),
});

/** An account's unread messages in one city; no row until the first message. */
export const chatTotalTable = defineTable<z.infer<typeof ChatTotal>>({
  name: 'chat_totals',
  scope: 'city',
  schema: ChatTotal,
  seed: seedChatTotals,
});
