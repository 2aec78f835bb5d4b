import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruled, ruledMoment } from '#domain/base/field-rule';
import { maybeId, maybeText, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX } from '#domain/base/limits';
import { type FieldProblem, isUnseen } from '#domain/base/problems';
import { Picture, pictureFileProblem } from '#domain/base/upload';
import { mayEnter, type Role } from '#domain/people/roles';
import { VideoInput, videoProblems } from '#domain/video/video-input';

/** PROPOSED: the same number as in the largest plan of an ad. */
export const TIMELINE_PICTURES_MAX = 10;

/** PROPOSED. */
export const TimelineEntryDraft = z.object({
  content: ruled(maybeText, { max: DESCRIPTION_MAX }),
  images: ruled(z.array(Picture), { files: TIMELINE_PICTURES_MAX }),
  videos: z.optional(VideoInput),
});
export type TimelineEntryDraft = z.infer<typeof TimelineEntryDraft>;

export const TimelineEntry = z.extend(TimelineEntryDraft, {
  id: recordId,
  images: z.array(z.string()),
  /** PROPOSED */
  author: maybeText,
  /** PROPOSED: identifies the user's own entries. */
  author_id: maybeId,
  created_at: ruledMoment(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

interface Person {
  id: number;
  role: Role | '';
}

type Authored = Pick<TimelineEntry, 'author_id'>;

/** Users edit only their own entries. */
export const mayEditEntry = ({ id }: Person, { author_id }: Authored): boolean => author_id === id;

/** Users delete their own entries; the office deletes any entry. */
export const mayDeleteEntry = (person: Person, entry: Authored): boolean =>
  mayEditEntry(person, entry) || mayEnter(person.role, ['Administrator']);

interface EntryValues extends Pick<TimelineEntryDraft, 'content' | 'images'> {
  /** The links of the videos, as typed. */
  videos: readonly string[];
}

/** An entry needs a text, a picture or a video. */
export const timelineProblems = ({ content, images, videos }: EntryValues): FieldProblem[] =>
  draftProblems(TimelineEntryDraft, { content, images }, [
    ...(isUnseen(content ?? '') && images.length === 0 && videos.length === 0
      ? [{ field: 'content', messageId: 'timeline.nothing' }]
      : []),
    ...images.flatMap((image) =>
      typeof image === 'string' ? [] : (pictureFileProblem('images', image) ?? []),
    ),
    ...videoProblems('videos', videos),
  ]);
