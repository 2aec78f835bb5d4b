import { products } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const supportedProducts = defineScreen({
  path: '/:city/manage-supported-products',
  title: 'supportedProduct.title',
  menu: { icon: 'pi pi-check-square', roles: ['Administrator', 'owner_shop'], under: products },
  feature: 'products',
  view: () => import('./SupportedProductsView'),
});
