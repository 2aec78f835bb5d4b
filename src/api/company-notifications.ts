import { Notification } from '#domain/messaging/notification';
import { endpoint } from './endpoint';
import { NotificationPage } from './notifications';
import { ListQuery } from './shapes';

/** Notices as owners and staff of a company read them. */
export const companyNotifications = {
  list: endpoint({
    method: 'GET',
    path: '/company/:company/notifications/users',
    query: ListQuery,
    response: NotificationPage,
  }),
  one: endpoint({
    method: 'GET',
    path: '/company/:company/notifications/users/:id',
    response: Notification,
  }),
};
