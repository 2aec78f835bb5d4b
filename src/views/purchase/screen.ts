import { menuItems } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const purchases = defineScreen({
  path: '/:city/menu/list-purchase',
  title: 'purchase.title',
  // the Operator passes everywhere (R-ROLE-07)
  entry: ['Advertiser'],
  menu: { icon: 'pi pi-calculator', under: menuItems },
  feature: 'menu',
  view: () => import('./PurchaseView'),
});
