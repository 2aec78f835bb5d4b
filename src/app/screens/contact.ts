import { defineScreen } from '#kit/context/screen';

export const contact = {
  notifications: defineScreen({
    path: '/:city/notification',
    title: 'notification.title',
    menu: { icon: 'pi pi-megaphone', roles: ['Administrator', 'Operator', 'owner_shop'] },
    feature: 'notification',
    creates: { label: 'notification.create' },
    view: () => import('#views/notifications/NotificationsView'),
    firstRequest: '/:city/notifications/?offset=0&limit=:notificationPageSize',
  }),
  notices: defineScreen({
    path: '/:city/notification-store',
    title: 'notice.title',
    menu: { icon: 'pi pi-inbox', badge: 'notices' },
    view: () => import('#views/notices/NoticesView'),
    firstRequest: '/:city/notifications/my_notification/?offset=0&limit=:notificationPageSize',
  }),
  chat: defineScreen({
    path: '/:city/chat',
    title: 'chat.title',
    entry: 'signedIn',
    menu: { icon: 'pi pi-comments', badge: 'chat' },
    feature: 'chat',
    view: () => import('#views/chat/ChatView'),
  }),
  reserves: defineScreen({
    path: '/:city/reserve',
    title: 'reserve.title',
    menu: { icon: 'pi pi-calendar-clock' },
    feature: 'reserve',
    view: () => import('#views/reserve/ReserveView'),
    firstRequest: '/:city/api/reserves/?offset=0&limit=20&when=upcoming',
  }),
};
