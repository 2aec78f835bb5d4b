import type { Reference, Values } from './table-facts';

interface Referred {
  table: string;
  id: number;
  /** The name that the referring row has for it. */
  name: string | null;
  /** The field to clear if the file does not have the row; null: the row is added. */
  cleared: string | null;
  /** What it has to be, so that the console offers it there. */
  as: Values;
}

/** The rows that a row refers to. */
export const referencesIn = (row: Values, references: readonly Reference[]): Referred[] =>
  references.flatMap(({ field, table, named, isCityUnknown, as = {} }) =>
    holders(row, field).flatMap(({ holder, key }) => {
      const name = named === undefined ? null : holder[named];
      const facts = {
        name: typeof name === 'string' ? name : null,
        cleared: isCityUnknown ? field : null,
        as,
      };
      const ids = [holder[key]].flat().filter((id) => typeof id === 'number');
      return ids.map((id) => ({ table, id, ...facts }));
    }),
  );

/** A row of the seed without what it refers to: its rows have other ids. */
export function clearedReferences(row: Values, references: readonly Reference[]): Values {
  const cleared: Record<string, unknown> = { ...row };
  for (const { field, named } of references) {
    const [top = ''] = field.split(/\[|\./);
    if (!(top in cleared)) continue;
    cleared[top] = Array.isArray(cleared[top]) ? [] : null;
    if (named !== undefined && !field.includes('.') && named !== 'name') cleared[named] = null;
  }
  return cleared;
}

interface Holder {
  holder: Values;
  key: string;
}

/** The objects that have the field of a path such as `target_ads[].advertisement` or `genre[]`. */
function holders(row: Values, path: string): Holder[] {
  const [first = '', ...rest] = path.split('.');
  const key = first.replace('[]', '');
  if (rest.length === 0) return [{ holder: row, key }];
  return [row[key]].flat().flatMap((inner) => {
    const isHolder = typeof inner === 'object' && inner !== null;
    return isHolder ? holders(inner as Values, rest.join('.')) : [];
  });
}
