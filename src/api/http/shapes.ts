import * as z from 'zod/mini';
import { maybeNumber } from '#domain/base/fields';
import type { Schema } from './endpoint';

/**
 * A whole number in a query string: a number for the caller, digits in the URL, a number for the fake
 * backend.
 */
export const wholeNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  z.transform((value) => Number(value)),
);

/** A coordinate or a distance in a query string; like `wholeNumber`. */
export const decimalNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform((value) => Number(value)),
);

/** A boolean in a query string. */
export const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

/** The query of every paged list; `offset` counts rows. */
export const ListQuery = z.object({
  search: z.optional(z.string()),
  offset: z.optional(wholeNumber),
  limit: z.optional(wholeNumber),
  /** PROPOSED: `field` or `-field`; sent only where the backend can sort (API_ORDERING). */
  ordering: z.optional(z.string()),
});
export type ListQuery = z.input<typeof ListQuery>;

/**
 * A list from the server (R-ENT-05). `limit`: the server's page size, where it reports one; it may be smaller
 * than requested, and pages are counted by it. `page_length`: the number of returned rows.
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
  /** Rows that came and could not be read; not a field of the server. */
  unreadable_rows?: number;
  /** Rows removed here since the page was loaded; not a field of the server. */
  taken?: number;
}

/**
 * The row after a write, or null: the write has succeeded whatever the body is, and the row is refetched
 * (A-191).
 */
export const changed = <S extends Schema>(row: S) => ({ 200: z.nullable(row) });

/** A created row: backends answer 200 or 201. */
export const created = <S extends Schema>(row: S) => ({ 200: z.nullable(row), 201: z.nullable(row) });

/** Success without a payload. */
export const emptyResponses = { 200: z.unknown(), 201: z.unknown(), 204: z.unknown() };

/** The server kept the record; `message` is its reason, if any (R-STATE-12, A-119). */
export const Kept = z.object({ message: z.nullable(z.string()) });

/** Responses of every DELETE. */
export const removalResponses = { 200: z.unknown(), 204: z.unknown(), 209: Kept };
