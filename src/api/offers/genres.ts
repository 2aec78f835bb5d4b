import { endpoint } from '#api/http/endpoint';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Genre, GenreDraft } from '#domain/offers/genre';

export const genres = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/genres/',
    query: ListQuery,
    response: page(Genre),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/genres/:id/', response: Genre }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/genres/',
    body: GenreDraft,
    response: created(Genre),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/genres/:id/',
    body: GenreDraft,
    response: changed(Genre),
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/genres/:id/', response: removed }),
};
