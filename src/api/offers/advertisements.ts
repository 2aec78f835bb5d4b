import * as z from 'zod/mini';
import { crud } from '#api/http/crud';
import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { matchesFilter } from '#api/http/matches-filter';
import { changed, ListQuery, page, wholeNumber, yesOrNo } from '#api/http/shapes';
import { type Source, sourceOf } from '#api/http/source';
import { Advertisement, AdvertisementDraft, PLANS } from '#domain/offers/advertisement';

/** PROPOSED: the filter of a list of ads, beside its search. */
export const AdvertisementFilter = z.object({
  public: z.optional(yesOrNo),
  is_top: z.optional(yesOrNo),
  plan: z.optional(z.enum(PLANS)),
  category: z.optional(wholeNumber),
});
export type AdvertisementFilter = z.input<typeof AdvertisementFilter>;

const path = '/:city/api/advertisements/';

export const advertisements = {
  ...crud(path, { row: Advertisement, draft: formBody(AdvertisementDraft), form: true }),
  list: endpoint({
    method: 'GET',
    path,
    query: z.extend(ListQuery, AdvertisementFilter.shape),
    response: page(Advertisement),
  }),
  /** 400 while the ad has no opening hours (R-STATE-17). */
  publish: endpoint({
    method: 'POST',
    path: '/:city/api/advertisements/:id/publish/',
    response: changed(Advertisement),
  }),
  /** A top ad also leaves the top. */
  unpublish: endpoint({
    method: 'POST',
    path: '/:city/api/advertisements/:id/unpublish/',
    response: changed(Advertisement),
  }),
};

/** Every filter shares one cache key prefix, so that a write makes every list stale. */
export const advertisementSource = (
  filter: AdvertisementFilter = {},
): Source<Advertisement, AdvertisementDraft> =>
  sourceOf('advertisements', advertisements, {
    queryOf: (listQuery) => ({ ...listQuery, ...filter }),
    fits: (ad) =>
      matchesFilter(filter.public, ad.public) &&
      matchesFilter(filter.is_top, ad.is_top) &&
      matchesFilter(filter.plan, ad.plan) &&
      matchesFilter(filter.category, ad.category),
  });
