import * as z from 'zod/mini';

/** Videos by link, with their thumbnails (R-ENT-29, R-ENT-30, A-104). */
export const VideoInput = z.object({
  links: z.array(z.object({ content: z.string() })),
  thumbnails: z.array(z.object({ url: z.string() })),
});
export type VideoInput = z.infer<typeof VideoInput>;
