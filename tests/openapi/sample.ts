/** The part of a JSON schema that a sample needs. */
export interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: readonly unknown[];
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  minItems?: number;
  format?: string;
  pattern?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
}

interface Given {
  schemas: Readonly<Record<string, Schema>>;
  /** Values of fields by name, for those that have a meaning. */
  known: Readonly<Record<string, unknown>>;
}

/** Texts of the document's formats. */
const TEXTS: Readonly<Record<string, string>> = {
  'date-time': '2027-04-01T09:00:00+09:00',
  date: '2027-04-01',
  email: 'another@machi.example.jp',
};
/** A text of each of its patterns: a colour, a time of day. */
const WRITTEN: readonly string[] = ['#409EFF', '09:00'];

/** The smallest value of this schema: only what is required. */
export function sampleOf(schema: Schema, given: Given): unknown {
  if (schema.$ref !== undefined) return sampleOf(referred(schema.$ref, given), given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return sampleOf(first, given);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [
        name,
        given.known[name] ?? sampleOf(schema.properties?.[name] ?? {}, given),
      ]),
    );
  if (type === 'array') return schema.minItems ? [sampleOf(schema.items ?? {}, given)] : [];
  if (type === 'string') return textOf(schema);
  return type === 'boolean' ? true : 1;
}

function textOf({ format = '', pattern }: Schema): string {
  if (pattern !== undefined) return WRITTEN.find((text) => new RegExp(pattern).test(text)) ?? 'text';
  return TEXTS[format] ?? 'text';
}

function referred(reference: string, { schemas }: Given): Schema {
  const schema = schemas[reference.split('/').at(-1) ?? ''];
  if (schema === undefined) throw new Error(`there is no ${reference}`);
  return schema;
}
