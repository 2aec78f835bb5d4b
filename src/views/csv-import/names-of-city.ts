import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery, Page } from '#api/http/shapes';
import { categorySource } from '#api/offers/categories';
import { genreSource } from '#api/offers/genres';
import type { Genre } from '#domain/offers/genre';
import { genrePath } from '#domain/offers/genre-path';
import { type CsvNames, csvNames } from '#domain/office/csv-import-names';

/** Rows per request; a server may return fewer. */
const ROWS_PER_REQUEST = 500;

/** Names that the rows of a file may use, requested for each file: a genre may have been added for it. */
export async function namesOfCity(scope: Scope, queryClient: QueryClient): Promise<CsvNames> {
  const [genres, categories] = await Promise.all([
    fetchAllRows<Genre>((query) =>
      queryClient.fetchQuery({ ...genreSource.list(scope, query), staleTime: 0, gcTime: 0 }),
    ),
    queryClient.fetchQuery({ ...categorySource.list(scope, {}), staleTime: 0 }),
  ]);
  const byId = new Map(genres.map((genre) => [genre.id, genre]));
  return csvNames(
    genres.map((genre) => genrePath(genre, byId)),
    categories.content.map(({ name }) => name),
  );
}

async function fetchAllRows<Row>(loadPage: (query: ListQuery) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    // Sequential: each response determines the offset of the next request.
    // oxlint-disable-next-line no-await-in-loop -- the total of a page decides whether there is a next one
    const { content, total_length: total } = await loadPage({ offset: rows.length, limit: ROWS_PER_REQUEST });
    for (const row of content) rows.push(row);
    if (content.length === 0 || rows.length >= total) return rows;
  }
}
