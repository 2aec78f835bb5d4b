import * as z from 'zod/mini';
import { crud } from '#api/http/crud';
import { endpoint } from '#api/http/endpoint';
import { ListQuery, page } from '#api/http/shapes';
import { type Source, sourceOf } from '#api/http/source';
import { TimeSale, TimeSaleDraft } from '#domain/offers/time-sale';
import { EndingFilter } from './ending-filter';

const path = '/:city/api/time-sales/';

export const timeSales = {
  ...crud(path, { row: TimeSale, draft: TimeSaleDraft }),
  list: endpoint({
    method: 'GET',
    path,
    query: z.extend(ListQuery, EndingFilter.shape),
    response: page(TimeSale),
  }),
};

/** Every filter shares one cache key prefix, so that a write makes every list stale. */
export const timeSaleSource = (filter: EndingFilter = {}): Source<TimeSale, TimeSaleDraft> =>
  sourceOf('timeSales', timeSales, { queryOf: (listQuery) => ({ ...listQuery, ...filter }) });
