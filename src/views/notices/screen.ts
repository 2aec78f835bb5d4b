import { defineScreen } from '#kit/context/screen';

export const notices = defineScreen({
  path: '/:city/notification-store',
  title: 'notice.title',
  menu: { icon: 'pi pi-inbox', badge: 'notices' },
  view: () => import('./NoticesView'),
  firstRequest: '/:city/notifications/my_notification/?offset=0&limit=:notificationPageSize',
});

/** Linked from the navbar. */
export const operatorNotices = defineScreen({
  path: '/:city/notification-admin',
  title: 'operatorNotice.title',
  view: () => import('./OperatorNoticesView'),
  firstRequest: '/:city/notifications/my_notification/?offset=0&limit=:notificationPageSize&from=operator',
});
