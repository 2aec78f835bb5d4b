import { draftProblems } from '#domain/base/draft-problems';
import { PHOTOS_BY_PLAN } from '#domain/base/limits';
import { type OpeningHoursValues, openingHoursProblems } from '#domain/base/opening-hours-rules';
import { positionProblems } from '#domain/base/position';
import type { FieldProblem } from '#domain/base/problems';
import { pictureFileProblem, tooManyFilesProblems } from '#domain/base/upload';
import { videoProblems } from '#domain/video/video-input';
import { youtubeProblems } from '#domain/video/youtube';
import { AdvertisementDraft } from './advertisement';

/** The values that the rules check, whatever other values the form has. */
export interface AdvertisementValues
  extends Pick<
    AdvertisementDraft,
    'name' | 'plan' | 'price' | 'image' | 'latitude' | 'longitude' | 'is_top'
  > {
  genres: readonly unknown[];
  opening_hours: readonly OpeningHoursValues[];
  youtube_link?: string | null | undefined;
  /** The links of the videos, as typed. */
  videos: readonly string[];
}

/** `isPublic`: the current state of the edited ad; a new ad is private. */
export const advertisementProblems = (
  values: AdvertisementValues,
  { isPublic }: { isPublic: boolean },
): FieldProblem[] =>
  draftProblems(AdvertisementDraft, values, [
    ...photoProblems(values),
    ...positionProblems({
      latitude: values.latitude ?? undefined,
      longitude: values.longitude ?? undefined,
    }),
    ...openingHoursProblems('opening_hours', values.opening_hours),
    ...youtubeProblems('youtube_link', values.youtube_link ?? ''),
    ...videoProblems('videos', values.videos),
    // a public ad keeps what publishing requires (R-STATE-17)
    ...(isPublic && values.opening_hours.length === 0
      ? [{ field: 'opening_hours', messageId: 'advertisement.hoursNeeded' }]
      : []),
    ...(values.is_top && !isPublic ? [{ field: 'is_top', messageId: 'advertisement.topIsPublic' }] : []),
  ]);

/**
 * When the user changes to a smaller plan, the form removes the photos beyond its limit, because it knows
 * which.
 */
const photoProblems = ({ plan, image }: Pick<AdvertisementValues, 'plan' | 'image'>): FieldProblem[] => [
  ...tooManyFilesProblems('image', image.length, PHOTOS_BY_PLAN[plan]),
  ...image.flatMap((one) => (typeof one === 'string' ? [] : (pictureFileProblem('image', one) ?? []))),
];
