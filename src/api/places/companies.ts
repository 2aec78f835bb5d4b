import { endpoint } from '#api/http/endpoint';
import { ListQuery, page } from '#api/http/shapes';
import { Area } from '#domain/places/area';
import { Company } from '#domain/places/company';
import { Review } from '#domain/recruitment/review';

export const companies = {
  list: endpoint({ method: 'GET', path: '/company/', response: page(Company) }),
  reviews: endpoint({
    method: 'GET',
    path: '/company/:company/reviews',
    query: ListQuery,
    response: page(Review),
  }),
  areas: endpoint({ method: 'GET', path: '/company/:company/areas', response: page(Area) }),
};
