import * as z from 'zod/mini';
import type { Schema } from './endpoint';
import { withUnreadableFields } from './unreadable-fields';

/**
 * A field that breaks the contract: its path (`content[].operator`) and the kind of value received, never the
 * value.
 */
export interface OddField {
  path: string;
  came: string;
}

/**
 * `data` in the shape of the schema, unless the value is unreadable; in both cases every odd field, once. A record
 * names its unreadable fields.
 */
export type Reading = { odd: OddField[] } & ({ readable: true; data: unknown } | { readable: false });

const UNREADABLE = Symbol('unreadable');

/** The position in a response, and the callback for odd values. */
interface ReadPosition {
  path: string;
  note(path: string, value: unknown, schema: Schema): void;
  /** A value did not come, or could not be read as a whole. */
  lose(): void;
}

/**
 * Reads the variations of other backends (A-193, decision 016): a text for a number and a number for a text,
 * an object for its name, and nothing for the rest. Only an id is required: a row without one is left out of
 * its list.
 */
export function readAs(schema: Schema, value: unknown): Reading {
  const oddFields = new Map<string, OddField>();
  const note: ReadPosition['note'] = (path, oddValue, expectedSchema) => {
    if (!oddFields.has(path))
      oddFields.set(path, { path: path || 'the answer', came: kindOfValue(oddValue, expectedSchema) });
  };
  const data = readingOf(schema, value, { path: '', note, lose() {} });
  const odd = [...oddFields.values()];
  return z.safeParse(schema, data).success ? { readable: true, data, odd } : { readable: false, odd };
}

function readingOf(schema: Schema, value: unknown, position: ReadPosition): unknown {
  const def = defOf(schema);
  if (def.type === 'optional')
    return value === undefined
      ? undefined
      : orNothing(undefined, readWhole(def.innerType, value, position), position);
  if (def.type === 'nullable')
    return value === null ? null : orNothing(null, readWhole(def.innerType, value, position), position);
  if (def.type === 'object') return objectOf(def.shape, value, position, blankOf);
  if (def.type === 'array')
    return (
      listOf(def.element, value, position) ??
      notedAsOdd(schema, value, position, value === null ? [] : UNREADABLE)
    );
  return z.safeParse(schema, value).success
    ? value
    : notedAsOdd(schema, value, position, convertedValue(schema, value));
}

/** A schema's definition: public in zod, though the type of the core's schemas lacks it. */
const defOf = (schema: Schema) => (schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }).def;

/** An optional value is read as a whole or not at all: half a map position would be another position. */
const readWhole = (schema: Schema, value: unknown, position: ReadPosition): unknown => {
  const def = defOf(schema);
  return def.type === 'object'
    ? objectOf(def.shape, value, position, () => UNREADABLE)
    : readingOf(schema, value, position);
};

type Shape = Readonly<Record<string, Schema>>;

function objectOf(
  shape: Shape,
  value: unknown,
  position: ReadPosition,
  blank: (schema: Schema) => unknown,
): unknown {
  const receivedObject = isPageShape(shape) && Array.isArray(value) ? { content: value as unknown[] } : value;
  const fieldNames = Object.keys(shape);
  // another shape altogether: an object of blanks alone would look like an empty record
  if (!isObject(receivedObject) || !fieldNames.some((name) => name in receivedObject))
    return notedAsOdd(null, value, position, UNREADABLE);
  const fields: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const path = position.path ? `${position.path}.${name}` : name;
    let isLost = false;
    const lose = () => {
      isLost = true;
    };
    const field = readingOf(schema, receivedObject[name], { ...position, path, lose });
    const isNeeded = name === 'id' || (name === 'content' && isPageShape(shape));
    const fieldValue = field === UNREADABLE && !isNeeded ? blank(schema) : field;
    if (fieldValue === UNREADABLE) return UNREADABLE;
    if (fieldValue !== undefined) fields[name] = fieldValue;
    // null is an empty value, whatever is due
    if ((isLost || field === UNREADABLE) && receivedObject[name] !== null) unreadable.push(name);
  }
  if (isPageShape(shape)) return pageWith(fields, receivedObject);
  if ('id' in shape) return withUnreadableFields(fields, unreadable);
  // a part of a record is a part of its field
  if (unreadable.length > 0) position.lose();
  return fields;
}

const isPageShape = (shape: Shape): boolean => 'content' in shape && 'total_length' in shape;

/** Rows that are left out still count, in the total and in `page_length`. */
function pageWith(fields: Record<string, unknown>, receivedObject: JsonObject) {
  const receivedRows = Array.isArray(receivedObject.content) ? receivedObject.content.length : 0;
  const unreadableRows = receivedRows - (fields.content as unknown[]).length;
  const isTotalKnown = convertedValue(z.number(), receivedObject.total_length) !== UNREADABLE;
  return {
    ...fields,
    total_length: isTotalKnown ? fields.total_length : receivedRows,
    // overrides the server's value, which has no defined meaning
    page_length: receivedRows,
    ...(unreadableRows > 0 ? { unreadable_rows: unreadableRows } : {}),
  };
}

function listOf(element: Schema, value: unknown, position: ReadPosition): unknown[] | null {
  if (!Array.isArray(value)) return null;
  const elements = value
    .map((one) => readingOf(element, one, { ...position, path: `${position.path}[]` }))
    .filter((one) => one !== UNREADABLE);
  if (elements.length < value.length) position.lose();
  return elements;
}

function notedAsOdd(schema: Schema | null, value: unknown, position: ReadPosition, read: unknown): unknown {
  position.note(position.path, value, schema ?? z.unknown());
  return read;
}

function orNothing(nothing: null | undefined, read: unknown, position: ReadPosition): unknown {
  if (read !== UNREADABLE) return read;
  position.lose();
  return nothing;
}

/** The value of a required field that is missing. Tokens and slugs reject it by their own rule. */
function blankOf(schema: Schema): unknown {
  const def = defOf(schema);
  const blank = def.type === 'object' ? blanksOf(def.shape) : BLANKS[def.type];
  return z.safeParse(schema, blank).success ? blank : UNREADABLE;
}

const blanksOf = (shape: Shape): unknown =>
  'id' in shape
    ? UNREADABLE
    : Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, blankOf(schema)]));

const BLANKS: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false, array: [] };

function convertedValue(schema: Schema, value: unknown): unknown {
  const def = defOf(schema);
  if (def.type === 'union') {
    const readings = def.options.map((option) => convertedValue(option, value));
    return readings.find((reading) => reading !== UNREADABLE) ?? UNREADABLE;
  }
  const read = CONVERTERS[def.type]?.(value) ?? UNREADABLE;
  return z.safeParse(schema, read).success ? read : UNREADABLE;
}

const NAME_FIELDS = ['name', 'name_ja', 'title', 'username', 'url'] as const;

/** Converters by schema type; null: the value has no such reading. */
const CONVERTERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  string(value) {
    if (isObject(value)) return NAME_FIELDS.map((name) => value[name]).find(isText) ?? null;
    return isExact(value) ? String(value) : isText(value) ? value : null;
  },
  number(value) {
    if (isObject(value)) return typeof value.id === 'number' ? value.id : null;
    if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
      return Number(value);
    return typeof value === 'number' ? value : null;
  },
  boolean(value) {
    if (value === 1 || value === '1' || value === 'true') return true;
    return value === 0 || value === '0' || value === 'false' ? false : null;
  },
};

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** JavaScript has rounded a whole number that is not safe. */
const isExact = (value: unknown): value is number =>
  typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value));
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The kind of the received value. Never the value, which may be personal; only an unknown enum word is
 * included.
 */
function kindOfValue(value: unknown, expectedSchema: Schema): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object')
    return `an object of ${Object.keys(value).slice(0, 8).join(', ') || 'nothing'}`;
  if (typeof value !== 'string') return `a ${typeof value}`;
  const isEnumWord = defOf(expectedSchema).type === 'enum' && /^[\w-]{1,40}$/.test(value);
  return isEnumWord ? `the word “${value}”` : value === '' ? 'an empty text' : 'a text';
}
