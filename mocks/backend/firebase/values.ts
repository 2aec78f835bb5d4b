/** A value in Firestore's REST and WebChannel format; the types that the console's documents use. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { stringValue: string }
  | { referenceValue: string }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

export interface Fields {
  [name: string]: Value;
}

export function toValue(plain: unknown): Value {
  if (plain === null || plain === undefined) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (plain instanceof Date) return { timestampValue: plain.toISOString() };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toValue) } };
  return { mapValue: { fields: toFields(plain as Readonly<Record<string, unknown>>) } };
}

export const toFields = (plain: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toValue(value)]));

export function fromValue(value: Value): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromValue);
  if ('mapValue' in value) return fromFields(value.mapValue.fields ?? {});
  return Object.values(value)[0];
}

export const fromFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromValue(value)]));

/** The value at `'m.x'` in the fields of a document; a name with a dot is in backticks. */
export function valueAt(fields: Fields, path: string): Value | undefined {
  const [first = '', ...rest] = fieldNamesOf(path);
  return rest.reduce<Value | undefined>(
    (value, name) => (value && 'mapValue' in value ? value.mapValue.fields?.[name] : undefined),
    fields[first],
  );
}

/** The fields with another value at the path; without a value the field is removed. */
export const withValueAt = (fields: Fields, path: string, value: Value | undefined): Fields =>
  withValueAtNames(fields, fieldNamesOf(path), value);

function withValueAtNames(
  fields: Fields,
  [name = '', ...deeper]: string[],
  value: Value | undefined,
): Fields {
  const { [name]: before, ...others } = fields;
  if (deeper.length > 0) {
    const inner = before && 'mapValue' in before ? (before.mapValue.fields ?? {}) : {};
    return { ...fields, [name]: { mapValue: { fields: withValueAtNames(inner, deeper, value) } } };
  }
  return value === undefined ? others : { ...fields, [name]: value };
}

/** The fast path for names without dot and backtick: sorting 10,000 documents calls this. */
const fieldNamesOf = (path: string): string[] =>
  !/[.`]/.test(path) ? [path] : (path.match(/`[^`]*`|[^.]+/g) ?? []).map((name) => name.replaceAll('`', ''));
