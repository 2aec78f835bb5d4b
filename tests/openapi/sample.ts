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

interface SampleContext {
  schemas: Readonly<Record<string, Schema>>;
  /** Values of fields by name, for those that have a meaning. */
  known: Readonly<Record<string, unknown>>;
}

/** Texts of the document's formats. */
const FORMAT_TEXTS: Readonly<Record<string, string>> = {
  'date-time': '2027-04-01T09:00:00+09:00',
  date: '2027-04-01',
  email: 'another@machi.example.jp',
};
/** A text of each of its patterns: a colour, a time of day. */
const PATTERN_TEXTS: readonly string[] = ['#409EFF', '09:00'];

/** The smallest value of this schema: only what is required. */
export function sampleOf(schema: Schema, context: SampleContext): unknown {
  if (schema.$ref !== undefined) return sampleOf(resolveReference(schema.$ref, context), context);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return sampleOf(first, context);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [
        name,
        context.known[name] ?? sampleOf(schema.properties?.[name] ?? {}, context),
      ]),
    );
  if (type === 'array') return schema.minItems ? [sampleOf(schema.items ?? {}, context)] : [];
  if (type === 'string') return textOf(schema);
  return type === 'boolean' ? true : 1;
}

function textOf({ format = '', pattern }: Schema): string {
  if (pattern !== undefined) return PATTERN_TEXTS.find((text) => new RegExp(pattern).test(text)) ?? 'text';
  return FORMAT_TEXTS[format] ?? 'text';
}

function resolveReference(reference: string, { schemas }: SampleContext): Schema {
  const schema = schemas[reference.split('/').at(-1) ?? ''];
  if (schema === undefined) throw new Error(`there is no ${reference}`);
  return schema;
}
