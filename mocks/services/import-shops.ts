import { type CsvShop, csvShop, genreNames } from '#domain/office/csv-import-row';
import type { Backend } from '#mocks/backend-types';
import { type AdvertisementRow, advertisementTable } from '#mocks/tables/offers/advertisements';
import { categoryTable, genreTable } from '#mocks/tables/offers/genres';
import { type CsvImportRow, csvImportTable } from '#mocks/tables/office/csv-imports';

/** Rows taken in a second: a small file is done when it is looked at again, a large one is watched. */
const RATE = 250;
const SECOND = 1_000;

/** Takes in what is due by the clock of all files of a city; true while more waits. */
export function importShops(backend: Backend, city: string): boolean {
  const rows = backend.db.of(csvImportTable);
  const waiting = rows.list({ city, filter: ({ waiting: all }) => all.length > 0 }).rows;
  for (const row of waiting) {
    const seconds = Math.floor((backend.clock.now() - Date.parse(row.created_at ?? '')) / SECOND);
    const due = Math.min(row.waiting.length, Math.max(0, seconds) * RATE);
    if (due > row.taken) rows.update(row.id, takenIn(backend, row, due));
  }
  return rows.count({ city, filter: ({ waiting: all }) => all.length > 0 }) > 0;
}

/** Goes on by itself as long as this page is open; after a reload whoever looks at the list moves it on. */
export function watchImports(backend: Backend, city: string): void {
  backend.clock.setTimeout(() => {
    if (importShops(backend, city)) watchImports(backend, city);
  }, SECOND);
}

/** A shop of the same name at the same address is there already: its row fails, as only the server can know. */
function takenIn(backend: Backend, row: CsvImportRow, due: number): Partial<CsvImportRow> {
  const { city, counts, waiting } = row;
  const ads = backend.db.of(advertisementTable);
  const known = new Set(ads.list({ city }).rows.map(keyOf));
  const adOf = drafting(backend, city);
  let { success, failure } = counts;
  for (const cells of waiting.slice(row.taken, due)) {
    const shop = csvShop({ line: 0, cells });
    const key = keyOf({ name: shop.shop_name, address: shop.address });
    if (known.has(key)) {
      failure += 1;
    } else {
      known.add(key);
      ads.create(adOf(shop));
      success += 1;
    }
  }
  const isDone = due === waiting.length;
  return {
    counts: { total: counts.total, success, failure },
    taken: due,
    ...(isDone ? { status: success > 0 ? 'completed' : 'failed', waiting: [] } : {}),
  };
}

const keyOf = ({ name, address }: Pick<AdvertisementRow, 'name' | 'address'>) => `${name}\n${address ?? ''}`;

/** Private and of the plan without photos: somebody looks at it before it is published. */
function drafting({ db, clock }: Backend, city: string) {
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
  const created = new Date(clock.now()).toISOString();
  /** One that no genre has yet is made, with those above it. */
  function genreOf(names: readonly string[]): number | null {
    if (names.length === 0) return null;
    const path = names.join('/');
    const known = genres.get(path);
    if (known !== undefined) return known;
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
      created_at: created,
    };
  };
}
