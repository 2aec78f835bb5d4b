import * as z from 'zod/mini';
import { targetSchema } from './target';

/** What a user did: a recorded step that is no consequence of another. */
export const playableStepSchema = z.object({
  kind: z.enum(['open', 'press', 'type', 'choose', 'check', 'uncheck', 'file', 'key']),
  /** Milliseconds of the harness clock. */
  at: z.number(),
  /** The name of the element; an address; a key. */
  name: z.string(),
  /** Typed or chosen text; of an address, how it was opened. */
  value: z.string(),
  target: z.optional(targetSchema),
  /** Method and path of each call that was answered between the user's step before and this one. */
  answered: z.optional(z.array(z.string())),
});

export type PlayableStep = z.infer<typeof playableStepSchema>;
