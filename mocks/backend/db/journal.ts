/** When, by the clock of the demo, and by what: a call (`PUT /:city/news/:id/`), or one of the names below. */
export interface Writing {
  at: number;
  by: string;
}

/** What else writes: Firestore's clients, a link, the panel (発生, データ, an undo), and code without a name. */
export const WRITERS = ['firestore', 'link', 'event', 'panel', 'undo', 'demo'] as const;
export type Writer = (typeof WRITERS)[number];

interface EntryTarget {
  table: string;
  scope: string;
  /** Missing where a link, a file or an older version has written. */
  written?: Writing;
}

/** One write over the seed. An update holds the changed fields only, so that seeded dates can still move. */
export type Entry =
  | (EntryTarget & { kind: 'create'; row: { id: number } & Record<string, unknown> })
  | (EntryTarget & { kind: 'update'; ids: number[]; changes: Record<string, unknown> })
  | (EntryTarget & { kind: 'remove'; ids: number[] })
  /** Undoes all earlier entries: only the seed remains. */
  | { kind: 'reset' };

/** The storage of writes: one journal for each seed, shared by the tabs. */
export interface Journal {
  /** The entries that this tab has not read yet; on the first call, all entries. */
  unseen(): Promise<Entry[]>;
  /** Resolves when the entries are durable; returns the preceding entries of other tabs. */
  append(entries: readonly Entry[]): Promise<Entry[]>;
  /** All entries, read by this tab or not. */
  whole(): Promise<Entry[]>;
  /** Removes all entries and writes the reset entry that other tabs apply. */
  reset(): Promise<void>;
  /** Calls the listener when another tab has written. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Number of entries above which a journal is folded when it is opened: see `folded`. */
export const LONG = 400;

/**
 * The same state in fewer entries: several updates of a row become one, a created row includes its updates.
 * The result starts with a reset, so that a tab that is already open rebuilds its state from it.
 */
export function folded(entries: readonly Entry[]): Entry[] {
  const rows = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.kind === 'reset') rows.clear();
    else if (entry.kind === 'create') rows.set(rowKeyOf(entry, entry.row.id), entry);
    else
      for (const id of entry.ids)
        rows.set(rowKeyOf(entry, id), mergedEntry(rows.get(rowKeyOf(entry, id)), entry, id));
  }
  return [{ kind: 'reset' }, ...rows.values()];
}

const rowKeyOf = ({ table, scope }: { table: string; scope: string }, id: number) =>
  `${table}\n${scope}\n${id}`;

function mergedEntry(
  before: Entry | undefined,
  entry: Entry & { kind: 'update' | 'remove' },
  id: number,
): Entry {
  // A remove entry stays even for a row created here: its id is not assigned again.
  if (entry.kind === 'remove') return { ...entry, ids: [id] };
  if (before?.kind === 'create') return { ...before, row: { ...before.row, ...entry.changes } };
  const changes = before?.kind === 'update' ? { ...before.changes, ...entry.changes } : entry.changes;
  return { ...entry, ids: [id], changes };
}
