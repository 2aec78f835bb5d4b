import { Category } from '#domain/offers/category';
import { endpoint } from './endpoint';
import { page } from './shapes';

export const categories = {
  list: endpoint({ method: 'GET', path: '/:city/api/categories/', response: page(Category) }),
};
