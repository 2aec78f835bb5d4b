/** `'-created_at,title'` → newest first, then by title. A missing value is last in both directions. */
export function sortRows<R extends object>(
  rows: readonly R[],
  order: string | ((one: R, other: R) => number),
): R[] {
  if (typeof order === 'function') return rows.toSorted(order);
  const fields = parsedOrder(order);
  return rows.toSorted((left, right) => {
    for (const { field, direction } of fields) {
      const difference = compare(left[field as keyof R], right[field as keyof R], direction);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

export const parsedOrder = (order: string): { field: string; direction: 1 | -1 }[] =>
  order
    .split(',')
    .map((ordering) => ordering.trim())
    .filter((ordering) => ordering !== '')
    .map((ordering) =>
      ordering.startsWith('-')
        ? { field: ordering.slice(1), direction: -1 }
        : { field: ordering, direction: 1 },
    );

// Sorts Japanese text in Japanese order, and "2" before "10".
const collator = new Intl.Collator('ja', { numeric: true });
/** Times are compared as plain strings: much faster, and correct because every time of a column is in UTC. */
const TIME = /^\d{4}-\d\d-\d\dT/;

function compare(left: unknown, right: unknown, direction: 1 | -1): number {
  if (left === right) return 0;
  if (left === null || left === undefined) return 1;
  if (right === null || right === undefined) return -1;
  if (typeof left === 'string' && typeof right === 'string') {
    return (
      direction *
      (TIME.test(left) && TIME.test(right) ? compareValues(left, right) : collator.compare(left, right))
    );
  }
  return direction * compareValues(left, right);
}

const compareValues = (left: unknown, right: unknown): number =>
  (left as number | string | boolean) < (right as number | string | boolean) ? -1 : 1;
