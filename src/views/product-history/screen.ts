import { products } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const productHistory = defineScreen({
  path: '/:city/history-supported-products',
  title: 'productHistory.title',
  menu: { icon: 'pi pi-history', roles: ['Administrator', 'owner_shop', 'staff_shop'], under: products },
  feature: 'products',
  view: () => import('./ProductHistoryView'),
});
