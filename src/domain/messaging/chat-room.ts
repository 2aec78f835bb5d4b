import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';

/** PROPOSED (E-126): a talk with one other party. */
export const ChatRoom = z.object({
  id: z.string(),
  name: z.string(),
  last_message: maybeText,
  last_sent_at: maybeText,
  unread: z.number(),
  /** Whether the other party is typing. */
  typing: z.boolean(),
});
export type ChatRoom = z.infer<typeof ChatRoom>;
