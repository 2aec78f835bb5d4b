import { passes } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const packages = defineScreen({
  path: '/:city/pass/list-package',
  title: 'package.title',
  entry: ['Administrator'],
  menu: { icon: 'pi pi-box', under: passes },
  feature: 'pass',
  view: () => import('./PackageView'),
  firstRequest: '/:city/api/packages/?offset=0&limit=20',
});
