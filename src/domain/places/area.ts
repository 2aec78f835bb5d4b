import * as z from 'zod/mini';

/** PROPOSED: an area of a company. */
export const Area = z.object({ id: z.number(), name: z.string() });
export type Area = z.infer<typeof Area>;
