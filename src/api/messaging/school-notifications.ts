import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { created, ListQuery, page } from '#api/http/shapes';
import { Notification, NotificationDraft } from '#domain/messaging/notification';
import { User } from '#domain/people/user';
import { NotificationPage } from './notifications';

const reference = z.optional(z.union([z.string(), z.number()]));

export const schoolNotifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/school/:schoolId/notifications/',
    query: ListQuery,
    response: NotificationPage,
  }),
  /** Singular, unlike the list. The parameters are PROPOSED; without them the whole school is meant. */
  create: endpoint({
    method: 'POST',
    path: '/api/school/:schoolId/notification/',
    query: z.object({ group: reference, classes: reference }),
    body: NotificationDraft,
    response: created(Notification),
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/school/:schoolId/users/',
    query: ListQuery,
    response: page(User),
  }),
};
