import * as z from 'zod/mini';

/** From `start` to `end`, both ISO 8601. */
export const Period = z.object({ start: z.string(), end: z.string() });
export type Period = z.infer<typeof Period>;
