import { defineScreen } from '#kit/context/screen';

export const timeline = defineScreen({
  path: '/:city/timeline',
  title: 'timeline.title',
  menu: { icon: 'pi pi-sort-amount-down', roles: ['Administrator', 'owner_shop', 'staff_shop'] },
  feature: 'timeline',
  view: () => import('./TimelineView'),
  firstRequest: '/:city/api/timeline/?offset=0&limit=20',
});
