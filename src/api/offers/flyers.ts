import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Flyer, FlyerDraft } from '#domain/offers/flyer';

export const flyers = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/flyers/',
    query: ListQuery,
    response: page(Flyer),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/flyers/:id/', response: Flyer }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/flyers/',
    body: formBody(FlyerDraft),
    response: created(Flyer),
    form: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/flyers/:id/',
    body: formBody(FlyerDraft),
    response: changed(Flyer),
    form: true,
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/flyers/:id/', response: removed }),
};
