import type { Backend } from '#mocks/backend/backend-types';
import { genreTable } from '#mocks/backend/tables/offers/genres';

/** The path names of genres of a city; null when a genre is not of this city. */
export function genrePaths(
  { db }: Pick<Backend, 'db'>,
  city: string,
  ids: readonly number[],
): string[] | null {
  const rows = ids.flatMap((id) => db.of(genreTable).find(id) ?? []).filter((row) => row.city === city);
  return rows.length < ids.length ? null : rows.map(({ path, name }) => path ?? name);
}
