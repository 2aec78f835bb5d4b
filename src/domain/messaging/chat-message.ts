import * as z from 'zod/mini';
import { DESCRIPTION_MAX } from '#domain/base/limits';
import { type FieldProblem, isUnseen } from '#domain/base/problems';
import { tooLongProblems } from '#domain/base/rules';

/** Typing is told by the room: it is no state of a message. */
export const CHAT_MESSAGE_STATES = ['sent', 'read'] as const;
export type ChatMessageState = (typeof CHAT_MESSAGE_STATES)[number];

/** PROPOSED: as long as a description. */
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

/** Nothing is no message, and no mistake either: it is just not sent. */
export const isBlank = ({ text }: ChatMessageDraft): boolean => isUnseen(text);

export const chatMessageProblems = ({ text }: ChatMessageDraft): FieldProblem[] =>
  tooLongProblems('text', text, CHAT_TEXT_MAX);

/** Somebody else's, that this user has not seen. */
export const waitsFor = ({ sender, state }: ChatMessage, user: number): boolean =>
  sender !== user && state === 'sent';
