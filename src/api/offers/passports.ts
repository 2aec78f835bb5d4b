import { endpoint } from '#api/http/endpoint';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { PassPackage, PassPackageDraft } from '#domain/offers/pass-package';

/** Passes: "passport" is the notification calls' word for them. */
export const passports = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/passports/',
    query: ListQuery,
    response: page(PassPackage),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/passports/:id/', response: PassPackage }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/passports/',
    body: PassPackageDraft,
    response: created(PassPackage),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/passports/:id/',
    body: PassPackageDraft,
    response: changed(PassPackage),
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/passports/:id/', response: removed }),
};
