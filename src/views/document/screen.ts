import { defineScreen } from '#kit/context/screen';

export const documents = defineScreen({
  path: '/:city/document',
  title: 'document.title',
  menu: { icon: 'pi pi-folder', roles: ['Administrator', 'owner_shop', 'staff_shop'] },
  feature: 'document',
  view: () => import('./DocumentView'),
  firstRequest: '/:city/api/documents/?offset=0&limit=20',
});
