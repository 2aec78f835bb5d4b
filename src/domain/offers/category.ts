import * as z from 'zod/mini';

/** PROPOSED: only read. */
export const Category = z.object({ id: z.number(), name: z.string() });
export type Category = z.infer<typeof Category>;
