import { endpoint } from '#api/http/endpoint';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Job, JobDraft } from '#domain/content/job';

export const jobs = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/jobs/',
    query: ListQuery,
    response: page(Job),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/jobs/:id/', response: Job }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/jobs/',
    body: JobDraft,
    response: created(Job),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/jobs/:id/',
    body: JobDraft,
    response: changed(Job),
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/jobs/:id/', response: removed }),
};
