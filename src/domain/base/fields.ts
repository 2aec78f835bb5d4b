import * as z from 'zod/mini';
import { ruled } from './field-rule';

/**
 * The id of a record: a whole number that JavaScript can represent exactly. A larger one would be rounded to the id of
 * another record, so its row is unreadable.
 */
export const recordId = z.int();
export const maybeId = z.optional(z.nullable(recordId));

/**
 * Fields that a response may omit or leave empty. An optional text of a form is one, too: a backend may answer what was
 * not typed as '', as null or not at all, and some rows are older than the field.
 */
export const maybeText = z.optional(z.nullable(z.string()));
export const maybeNumber = z.optional(z.nullable(z.number()));
export const maybeFlag = z.optional(z.nullable(z.boolean()));

export const maybeMoment = ruled(maybeText, { notation: 'moment' });
export const maybeDay = ruled(maybeText, { notation: 'day' });

/** A text with known values; another is read, too, and shown as it is or not at all. */
/* @__NO_SIDE_EFFECTS__ */
export const maybeKnown = (values: readonly string[]) => ruled(maybeText, { values });

/** One of the given values, or nothing; an unknown value is read as nothing. */
export const maybeOneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.nullable(z.enum(values)));
