import * as z from 'zod/mini';
import { recordId } from '#domain/base/fields';
import { EMPTY_NOTIFICATION, type NotificationAudience, NotificationDraft } from './notification';

/** PROPOSED bodies: the message and its receivers. */
export const NotificationToUsersDraft = z.extend(NotificationDraft, { user_ids: z.array(recordId) });
export type NotificationToUsersDraft = z.infer<typeof NotificationToUsersDraft>;

export const NotificationToFavouritesDraft = z.extend(NotificationDraft, { ad_ids: z.array(recordId) });
export type NotificationToFavouritesDraft = z.infer<typeof NotificationToFavouritesDraft>;

/** The users inside a circle; `radius` in metres. */
export const NotificationToMapDraft = z.extend(NotificationDraft, {
  latitude: z.number(),
  longitude: z.number(),
  radius: z.number(),
});
export type NotificationToMapDraft = z.infer<typeof NotificationToMapDraft>;

/** A user or an ad chosen for an audience, with the name shown at the choice. */
export interface Chosen {
  id: number;
  name: string;
}

/** A position with a name, and its coordinates as the fields got them. */
export interface NamedPlace {
  name: string;
  latitude: string;
  longitude: string;
}

/** A notification as form values: its texts, and the typed values of every audience. */
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
  /** The name of the centre, as long as the coordinates are still those of the place. Never sent. */
  place: NamedPlace | null;
  /** The school of audience `school`, or the sending school of audience `users`. */
  school: string;
  /** Part of the school; both empty: the whole school. */
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
  place: null,
  school: '',
  group: '',
  classes: '',
};
