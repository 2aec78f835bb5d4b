import * as z from 'zod/mini';
import { isDay } from '#domain/base/japan-time';
import type { Snapshot } from '#mocks/backend/db/db';
import type { RowEntry } from '#mocks/backend/db/partition';
import { readEntry } from '#mocks/backend/db/read-entry';
import { SEED_PROFILES } from '#mocks/backend/seed/base/seed';
import { groupedEntries } from './grouped-entries';
import { rowsThatDoNotFit } from './rows-that-do-not-fit';

const FORMAT = 'machi-data-1';
/** Any format of this file, also one of a newer version. */
const ANY_FORMAT = /"format"\s*:\s*"machi-data-(\d+)"/;

const fileSchema = z.object({
  format: z.literal(FORMAT),
  seed: z.object({
    profile: z.enum(SEED_PROFILES),
    n: z.number().check(z.int(), z.positive()),
  }),
  /** The day in Japan that seeded dates refer to. */
  day: z.string().check(z.refine(isDay)),
  /** The clock of the demo, as in a scenario link; null: the real time. */
  now: z.nullable(z.object({ iso: z.string(), paused: z.boolean(), speed: z.optional(z.number()) })),
  /** The file of the console that the page had loaded: another name is another build. */
  build: z.string(),
  entries: z.array(z.unknown()),
});

/** All tables as the writes over their seed, with the day. */
export interface DataFile extends Omit<z.infer<typeof fileSchema>, 'format' | 'entries'> {
  entries: RowEntry[];
}

/** Why a file is not loaded: it is another file, damaged, of a newer version, or has rows that fit no table. */
export type DataFileProblem = { kind: 'foreign' | 'damaged' | 'newer' } | { kind: 'rows'; rows: string[] };

/** One entry on each line, for a comparison of two files. */
export function writeDataFile(file: Omit<DataFile, 'entries'>, { entries }: Snapshot): string {
  const lines = groupedEntries(entries).map((entry) => JSON.stringify(entry));
  return `${JSON.stringify({ format: FORMAT, ...file }).slice(0, -1)},"entries":[\n${lines.join(',\n')}\n]}\n`;
}

/** Either all rows of the file fit their tables, or none is returned. */
export function readDataFile(text: string): DataFile | DataFileProblem {
  const version = Number(ANY_FORMAT.exec(text)?.[1] ?? 0);
  if (version === 0) return { kind: 'foreign' };
  if (version > 1) return { kind: 'newer' };
  const { success, data } = fileSchema.safeParse(jsonOrNull(text));
  if (!success) return { kind: 'damaged' };
  const { format: _, entries: writtenEntries, ...file } = data;
  const entries: RowEntry[] = [];
  const refusedEntries: string[] = [];
  for (const value of writtenEntries) {
    const entry = readEntry(value);
    if ('refused' in entry) refusedEntries.push(entry.refused);
    else entries.push(entry);
  }
  const rows = refusedEntries.length > 0 ? refusedEntries : rowsThatDoNotFit(entries, file);
  return rows.length > 0 ? { kind: 'rows', rows } : { ...file, entries };
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
