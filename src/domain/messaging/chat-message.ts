import * as z from 'zod/mini';
import { DESCRIPTION_MAX } from '#domain/base/limits';
import { type FieldProblem, isUnseen } from '#domain/base/problems';
import { tooLongProblems } from '#domain/base/rules';

/** Typing belongs to the room: it is not a state of a message. */
export const CHAT_MESSAGE_STATES = ['sent', 'read'] as const;
export type ChatMessageState = (typeof CHAT_MESSAGE_STATES)[number];

/** PROPOSED: the limit of a description. */
export const CHAT_TEXT_MAX = DESCRIPTION_MAX;

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

/** A page of a room's messages, oldest first. */
export interface OlderMessages {
  messages: readonly ChatMessage[];
  /** Whether there are earlier ones. */
  older: boolean;
}

/** An empty message is not a problem: it is not sent. */
export const isBlank = ({ text }: ChatMessageDraft): boolean => isUnseen(text);

export const chatMessageProblems = ({ text }: ChatMessageDraft): FieldProblem[] =>
  tooLongProblems('text', text, CHAT_TEXT_MAX);

/** Whether the message is from another user and unread by this one. */
export const waitsFor = ({ sender, state }: ChatMessage, userId: number): boolean =>
  sender !== userId && state === 'sent';
