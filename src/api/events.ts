import { Event, EventDraft } from '#domain/content/event';
import { endpoint } from './endpoint';
import { formBody } from './form';
import { changed, created, ListQuery, page, removed } from './shapes';

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
