import * as z from 'zod/mini';

/**
 * The id of a record: a whole number that JavaScript can represent exactly. A larger one would be rounded to the id of
 * another record, so its row is unreadable.
 */
export const recordId = z.int();
export const maybeId = z.optional(z.nullable(recordId));

/** Fields that a response may omit or leave empty. */
export const maybeText = z.optional(z.nullable(z.string()));
export const maybeNumber = z.optional(z.nullable(z.number()));
export const maybeFlag = z.optional(z.nullable(z.boolean()));

/** One of the given values, or nothing; an unknown value is read as nothing. */
export const maybeOneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.nullable(z.enum(values)));
