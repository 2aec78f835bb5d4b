import { nullable, primaryKey } from '@mswjs/data';
import type * as z from 'zod/mini';
import { type Field, fieldsOf } from './fields-of';

/** The kinds of column. The library rejects a key of 0, so ids start at 1. */
const REQUIRED = { text: String, enum: String, number: Number, flag: Boolean, list: Array, object: Object };
const OPTIONAL = {
  text: nullable<string>(absent),
  enum: nullable<string>(absent),
  number: nullable<number>(absent),
  flag: nullable<boolean>(absent),
  list: nullable<never[]>(absent),
  object: nullable<never[]>(absent),
};

export type Column = ReturnType<typeof columnOf> | ReturnType<typeof primaryKey>;

/** One column for each field of a row's schema. The library silently drops a field without a column. */
export const columnsOf = (name: string, schema: z.ZodMiniType): Readonly<Record<string, Column>> =>
  Object.fromEntries(
    fieldsOf(name, schema).map((field) => [
      field.name,
      field.name === 'id' ? primaryKey(Number) : columnOf(field),
    ]),
  );

const columnOf = ({ kind, isOptional }: Field) => (isOptional ? OPTIONAL : REQUIRED)[kind];

/** A missing field stays undefined: a schema may allow an absent field and reject null. */
function absent() {
  return undefined as unknown as null;
}
