import * as z from 'zod/mini';
import type { Schema } from './endpoint';

/**
 * Schema of a body that may contain files. For the caller the body is the draft. For the fake backend it is
 * also what multipart keeps of a draft: texts for numbers, flags, objects and their lists (JSON), a single
 * value for a list of one, an empty text for null. A missing name means null or an empty list in a
 * new record; in an update the fake backend fills in the stored value.
 */
export const formBody = <S extends z.ZodMiniObject>(draft: S) =>
  z.pipe(
    z.pipe(
      z.custom<z.input<S>>(),
      z.transform((sent: z.input<S>) => restored(draft, sent)),
    ),
    draft,
  );

function restored(draft: z.ZodMiniObject, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const values: Record<string, unknown> = { ...sent };
  return Object.fromEntries(
    Object.entries(draft.shape).map(([name, schema]) => [name, firstFitting(schema, values[name])]),
  );
}

/**
 * A value that fits as received is kept, so that the text "5" stays a text where the schema expects a text.
 */
function firstFitting(schema: Schema, value: unknown): unknown {
  const fitting = readings(value).filter((reading) => z.safeParse(schema, reading).success);
  return fitting.length > 0 ? fitting[0] : value;
}

function readings(value: unknown): unknown[] {
  if (value === undefined) return [undefined, null, []];
  if (value === '') return [null, ''];
  if (Array.isArray(value)) return [value, value.map(fromJson)];
  return [value, fromJson(value), [value], [fromJson(value)]];
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
