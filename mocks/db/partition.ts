import type { SeedContext } from '#mocks/seed/context';
import type { Row, TableDefinition } from './define-table';
import type { Entry } from './journal';
import type { Model } from './library';

/** An entry about the rows of one table in one city. */
export type RowEntry = Exclude<Entry, { kind: 'reset' }>;

/**
 * The rows of one table in one city. They are seeded when they are first looked at: 10,000 rows here must not cost
 * the other eight cities anything. What the journal says about them waits until then.
 */
export class Partition {
  readonly scope: string;
  readonly #definition: TableDefinition;
  readonly #model: Model;
  readonly #context: () => SeedContext;
  /** Ids of a city lie in a block of their own, so that an id alone tells its city. */
  readonly #firstId: number;
  #nextId: number;
  #isSeeded = false;
  #waiting: RowEntry[] = [];

  constructor(
    definition: TableDefinition,
    scope: string,
    firstId: number,
    model: Model,
    context: () => SeedContext,
  ) {
    this.#definition = definition;
    this.scope = scope;
    this.#firstId = firstId;
    this.#nextId = firstId;
    this.#model = model;
    this.#context = context;
  }

  /** Otherwise the rows are those of the seed, all of them, and nobody has asked for one. */
  get isTouched(): boolean {
    return this.#isSeeded || this.#waiting.length > 0;
  }

  rows(): Model {
    if (!this.#isSeeded) this.#seed();
    return this.#model;
  }

  create(values: object): Row {
    const rows = this.rows();
    const row = rows.create(this.#checked({ ...values, id: this.#nextId }));
    this.#nextId += 1;
    return row;
  }

  replace(row: Row, changes: object): Row {
    const next = { ...row, ...changes, id: row.id };
    this.#checked(next);
    this.rows().replace(row, next);
    return next;
  }

  /** What the journal or another tab says. A row that is no longer there is passed over. */
  apply(entry: RowEntry): void {
    if (!this.#isSeeded) this.#waiting.push(entry);
    else if (entry.kind === 'create') this.#put(entry.row);
    else for (const id of entry.ids) this.#applyTo(id, entry);
  }

  reset(): void {
    this.#model.clear();
    this.#isSeeded = false;
    this.#waiting = [];
    this.#nextId = this.#firstId;
  }

  #seed(): void {
    this.#isSeeded = true;
    const { seed, scope } = this.#definition;
    const city = scope === 'city' ? { city: this.scope } : {};
    for (const values of seed(this.#context())) {
      this.#model.create({ ...values, ...city, id: this.#nextId });
      this.#nextId += 1;
    }
    for (const entry of this.#waiting.splice(0)) this.apply(entry);
  }

  #put(row: Row): void {
    const before = this.#model.find(row.id);
    if (before) this.#model.replace(before, { ...before, ...row });
    else this.#model.create(row);
    this.#nextId = Math.max(this.#nextId, row.id + 1);
  }

  #applyTo(id: number, entry: Exclude<RowEntry, { kind: 'create' }>): void {
    this.#nextId = Math.max(this.#nextId, id + 1);
    const row = this.#model.find(id);
    if (!row) return;
    if (entry.kind === 'remove') this.#model.remove(id);
    else this.#model.replace(row, { ...row, ...entry.changes });
  }

  #checked(row: Row): Row {
    const result = this.#definition.schema.safeParse(row);
    if (result.success) return row;
    throw new Error(
      `${this.#definition.name}: a row breaks its schema: ${JSON.stringify(result.error.issues)}`,
    );
  }
}
