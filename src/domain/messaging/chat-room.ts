import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';
import { foldText } from '#domain/base/fold-text';
import { parseTime } from '#domain/base/japan-time';

/** PROPOSED (E-126): a conversation with one other party, as one of the two sees it. */
export const ChatRoom = z.object({
  id: z.string(),
  name: z.string(),
  last_message: maybeText,
  last_sent_at: maybeText,
  unread: z.number(),
  /** When the other party last reported typing; null: not typing. */
  typing_at: maybeText,
});
export type ChatRoom = z.infer<typeof ChatRoom>;

/** The rooms to listen to. */
export interface RoomsQuery {
  /** The maximum number of rooms, newest first. */
  count: number;
  /** Text in the room's name; empty: every room. */
  search: string;
}

/** PROPOSED: milliseconds after which a reported typing expires. */
export const TYPING_LASTS = 8_000;

/** Typing expires, because a page that is closed while the user types reports no end. */
export const isTyping = ({ typing_at }: Pick<ChatRoom, 'typing_at'>, now: number): boolean =>
  typing_at != null && now - parseTime(typing_at) < TYPING_LASTS;

/**
 * Search keys of a room: Firestore compares whole values only, so the server stores every single character
 * and every pair of adjacent characters of the name.
 */
export function searchKeysOfRoom(name: string): string[] {
  const characters = charactersOf(name);
  const keys = characters.flatMap((one, index) => [one, one + (characters[index + 1] ?? '')]);
  return [...new Set(keys)];
}

/** The key for Firestore's query; empty: every room. `isNamed` filters the result. */
export const searchKeyOf = (search: string): string => charactersOf(search).slice(0, 2).join('');

export const isNamed = ({ name }: Pick<ChatRoom, 'name'>, search: string): boolean =>
  charactersOf(name).join('').includes(charactersOf(search).join(''));

const charactersOf = (text: string): string[] => [...foldText(text).replace(/\s+/g, '')];
