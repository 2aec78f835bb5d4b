import { endpoint } from '#api/http/endpoint';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { TimeSale, TimeSaleDraft } from '#domain/offers/time-sale';

export const timeSales = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/time-sales/',
    query: ListQuery,
    response: page(TimeSale),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/time-sales/:id/', response: TimeSale }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/time-sales/',
    body: TimeSaleDraft,
    response: created(TimeSale),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/time-sales/:id/',
    body: TimeSaleDraft,
    response: changed(TimeSale),
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/time-sales/:id/', response: removed }),
};
