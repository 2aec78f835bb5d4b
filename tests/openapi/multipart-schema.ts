import type { Schema } from '#api/http/endpoint';
import { Picture, Upload } from '#domain/base/upload';
import { definitionOf, type Json, type Schemas, withComments } from './schemas';

/**
 * A body with files as multipart/form-data. Each property is a name of the form: a list is one or
 * more parts with that name, any other value is one part. A name that is left out keeps its stored value.
 */
export function multipartSchemaOf(
  draft: Schema,
  { name, schemas }: { name: string; schemas: Schemas },
): Json {
  const definition = definitionOf(draft);
  if (definition.type !== 'object') throw new Error('a multipart body must be an object schema');
  const properties = Object.entries(definition.shape).map(([field, schema]) => [
    field,
    partsOf(schema, schemas),
  ]);
  return withComments(name, { type: 'object', properties: Object.fromEntries(properties) });
}

const isRequired = (schema: Schema): boolean =>
  !['optional', 'nullable', 'array'].includes(definitionOf(schema).type);

/** The names that a new record requires. */
export function requiredNames(draft: Schema): string[] {
  const definition = definitionOf(draft);
  if (definition.type !== 'object') return [];
  return Object.entries(definition.shape).flatMap(([name, schema]) => (isRequired(schema) ? [name] : []));
}

const EMPTY = { type: 'string', const: '' };
const BINARY = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
const ADDRESS = { type: 'string', minLength: 1, description: 'The address of a file that is kept.' };
const NUMBER = { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` };

function partsOf(schema: Schema, schemas: Schemas): Json {
  const definition = definitionOf(schema);
  if (definition.type === 'optional') return partsOf(definition.innerType, schemas);
  if (definition.type === 'nullable') return orEmpty(partsOf(definition.innerType, schemas));
  if (definition.type !== 'array') return partOf(schema, schemas);
  const { element } = definition;
  if (definitionOf(element).type === 'object') return asJson(schemas.of(schema, 'sent'));
  const empty = { type: 'string', const: '[]', description: 'The only part: an empty list.' };
  return { type: 'array', minItems: 1, items: { anyOf: [...choicesOf(partOf(element, schemas)), empty] } };
}

function partOf(schema: Schema, schemas: Schemas): Json {
  if (schema === Upload) return BINARY;
  if (schema === Picture) return { anyOf: [ADDRESS, BINARY] };
  const definition = definitionOf(schema);
  if (definition.type === 'union')
    return { anyOf: definition.options.map((option) => partOf(option, schemas)) };
  if (definition.type === 'number') return NUMBER;
  if (definition.type === 'boolean') return { type: 'string', enum: ['true', 'false'] };
  return definition.type === 'object' ? asJson(schemas.of(schema, 'sent')) : schemas.of(schema, 'sent');
}

const asJson = (schema: Json): Json => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: schema,
});

const choicesOf = (schema: Json): Json[] => (Array.isArray(schema.anyOf) ? schema.anyOf : [schema]) as Json[];

/** An empty text clears the field. A text itself may be empty. */
const orEmpty = (schema: Json): Json =>
  schema.type === 'string' && Object.keys(schema).length === 1
    ? schema
    : { anyOf: [...choicesOf(schema), EMPTY] };
