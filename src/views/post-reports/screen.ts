import { posts } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const postReports = defineScreen({
  path: '/:city/post/list-report',
  title: 'postReport.title',
  menu: { icon: 'pi pi-flag', roles: ['Administrator'], under: posts, badge: 'reports' },
  feature: 'post',
  view: () => import('./PostReportsView'),
  firstRequest: '/api/matching/list_report/?offset=0&limit=20',
});
