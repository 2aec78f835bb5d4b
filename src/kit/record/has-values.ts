/**
 * Whether a record of the server has the values that were sent. Compares texts, numbers and flags of the same
 * name; null where none can be compared, as for files alone. Moments are left out: the server may write the
 * same moment otherwise.
 */
export function hasValues(record: object, sent: object): boolean | null {
  const recordValues = new Map<string, unknown>(Object.entries(record));
  const pairs = Object.entries(sent)
    .map(([name, value]) => [value, recordValues.get(name)] as const)
    .filter(([value, recordValue]) => isComparable(value) && typeof recordValue === typeof value);
  return pairs.length === 0 ? null : pairs.every(([value, recordValue]) => value === recordValue);
}

const MOMENT = /^\d{4}-\d\d-\d\dT/;

const isComparable = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && !MOMENT.test(value));

/** The same of several records: true if one has the values. */
export function anyHasValues(records: readonly object[], sent: object): boolean | null {
  const comparisons = records.map((record) => hasValues(record, sent));
  if (comparisons.includes(true)) return true;
  return comparisons.every((comparison) => comparison === null) && records.length > 0 ? null : false;
}
