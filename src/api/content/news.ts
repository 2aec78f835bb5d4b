import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { News, NewsDraft } from '#domain/content/news';

export const news = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/news/',
    query: ListQuery,
    response: page(News),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/news/:id/', response: News }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/news/',
    body: formBody(NewsDraft),
    response: created(News),
    form: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/news/:id/',
    body: formBody(NewsDraft),
    response: changed(News),
    form: true,
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/news/:id/', response: removed }),
};
