import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import {
  changed,
  created,
  emptyResponses,
  ListQuery,
  page,
  removalResponses,
  wholeNumber,
} from '#api/http/shapes';
import { maybeNumber } from '#domain/base/fields';
import { Notification, NotificationDraft } from '#domain/messaging/notification';
import {
  NotificationToFavouritesDraft,
  NotificationToUsersDraft,
} from '#domain/messaging/notification-audience';
import { NotificationByCondition } from '#domain/messaging/notification-by-condition';
import { NotificationReceiver } from '#domain/messaging/notification-receiver';

/** Lists of notifications have two more fields than others (R-ENT-06). */
export const NotificationPage = z.extend(page(Notification), {
  count: maybeNumber,
  offset: maybeNumber,
});
export type NotificationPage = z.infer<typeof NotificationPage>;

/** PROPOSED: the city, for calls whose path contains none (decision 013). */
export const CityQuery = z.object({ city: z.optional(z.string()) });

/** PROPOSED: the specification says "params" without names; a missing parameter is no condition. */
export const AudienceQuery = z.extend(CityQuery, {
  age_from: z.optional(wholeNumber),
  age_to: z.optional(wholeNumber),
  gender: z.optional(z.string()),
  area: z.optional(z.string()),
  pass_type: z.optional(wholeNumber),
});

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/:city/notifications/',
    /** PROPOSED: sent from one moment (included) to another (excluded). */
    query: z.extend(ListQuery, { from: z.optional(z.string()), to: z.optional(z.string()) }),
    response: NotificationPage,
  }),
  page: endpoint({ method: 'GET', path: '/:city/notifications/:page', response: NotificationPage }),
  create: endpoint({
    method: 'POST',
    path: '/:city/notifications/',
    body: NotificationDraft,
    response: created(Notification),
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/notifications/:id/', response: removalResponses }),
  mine: endpoint({
    method: 'GET',
    path: '/:city/notifications/my_notification/',
    /** PROPOSED: `operator`: only notices sent by an Operator. */
    query: z.extend(ListQuery, { from: z.optional(z.enum(['operator'])) }),
    response: NotificationPage,
  }),
  notifyOperator: endpoint({
    method: 'GET',
    path: '/:city/api/notify-operator/:id',
    response: Notification,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/:city/notifications/users/number_unread/',
    response: z.object({ number_unread: z.number() }),
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/:city/notifications/users/read_all/',
    response: emptyResponses,
  }),
  /** `param` is the notification's id (E-062, PROPOSED reading). */
  receivers: endpoint({
    method: 'GET',
    path: '/:city/notifications/:param/users',
    query: ListQuery,
    response: page(NotificationReceiver),
  }),
  /** One notification, read false → true. */
  markRead: endpoint({
    method: 'PUT',
    path: '/api/notification/list-notify/:id/',
    body: z.object({ read: z.boolean() }),
    response: changed(Notification),
  }),
  /** `x` is the notification's id (E-069, PROPOSED reading). */
  byCondition: endpoint({
    method: 'GET',
    path: '/api/notification/push_notification_by_condition/:x',
    response: NotificationByCondition,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/notification/resend_notification/:id',
    response: changed(Notification),
  }),
  createForUsers: endpoint({
    method: 'POST',
    path: '/api/notification/create_notification_users/',
    query: z.extend(AudienceQuery, { school_id: z.optional(z.union([z.string(), z.number()])) }),
    body: NotificationToUsersDraft,
    response: created(Notification),
  }),
  createByCondition: endpoint({
    method: 'POST',
    path: '/api/notification/create_notification_by_condition',
    query: AudienceQuery,
    body: NotificationDraft,
    response: created(Notification),
  }),
  createForFavourites: endpoint({
    method: 'POST',
    path: '/api/notification/create_notification_for_user_favorite',
    query: CityQuery,
    body: NotificationToFavouritesDraft,
    response: created(Notification),
  }),
};
