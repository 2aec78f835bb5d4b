import { foldText } from '#domain/base/fold-text';
import type { Row } from './define-table';
import type { EntryToWrite, Partition } from './partition';
import type { RowWrite } from './row-write';
import { searchTerms } from './search-terms';
import { sortRows } from './sort-rows';

type Comparators<Value> = Value extends string
  ? Partial<Record<'equals' | 'notEquals' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte', string>> & {
      in?: string[];
    }
  : Value extends number
    ? Partial<Record<'equals' | 'notEquals' | 'gt' | 'gte' | 'lt' | 'lte', number>> & {
        in?: number[];
        between?: [number, number];
      }
    : Value extends boolean
      ? { equals: boolean }
      : never;

/** The library's query. A field without a value matches nothing: query null values with `filter`. */
export type Where<R> = { [Field in keyof R]?: Comparators<NonNullable<R[Field]>> };

export interface Selection<R> {
  /** The slug; omitted for world tables. */
  city?: string;
  where?: Where<R>;
  filter?: (row: R) => boolean;
}

export interface ListOptions<R> extends Selection<R> {
  /** Every search term must occur in one of the fields; width, case and kana do not matter. */
  search?: { text: string; fields: readonly (keyof R & string)[] };
  /** `'-created_at,id'`, or a comparison; without it, the order of creation. */
  sort?: string | ((one: R, other: R) => number);
  offset?: number;
  limit?: number;
}

export type New<R extends Row> = Omit<R, 'id'>;

/** A table as a handler uses it. A write is journaled before the response is sent (mocks/backend/handlers.ts). */
export interface Table<R extends Row> {
  create(row: New<R>): R;
  /** An id of a path is a string; a string that is no id finds nothing. */
  find(id: number | string): R | null;
  list(options: ListOptions<R>): { rows: R[]; total: number };
  count(selection: Selection<R>): number;
  /** Whether a row of this city, or of the world, has this key. `keyOf` is the index: keep its identity. */
  has(city: string | undefined, keyOf: (row: R) => string, key: string): boolean;
  update(id: number | string, changes: Partial<New<R>>): R | null;
  updateAll(selection: Selection<R>, changes: Partial<New<R>>): number;
  remove(id: number | string): boolean;
  /** Whether rows of this city, or of the world, were read or written. Reading others seeds 10,000 rows. */
  isTouched(city?: string): boolean;
  fields: readonly string[];
}

export interface Partitions {
  fields: readonly string[];
  /** The scope that a new row with these values belongs to. */
  scopeOf(values: object): string;
  partitionIn(scope: string): Partition;
  partitionHolding(id: number): Partition | null;
  noteWrite(entry: EntryToWrite, writes: readonly RowWrite[]): void;
  name: string;
}

/** The scope of world tables. */
export const WORLD = '*';

export function tableOver<R extends Row>(partitions: Partitions): Table<R> {
  const { name, noteWrite } = partitions;
  const locate = (id: number | string) => {
    const numericId = typeof id === 'number' ? id : /^\d{1,12}$/.test(id) ? Number(id) : 0;
    const partition = partitions.partitionHolding(numericId);
    const row = partition?.rows().find(numericId);
    return partition && row ? { partition, row: row as R } : null;
  };
  const selectRows = ({ city, where, filter }: Selection<R>): R[] => {
    const storedRows = partitions.partitionIn(city ?? WORLD).rows();
    const rows = (where ? storedRows.where(where) : storedRows.all()) as R[];
    return filter ? rows.filter(filter) : rows;
  };
  const writeOf = ({ scope }: Partition, before: R | null, after: R | null): RowWrite => ({
    table: name,
    scope,
    id: (after ?? before)?.id ?? 0,
    before,
    after,
  });
  const changeRows = (partition: Partition, rows: readonly R[], changes: Partial<New<R>>) => {
    const after = partition.replace(rows, changes) as R[];
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      noteWrite(
        { kind: 'update', table: name, scope: partition.scope, ids, changes: { ...changes } },
        after.map((row, index) => writeOf(partition, rows[index] ?? null, row)),
      );
    return after;
  };

  return {
    fields: partitions.fields,
    create(values) {
      const partition = partitions.partitionIn(partitions.scopeOf(values));
      const row = partition.create(values);
      noteWrite({ kind: 'create', table: name, scope: partition.scope, row: { ...row } }, [
        writeOf(partition, null, row as R),
      ]);
      return row as R;
    },
    find: (id) => locate(id)?.row ?? null,
    list({ search, sort = '', offset = 0, limit, ...selection }) {
      const rows = search ? rowsMatching(selectRows(selection), search) : selectRows(selection);
      const sorted = sort === '' ? rows : sortRows(rows, sort);
      const end = limit === undefined ? undefined : offset + limit;
      return { rows: sorted.slice(offset, end), total: rows.length };
    },
    count: (selection) => selectRows(selection).length,
    has: (city = WORLD, keyOf, key) =>
      partitions
        .partitionIn(city)
        .rows()
        .has(keyOf as (row: Row) => string, key),
    update(id, changes) {
      const located = locate(id);
      return located ? (changeRows(located.partition, [located.row], changes)[0] ?? null) : null;
    },
    updateAll(selection, changes) {
      return changeRows(partitions.partitionIn(selection.city ?? WORLD), selectRows(selection), changes)
        .length;
    },
    remove(id) {
      const located = locate(id);
      if (!located) return false;
      located.partition.remove(located.row.id);
      noteWrite({ kind: 'remove', table: name, scope: located.partition.scope, ids: [located.row.id] }, [
        writeOf(located.partition, located.row, null),
      ]);
      return true;
    },
    isTouched: (city = WORLD) => partitions.partitionIn(city).isTouched,
  };
}

function rowsMatching<R extends Row>(
  rows: R[],
  { text, fields }: NonNullable<ListOptions<R>['search']>,
): R[] {
  const terms = searchTerms(text);
  if (terms.length === 0) return rows;
  return rows.filter((row) => {
    const content = foldedContent(row, fields);
    return terms.every((term) => content.includes(term));
  });
}

/** A changed row is another object, so this cache is never stale. Folding 10,000 texts again costs 0.1 s. */
const foldedTexts = new WeakMap<Row, Map<string, string>>();

function foldedContent<R extends Row>(row: R, fields: readonly (keyof R & string)[]): string {
  const texts = foldedTexts.get(row) ?? new Map<string, string>();
  foldedTexts.set(row, texts);
  return fields
    .map((field) => {
      const foldedText = texts.get(field) ?? foldText(String(row[field] ?? ''));
      texts.set(field, foldedText);
      return foldedText;
    })
    .join('\n');
}
