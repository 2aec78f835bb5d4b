/** The kind of a value, never the value itself. `word`: a text where only certain words are allowed. */
export const KINDS = [
  'missing',
  'null',
  'list',
  'object',
  'number',
  'flag',
  'text',
  'emptyText',
  'word',
  'file',
  'anything',
] as const;
export type ValueKind = (typeof KINDS)[number];

export function kindOfValue(value: unknown): ValueKind {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Blob) return 'file';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  return value === '' ? 'emptyText' : 'text';
}

/** The kind in the words of `readAs`: `an object of id, name`. The word of an enumeration is a value: only its kind stays. */
export function kindInWords(came: string): ValueKind {
  const kinds: Readonly<Record<string, ValueKind>> = {
    nothing: 'missing',
    null: 'null',
    'a list': 'list',
    'a number': 'number',
    'a boolean': 'flag',
    'a text': 'text',
    'an empty text': 'emptyText',
  };
  return kinds[came] ?? (came.startsWith('an object of ') ? 'object' : 'word');
}
