import * as z from 'zod/mini';

/** Where an element stands: in a container with a role and an accessible name, or in a row that has a text. */
const containerSchema = z.object({
  /** `record`: a row of the page's list. For `record`, `row` and `listitem` the name is a text that only this one has. */
  role: z.string(),
  name: z.string(),
});

/** How a person would name one element of a page, so that another load of the page finds it again. */
export const targetSchema = z.object({
  /** Null for an element without a role: the name is its whole text. */
  role: z.nullable(z.string()),
  /** The accessible name; in a row whose text is a part of the name, only what stands around that text. */
  name: z.union([z.string(), z.object({ start: z.string(), end: z.string() })]),
  within: z.optional(containerSchema),
  /** Counted from 0, where nothing else tells the elements apart. */
  nth: z.optional(z.number()),
});

export type Container = z.infer<typeof containerSchema>;
export type Target = z.infer<typeof targetSchema>;

/** The roles of containers that are found by a text in them. */
export const isRowRole = (role: string): boolean => ['record', 'row', 'listitem'].includes(role);
