import { endpoint } from '#api/http/endpoint';
import { page } from '#api/http/shapes';
import { Category } from '#domain/offers/category';

export const categories = {
  list: endpoint({ method: 'GET', path: '/:city/api/categories/', response: page(Category) }),
};
