import * as z from 'zod/mini';
import type { Schema } from './endpoint';

/**
 * Schema of a body that may contain files. For the caller the body is the draft. For the fake backend it is
 * also what multipart keeps of a draft: texts for numbers, flags, objects and their lists (JSON), a single
 * value for a list of one, an empty text for null. A missing name means null or an empty list in a
 * new record.
 */
export const formBody = <S extends z.ZodMiniObject>(draft: S) =>
  z.pipe(
    z.pipe(
      z.custom<z.input<S>>(),
      z.transform((sent: z.input<S>) => draftFromMultipart(draft, sent)),
    ),
    draft,
  );

/**
 * The body of an edit: a field that it leaves out stays as it is stored, which the fake backend fills in
 * (mocks/backend/services/with-stored.ts). The type is that of a whole draft, which the caller mostly has.
 */
export const changesOf = <S extends Schema>(draft: S): S => {
  const fields = fieldsOfBody(draft);
  const changes = z.partial(fields);
  return ((draft as Schema) === fields ? changes : formBody(changes)) as unknown as S;
};

/** The fields of a body, with or without files. */
export function fieldsOfBody(body: Schema): z.ZodMiniObject {
  if (body instanceof z.ZodMiniPipe) return fieldsOfBody(body.def.out);
  if (body instanceof z.ZodMiniObject) return body;
  throw new Error('a body has fields');
}

function draftFromMultipart(draft: z.ZodMiniObject, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const values: Record<string, unknown> = { ...sent };
  return Object.fromEntries(
    Object.entries(draft.shape).map(([name, schema]) => [name, firstValidValue(schema, values[name])]),
  );
}

/**
 * A value that fits as received is kept, so that the text "5" stays a text where the schema expects a text.
 */
function firstValidValue(schema: Schema, value: unknown): unknown {
  const validValues = possibleValues(value).filter((candidate) => z.safeParse(schema, candidate).success);
  return validValues.length > 0 ? validValues[0] : value;
}

function possibleValues(value: unknown): unknown[] {
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
