import { defineScreen } from '#kit/context/screen';

export const dashboard = defineScreen({
  path: '/:city/dashboard',
  title: 'dashboard.title',
  menu: { icon: 'pi pi-home' },
  view: () => import('./DashboardView'),
});
