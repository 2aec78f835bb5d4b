import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { TimelineEntry, TimelineEntryDraft } from '#domain/content/timeline';

export const timeline = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/timeline/',
    query: ListQuery,
    response: page(TimelineEntry),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/timeline/:id/', response: TimelineEntry }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/timeline/',
    body: formBody(TimelineEntryDraft),
    response: created(TimelineEntry),
    form: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/timeline/:id/',
    body: formBody(TimelineEntryDraft),
    response: changed(TimelineEntry),
    form: true,
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/timeline/:id/', response: removed }),
};
