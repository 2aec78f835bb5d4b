import * as z from 'zod/mini';

/** PROPOSED. */
export const SceneDraft = z.object({ name: z.string() });
export type SceneDraft = z.infer<typeof SceneDraft>;

export const Scene = z.extend(SceneDraft, { id: z.number() });
export type Scene = z.infer<typeof Scene>;
