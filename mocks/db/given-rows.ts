import type { Row } from './define-table';

/**
 * Rows that are there from the start beside those of the seed, by `keyOf`: a reset keeps them. Their ids come from
 * elsewhere, so an id does not determine its city as the seed's ids do.
 */
export type GivenRows = Readonly<Record<string, readonly Row[]>>;

/** Finds the scope that has the given row of a table with this id; null without one. */
export function givenScopes(given: GivenRows): (table: string, id: number) => string | null {
  const scopes = new Map<string, Map<number, string>>();
  for (const [key, rows] of Object.entries(given)) {
    const [table = '', scope = ''] = key.split('@');
    const ofTable = scopes.get(table) ?? new Map<number, string>();
    for (const { id } of rows) ofTable.set(id, scope);
    scopes.set(table, ofTable);
  }
  return (table, id) => scopes.get(table)?.get(id) ?? null;
}
