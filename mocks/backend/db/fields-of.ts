import type * as z from 'zod/mini';

export type FieldKind = 'text' | 'number' | 'flag' | 'enum' | 'list' | 'object';

/** One field of a row, as its schema describes it. */
export interface Field {
  name: string;
  kind: FieldKind;
  /** Whether the field may be absent or null. */
  isOptional: boolean;
  /** The values of an enum. */
  choices: readonly string[];
}

const KIND_BY_ZOD_TYPE: Readonly<Partial<Record<string, FieldKind>>> = {
  string: 'text',
  enum: 'enum',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'object',
};

/** `path`, the name of the table, is for the message about a field of an unknown type. */
export const fieldsOf = (path: string, schema: z.ZodMiniType): readonly Field[] =>
  Object.entries(shapeOf(schema)).map(([name, type]) => ({
    name,
    ...describedType(type, `${path}.${name}`),
  }));

export const shapeOf = (schema: z.ZodMiniType): Readonly<Record<string, z.core.$ZodTypes>> =>
  (schema as z.ZodMiniObject).shape as Record<string, z.core.$ZodTypes>;

function describedType({ _zod: { def } }: z.core.$ZodTypes, path: string): Omit<Field, 'name'> {
  if (def.type === 'optional' || def.type === 'nullable')
    return { ...describedType(def.innerType as z.core.$ZodTypes, path), isOptional: true };
  if (def.type === 'union') return describedType(def.options[0] as z.core.$ZodTypes, path);
  const kind = KIND_BY_ZOD_TYPE[def.type];
  if (kind === undefined) throw new Error(`no column is known for ${path}, a ${def.type}`);
  const choices = def.type === 'enum' ? Object.values(def.entries).map(String) : [];
  return { kind, isOptional: false, choices };
}
