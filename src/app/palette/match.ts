import { fold, isKana, plain } from './fold';
import { type Beat, beatsOf, isSpelled, romajiOf } from './romaji';

/** What something is found by. */
export interface Keys {
  /** Folded: titles in any language, and the reading in kana. */
  texts: readonly string[];
  /** The reading as it is typed in Latin letters. */
  beats: readonly Beat[];
}

export interface Wanted {
  text: string;
  /** The same in Latin letters, where it can be told in them; つうt in the middle of typing is tsuut. */
  latin: string | null;
}

/** How well something fits; none is null. */
export type Rank = 'prefix' | 'substring' | 'subsequence';
const RANKS: readonly Rank[] = ['prefix', 'substring', 'subsequence'];

export const keysOf = (titles: readonly string[], reading: string): Keys => ({
  texts: [...new Set([...titles, reading].map(fold))].filter((text) => text !== ''),
  beats: beatsOf(plain(reading)),
});

export function wantedOf(input: string): Wanted {
  const text = plain(input);
  return { text: fold(input), latin: isKana(text) ? romajiOf(text) : null };
}

export function rankOf({ texts, beats }: Keys, { text, latin }: Wanted): Rank | null {
  const found = texts.flatMap((one) => [rankIn(one, text), latin === null ? null : rankIn(one, latin)]);
  if (latin !== null) found.push(rankInBeats(beats, latin));
  return RANKS.find((rank) => found.includes(rank)) ?? null;
}

/** The best first; among equals the order they came in. */
export function ranked<One extends { keys: Keys }>(all: readonly One[], input: string): One[] {
  const wanted = wantedOf(input);
  const ranks = new Map(all.map((one) => [one, rankOf(one.keys, wanted)]));
  return RANKS.flatMap((rank) => all.filter((one) => ranks.get(one) === rank));
}

function rankIn(text: string, wanted: string): Rank | null {
  if (text.startsWith(wanted)) return 'prefix';
  if (text.includes(wanted)) return 'substring';
  return isSubsequence(wanted, text) ? 'subsequence' : null;
}

function rankInBeats(beats: readonly Beat[], wanted: string): Rank | null {
  if (isSpelled(wanted, beats)) return 'prefix';
  if (beats.some((_, from) => isSpelled(wanted, beats, from))) return 'substring';
  return isSubsequence(wanted, beats.map(([first]) => first).join('')) ? 'subsequence' : null;
}

/** Letters in their order, with others between them. Kana and Latin letters stand everywhere: theirs begin at the beginning. */
function isSubsequence(wanted: string, text: string): boolean {
  const letters = [...wanted];
  if (letters.length < 2 || (isKana(wanted) && !text.startsWith(letters[0] ?? ''))) return false;
  let next = 0;
  for (const letter of text) if (letter === letters[next]) next += 1;
  return next === letters.length;
}
