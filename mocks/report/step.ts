import * as z from 'zod/mini';
import { targetSchema } from '#mocks/player/target';

/** What a user, the page or the fake backend has done, in parts that both languages of the panel put into words. */
export const stepSchema = z.object({
  kind: z.enum(['open', 'press', 'type', 'choose', 'check', 'uncheck', 'file', 'key', 'call', 'error']),
  /** Milliseconds of the harness clock. */
  at: z.number(),
  /** Name of the element, address, key, or method and path of the call. */
  name: z.string(),
  /**
   * Typed or chosen text, or the status of the call. Of an address: `back` for a step in the history, `navigate`,
   * `reload` or `back_forward` for a load of the page, empty for a move of the console.
   */
  value: z.string(),
  /** A status from 500, an answer that breaks the contract, or an uncaught error. */
  failed: z.boolean(),
  /** The element of a user's action; missing where no words find it again. */
  target: z.optional(targetSchema),
});

export type Step = z.infer<typeof stepSchema>;

/** Whether the step follows from others: the console and the fake backend make it, not the user. */
export const isConsequence = ({ kind, value }: Step): boolean =>
  kind === 'call' || kind === 'error' || (kind === 'open' && value === '');
