import { categories } from '#api/offers/categories';
import { genres } from '#api/offers/genres';
import { type GenreDraft, genreProblems } from '#domain/offers/genre';
import type { Backend } from '#mocks/backend-types';
import { answer, Refusal } from '#mocks/protocol/mock';
import { SERVER_TEXTS } from '#mocks/protocol/server-texts';
import { crudHandlers, type Place } from '#mocks/services/crud-handlers';
import { advertisementTable } from '#mocks/tables/offers/advertisements';
import { categoryTable, type GenreRow, genreTable } from '#mocks/tables/offers/genres';

const OFFICE = { roles: ['Administrator'] } as const;

export const genreHandlers = [
  ...crudHandlers(genres, {
    table: genreTable,
    roles: OFFICE,
    searched: ['name', 'path'],
    sort: 'path',
    problems: (draft: GenreDraft, place) =>
      genreProblems(draft, { id: place.before?.id ?? null, above: above(draft.parent, place) }),
    kept: ({ name, parent }, { backend }) => ({
      name: name.trim(),
      parent,
      path: pathOf(backend, { name: name.trim(), parent }),
    }),
    heldBy: inUse,
    // those under it are called after it
    afterwards({ backend, city }) {
      const rows = backend.db.of(genreTable);
      for (const row of rows.list({ city: city.name }).rows) {
        const path = pathOf(backend, row);
        if (path !== row.path) rows.update(row.id, { path });
      }
    },
  }),

  // ads are sorted by them everywhere
  answer(categories.list, ({ backend }) => {
    const { rows, total } = backend.db.of(categoryTable).list({});
    return { status: 200, data: { content: rows, total_length: total } };
  }),
];

/** The ids over a genre, the one right above it first. */
function above(parent: number | null, { backend, city }: Place<GenreRow>): number[] {
  const ids: number[] = [];
  for (let at = parent; at !== null && !ids.includes(at); ) {
    const row: GenreRow | null = backend.db.of(genreTable).find(at);
    if (row?.city !== city.name) throw new Refusal(400, { errors: { parent: [SERVER_TEXTS.genreNotFound] } });
    ids.push(at);
    at = row.parent;
  }
  return ids;
}

function pathOf({ db }: Pick<Backend, 'db'>, { name, parent }: Pick<GenreRow, 'name' | 'parent'>): string {
  const row = parent === null ? null : db.of(genreTable).find(parent);
  return row === null ? name : `${pathOf({ db }, row)}/${name}`;
}

/** A genre with others under it, or of an ad, stays. */
function inUse({ id, city }: GenreRow, { db }: Backend): string | null {
  const children = db.of(genreTable).count({ city, filter: ({ parent }) => parent === id });
  if (children > 0) return SERVER_TEXTS.genreHasChildren;
  const ads = db.of(advertisementTable).count({ city, filter: ({ genres: all }) => all.includes(id) });
  return ads > 0 ? SERVER_TEXTS.genreInUse : null;
}
