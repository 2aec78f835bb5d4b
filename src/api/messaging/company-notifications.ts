import { endpoint } from '#api/http/endpoint';
import { ListQuery } from '#api/http/shapes';
import { Notification } from '#domain/messaging/notification';
import { NotificationPage } from './notifications';

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
