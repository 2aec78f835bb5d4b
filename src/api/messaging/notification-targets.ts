import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { created, decimalNumber, ListQuery, page } from '#api/http/shapes';
import { recordId } from '#domain/base/fields';
import { Notification } from '#domain/messaging/notification';
import { NotificationToMapDraft } from '#domain/messaging/notification-audience';
import { NotificationTarget, TARGET_TYPES } from '#domain/messaging/notification-target';
import { PassType } from '#domain/offers/pass-type';
import { User } from '#domain/people/user';
import { AudienceQuery, CityQuery } from './notifications';

/** The query of a list whose path contains no city. */
const CityListQuery = z.extend(ListQuery, CityQuery.shape);

/** PROPOSED: a circle on the map; `radius` in metres. */
const MapQuery = z.extend(CityListQuery, {
  latitude: z.optional(decimalNumber),
  longitude: z.optional(decimalNumber),
  radius: z.optional(decimalNumber),
});

export const notificationTargets = {
  membershipPasses: endpoint({
    method: 'GET',
    path: '/api/notification/list_passport_push_notification/',
    query: CityQuery,
    response: page(PassType),
  }),
  commonPasses: endpoint({
    method: 'GET',
    path: '/api/notification/passports_normal_notification/',
    query: CityQuery,
    response: page(PassType),
  }),
  usersOnMap: endpoint({
    method: 'GET',
    path: '/notifications/map_users/',
    query: MapQuery,
    response: page(User),
  }),
  createForUsersOnMap: endpoint({
    method: 'POST',
    path: '/notifications/map_users/',
    query: MapQuery,
    body: NotificationToMapDraft,
    response: created(Notification),
  }),
  /** Returns ads, users or passes, by `type`. */
  favourites: endpoint({
    method: 'GET',
    path: '/api/users/notify_users_favorite_ads/',
    query: z.extend(CityQuery, { type: z.enum(TARGET_TYPES) }),
    response: page(NotificationTarget),
  }),
  /** Two calls in one: by `type` and condition without a body (E-082), or by chosen ads (E-083). */
  usersOfFavourites: endpoint({
    method: 'POST',
    path: '/api/users/notify_users_favorite_ads/',
    query: z.extend(CityListQuery, { ...AudienceQuery.shape, type: z.optional(z.enum(['get_users'])) }),
    body: z.object({ ad_ids: z.optional(z.array(recordId)) }),
    response: page(User),
    safe: true,
  }),
  usersWithFavourites: endpoint({
    method: 'GET',
    path: '/api/users/get_users_favorite_ads',
    query: CityListQuery,
    response: page(User),
  }),
};
