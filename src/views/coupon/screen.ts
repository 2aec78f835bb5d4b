import { defineScreen } from '#kit/context/screen';

export const coupons = defineScreen({
  path: '/:city/coupon',
  title: 'coupon.title',
  entry: ['Administrator', 'owner_shop', 'Advertiser'],
  menu: { icon: 'pi pi-ticket' },
  feature: 'coupon',
  view: () => import('./CouponView'),
  firstRequest: '/:city/api/coupons/?offset=0&limit=20',
});
