import * as z from 'zod/mini';
import { maybeNumber } from '#domain/base/fields';
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

/**
 * A list from the server (R-ENT-05). `limit` is how many rows it gives at once, where it says so: fewer than were asked
 * for, perhaps, and pages are counted by it. `page_length` is how many came.
 */
export const page = <S extends Schema>(row: S) =>
  z.object({
    content: z.array(row),
    total_length: z.number(),
    limit: maybeNumber,
    page_length: maybeNumber,
  });
export interface Page<Row> {
  content: Row[];
  total_length: number;
  limit?: number | null | undefined;
  page_length?: number | null | undefined;
  /** Rows that have been taken out of it here since it came: no word of the server's. */
  taken?: number;
}

/** The row as a write has left it, or nothing: it is done whatever the answer says, and asked for again. */
export const changed = <S extends Schema>(row: S) => ({ 200: z.nullable(row) });

/** A created row: backends answer 200 or 201. */
export const created = <S extends Schema>(row: S) => ({ 200: z.nullable(row), 201: z.nullable(row) });

/** Done, and nothing told. */
export const done = { 200: z.unknown(), 201: z.unknown(), 204: z.unknown() };

/** The server kept what was to be deleted, and says why, or not (R-STATE-12, A-119). */
export const Kept = z.object({ message: z.nullable(z.string()) });

/** What every deletion is answered. */
export const removed = { 200: z.unknown(), 204: z.unknown(), 209: Kept };
