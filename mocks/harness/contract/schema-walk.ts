import type * as z from 'zod/mini';
import type { Schema } from '#api/http/endpoint';
import { kindOfValue, type ValueKind } from './kind-of-value';

type Definition = z.core.$ZodTypes['_zod']['def'];

/** A schema's definition: public in zod, though the type of the core's schemas lacks it. */
const definitionOf = (schema: Schema) => (schema as unknown as { def: Definition }).def;

/** The schema of the value itself: without `optional`, `nullable` and the transformation of a pipe. */
export function valueSchema(schema: Schema): Schema {
  const def = definitionOf(schema);
  if (def.type === 'optional' || def.type === 'nullable') return valueSchema(def.innerType);
  if (def.type !== 'pipe') return schema;
  // A pipe that ends in a function describes its input; one that begins with a function, its output.
  return valueSchema(definitionOf(def.out).type === 'transform' ? def.in : def.out);
}

interface ChildSchemas {
  /** Null where any name is allowed. */
  fields: Readonly<Record<string, Schema>> | null;
  item: Schema | null;
}

function childrenOf(schema: Schema): ChildSchemas {
  const def = definitionOf(valueSchema(schema));
  return {
    fields: def.type === 'object' && def.catchall === undefined ? def.shape : null,
    item: def.type === 'array' ? def.element : null,
  };
}

/** The names of an object's fields; none where any name is allowed. */
export const fieldNames = (schema: Schema): string[] => Object.keys(childrenOf(schema).fields ?? {});

const KIND_OF_TYPE: Readonly<Record<string, ValueKind>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'object',
  record: 'object',
  enum: 'word',
  literal: 'word',
  null: 'null',
  // `z.instanceof(Blob)` is a check of its own to zod
  custom: 'file',
};

/** The kinds that a schema allows, without those that only mean absence. */
export function expectedKinds(schema: Schema): ValueKind[] {
  const def = definitionOf(valueSchema(schema));
  if (def.type === 'union') return [...new Set(def.options.flatMap(expectedKinds))];
  return [KIND_OF_TYPE[def.type] ?? 'anything'];
}

/** The schema at a path such as `content[].operator`; null where the schema has no such field. */
export function schemaAt(schema: Schema, path: string): Schema | null {
  let current: Schema | null = schema;
  for (const step of path.match(/[^.[\]]+|\[\]/g) ?? []) {
    const children: ChildSchemas | null = current === null ? null : childrenOf(current);
    current = step === '[]' ? (children?.item ?? null) : fieldIn(children?.fields ?? null, step);
  }
  return current;
}

export interface UnknownField {
  path: string;
  came: ValueKind;
}

const fieldIn = (fields: ChildSchemas['fields'], name: string): Schema | null =>
  fields !== null && Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;

/** The fields of a value that the schema does not have. */
export function unknownFields(schema: Schema, value: unknown, path = ''): UnknownField[] {
  const { fields, item } = childrenOf(schema);
  if (item !== null && Array.isArray(value))
    return value.flatMap((one) => unknownFields(item, one, `${path}[]`));
  if (fields === null || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, fieldValue]) => {
    const fieldPath = path === '' ? fieldName(name) : `${path}.${fieldName(name)}`;
    const fieldSchema = fieldIn(fields, name);
    return fieldSchema === null
      ? [{ path: fieldPath, came: kindOfValue(fieldValue) }]
      : unknownFields(fieldSchema, fieldValue, fieldPath);
  });
}

/** A key that is no name is data: an object by mail address or by date. */
export const fieldName = (key: string): string => (/^[A-Za-z_][\w-]{0,39}$/.test(key) ? key : '*');
