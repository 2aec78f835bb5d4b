import type { Backend } from '#mocks/backend/backend-types';
import { genreTable } from '#mocks/backend/tables/offers/genres';

/** The path names of genres of a city; null when a genre is not of this city. */
export function genrePaths(
  { db }: Pick<Backend, 'db'>,
  city: string,
  genreIds: readonly number[],
): string[] | null {
  const rows = genreIds.flatMap((id) => db.of(genreTable).find(id) ?? []).filter((row) => row.city === city);
  return rows.length < genreIds.length ? null : rows.map(({ path, name }) => path ?? name);
}
