import { nullable, primaryKey } from '@mswjs/data';
import type * as z from 'zod/mini';

/** The kinds of column. The library rejects a key of 0, so ids start at 1. */
const REQUIRED = { text: String, number: Number, flag: Boolean, list: Array, object: Object };
const OPTIONAL = {
  text: nullable<string>(absent),
  number: nullable<number>(absent),
  flag: nullable<boolean>(absent),
  list: nullable<never[]>(absent),
  object: nullable<never[]>(absent),
};

type Kind = keyof typeof REQUIRED;
export type Column = ReturnType<typeof columnOf> | ReturnType<typeof primaryKey>;

/** One column for each field of a row's schema. The library silently drops a field without a column. */
export const columnsOf = (name: string, schema: z.ZodMiniType): Readonly<Record<string, Column>> =>
  Object.fromEntries(
    Object.entries((schema as z.ZodMiniObject).shape).map(([field, type]) => [
      field,
      field === 'id' ? primaryKey(Number) : columnOf(type as z.core.$ZodTypes, `${name}.${field}`),
    ]),
  );

function columnOf(type: z.core.$ZodTypes, path: string) {
  const { kind, optional } = kindOf(type, path);
  return optional ? OPTIONAL[kind] : REQUIRED[kind];
}

const KINDS: Readonly<Partial<Record<string, Kind>>> = {
  string: 'text',
  enum: 'text',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'object',
};

function kindOf({ _zod: { def } }: z.core.$ZodTypes, path: string): { kind: Kind; optional: boolean } {
  if (def.type === 'optional' || def.type === 'nullable')
    return { ...kindOf(def.innerType as z.core.$ZodTypes, path), optional: true };
  if (def.type === 'union') return kindOf(def.options[0] as z.core.$ZodTypes, path);
  const kind = KINDS[def.type];
  if (kind === undefined) throw new Error(`no column is known for ${path}, a ${def.type}`);
  return { kind, optional: false };
}

/** A missing field stays undefined: a schema may allow an absent field and reject null. */
function absent() {
  return undefined as unknown as null;
}
