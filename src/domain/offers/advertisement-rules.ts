import { AD_NAME_MAX, NUMBER_DIGITS_MAX, PHOTOS_BY_PLAN } from '#domain/base/limits';
import { type OpeningHoursWords, openingHoursProblems } from '#domain/base/opening-hours-rules';
import { positionProblems } from '#domain/base/position';
import type { FieldProblem } from '#domain/base/problems';
import { requiredTextProblems } from '#domain/base/rules';
import { pictureFileProblem, tooManyFilesProblems } from '#domain/base/upload';
import { videoProblems } from '#domain/base/video-input';
import { wholeNumberProblems } from '#domain/base/whole-number';
import { youtubeProblems } from '#domain/base/youtube';
import type { AdvertisementDraft } from './advertisement';

/** What its rules look at, whatever the form holds beside it. */
export interface AdvertisementWords
  extends Pick<
    AdvertisementDraft,
    'name' | 'plan' | 'price' | 'image' | 'latitude' | 'longitude' | 'is_top'
  > {
  genres: readonly unknown[];
  opening_hours: readonly OpeningHoursWords[];
  youtube_link: string | null;
  /** Links of videos. */
  videos: readonly string[];
}

/** `isPublic`: what it is while it is edited; a new one is private. */
export const advertisementProblems = (
  words: AdvertisementWords,
  { isPublic }: { isPublic: boolean },
): FieldProblem[] => [
  ...requiredTextProblems('name', words.name, AD_NAME_MAX),
  ...(words.genres.length === 0 ? [{ field: 'genres', messageId: 'genre.required' }] : []),
  ...photoProblems(words),
  ...(words.price === null ? [] : wholeNumberProblems('price', words.price, NUMBER_DIGITS_MAX)),
  ...positionProblems({
    latitude: words.latitude ?? undefined,
    longitude: words.longitude ?? undefined,
  }),
  ...openingHoursProblems('opening_hours', words.opening_hours),
  ...youtubeProblems('youtube_link', words.youtube_link ?? ''),
  ...videoProblems('videos', words.videos),
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
