import * as z from 'zod/mini';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeFlag, maybeMoment, maybeOneOf, maybeText, recordId } from '#domain/base/fields';
import { AD_NAME_MAX, NUMBER_DIGITS_MAX } from '#domain/base/limits';
import { OpeningHours } from '#domain/base/opening-hours';
import { Picture } from '#domain/base/upload';
import { VideoInput } from '#domain/video/video-input';

/** Each plan allows its own number of photos (R-ENT-33, PHOTOS_BY_PLAN). */
export const PLANS = ['A', 'B', 'C', 'D'] as const;
export type Plan = (typeof PLANS)[number];

/** The fields of a save. Publishing has its own calls, so `public` is not written. */
export const AdvertisementDraft = z.object({
  name: ruledText({ required: true, max: AD_NAME_MAX }),
  /** A user's id; null means the user who saves. */
  advertiser: z.nullable(recordId),
  /** A category's id. */
  category: z.nullable(recordId),
  /** PROPOSED: ids, at least one. */
  genres: ruled(z.array(recordId), { required: 'genre.required' }),
  /** Decides the number of photos: 10, 5, 1 or none. */
  plan: ruled(z.enum(PLANS), { required: 'problem.choose' }),
  /** Yen. */
  price: ruled(z.nullable(z.number()), { digits: NUMBER_DIGITS_MAX }),
  /** The photos, the main one first. */
  image: z.array(Picture),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  opening_hours: z.array(OpeningHours),
  /** The address of a video. */
  youtube_link: maybeText,
  phone: maybeText,
  address: maybeText,
  /** PROPOSED */
  videos: z.optional(VideoInput),
  /** PROPOSED: only the office sets it, and only for a public ad. */
  is_top: z.optional(z.boolean()),
});
export type AdvertisementDraft = z.infer<typeof AdvertisementDraft>;

/** An advertisement (R-ENT-32). */
export const Advertisement = z.extend(AdvertisementDraft, {
  id: recordId,
  plan: maybeOneOf(PLANS),
  image: z.array(z.string()),
  /** Whether the users of the app see it. */
  public: z.boolean(),
  /** PROPOSED: a top ad; a private ad never is one. */
  is_top: maybeFlag,
  /** PROPOSED: no coupon of this ad may end later. */
  discount_end: maybeText,
  /** PROPOSED */
  advertiser_name: maybeText,
  /** PROPOSED */
  category_name: maybeText,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type Advertisement = z.infer<typeof Advertisement>;
