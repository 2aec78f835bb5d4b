import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Package, PackageDraft } from '#domain/offers/package';

export const packages = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/packages/',
    query: ListQuery,
    response: page(Package),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/packages/:id/', response: Package }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/packages/',
    body: formBody(PackageDraft),
    response: created(Package),
    form: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/packages/:id/',
    body: formBody(PackageDraft),
    response: changed(Package),
    form: true,
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/packages/:id/', response: removed }),
};
