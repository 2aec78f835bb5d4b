import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Event, EventDraft } from '#domain/content/event';

export const events = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/events/',
    query: ListQuery,
    response: page(Event),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/events/:id/', response: Event }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/events/',
    body: formBody(EventDraft),
    response: created(Event),
    form: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/events/:id/',
    body: formBody(EventDraft),
    response: changed(Event),
    form: true,
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/events/:id/', response: removed }),
};
