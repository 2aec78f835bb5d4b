import * as z from 'zod/mini';

/** Typing is told by the room: it is no state of a message. */
export const CHAT_MESSAGE_STATES = ['sent', 'read'] as const;
export type ChatMessageState = (typeof CHAT_MESSAGE_STATES)[number];

/** PROPOSED (E-126). */
export const ChatMessageDraft = z.object({ text: z.string() });
export type ChatMessageDraft = z.infer<typeof ChatMessageDraft>;

export const ChatMessage = z.extend(ChatMessageDraft, {
  id: z.string(),
  /** A profile's id. */
  sender: z.number(),
  sent_at: z.string(),
  state: z.enum(CHAT_MESSAGE_STATES),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
