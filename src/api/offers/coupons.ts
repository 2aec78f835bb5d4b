import { crud } from '#api/http/crud';
import { Coupon, CouponDraft } from '#domain/offers/coupon';

export const coupons = crud('/:city/api/coupons/', { row: Coupon, draft: CouponDraft });
