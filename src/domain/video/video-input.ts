import * as z from 'zod/mini';
import type { FieldProblem } from '#domain/base/problems';
import { youtubeId, youtubeThumbnail } from './youtube';

/** Videos by link, with their thumbnails (R-ENT-29, R-ENT-30, A-104). */
export const VideoInput = z.object({
  links: z.array(z.object({ content: z.string() })),
  thumbnails: z.array(z.object({ url: z.string() })),
});
export type VideoInput = z.infer<typeof VideoInput>;

/** The form value is a text with one link per line. */
export const linksOfLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const linksOf = (videos: VideoInput | null | undefined): string[] =>
  (videos?.links ?? []).map(({ content }) => content);

/** Each thumbnail follows from its link. */
export const videosOf = (links: readonly string[]): VideoInput => ({
  links: links.map((content) => ({ content })),
  thumbnails: links.flatMap((link) => {
    const id = youtubeId(link);
    return id === null ? [] : [{ url: youtubeThumbnail(id) }];
  }),
});

/** Reports the line of the first link that is not a YouTube video. */
export function videoProblems(field: string, links: readonly string[]): FieldProblem[] {
  const lineIndex = links.findIndex((link) => youtubeId(link) === null);
  return lineIndex < 0 ? [] : [{ field, messageId: 'video.lineNotYoutube', values: { line: lineIndex + 1 } }];
}
