import type { Endpoint } from '#api/http/endpoint';
import type { HarReading } from '#mocks/contract/read-har';
import { definedTables, type Row, type TableDefinition } from '#mocks/db/define-table';
import type { GivenRows } from '#mocks/db/given-rows';
import { keyOf } from '#mocks/db/partitions-of';
import { DAY, isoTime } from '#mocks/seed/base/japan-time';
import { collectRows, type SeenRow } from './collect-rows';
import { accountOf, nameAccount, nameCompany } from './demo-names';
import type { KnownPlaces } from './known-places';
import { nameGenres } from './name-genres';
import { createOmissions, type Omission } from './omissions';
import { referencesIn } from './references';
import { createReplacedTexts } from './replaced-texts';
import { rowBuilder } from './row-builder';
import { type SeedValues, seedValues } from './seed-values';
import { type Place, referencesOf, TABLE_FACTS, type Values } from './table-facts';

/** The rows of a HAR as the fake backend can begin with them. No text of the file is in it. */
export interface HarSeed {
  rows: GivenRows;
  tables: TableCount[];
  omissions: Omission[];
  /** The city that most calls name, and the cities and companies of the demo that stand for others of the file. */
  city: string;
  standIns: StandIn[];
  /** The time of the last call, in milliseconds; null where the file has no times. */
  at: number | null;
}

export interface StandIn {
  /** The name in the file. */
  name: string;
  of: 'city' | 'company';
  standIn: string;
}

export interface TableCount {
  table: string;
  /** From the file. */
  rows: number;
  /** Of the seed, because rows of the file refer to them. */
  added: number;
}

interface Options {
  endpoints: readonly Endpoint[];
  /** The address of the API, if it should not be guessed. */
  base: string | null;
  /** The reference time of seeded dates. */
  anchor: number;
}

interface StoredRow {
  place: Place;
  scope: string;
  row: Row & Values;
  isAdded: boolean;
}

interface Added {
  id: number;
  place: Place;
  name: string | null;
  as: Values;
}

export function seedOfHar(reading: HarReading, { endpoints, base, anchor }: Options): HarSeed {
  const omissions = createOmissions();
  const { rows: seen, city, at, cities, companies } = collectRows(reading, { endpoints, base, omissions });
  const texts = createReplacedTexts(reading);
  const stored = new Map<string, Map<number, StoredRow>>(
    Object.keys(TABLE_FACTS).map((table) => [table, new Map()]),
  );
  const values = new Map<string, SeedValues>();
  const wanted: SeenRow[] = [];

  for (const one of seen) {
    nameCompany(one.values, companies, texts);
    const account = accountOf(one);
    if (account === null) wanted.push(one);
    else {
      omissions.add('account', one.call);
      nameAccount(one.values, account, texts);
    }
  }
  const genres = nameGenres(
    wanted.filter(({ table }) => table === 'genres').map((one) => one.values),
    texts,
    (scope) => seedsOf('genres', scope).at('name'),
  );
  const build = rowBuilder({ texts, companies, genres, city, seedsOf });
  for (const table of Object.keys(TABLE_FACTS)) for (const one of wanted) if (one.table === table) store(one);
  addReferred();
  return { rows: givenRows(), tables: counts(), omissions: omissions.all(), city, standIns: standIns(), at };

  function store({ table, id, place, values: seenValues, fields, call }: SeenRow): void {
    const { row, definition, scope } = build(table, { id, place, values: seenValues, fields });
    const parsed = definition.schema.safeParse(row);
    if (parsed.success) stored.get(table)?.set(id, { place, scope, row, isAdded: false });
    else omissions.add('refused', call, [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]);
  }

  /** Gives what rows refer to, and the file does not have: rows of the seed with these ids, which refer to nothing. */
  function addReferred(): void {
    for (const [table, rows] of stored)
      for (const [rowId, { row, place }] of rows)
        for (const { table: target, id, cleared, ...known } of referencesIn(row, referencesOf(table))) {
          if (isThere(target, id)) continue;
          if (cleared === null) add(target, { id, place, ...known });
          else change(table, rowId, { [cleared]: null });
        }
  }

  function add(table: string, { id, place, name, as }: Added): void {
    const { row, definition, scope } = build(table, { id, place, values: as, fields: [] });
    const named = {
      ...row,
      ...(name !== null && 'name' in row ? { name } : {}),
      ...lastInLists(table, row),
    };
    if (definition.schema.safeParse(named).success)
      stored.get(table)?.set(id, { place, scope, row: named, isAdded: true });
  }

  /** Lists show what was seen first. A genre without a path is the last one, too. */
  function lastInLists(table: string, row: Values): Values {
    if (table === 'genres') return { path: null };
    if (typeof row.created_at !== 'string') return {};
    const seenTimes = [...(stored.get(table)?.values() ?? [])].flatMap(({ isAdded, row: one }) =>
      !isAdded && typeof one.created_at === 'string' ? Date.parse(one.created_at) : [],
    );
    const first = Math.min(anchor, ...seenTimes.filter((time) => !Number.isNaN(time)));
    return { created_at: isoTime(first - DAY) };
  }

  function change(table: string, id: number, changes: Values): void {
    const before = stored.get(table)?.get(id);
    if (before) stored.get(table)?.set(id, { ...before, row: { ...before.row, ...changes } });
  }

  function isThere(table: string, id: number): boolean {
    if (table !== 'users' && table !== 'company_people') return stored.get(table)?.has(id) === true;
    const isOfAccount = accountOf({ table, id }) !== null;
    return (
      isOfAccount || stored.get('users')?.has(id) === true || stored.get('company_people')?.has(id) === true
    );
  }

  function seedsOf(table: string, scope: string): SeedValues {
    const key = keyOf(table, scope);
    const definition = definedTables().find(({ name }) => name === table) as TableDefinition;
    const count = wanted.filter((one) => one.table === table).length;
    const known = values.get(key) ?? seedValues(definition, scope, { anchor, count });
    values.set(key, known);
    return known;
  }

  function givenRows(): GivenRows {
    const rows: Record<string, Row[]> = {};
    for (const [table, ofTable] of stored)
      for (const { scope, row } of ofTable.values()) {
        const key = keyOf(table, scope);
        rows[key] = [...(rows[key] ?? []), row];
      }
    return rows;
  }

  function standIns(): StandIn[] {
    const otherNames = (places: KnownPlaces, of: StandIn['of']) =>
      [...places].flatMap(([name, standIn]) => (name === standIn ? [] : [{ name, of, standIn }]));
    return [...otherNames(cities, 'city'), ...otherNames(companies, 'company')];
  }

  function counts(): TableCount[] {
    return [...stored].flatMap(([table, rows]) => {
      const added = [...rows.values()].filter((one) => one.isAdded).length;
      return rows.size === 0 ? [] : [{ table, rows: rows.size - added, added }];
    });
  }
}
