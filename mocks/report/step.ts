import * as z from 'zod/mini';

/** What a user, the page or the fake backend has done, in parts that both languages of the panel put into words. */
export const stepSchema = z.object({
  kind: z.enum(['open', 'press', 'type', 'choose', 'check', 'uncheck', 'file', 'key', 'call', 'error']),
  /** Milliseconds of the harness clock. */
  at: z.number(),
  /** Name of the element, address, key, or method and path of the call. */
  name: z.string(),
  /** Typed or chosen text, or the status of the call. */
  value: z.string(),
  /** A status from 500, an answer that breaks the contract, or an uncaught error. */
  failed: z.boolean(),
});

export type Step = z.infer<typeof stepSchema>;
