import { products } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const productDrafts = defineScreen({
  path: '/:city/products',
  title: 'productDraft.title',
  menu: { icon: 'pi pi-file-edit', roles: ['Administrator', 'owner_shop'], under: products },
  feature: 'products',
  view: () => import('./ProductDraftsView'),
});
