import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { ListQuery, page } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { STORE_ADS_IN_SEARCH } from '#domain/base/limits';
import { Advertisement } from '#domain/offers/advertisement';

export const storeAds = {
  /** Search lists load STORE_ADS_IN_SEARCH rows at once (R-CONST-07). */
  list: endpoint({
    method: 'GET',
    path: '/api/operator-advertisement/',
    query: z.extend(ListQuery, { city: z.optional(z.string()) }),
    response: page(Advertisement),
  }),
};

/** Ads for a choice: the first STORE_ADS_IN_SEARCH matches. */
export const storeAdSource = sourceOf('storeAds', storeAds, {
  queryOf: ({ search = '' }, { city }) => ({ city, search, offset: 0, limit: STORE_ADS_IN_SEARCH }),
});
