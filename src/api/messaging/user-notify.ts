import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changed, created, ListQuery, page, wholeNumber } from '#api/http/shapes';
import { UserNotify, UserNotifyDraft } from '#domain/messaging/user-notify';
import { CityQuery } from './notifications';

const notification_id = z.optional(wholeNumber);

export const userNotify = {
  list: endpoint({
    method: 'GET',
    path: '/api/notification/user-notify/',
    query: z.extend(ListQuery, { notification_id }),
    response: page(UserNotify),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/notification/user-notify/',
    query: z.extend(CityQuery, { notification_id }),
    body: UserNotifyDraft,
    response: created(UserNotify),
  }),
  /** A notice from the administrator, unconfirmed → confirmed. */
  confirm: endpoint({
    method: 'PUT',
    path: '/api/notification/user-notify/:id/',
    body: z.object({ confirmed: z.boolean() }),
    response: changed(UserNotify),
  }),
};
