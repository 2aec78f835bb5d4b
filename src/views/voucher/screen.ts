import { passes } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const vouchers = defineScreen({
  path: '/:city/pass/list-voucher',
  title: 'voucher.title',
  entry: ['Administrator', 'owner_shop'],
  menu: { icon: 'pi pi-gift', under: passes },
  feature: 'pass',
  view: () => import('./VoucherView'),
  firstRequest: '/:city/api/vouchers/?offset=0&limit=20',
});
