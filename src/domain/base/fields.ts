import * as z from 'zod/mini';

/** Fields that a response may omit or leave empty. */
export const maybeText = z.optional(z.nullable(z.string()));
export const maybeNumber = z.optional(z.nullable(z.number()));
export const maybeFlag = z.optional(z.nullable(z.boolean()));

/** One of the given values, or nothing; an unknown value is read as nothing. */
export const maybeOneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.nullable(z.enum(values)));
