import { crud } from '#api/http/crud';
import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { changed } from '#api/http/shapes';
import { Advertisement, AdvertisementDraft } from '#domain/offers/advertisement';

export const advertisements = {
  ...crud('/:city/api/advertisements/', {
    row: Advertisement,
    draft: formBody(AdvertisementDraft),
    form: true,
  }),
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
