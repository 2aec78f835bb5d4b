import * as z from 'zod/mini';

/** Fields a server may leave out or send empty. */
export const maybeText = z.optional(z.nullable(z.string()));
export const maybeNumber = z.optional(z.nullable(z.number()));
export const maybeFlag = z.optional(z.nullable(z.boolean()));
