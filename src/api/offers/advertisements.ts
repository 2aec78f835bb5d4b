import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Advertisement, AdvertisementDraft } from '#domain/offers/advertisement';

export const advertisements = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/advertisements/',
    query: ListQuery,
    response: page(Advertisement),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/advertisements/:id/', response: Advertisement }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/advertisements/',
    body: formBody(AdvertisementDraft),
    response: created(Advertisement),
    form: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/advertisements/:id/',
    body: formBody(AdvertisementDraft),
    response: changed(Advertisement),
    form: true,
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/advertisements/:id/', response: removed }),
  /** Refused with 400 while no opening hours are filled in (R-STATE-17). */
  publish: endpoint({
    method: 'POST',
    path: '/:city/api/advertisements/:id/publish/',
    response: changed(Advertisement),
  }),
  /** A top ad leaves the top. */
  unpublish: endpoint({
    method: 'POST',
    path: '/:city/api/advertisements/:id/unpublish/',
    response: changed(Advertisement),
  }),
};
