import { passes as group } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const passes = defineScreen({
  path: '/:city/pass/list-pass',
  title: 'passPackage.title',
  entry: ['Administrator'],
  menu: { icon: 'pi pi-credit-card', under: group },
  feature: 'pass',
  view: () => import('./PassView'),
  firstRequest: '/:city/api/passports/?offset=0&limit=20',
});
