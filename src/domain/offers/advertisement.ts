import * as z from 'zod/mini';
import { maybeFlag, maybeOneOf, maybeText } from '#domain/base/fields';
import { AD_NAME_MAX, NUMBER_DIGITS_MAX, PHOTOS_BY_PLAN } from '#domain/base/limits';
import { OpeningHours, type OpeningHoursWords, openingHoursProblems } from '#domain/base/opening-hours';
import { positionProblems } from '#domain/base/position';
import type { FieldProblem } from '#domain/base/problems';
import { requiredTextProblems } from '#domain/base/rules';
import { Picture, pictureFileProblem, tooManyFilesProblems } from '#domain/base/upload';
import { VideoInput } from '#domain/base/video-input';
import { wholeNumberProblems } from '#domain/base/whole-number';
import { youtubeProblems } from '#domain/base/youtube';

/** Each plan allows its own number of photos (R-ENT-33, PHOTOS_BY_PLAN). */
export const PLANS = ['A', 'B', 'C', 'D'] as const;
export type Plan = (typeof PLANS)[number];

/** What the form holds. Publishing has calls of its own, so `public` is not written. */
export const AdvertisementDraft = z.object({
  name: z.string(),
  /** A user's id; null means whoever saves. */
  advertiser: z.nullable(z.number()),
  category: z.nullable(z.number()),
  /** PROPOSED: at least one. */
  genres: z.array(z.number()),
  plan: z.enum(PLANS),
  price: z.nullable(z.number()),
  /** The photos, the main one first. */
  image: z.array(Picture),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  opening_hours: z.array(OpeningHours),
  youtube_link: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** PROPOSED */
  videos: z.optional(VideoInput),
  /** PROPOSED: the office alone sets it, and for a public ad alone. */
  is_top: z.optional(z.boolean()),
});
export type AdvertisementDraft = z.infer<typeof AdvertisementDraft>;

/** An advertisement (R-ENT-32). */
export const Advertisement = z.extend(AdvertisementDraft, {
  id: z.number(),
  plan: maybeOneOf(PLANS),
  image: z.array(z.string()),
  public: z.boolean(),
  /** PROPOSED: set as a top ad; a private ad never is. */
  is_top: maybeFlag,
  /** PROPOSED: no coupon of this ad may end later. */
  discount_end: maybeText,
  /** PROPOSED */
  advertiser_name: maybeText,
  /** PROPOSED */
  category_name: maybeText,
  /** PROPOSED */
  created_at: maybeText,
});
export type Advertisement = z.infer<typeof Advertisement>;

/** What its rules look at, whatever the form holds beside it. */
export interface AdvertisementWords
  extends Pick<
    AdvertisementDraft,
    'name' | 'plan' | 'price' | 'image' | 'latitude' | 'longitude' | 'is_top'
  > {
  genres: readonly unknown[];
  opening_hours: readonly OpeningHoursWords[];
  youtube_link: string | null;
}

/** `isPublic`: what it is while it is edited; a new one is private. */
export const advertisementProblems = (
  words: AdvertisementWords,
  { isPublic }: { isPublic: boolean },
): FieldProblem[] => [
  ...requiredTextProblems('name', words.name, AD_NAME_MAX),
  ...(words.genres.length === 0 ? [{ field: 'genres', messageId: 'advertisement.genresRequired' }] : []),
  ...photoProblems(words),
  ...(words.price === null ? [] : wholeNumberProblems('price', words.price, NUMBER_DIGITS_MAX)),
  ...positionProblems({
    latitude: words.latitude ?? undefined,
    longitude: words.longitude ?? undefined,
  }),
  ...openingHoursProblems('opening_hours', words.opening_hours),
  ...youtubeProblems('youtube_link', words.youtube_link ?? ''),
  // what is public stays one that may be public (R-STATE-17)
  ...(isPublic && words.opening_hours.length === 0
    ? [{ field: 'opening_hours', messageId: 'advertisement.hoursNeeded' }]
    : []),
  ...(words.is_top && !isPublic ? [{ field: 'is_top', messageId: 'advertisement.topIsPublic' }] : []),
];

/** Those that a smaller plan has no room for are taken away by whoever saves, who knows which. */
const photoProblems = ({ plan, image }: Pick<AdvertisementWords, 'plan' | 'image'>): FieldProblem[] => [
  ...tooManyFilesProblems('image', image.length, PHOTOS_BY_PLAN[plan]),
  ...image
    .flatMap((one) => (typeof one === 'string' ? [] : (pictureFileProblem('image', one) ?? [])))
    .slice(0, 1),
];
