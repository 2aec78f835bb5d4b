import { endpoint } from '#api/http/endpoint';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Coupon, CouponDraft } from '#domain/offers/coupon';

export const coupons = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/coupons/',
    query: ListQuery,
    response: page(Coupon),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/coupons/:id/', response: Coupon }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/coupons/',
    body: CouponDraft,
    response: created(Coupon),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/coupons/:id/',
    body: CouponDraft,
    response: changed(Coupon),
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/coupons/:id/', response: removed }),
};
