import { categories } from '#api/offers/categories';
import { genres } from '#api/offers/genres';
import { draftProblems } from '#domain/base/draft-problems';
import { outsideText } from '#domain/base/outside-text';
import { CategoryDraft } from '#domain/offers/category';
import { type GenreDraft, genreProblems } from '#domain/offers/genre';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, Refusal } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { crudHandlers, type RecordScope } from '#mocks/backend/services/crud-handlers';
import { genrePaths } from '#mocks/backend/services/genre-paths';
import { articleTable } from '#mocks/backend/tables/content/articles';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import {
  type CategoryRow,
  categoryTable,
  type GenreRow,
  genreTable,
} from '#mocks/backend/tables/offers/genres';

const OFFICE = { roles: ['Administrator'] } as const;

export const genreHandlers = [
  ...crudHandlers(genres, {
    table: genreTable,
    writers: OFFICE,
    // Every role with ads chooses their genres.
    readers: { roles: ['Administrator', 'owner_shop', 'Advertiser'] },
    searchFields: ['name', 'path'],
    sort: 'path',
    problems: (draft: GenreDraft, scope) =>
      genreProblems(draft, { id: scope.storedRow?.id ?? null, ancestors: ancestorIds(draft.parent, scope) }),
    rowFromDraft: ({ name, parent }, { backend }) => ({
      name: outsideText(name),
      parent,
      path: pathOf(backend, { name: outsideText(name), parent }),
    }),
    deletionProblem: genreDeletionProblem,
    // The paths of the genres below contain its name.
    afterWrite({ backend, city }) {
      const table = backend.db.of(genreTable);
      for (const row of table.list({ city: city.name }).rows) {
        const path = pathOf(backend, row);
        if (path !== row.path) table.update(row.id, { path });
      }
      refreshGenreNames(backend, city.name);
    },
  }),

  // Every role with ads sorts them by category.
  answer(categories.list, ({ backend, city }) => {
    const { rows, total } = backend.db.of(categoryTable).list({ city: city.name });
    return { status: 200, data: { content: rows, total_length: total } };
  }),

  ...crudHandlers<CategoryRow, CategoryDraft>(
    { create: categories.create, update: categories.update, remove: categories.remove },
    {
      table: categoryTable,
      writers: OFFICE,
      searchFields: [],
      sort: 'id',
      problems: (draft) => draftProblems(CategoryDraft, draft),
      rowFromDraft: ({ name }) => ({ name: outsideText(name) }),
      deletionProblem: categoryDeletionProblem,
      afterWrite: refreshCategoryNames,
    },
  ),
];

/** The ids of a genre's ancestors, its parent first. */
function ancestorIds(parent: number | null, { backend, city }: RecordScope<GenreRow>): number[] {
  const ids: number[] = [];
  for (let ancestorId = parent; ancestorId !== null && !ids.includes(ancestorId); ) {
    const row: GenreRow | null = backend.db.of(genreTable).find(ancestorId);
    if (row?.city !== city.name) throw new Refusal(400, { errors: { parent: [SERVER_TEXTS.genreNotFound] } });
    ids.push(ancestorId);
    ancestorId = row.parent;
  }
  return ids;
}

function pathOf({ db }: Pick<Backend, 'db'>, { name, parent }: Pick<GenreRow, 'name' | 'parent'>): string {
  const row = parent === null ? null : db.of(genreTable).find(parent);
  return row === null ? name : `${pathOf({ db }, row)}/${name}`;
}

/** Articles store the names of their genres. */
function refreshGenreNames(backend: Backend, city: string) {
  const articles = backend.db.of(articleTable);
  for (const { id, genre, genre_names: namesBefore } of articles.list({ city }).rows) {
    const names = genrePaths(backend, city, genre);
    if (names !== null && names.join('\n') !== namesBefore?.join('\n'))
      articles.update(id, { genre_names: names });
  }
}

/** Ads store the name of their category. */
function refreshCategoryNames({ backend: { db }, storedRow }: RecordScope<CategoryRow>) {
  if (storedRow === null) return;
  const name = db.of(categoryTable).find(storedRow.id)?.name;
  const ads = db.of(advertisementTable);
  for (const { id } of ads.list({ city: storedRow.city, filter: ({ category }) => category === storedRow.id })
    .rows)
    ads.update(id, { category_name: name ?? null });
}

/** A category in use by an ad is kept. */
function categoryDeletionProblem({ id: categoryId, city }: CategoryRow, { db }: Backend): string | null {
  const adCount = db
    .of(advertisementTable)
    .count({ city, filter: ({ category }) => category === categoryId });
  return adCount > 0 ? SERVER_TEXTS.genreInUse : null;
}

/** A genre with children, or in use by an ad or an article, is kept. */
function genreDeletionProblem({ id, city }: GenreRow, { db }: Backend): string | null {
  const childCount = db.of(genreTable).count({ city, filter: ({ parent }) => parent === id });
  if (childCount > 0) return SERVER_TEXTS.genreHasChildren;
  const adCount = db
    .of(advertisementTable)
    .count({ city, filter: ({ genres: genreIds }) => genreIds.includes(id) });
  if (adCount > 0) return SERVER_TEXTS.genreInUse;
  const articleCount = db.of(articleTable).count({ city, filter: ({ genre }) => genre.includes(id) });
  return articleCount > 0 ? SERVER_TEXTS.genreInArticle : null;
}
