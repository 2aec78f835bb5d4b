import type { Seed } from '#mocks/backend/seed/base/seed';
import type { Row, TableDefinition } from './define-table';
import type { Entry, Journal, Writer } from './journal';
import type { RowEntry } from './partition';
import type { RowWrite } from './row-write';
import type { Table } from './table';

/** All writes over a seed: small, and enough to restore the same data. */
export interface Snapshot {
  seed: string;
  entries: RowEntry[];
}

/** A moment between two writes: the number of entries of the journal since this number of resets. */
export interface JournalPosition {
  resets: number;
  entries: number;
}

/** The database of the fake backend: seeded tables with a journal over them. */
export interface Store {
  /** Resolves when the journal has been read. No query may run before that. */
  ready: Promise<void>;
  readonly seed: Seed;
  /** The reference time of seeded dates. */
  readonly anchor: number;
  of<R extends Row>(definition: TableDefinition<R>): Table<R>;
  /** The same store, which the journal names as the writer of its writes; always the same object for a name. */
  writtenBy(by: string): Store;
  /** Applies the writes of other tabs. */
  catchUp(): Promise<void>;
  /** Resolves when every write so far survives a reload. */
  settled(): Promise<void>;
  reset(): Promise<void>;
  snapshot(): Promise<Snapshot>;
  /** The writes before the position; null when the journal has been reset since. */
  snapshotBefore(position: JournalPosition): Promise<Snapshot | null>;
  /** The position after every write so far. */
  position(): JournalPosition;
  load(snapshot: Snapshot, by?: Writer): Promise<void>;
  /** Starts over with entries that `entries` returned, and with when and by what they were written. */
  restore(entries: readonly Entry[]): Promise<void>;
  /** All entries over the seed in their order, those of other tabs too. */
  entries(): Promise<Entry[]>;
  /** Writes entries as they are: rows get the ids that they had. */
  write(entries: readonly RowEntry[], by: Writer): Promise<void>;
  /** Calls the listener when rows change by anything except this tab's own handlers. */
  subscribe(listener: () => void): () => void;
  /** Calls the listener when rows change, by this tab or another. */
  onChange(listener: () => void): () => void;
  /** Calls the listener with each write of this tab, at once. Tables of sessions are left out. */
  onWrite(listener: (writes: readonly RowWrite[]) => void): () => void;
}

export interface StoreOptions {
  seed: Seed;
  anchor: number;
  journal: Journal;
  /** The clock of the demo. */
  now?: () => number;
}

/** The same store with tables of its own. */
export const storeWithTables = (store: Store, of: Store['of']): Store => ({
  of,
  ready: store.ready,
  seed: store.seed,
  anchor: store.anchor,
  writtenBy: (by) => store.writtenBy(by),
  catchUp: () => store.catchUp(),
  settled: () => store.settled(),
  reset: () => store.reset(),
  snapshot: () => store.snapshot(),
  snapshotBefore: (position) => store.snapshotBefore(position),
  position: () => store.position(),
  load: (snapshot, by) => store.load(snapshot, by),
  restore: (entries) => store.restore(entries),
  entries: () => store.entries(),
  write: (entries, by) => store.write(entries, by),
  subscribe: (listener) => store.subscribe(listener),
  onChange: (listener) => store.onChange(listener),
  onWrite: (listener) => store.onWrite(listener),
});
