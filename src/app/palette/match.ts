import { fold, isKana, normalizedText } from './fold';
import { type Beat, beatsOf, isSpelled, romajiOf } from './romaji';

/** Search keys of an entry. */
export interface Keys {
  /** Folded titles in any language and the folded kana reading. */
  texts: readonly string[];
  /** The reading as the user types it in Latin letters. */
  beats: readonly Beat[];
}

export interface PaletteSearch {
  text: string;
  /** The input in Latin letters, or null where it has no transliteration. The partial つうt becomes tsuut. */
  latin: string | null;
}

/** Quality of a match; null is no match. */
export type Rank = 'prefix' | 'substring' | 'subsequence';
const RANKS: readonly Rank[] = ['prefix', 'substring', 'subsequence'];

export const keysOf = (titles: readonly string[], reading: string): Keys => ({
  texts: [...new Set([...titles, reading].map(fold))].filter((text) => text !== ''),
  beats: beatsOf(normalizedText(reading)),
});

export function searchOf(input: string): PaletteSearch {
  const text = normalizedText(input);
  return { text: fold(input), latin: isKana(text) ? romajiOf(text) : null };
}

export function rankOf({ texts, beats }: Keys, { text, latin }: PaletteSearch): Rank | null {
  const ranksFound = texts.flatMap((one) => [rankIn(one, text), latin === null ? null : rankIn(one, latin)]);
  if (latin !== null) ranksFound.push(rankInBeats(beats, latin));
  return RANKS.find((rank) => ranksFound.includes(rank)) ?? null;
}

/** Best rank first; entries of equal rank keep their order. */
export function ranked<One extends { keys: Keys }>(all: readonly One[], input: string): One[] {
  const search = searchOf(input);
  const ranks = new Map(all.map((one) => [one, rankOf(one.keys, search)]));
  return RANKS.flatMap((rank) => all.filter((one) => ranks.get(one) === rank));
}

function rankIn(text: string, search: string): Rank | null {
  if (text.startsWith(search)) return 'prefix';
  if (text.includes(search)) return 'substring';
  return isSubsequence(search, text) ? 'subsequence' : null;
}

function rankInBeats(beats: readonly Beat[], search: string): Rank | null {
  if (isSpelled(search, beats)) return 'prefix';
  if (beats.some((_, from) => isSpelled(search, beats, from))) return 'substring';
  return isSubsequence(search, beats.map(([first]) => first).join('')) ? 'subsequence' : null;
}

/**
 * True if all letters occur in order, with other letters between them. Kana and Latin letters occur in most
 * texts, so input in them must match the first letter.
 */
function isSubsequence(search: string, text: string): boolean {
  const letters = [...search];
  if (letters.length < 2 || (isKana(search) && !text.startsWith(letters[0] ?? ''))) return false;
  let matchedCount = 0;
  for (const letter of text) if (letter === letters[matchedCount]) matchedCount += 1;
  return matchedCount === letters.length;
}
