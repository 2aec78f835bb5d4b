import { defineScreen } from '#kit/context/screen';

export const notifications = defineScreen({
  path: '/:city/notification',
  title: 'notification.title',
  menu: { icon: 'pi pi-megaphone', roles: ['Administrator', 'Operator', 'owner_shop'] },
  feature: 'notification',
  view: () => import('./NotificationsView'),
  firstRequest: '/:city/notifications/?offset=0&limit=:notificationPageSize',
});
