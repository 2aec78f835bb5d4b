/** What a value is, never the value itself. `word`: a text where only certain words are allowed. */
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
export type Kind = (typeof KINDS)[number];

export function kindOfValue(value: unknown): Kind {
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
export function kindInWords(came: string): Kind {
  const kinds: Readonly<Record<string, Kind>> = {
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
