import type { TableDefinition } from '#mocks/db/define-table';
import { type PlaceOfTable, placesOf } from '#mocks/db/places-of';
import { seedContext } from '#mocks/seed/base/context';
import type { Values } from './table-facts';

/** Another set than the usual one, so that a HAR of the demo differs from what replaces its texts. */
const SEED = { profile: 'normal', n: 7 } as const;

/** Rows as the normal seed has them, to take their values in turn. */
export interface SeedValues {
  /** The next row, from the first again after the last. */
  next(): Values;
  /** All values at a path such as `image[]` or `target_ads[].advertisement_name`. */
  at(path: string): readonly unknown[];
}

export function seedValues(
  definition: TableDefinition,
  scope: string,
  { anchor, count }: Needed,
): SeedValues {
  const places = placesOf(definition);
  const own = places.find((one) => one.scope === scope);
  // some cities have no rows of a kind, such as articles
  const rows = [own, ...places]
    .map((place) => (place ? rowsOf(place, anchor, count) : []))
    .find((seeded) => seeded.length > 0);
  const paths = new Map<string, readonly unknown[]>();
  let index = -1;
  return {
    next() {
      index += 1;
      return rows?.[index % rows.length] ?? {};
    },
    at(path) {
      const known = paths.get(path) ?? (rows ?? []).flatMap((row) => valuesAt(row, path.split('.')));
      paths.set(path, known);
      return known;
    },
  };
}

interface Needed {
  anchor: number;
  /** The number of rows that take values. */
  count: number;
}

function rowsOf({ definition, city }: PlaceOfTable, anchor: number, count: number): readonly Values[] {
  const context = seedContext(SEED, definition.name, city, anchor);
  return definition.seed({ ...context, count: Math.max(context.count, count) });
}

function valuesAt(value: unknown, [step = '', ...rest]: readonly string[]): unknown[] {
  if (step === '') return value === null || value === undefined ? [] : [value];
  const name = step.replace('[]', '');
  const isHeld = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  const inner: unknown = isHeld ? Reflect.get(value, name) : undefined;
  const values = step.endsWith('[]') ? (Array.isArray(inner) ? (inner as unknown[]) : []) : [inner];
  return values.flatMap((one) => valuesAt(one, rest));
}
