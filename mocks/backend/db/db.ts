import { IDS_OF_A_CITY } from '#mocks/backend/seed/base/context';
import { type Seed, seedName } from '#mocks/backend/seed/base/seed';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { definedTables, type Row, type TableDefinition } from './define-table';
import { type Entry, folded, type Journal, type Writer } from './journal';
import type { EntryToWrite, Partition, RowEntry } from './partition';
import { keyOf, partitionOf } from './partition-of';
import type { RowWrite } from './row-write';
import { type JournalPosition, type Snapshot, type Store, type StoreOptions, storeWithTables } from './store';
import { type Table, tableOver, WORLD } from './table';

export type { JournalPosition, Snapshot, Store } from './store';

export const createStore = (options: StoreOptions): Store => new JournaledStore(options);

class JournaledStore implements Store {
  readonly ready: Promise<void>;
  readonly seed: Seed;
  readonly anchor: number;
  readonly #now: () => number;
  readonly #journal: Journal;
  readonly #partitions = new Map<string, Partition>();
  /** Entries of tables that no loaded module has defined, by the keys of their partitions. */
  readonly #entriesBeforeTable = new Map<string, RowEntry[]>();
  readonly #outsideChangeListeners = new Set<() => void>();
  readonly #changeListeners = new Set<() => void>();
  /** Of the entries that this tab has read or written. */
  #position: JournalPosition = { resets: 0, entries: 0 };
  readonly #writeListeners = new Set<(writes: readonly RowWrite[]) => void>();
  readonly #storesByWriter = new Map<string, Store>();
  #unsaved: RowEntry[] = [];
  #beingSavedCount = 0;
  /** Keeps the order of writes in the journal while requests run concurrently. */
  #saving: Promise<void> = Promise.resolve();

  constructor({ seed, anchor, journal, now = Date.now }: StoreOptions) {
    this.seed = seed;
    this.anchor = anchor;
    this.#now = now;
    this.#journal = journal;
    this.ready = journal.unseen().then((entries) => {
      this.#advancePosition(entries);
      this.#apply(entries);
    });
    journal.subscribe(() => void this.catchUp());
  }

  of<R extends Row>(definition: TableDefinition<R>): Table<R> {
    return this.#tableOf(definition, 'demo');
  }

  writtenBy(writer: string): Store {
    const storeOfWriter =
      this.#storesByWriter.get(writer) ??
      storeWithTables(this, (definition) => this.#tableOf(definition, writer));
    this.#storesByWriter.set(writer, storeOfWriter);
    return storeOfWriter;
  }

  #tableOf<R extends Row>(definition: TableDefinition<R>, writer: string): Table<R> {
    const { name, scope } = definition;
    const partitionIn = (tableScope: string) => {
      const partition = this.#partitionOf(name, tableScope, definition);
      if (!partition)
        throw new Error(
          `${name}: rows of ${scope === 'city' ? `the city "${tableScope}"` : 'the world'} are requested`,
        );
      return partition;
    };
    return tableOver<R>({
      name,
      fields: Object.keys(definition.model),
      scopeOf: (values) => (scope === 'world' ? WORLD : String('city' in values && values.city)),
      partitionIn,
      partitionHolding: (id) => {
        if (scope === 'world') return partitionIn(WORLD);
        const city = CITIES[Math.floor((id - 1) / IDS_OF_A_CITY)]?.name;
        return city === undefined ? null : partitionIn(city);
      },
      noteWrite: (entry, writes) => {
        this.#unsaved.push(this.withTimeAndAuthor(entry, writer));
        this.#notifyOfWrites(name, writes);
      },
    });
  }

  async catchUp(): Promise<void> {
    await this.ready;
    const unseenEntries = await this.#journal.unseen();
    if (unseenEntries.length === 0) return;
    this.#advancePosition(unseenEntries);
    // In the journal, this tab's unsaved writes follow the writes of other tabs; so they do here.
    this.#apply([...unseenEntries, ...this.#unsaved]);
    this.#notifyListeners();
  }

  settled(): Promise<void> {
    this.#saving = this.#saving.catch(() => undefined).then(() => this.#save());
    return this.#saving;
  }

  reset(): Promise<void> {
    return this.#startOver([]);
  }

  async snapshot(): Promise<Snapshot> {
    await this.settled();
    return this.#snapshotOf(await this.#journal.whole());
  }

  async snapshotBefore({ resets, entries }: JournalPosition): Promise<Snapshot | null> {
    await this.catchUp();
    await this.settled();
    return resets === this.#position.resets
      ? this.#snapshotOf((await this.#journal.whole()).slice(0, entries))
      : null;
  }

  position(): JournalPosition {
    const { resets, entries } = this.#position;
    return { resets, entries: entries + this.#beingSavedCount + this.#unsaved.length };
  }

  #snapshotOf(entries: readonly Entry[]): Snapshot {
    const rowEntries = folded(entries).filter(
      (entry): entry is RowEntry => entry.kind !== 'reset' && !survivesResets(entry.table),
    );
    return { seed: seedName(this.seed), entries: rowEntries.map(({ written: _, ...entry }) => entry) };
  }

  /** A journal begins with its last reset, if it has one. */
  #advancePosition(entries: readonly Entry[]): void {
    const reset = entries.findLastIndex(({ kind }) => kind === 'reset');
    this.#position =
      reset === -1
        ? { ...this.#position, entries: this.#position.entries + entries.length }
        : { resets: this.#position.resets + 1, entries: entries.length - reset };
  }

  async load({ seed, entries }: Snapshot, writer: Writer = 'link'): Promise<void> {
    if (seed !== seedName(this.seed))
      throw new Error(`a snapshot of ${seed} does not fit ${seedName(this.seed)}`);
    await this.#startOver(entries.map((entry) => this.withTimeAndAuthor(entry, writer)));
  }

  restore(entries: readonly Entry[]): Promise<void> {
    return this.#startOver(entries.filter((entry) => entry.kind !== 'reset' && !survivesResets(entry.table)));
  }

  async entries(): Promise<Entry[]> {
    await this.settled();
    return this.#journal.whole();
  }

  async write(entries: readonly RowEntry[], writer: Writer): Promise<void> {
    await this.catchUp();
    for (const entry of entries) {
      const authoredEntry = this.withTimeAndAuthor(entry, writer);
      const writes = this.#writesOf(entry, () => this.#apply([authoredEntry]));
      this.#unsaved.push(authoredEntry);
      this.#notifyOfWrites(entry.table, writes);
    }
    await this.settled();
    this.#notifyListeners();
  }

  /** What applying this entry does to its rows. */
  #writesOf(entry: RowEntry, apply: () => void): RowWrite[] {
    const { table, scope } = entry;
    const partition = this.#partitionOf(table, scope);
    const find = (id: number) => partition?.rows().find(id) ?? null;
    const ids = entry.kind === 'create' ? [entry.row.id] : entry.ids;
    const before = ids.map(find);
    apply();
    return ids.map((id, index) => ({ table, scope, id, before: before[index] ?? null, after: find(id) }));
  }

  #notifyOfWrites(table: string, writes: readonly RowWrite[]): void {
    if (!survivesResets(table)) for (const listener of this.#writeListeners) listener(writes);
  }

  withTimeAndAuthor = (entry: RowEntry | EntryToWrite, writer: string): RowEntry => ({
    ...entry,
    written: { at: this.#now(), by: writer },
  });

  subscribe(listener: () => void): () => void {
    this.#outsideChangeListeners.add(listener);
    return () => this.#outsideChangeListeners.delete(listener);
  }

  onChange(listener: () => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  onWrite(listener: (writes: readonly RowWrite[]) => void): () => void {
    this.#writeListeners.add(listener);
    return () => this.#writeListeners.delete(listener);
  }

  async #startOver(entries: readonly Entry[]): Promise<void> {
    await this.catchUp();
    await this.settled();
    const entriesAfterReset = [...this.#survivingEntries(), ...entries];
    await this.#journal.reset();
    await this.#journal.append(entriesAfterReset);
    this.#advancePosition([{ kind: 'reset' }, ...entriesAfterReset]);
    this.#apply([{ kind: 'reset' }, ...entriesAfterReset]);
    this.#notifyListeners();
  }

  #survivingEntries(): Entry[] {
    return definedTables()
      .filter(({ name }) => survivesResets(name))
      .flatMap(({ name }) => {
        const rows = this.#partitionOf(name, WORLD)?.rows().all() ?? [];
        return rows.map((row) => ({ kind: 'create' as const, table: name, scope: WORLD, row: { ...row } }));
      });
  }

  async #save(): Promise<void> {
    const entries = this.#unsaved.splice(0);
    if (entries.length === 0) return;
    this.#beingSavedCount = entries.length;
    const entriesOfOtherTabs = await this.#journal
      .append(entries)
      .catch((error: unknown) => {
        // the tables hold them, so the next save has to write them first
        this.#unsaved.unshift(...entries);
        throw error;
      })
      .finally(() => {
        this.#beingSavedCount = 0;
      });
    this.#advancePosition([...entriesOfOtherTabs, ...entries]);
    if (entriesOfOtherTabs.length > 0) this.#apply([...entriesOfOtherTabs, ...entries, ...this.#unsaved]);
    for (const listener of this.#changeListeners) listener();
  }

  #apply(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.kind === 'reset') {
        this.#entriesBeforeTable.clear();
        for (const partition of this.#partitions.values()) partition.reset();
      } else this.#applyToRow(entry);
    }
  }

  #applyToRow(entry: RowEntry): void {
    const partition = this.#partitionOf(entry.table, entry.scope);
    if (partition) {
      partition.apply(entry);
      return;
    }
    const key = keyOf(entry.table, entry.scope);
    this.#entriesBeforeTable.set(key, [...(this.#entriesBeforeTable.get(key) ?? []), entry]);
  }

  /**
   * The rows of a table in a scope. Undefined for a scope that does not exist, and without `known`, the definition, while
   * no loaded module has defined the table.
   */
  #partitionOf(table: string, scope: string, known?: TableDefinition): Partition | undefined {
    const key = keyOf(table, scope);
    const partition = this.#partitions.get(key);
    if (partition) return partition;
    const definition = known ?? definedTables().find(({ name }) => name === table);
    const newPartition = definition && partitionOf(definition, scope, this);
    if (!newPartition) return undefined;
    this.#partitions.set(key, newPartition);
    for (const entry of this.#entriesBeforeTable.get(key) ?? []) newPartition.apply(entry);
    this.#entriesBeforeTable.delete(key);
    return newPartition;
  }

  #notifyListeners(): void {
    for (const listener of [...this.#outsideChangeListeners, ...this.#changeListeners]) listener();
  }
}

const survivesResets = (table: string): boolean =>
  definedTables().some(({ name, survivesReset }) => name === table && survivesReset === true);
