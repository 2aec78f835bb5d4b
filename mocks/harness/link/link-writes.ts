import type { RowEntry } from '#mocks/backend/db/partition';
import { readEntry } from '#mocks/backend/db/read-entry';
import { deflatedText, inflatedText } from './deflated-text';

/** Longest text of writes in a link, in characters: chat programs and trackers cut longer addresses. */
export const LONGEST_WRITES = 6_000;

/** Version of the text: another version is refused instead of misread. */
const VERSION = '1.';

/** The writes over a seed as one text for a link. */
export const writeEntries = async (entries: readonly RowEntry[]): Promise<string> =>
  VERSION + (await deflatedText(JSON.stringify(entries)));

export interface EntriesReading {
  entries: RowEntry[];
  /** The entries that another version of the demo wrote, and that fit no table: `notifications 12`. */
  refused: string[];
}

/** Null for a text that is damaged, cut off, or of another version. */
export async function readEntries(text: string): Promise<EntriesReading | null> {
  const written = text.startsWith(VERSION) ? await inflated(text.slice(VERSION.length)) : null;
  if (!Array.isArray(written)) return null;
  const reading: EntriesReading = { entries: [], refused: [] };
  for (const value of written as unknown[]) {
    const entry = readEntry(value);
    if ('refused' in entry) reading.refused.push(entry.refused);
    else reading.entries.push(entry);
  }
  return reading;
}

async function inflated(text: string): Promise<unknown> {
  try {
    return JSON.parse(await inflatedText(text));
  } catch {
    return null;
  }
}
