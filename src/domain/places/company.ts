import * as z from 'zod/mini';

/** PROPOSED: a company; `slug` is part of the calls. */
export const Company = z.object({ id: z.number(), slug: z.string().check(z.minLength(1)), name: z.string() });
export type Company = z.infer<typeof Company>;
