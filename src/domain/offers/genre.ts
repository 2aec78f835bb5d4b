import * as z from 'zod/mini';

/** PROPOSED: `parent` is the genre above it, null at the root. */
export const GenreDraft = z.object({ name: z.string(), parent: z.nullable(z.number()) });
export type GenreDraft = z.infer<typeof GenreDraft>;

export const Genre = z.extend(GenreDraft, { id: z.number() });
export type Genre = z.infer<typeof Genre>;
