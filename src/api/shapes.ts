import * as z from 'zod/mini';
import type { Schema } from './endpoint';

/** A whole number in a query string: a number for the caller, digits on the wire, a number for the fake backend. */
export const wholeNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  z.transform((value) => Number(value)),
);

/** A coordinate or a distance in a query string, as `wholeNumber`. */
export const decimalNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform((value) => Number(value)),
);

/** A yes or no in a query string. */
export const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

/** The list query every paged call understands; `offset` counts rows. */
export const ListQuery = z.object({
  search: z.optional(z.string()),
  offset: z.optional(wholeNumber),
  limit: z.optional(wholeNumber),
  /** PROPOSED: `field` or `-field`; only sent where the backend is known to sort (VITE_API_ORDERING). */
  ordering: z.optional(z.string()),
});
export type ListQuery = z.input<typeof ListQuery>;

/** A list from the server (R-ENT-05). */
export const page = <S extends Schema>(row: S) =>
  z.object({ content: z.array(row), total_length: z.number() });
export interface Page<Row> {
  content: Row[];
  total_length: number;
}

/** A created row: backends answer 200 or 201. */
export const created = <S extends Schema>(row: S) => ({ 200: row, 201: row });

/** Done, and nothing told. */
export const done = { 200: z.unknown(), 201: z.unknown(), 204: z.unknown() };

/** Deleted; 209 means the server kept it and says why (R-STATE-12, A-119). */
export const Kept = z.object({ message: z.optional(z.string()) });
export const removedOrKept = { 200: z.unknown(), 204: z.unknown(), 209: Kept };
