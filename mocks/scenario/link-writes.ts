import type { RowEntry } from '#mocks/db/partition';
import { readEntry } from '#mocks/db/read-entry';

/** Longest text of writes in a link, in characters: chat programs and trackers cut longer addresses. */
export const LONGEST_WRITES = 6_000;

/** Version of the text: another version is refused instead of misread. */
const VERSION = '1.';

/** The writes over a seed as one text for a link: JSON, deflated, in base64url. */
export async function writeEntries(entries: readonly RowEntry[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(entries));
  const deflated = await through(bytes, new CompressionStream('deflate-raw'));
  const base64 = btoa(Array.from(deflated, (byte) => String.fromCharCode(byte)).join(''));
  return VERSION + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

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

async function inflated(base64: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const json = await through(bytes, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(json));
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  // a Response is a stream everywhere; a Blob is none in jsdom
  const { body } = new Response(bytes);
  return new Uint8Array(await new Response(body?.pipeThrough(stream) ?? null).arrayBuffer());
}
