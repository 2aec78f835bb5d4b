import { defineScreen } from '#kit/screen';

export const notices = defineScreen({
  path: '/:city/notification-store',
  title: 'notice.title',
  menu: { icon: 'pi pi-inbox' },
  view: () => import('./NoticesView'),
});
