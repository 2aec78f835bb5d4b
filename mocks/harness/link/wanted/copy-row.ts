import type { Store } from '#mocks/backend/db/db';
import type { Row, TableDefinition } from '#mocks/backend/db/define-table';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { couponTable } from '#mocks/backend/tables/offers/coupons';
import { categoryTable, genreTable } from '#mocks/backend/tables/offers/genres';
import { lockerTable } from '#mocks/backend/tables/offers/lockers';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { timeSaleTable } from '#mocks/backend/tables/offers/time-sales';
import { type PostRow, postTable, reportTable } from '#mocks/backend/tables/recruitment/matching';

type CopyId = <R extends Row>(table: TableDefinition<R>, id: number) => number;
type CopyReferences = (row: Row, copy: CopyId, fromStore: Store) => Row;

const referencesOf = <R extends Row>(
  table: TableDefinition<R>,
  withCopies: (row: R, copy: CopyId, fromStore: Store) => R,
): [string, CopyReferences] => [table.name, (row, copy, fromStore) => withCopies(row as R, copy, fromStore)];

const copyOrNull = <R extends Row>(copy: CopyId, table: TableDefinition<R>, id: number | null | undefined) =>
  id == null ? null : copy(table, id);

/** The fields that hold ids of other seeded tables; accounts and companies have the same ids in every seed. */
const REFERENCES = new Map<string, CopyReferences>([
  referencesOf(reserveTable, (row, copy) => ({
    ...row,
    advertisement: copyOrNull(copy, advertisementTable, row.advertisement),
    locker: copyOrNull(copy, lockerTable, row.locker),
  })),
  referencesOf(couponTable, (row, copy) => ({
    ...row,
    advertisement: copyOrNull(copy, advertisementTable, row.advertisement),
  })),
  referencesOf(timeSaleTable, (row, copy) => ({
    ...row,
    target_ads: row.target_ads.map((ad) => ({
      ...ad,
      advertisement: copy(advertisementTable, ad.advertisement),
    })),
  })),
  referencesOf(advertisementTable, (row, copy) => ({
    ...row,
    category: copyOrNull(copy, categoryTable, row.category),
    genres: row.genres.map((id) => copy(genreTable, id)),
  })),
  // A report has the text of its post, not its id.
  referencesOf(reportTable, (row, copy, fromStore) => {
    const isReported = ({ content, town }: PostRow) => content === row.post && town === row.town;
    const [post] = fromStore.of(postTable).list({ filter: isReported, limit: 1 }).rows;
    if (post) copy(postTable, post.id);
    return row;
  }),
  referencesOf(genreTable, (row, copy) => ({ ...row, parent: copyOrNull(copy, genreTable, row.parent) })),
]);

/** Copies a row with the rows that it refers to, which are copied only where there is no same row; returns its id. */
export function copyRow<R extends Row>(
  table: TableDefinition<R>,
  row: R,
  fromStore: Store,
  toStore: Store,
): number {
  const copy: CopyId = (otherTable, id) => {
    const original = fromStore.of(otherTable).find(id);
    if (original === null) return id;
    return idOfSameRow(otherTable, original) ?? copyRow(otherTable, original, fromStore, toStore);
  };
  const withCopies = <Other extends Row>(otherTable: TableDefinition<Other>, original: Other): Other =>
    (REFERENCES.get(otherTable.name)?.(original, copy, fromStore) as Other | undefined) ?? original;
  /** The row with the same id first: in the normal seed it is the same row. */
  function idOfSameRow<Other extends Row>(
    otherTable: TableDefinition<Other>,
    original: Other,
  ): number | null {
    const rows = toStore.of(otherTable);
    const rowWithSameId = rows.find(original.id);
    if (rowWithSameId !== null && hasSameValues(rowWithSameId, original)) return rowWithSameId.id;
    const city = otherTable.scope === 'city' && 'city' in original ? { city: String(original.city) } : {};
    const copyOfOther = withCopies(otherTable, original);
    return rows.list({ ...city, filter: (one) => hasSameValues(one, copyOfOther) }).rows[0]?.id ?? null;
  }
  const { id: _, ...values } = withCopies(table, row);
  // A world table may have an empty column with the name that places a row in a city's table.
  if (table.scope === 'world' && 'city' in values) delete values.city;
  return toStore.of(table).create(values).id;
}

/** Whether two rows have the same values, apart from their ids. */
const hasSameValues = (one: object, other: object): boolean =>
  Object.entries(other).every(
    ([field, value]) =>
      field === 'id' ||
      JSON.stringify(one[field as keyof typeof one] ?? null) === JSON.stringify(value ?? null),
  );
