import * as z from 'zod/mini';
import { NotificationDraft } from './notification';

/** Whom the create dialog can send to; each is one call. */
export const NOTIFICATION_AUDIENCES = [
  'everyone',
  'users',
  'condition',
  'favouriteAds',
  'mapUsers',
  'passHolders',
  'school',
] as const;
export type NotificationAudience = (typeof NOTIFICATION_AUDIENCES)[number];

/** PROPOSED bodies: the message and whom it is for. */
export const NotificationToUsersDraft = z.extend(NotificationDraft, { user_ids: z.array(z.number()) });
export type NotificationToUsersDraft = z.infer<typeof NotificationToUsersDraft>;

export const NotificationToFavouritesDraft = z.extend(NotificationDraft, { ad_ids: z.array(z.number()) });
export type NotificationToFavouritesDraft = z.infer<typeof NotificationToFavouritesDraft>;

/** The users inside a circle; `radius` in metres. */
export const NotificationToMapDraft = z.extend(NotificationDraft, {
  latitude: z.number(),
  longitude: z.number(),
  radius: z.number(),
});
export type NotificationToMapDraft = z.infer<typeof NotificationToMapDraft>;
