import * as z from 'zod/mini';

/** Fields a server may leave out or send empty. */
export const maybeText = z.optional(z.nullable(z.string()));
export const maybeNumber = z.optional(z.nullable(z.number()));
export const maybeFlag = z.optional(z.nullable(z.boolean()));

/** One of a few words; nothing where the server says none, or one that is not among them. */
export const maybeOneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.nullable(z.enum(values)));
