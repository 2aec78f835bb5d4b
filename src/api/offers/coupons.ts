import * as z from 'zod/mini';
import { crud } from '#api/http/crud';
import { endpoint } from '#api/http/endpoint';
import { ListQuery, page } from '#api/http/shapes';
import { type Source, sourceOf } from '#api/http/source';
import { Coupon, CouponDraft } from '#domain/offers/coupon';
import { EndingFilter } from './ending-filter';

const path = '/:city/api/coupons/';

export const coupons = {
  ...crud(path, { row: Coupon, draft: CouponDraft }),
  list: endpoint({
    method: 'GET',
    path,
    query: z.extend(ListQuery, EndingFilter.shape),
    response: page(Coupon),
  }),
};

/** Every filter shares one cache key prefix, so that a write makes every list stale. */
export const couponSource = (filter: EndingFilter = {}): Source<Coupon, CouponDraft> =>
  sourceOf('coupons', coupons, { queryOf: (listQuery) => ({ ...listQuery, ...filter }) });
