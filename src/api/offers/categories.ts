import { crud } from '#api/http/crud';
import { endpoint } from '#api/http/endpoint';
import { page } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { Category, CategoryDraft } from '#domain/offers/category';

const path = '/:city/api/categories/';
const { create, update, remove } = crud(path, { row: Category, draft: CategoryDraft });

/** The writes are PROPOSED. */
export const categories = {
  list: endpoint({ method: 'GET', path, response: page(Category) }),
  create,
  update,
  remove,
};

/** The call has no pages: it returns every category. */
export const categorySource = sourceOf(
  'categories',
  { ...categories, all: categories.list },
  { queryOf: () => undefined },
);
