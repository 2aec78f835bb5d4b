import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';
import { Picture } from '#domain/base/upload';
import { VideoInput } from '#domain/base/video-input';

/** PROPOSED. */
export const TimelineEntryDraft = z.object({
  content: z.string(),
  images: z.array(Picture),
  videos: z.optional(VideoInput),
});
export type TimelineEntryDraft = z.infer<typeof TimelineEntryDraft>;

export const TimelineEntry = z.extend(TimelineEntryDraft, {
  id: z.number(),
  images: z.array(z.string()),
  /** PROPOSED */
  author: maybeText,
  created_at: z.string(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;
