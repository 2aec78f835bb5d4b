import { comparedText } from '#domain/base/compared-text';
import { allAtOnce, type CsvRow, readCsv } from '#domain/csv/read-csv';
import { genreNames } from '#domain/office/csv-import-names';
import { type CsvShop, csvShop } from '#domain/office/csv-import-row';
import type { Backend } from '#mocks/backend/backend-types';
import type { Store } from '#mocks/backend/db/db';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { type AdvertisementRow, advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { categoryTable, genreTable } from '#mocks/backend/tables/offers/genres';
import { type CsvImportRow, csvImportTable } from '#mocks/backend/tables/office/csv-imports';

/** Rows per block and per second: a small file is imported at the next fetch, a large one takes longer. */
const ROWS_PER_BLOCK = 250;
const SECOND = 1_000;
/** A page that was suspended catches up in parts: all blocks at once would block its thread. */
const BLOCKS_AT_ONCE = 4;

/** The rows of a file as the import table holds them, one block for each second of the import. */
export const toBlocks = (records: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(records.length / ROWS_PER_BLOCK) }, (_, index) =>
    records.slice(index * ROWS_PER_BLOCK, (index + 1) * ROWS_PER_BLOCK).join(''),
  );

/** Imports the blocks of a city's files that are due by the clock; true while blocks are left. */
export function importShops({ db, clock }: Backend, city: string): boolean {
  const table = db.of(csvImportTable);
  for (const row of table.list({ city, filter: isUnfinished }).rows) {
    const seconds = Math.floor((clock.now() - Date.parse(row.created_at ?? '')) / SECOND);
    const dueBlocks = Math.min(row.blocks.length, seconds, row.imported + BLOCKS_AT_ONCE);
    if (dueBlocks > row.imported) table.update(row.id, importBlocks({ db, clock }, row, dueBlocks));
  }
  return table.count({ city, filter: isUnfinished }) > 0;
}

const isUnfinished = ({ blocks }: CsvImportRow): boolean => blocks.length > 0;

/** The cities of each database whose imports have a timer. */
const citiesWithTimer = new WeakMap<Store, Set<string>>();

/** Imports the blocks of a city by one timer; after a reload, the next fetch of the list continues. */
export function watchImports(backend: Backend, city: string): void {
  const { clock, db } = backend;
  const cities = citiesWithTimer.get(db) ?? new Set();
  if (cities.has(city)) return;
  citiesWithTimer.set(db, cities.add(city));
  clock.setTimeout(() => {
    cities.delete(city);
    if (importShops(backend, city)) watchImports(backend, city);
    // Saves each second: all rows of a large file would be too much for one write.
    void db.settled();
  }, SECOND);
}

type Dependencies = Pick<Backend, 'db' | 'clock'>;

/** A row fails when a shop with the same name and address exists: only the server can check this. */
function importBlocks(
  dependencies: Dependencies,
  row: CsvImportRow,
  dueBlocks: number,
): Partial<CsvImportRow> {
  const { city, counts, blocks } = row;
  const ads = dependencies.db.of(advertisementTable);
  const adOf = adFactory(dependencies, city);
  let { success, failure } = counts;
  const failures = [...(row.failures ?? [])];
  const onRow = ({ cells: [line, ...cells] }: CsvRow) => {
    const shop = csvShop({ line: Number(line), cells });
    if (ads.has(city, shopKeyOf, shopKeyOf({ name: shop.shop_name, address: shop.address }))) {
      failure += 1;
      failures.push({ line: Number(line), shop_name: shop.shop_name, reason: SERVER_TEXTS.csvShopExists });
    } else {
      ads.create(adOf(shop));
      success += 1;
    }
  };
  const text = blocks.slice(row.imported, dueBlocks).join('');
  // The file was read without a problem before, so it contains no unclosed quote.
  allAtOnce(readCsv(text, { onRow, onUnclosed: onRow }));
  const isDone = dueBlocks === blocks.length;
  return {
    counts: { total: counts.total, success, failure },
    failures,
    imported: dueBlocks,
    ...(isDone ? { status: success > 0 ? 'completed' : 'failed', blocks: [] } : {}),
  };
}

const shopKeyOf = ({ name, address }: Pick<AdvertisementRow, 'name' | 'address'>) =>
  `${comparedText(name)}\n${comparedText(address ?? '')}`;

/** New ads are private and have the plan without photos: the office checks them before publishing. */
function adFactory({ db, clock }: Dependencies, city: string) {
  const genres = new Map(
    db
      .of(genreTable)
      .list({ city })
      .rows.map(({ id, path }) => [path, id]),
  );
  const categories = new Map(
    db
      .of(categoryTable)
      .list({ city })
      .rows.map(({ id, name }) => [name, id]),
  );
  const createdAt = new Date(clock.now()).toISOString();
  /** Creates a missing genre, with its parents. */
  function genreOf(names: readonly string[]): number | null {
    if (names.length === 0) return null;
    const path = names.join('/');
    const knownId = genres.get(path);
    if (knownId !== undefined) return knownId;
    const name = names.at(-1) ?? '';
    const { id } = db.of(genreTable).create({ city, name, parent: genreOf(names.slice(0, -1)), path });
    genres.set(path, id);
    return id;
  }
  return ({
    shop_name,
    phone,
    address,
    genre_path,
    category_name,
  }: CsvShop): Omit<AdvertisementRow, 'id'> => {
    const genre = genreOf(genreNames(genre_path));
    return {
      city,
      name: shop_name,
      advertiser: null,
      advertiser_name: null,
      category: categories.get(category_name) ?? null,
      category_name,
      genres: genre === null ? [] : [genre],
      plan: 'D',
      price: 0,
      image: [],
      latitude: null,
      longitude: null,
      opening_hours: [],
      youtube_link: null,
      phone,
      address,
      public: false,
      is_top: false,
      discount_end: null,
      created_at: createdAt,
    };
  };
}
