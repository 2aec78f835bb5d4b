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
type References = (row: Row, copy: CopyId, from: Store) => Row;

const referring = <R extends Row>(
  table: TableDefinition<R>,
  withCopies: (row: R, copy: CopyId, from: Store) => R,
): [string, References] => [table.name, (row, copy, from) => withCopies(row as R, copy, from)];

const copied = <R extends Row>(copy: CopyId, table: TableDefinition<R>, id: number | null | undefined) =>
  id == null ? null : copy(table, id);

/** The fields that hold ids of other seeded tables; accounts and companies have the same ids in every seed. */
const REFERENCES = new Map<string, References>([
  referring(reserveTable, (row, copy) => ({
    ...row,
    advertisement: copied(copy, advertisementTable, row.advertisement),
    locker: copied(copy, lockerTable, row.locker),
  })),
  referring(couponTable, (row, copy) => ({
    ...row,
    advertisement: copied(copy, advertisementTable, row.advertisement),
  })),
  referring(timeSaleTable, (row, copy) => ({
    ...row,
    target_ads: row.target_ads.map((ad) => ({
      ...ad,
      advertisement: copy(advertisementTable, ad.advertisement),
    })),
  })),
  referring(advertisementTable, (row, copy) => ({
    ...row,
    category: copied(copy, categoryTable, row.category),
    genres: row.genres.map((id) => copy(genreTable, id)),
  })),
  // A report has the text of its post, not its id.
  referring(reportTable, (row, copy, from) => {
    const isReported = ({ content, town }: PostRow) => content === row.post && town === row.town;
    const [post] = from.of(postTable).list({ filter: isReported, limit: 1 }).rows;
    if (post) copy(postTable, post.id);
    return row;
  }),
  referring(genreTable, (row, copy) => ({ ...row, parent: copied(copy, genreTable, row.parent) })),
]);

/** Copies a row with the rows that it refers to, which are copied only where there is no same row; returns its id. */
export function copyRow<R extends Row>(table: TableDefinition<R>, row: R, from: Store, to: Store): number {
  const copy: CopyId = (other, id) => {
    const original = from.of(other).find(id);
    if (original === null) return id;
    return sameIn(other, original) ?? copyRow(other, original, from, to);
  };
  const withCopies = <Other extends Row>(other: TableDefinition<Other>, original: Other): Other =>
    (REFERENCES.get(other.name)?.(original, copy, from) as Other | undefined) ?? original;
  /** The row with the same id first: in the normal seed it is the same row. */
  function sameIn<Other extends Row>(other: TableDefinition<Other>, original: Other): number | null {
    const rows = to.of(other);
    const own = rows.find(original.id);
    if (own !== null && isSame(own, original)) return own.id;
    const city = other.scope === 'city' && 'city' in original ? { city: String(original.city) } : {};
    const copyOfOther = withCopies(other, original);
    return rows.list({ ...city, filter: (one) => isSame(one, copyOfOther) }).rows[0]?.id ?? null;
  }
  const { id: _, ...values } = withCopies(table, row);
  // A world table may have an empty column with the name that places a row in a city's table.
  if (table.scope === 'world' && 'city' in values) delete values.city;
  return to.of(table).create(values).id;
}

/** Whether two rows have the same values, apart from their ids. */
const isSame = (one: object, other: object): boolean =>
  Object.entries(other).every(
    ([field, value]) =>
      field === 'id' ||
      JSON.stringify(one[field as keyof typeof one] ?? null) === JSON.stringify(value ?? null),
  );
