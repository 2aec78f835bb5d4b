import * as z from 'zod/mini';
import type { Schema } from '#api/http/endpoint';
import { decimalNumber, wholeNumber, yesOrNo } from '#api/http/shapes';
import { type FieldRule, type Notation, ruleOf } from '#domain/base/field-rule';
import { KeptOrNewFile, Picture, SentPicture, Upload } from '#domain/base/upload';
import { type Comment, readComments } from './comments';

/** A JSON schema or any other part of the document. */
export type Json = Record<string, unknown>;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/domain/*/*.ts', '../../src/api/messaging/notifications.ts'],
  { eager: true },
);
const exportedValues = Object.values(modules).flatMap((module) => Object.entries(module));

/** The schemas that differ between JSON and a form: JSON has no files. */
const FILE_SCHEMAS: readonly unknown[] = [Upload, Picture, SentPicture, KeptOrNewFile];

const schemaNames = z.registry<{ id: string }>();
for (const [name, value] of exportedValues) {
  const isNamed = isSchema(value) && /^[A-Z]/.test(name) && !FILE_SCHEMAS.includes(value);
  if (isNamed && !schemaNames.has(value)) schemaNames.add(value, { id: name });
}

const commentsOf = readComments(
  new Map(
    exportedValues.flatMap(([name, value]) => {
      if (typeof value === 'number') return [[name, String(value)] as const];
      const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
      return isList ? [[name, value.map((one) => `\`${one}\``).join(', ')] as const] : [];
    }),
  ),
);

/**
 * The type of a query parameter on the wire: the contract's schema also accepts the values of a caller or a
 * test.
 */
const WIRE_TYPES = new Map<Schema, Json>([
  [wholeNumber, { type: 'integer', minimum: 0 }],
  [decimalNumber, { type: 'number' }],
  [yesOrNo, { type: 'boolean' }],
]);
/** Removed from a choice that has other members. */
const NEVER = { not: {} };

export const nameOf = (schema: Schema): string | null => schemaNames.get(schema)?.id ?? null;

/** Limits belong to what is sent: a response beyond them is still read (docs/decisions/016). */
export type Side = 'sent' | 'answered';

/** Collects the named schemas that the document refers to. */
export interface Schemas {
  of: (schema: Schema, side: Side) => Json;
  components: Record<string, Json>;
}

export function createSchemas(): Schemas {
  const components: Record<string, Json> = {};

  /** The JSON form: what a backend may receive or return (the input of the contract's schema). */
  function of(schema: Schema, side: Side): Json {
    // Inside another schema a named one becomes a reference, alone it would be written out.
    const { $defs = {}, properties = {} } = z.toJSONSchema(z.object({ schema: schema as z.ZodMiniType }), {
      metadata: schemaNames,
      io: 'input',
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        setWireType(zodSchema, jsonSchema as Json);
        applyFieldRule(ruleOf(zodSchema), jsonSchema as Json, side);
      },
    });
    for (const [name, definition] of Object.entries($defs)) {
      if (side === 'sent' || components[name] === undefined)
        components[name] = withComments(name, cleanSchema(definition) as Json);
    }
    return cleanSchema(properties.schema) as Json;
  }

  return { of, components };
}

function setWireType(schema: Schema, json: Json): void {
  const wireType = WIRE_TYPES.get(schema) ?? (schema === Upload ? NEVER : null);
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (wireType !== null) {
    for (const key of Object.keys(json)) delete json[key];
    Object.assign(json, wireType);
  } else if (json.anyOf === undefined && ['custom', 'transform'].includes(definitionOf(schema).type)) {
    throw new Error('the document cannot say what this schema takes');
  }
}

const NOTATIONS: Readonly<Record<Notation, Json>> = {
  moment: { format: 'date-time' },
  day: { format: 'date' },
  time: { pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$` },
  email: { format: 'email' },
  colour: { pattern: '^#[0-9A-Fa-f]{6}$' },
};

/** What the rule of a field says in the words of JSON Schema; an unknown value of a text that has known ones is read. */
function applyFieldRule(rule: FieldRule | undefined, json: Json, side: Side): void {
  if (rule === undefined) return;
  const alternatives = json.anyOf as Json[] | undefined;
  // the choices of a schema belong to the one that it copies, too
  if (alternatives !== undefined) json.anyOf = alternatives.map((one) => ({ ...one }));
  const [first = json] = (json.anyOf ?? []) as Json[];
  const { notation, values, required, max, digits, range, files } = rule;
  if (notation !== undefined) Object.assign(first, NOTATIONS[notation]);
  if (values !== undefined) first.enum = values;
  if (side === 'answered') return;
  if (max !== undefined) first.maxLength = max;
  if (required && first.type === 'string' && first.enum === undefined) first.minLength = 1;
  if (required && first.type === 'array') first.minItems = 1;
  if (files !== undefined && first.type === 'array') first.maxItems = files;
  if (digits !== undefined) Object.assign(first, { type: 'integer', minimum: 0, maximum: 10 ** digits - 1 });
  if (range !== undefined) Object.assign(first, { type: 'integer', minimum: range[0], maximum: range[1] });
}

/** The definition of a schema; it is public, though the type of the core's schemas does not have it. */
export const definitionOf = (schema: Schema) =>
  (schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }).def;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/**
 * References of the document, without zod's marks, and `['string', 'null']` for a choice of two simple types.
 */
function cleanSchema(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(cleanSchema);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json as Json)
    .filter(([key]) => key !== 'id' || typeof (json as Json).id !== 'string')
    .map(([key, value]) => [key, key === '$ref' ? refOf(String(value)) : cleanSchema(value)]);
  return mergeNullable(Object.fromEntries(entries) as Json);
}

function refOf(ref: string): string {
  return ref.replace('#/$defs/', '#/components/schemas/');
}

function mergeNullable(json: Json): Json {
  if (!Array.isArray(json.anyOf)) return json;
  const { anyOf, ...rest } = json as Json & { anyOf: Json[] };
  const alternatives = anyOf
    .flatMap((choice) => (Array.isArray(choice.anyOf) ? (choice.anyOf as Json[]) : [choice]))
    .filter((choice) => JSON.stringify(choice) !== JSON.stringify(NEVER));
  const [first = {}, second] = alternatives;
  if (second === undefined) return { ...rest, ...first };
  const isOptional = alternatives.length === 2 && second.type === 'null' && typeof first.type === 'string';
  if (!isOptional || first.enum !== undefined) return { ...rest, anyOf: alternatives };
  return { ...rest, ...first, type: [first.type, 'null'] };
}

/** Adds the comments on the schema of this name and on its fields. */
export function withComments(name: string, json: Json): Json {
  const { schemaComment, fields } = commentsOf(name);
  const properties = json.properties as Record<string, Json> | undefined;
  return {
    ...description(schemaComment),
    ...json,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([field, schema]) => {
              const comment = fields.get(field);
              const typedSchema = isInteger(field, schema) ? { ...schema, type: 'integer' } : schema;
              return [
                field,
                comment === undefined ? typedSchema : { ...typedSchema, ...description(comment) },
              ];
            }),
          ),
        }),
  };
}

/** The contract's numbers may have decimals; ids and counts of rows have none. */
const isInteger = (field: string, { type }: Json): boolean =>
  type === 'number' && /^(id|\w+_id|\w*count|number_unread|total_length)$/.test(field);

const description = ({ text, isProposed }: Comment): Json => ({
  ...(text === '' ? {} : { description: text }),
  ...(isProposed ? { 'x-status': 'PROPOSED' } : {}),
});
