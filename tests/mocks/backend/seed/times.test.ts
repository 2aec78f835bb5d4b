import { expect, test } from 'vitest';
import { createBackend } from '#mocks/backend/backend';
import { definedTables } from '#mocks/backend/db/define-table';
import { startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { stoppedClock } from '../start-backend';

/** Fewer values may all be at midnight by chance. */
const ENOUGH = 5;

test('no field of the demo has all its times at midnight, except for the last days of discounts [R-GEN-02, A-262]', async () => {
  const { db, ready } = createBackend({ clock: stoppedClock() });
  await ready;
  const columns = definedTables().flatMap((table) =>
    (table.scope === 'world' ? [{}] : CITIES.map(({ name: city }) => ({ city }))).flatMap((where) => {
      const rows = db
        .of(table)
        .list(where)
        .rows.map((row) => Object.entries(row));
      const fields = new Set(rows.flatMap((row) => row.map(([field]) => field)));
      return [...fields].map((field) => ({
        name: `${table.name}.${field}`,
        moments: momentsOf(rows.map((row) => row.find(([name]) => name === field)?.[1])),
      }));
    }),
  );
  expect(columns.filter(({ moments }) => moments.length >= ENOUGH).length).toBeGreaterThan(100);
  const empty = columns.filter(({ moments }) => moments.length >= ENOUGH && moments.every(isMidnight));
  expect([...new Set(empty.map(({ name }) => name))].toSorted()).toEqual([
    'advertisements.discount_end',
    'coupons.discount_end',
  ]);
});

const momentsOf = (values: readonly unknown[]): number[] =>
  values.flatMap((value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? [Date.parse(value)] : [],
  );

const isMidnight = (moment: number): boolean => moment === startOfDayInJapan(moment);
