import * as z from 'zod/mini';
import { EMPTY_NOTIFICATION, NotificationDraft } from './notification';

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

/** Somebody or something chosen for an audience, with the name it was chosen by. */
export interface Chosen {
  id: number;
  name: string;
}

/** A notification as it is being written: its words, and everything that was said about whom it is for, as typed. */
export interface ComposedNotification extends NotificationDraft {
  audience: NotificationAudience;
  user_ids: Chosen[];
  ad_ids: Chosen[];
  age_from: string;
  age_to: string;
  gender: string;
  area: string;
  pass_type: string;
  latitude: string;
  longitude: string;
  radius: string;
  /** A school's own audience, or the school in whose name chosen users are written to. */
  school: string;
  /** Of the school: both empty, all of it. */
  group: string;
  classes: string;
}

export const EMPTY_COMPOSITION: ComposedNotification = {
  ...EMPTY_NOTIFICATION,
  audience: 'everyone',
  user_ids: [],
  ad_ids: [],
  age_from: '',
  age_to: '',
  gender: '',
  area: '',
  pass_type: '',
  latitude: '',
  longitude: '',
  radius: '3000',
  school: '',
  group: '',
  classes: '',
};
