import { crud } from '#api/http/crud';
import { sourceOf } from '#api/http/source';
import { Coupon, CouponDraft } from '#domain/offers/coupon';

export const coupons = crud('/:city/api/coupons/', { row: Coupon, draft: CouponDraft });

export const couponSource = sourceOf('coupons', coupons);
