/** One write, as it is kept over the seed. Updates hold the changed fields only, so that seeded dates may still move. */
export type Entry =
  | { kind: 'create'; table: string; scope: string; row: { id: number } & Record<string, unknown> }
  | { kind: 'update'; table: string; scope: string; ids: number[]; changes: Record<string, unknown> }
  | { kind: 'remove'; table: string; scope: string; ids: number[] }
  /** Everything before it is undone: the seed alone stands. */
  | { kind: 'reset' };

/** Where writes last: one journal for each seed, shared by the tabs. */
export interface Journal {
  /** What stands in the journal and this tab has not seen; at first everything. */
  unseen(): Promise<Entry[]>;
  /** Durable once it resolves. Answers what other tabs wrote just before: their writes come first. */
  append(entries: readonly Entry[]): Promise<Entry[]>;
  /** All that stands in it, seen or not. */
  whole(): Promise<Entry[]>;
  /** Empties it and leaves the mark that other tabs follow. */
  reset(): Promise<void>;
  /** Another tab has written. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Long journals are folded when they are opened: see `folded`. */
export const LONG = 400;

/**
 * The same state in fewer entries: several updates of a row become one, a created row takes its updates in.
 * It starts with a reset, so that a tab that is already open builds itself anew from it.
 */
export function folded(entries: readonly Entry[]): Entry[] {
  const rows = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.kind === 'reset') rows.clear();
    else if (entry.kind === 'create') rows.set(keyOf(entry, entry.row.id), entry);
    else
      for (const id of entry.ids) rows.set(keyOf(entry, id), merged(rows.get(keyOf(entry, id)), entry, id));
  }
  return [{ kind: 'reset' }, ...rows.values()];
}

const keyOf = ({ table, scope }: { table: string; scope: string }, id: number) => `${table}\n${scope}\n${id}`;

function merged(before: Entry | undefined, entry: Entry & { kind: 'update' | 'remove' }, id: number): Entry {
  // a remove stays even for a row created here: its id is not given out again
  if (entry.kind === 'remove') return { ...entry, ids: [id] };
  if (before?.kind === 'create') return { ...before, row: { ...before.row, ...entry.changes } };
  const changes = before?.kind === 'update' ? { ...before.changes, ...entry.changes } : entry.changes;
  return { ...entry, ids: [id], changes };
}
