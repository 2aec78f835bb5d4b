import { posts } from '#kit/menu-groups';
import { defineScreen } from '#kit/screen';

export const postReports = defineScreen({
  path: '/:city/post/list-report',
  title: 'postReport.title',
  texts: 'later',
  menu: { icon: 'pi pi-flag', roles: ['Administrator'], under: posts, badge: 'reports' },
  feature: 'post',
  view: () => import('./PostReportsView'),
});
