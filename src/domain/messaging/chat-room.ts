import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';
import { foldText } from '#domain/base/fold-text';
import { parseTime } from '#domain/base/japan-time';

/** PROPOSED (E-126): a talk with one other party, as one of both sees it. */
export const ChatRoom = z.object({
  id: z.string(),
  name: z.string(),
  last_message: maybeText,
  last_sent_at: maybeText,
  unread: z.number(),
  /** When the other party last said that they are typing; none: they are not. */
  typing_at: maybeText,
});
export type ChatRoom = z.infer<typeof ChatRoom>;

/** PROPOSED: milliseconds for which a typing that nobody has ended is believed. */
export const TYPING_LASTS = 8_000;

/** Whoever closes their page in the middle of a word ends nothing: it ends by itself. */
export const isTyping = ({ typing_at }: Pick<ChatRoom, 'typing_at'>, now: number): boolean =>
  typing_at != null && now - parseTime(typing_at) < TYPING_LASTS;

/**
 * What a room is found by: Firestore looks for whole values alone, so the server keeps every one and two signs that
 * follow each other in a name.
 */
export function roomKeys(name: string): string[] {
  const signs = signsOf(name);
  return [...new Set(signs.flatMap((sign, index) => [sign, sign + (signs[index + 1] ?? '')]))];
}

/** The one key that Firestore is asked for; empty: all rooms. What it finds is looked through by `isNamed`. */
export const roomKeyOf = (search: string): string => signsOf(search).slice(0, 2).join('');

export const isNamed = ({ name }: Pick<ChatRoom, 'name'>, search: string): boolean =>
  signsOf(name).join('').includes(signsOf(search).join(''));

const signsOf = (text: string): string[] => [...foldText(text).replace(/\s+/g, '')];
