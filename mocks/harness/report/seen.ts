import * as z from 'zod/mini';

/** What a user sees of a page, as far as a test can expect it. */
export const seenSchema = z.object({
  /** Path and query. */
  address: z.string(),
  /** The one heading of the first level; empty without one. */
  heading: z.string(),
  /** The open dialogs that have a name. */
  dialogs: z.array(z.object({ role: z.string(), name: z.string() })),
  /** Of the list of the page; null on a page without one. */
  rows: z.nullable(z.number()),
  /** The messages that have appeared since the user's step before, the oldest first. */
  toasts: z.array(z.string()),
});

export type Seen = z.infer<typeof seenSchema>;
