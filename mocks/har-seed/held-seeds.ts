import { definedTables } from '#mocks/db/define-table';
import type { GivenRows } from '#mocks/db/given-rows';
import { keepItem } from '#mocks/protocol/keep-item';
import { deflatedText, inflatedText } from '#mocks/scenario/deflated-text';
import type { HarSeed } from './seed-of-har';

/** Initial data from a HAR that this browser holds. */
export interface HeldSeed {
  name: string;
  rows: number;
  city: string;
  /** The time of the last call, in milliseconds; null where the file has no times. */
  at: number | null;
}

/** The data of all HARs, in the storage of the browser itself: its sandboxes share them, and no link carries them. */
export interface HeldSeeds {
  all(): HeldSeed[];
  /** Null where the browser does not hold the name. Rows that fit no table of this version are left out. */
  read(name: string): Promise<GivenRows | null>;
  /** Replaces data with the same name. False where the browser has no room. */
  keep(name: string, seed: HarSeed): Promise<boolean>;
  remove(name: string): void;
}

const PREFIX = 'machi-har:';

interface Kept extends HeldSeed {
  /** Deflated: pictures and texts repeat, and a browser stores 5 MB in all. */
  deflated: string;
}

export function createHeldSeeds(storage: Storage): HeldSeeds {
  const kept = (key: string): Kept | null => readKept(storage.getItem(key));
  return {
    all: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => kept(key) ?? [])
        .map(({ deflated: _, ...held }) => held)
        .toSorted((one, other) => one.name.localeCompare(other.name, 'ja')),
    async read(name) {
      const seed = kept(PREFIX + name);
      return seed && rowsIn(await inflatedText(seed.deflated).catch(() => ''));
    },
    async keep(name, { rows, city, at }) {
      const held: HeldSeed = { name, rows: Object.values(rows).flat().length, city, at };
      const deflated = await deflatedText(JSON.stringify(rows));
      return keepItem(storage, PREFIX + name, JSON.stringify({ ...held, deflated }));
    },
    remove: (name) => storage.removeItem(PREFIX + name),
  };
}

function readKept(text: string | null): Kept | null {
  const { name, rows, city, at, deflated } = (parsed(text) ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const isKept = typeof name === 'string' && typeof rows === 'number' && typeof city === 'string';
  if (!isKept || typeof deflated !== 'string') return null;
  return { name, rows, city, at: typeof at === 'number' ? at : null, deflated };
}

function rowsIn(text: string): GivenRows | null {
  const read = parsed(text);
  if (read === null) return null;
  return Object.fromEntries(
    Object.entries(read).map(([key, rows]) => {
      const definition = definedTables().find(({ name }) => name === key.split('@')[0]);
      const all: unknown[] = Array.isArray(rows) ? rows : [];
      return [key, all.filter((row) => definition?.schema.safeParse(row).success) as GivenRows[string]];
    }),
  );
}

function parsed(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
