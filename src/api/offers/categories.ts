import { endpoint } from '#api/http/endpoint';
import { page } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { Category } from '#domain/offers/category';

export const categories = {
  list: endpoint({ method: 'GET', path: '/:city/api/categories/', response: page(Category) }),
};

/** All of them at once: the call knows no pages. */
export const categorySource = sourceOf('categories', categories, { queryOf: () => undefined });
