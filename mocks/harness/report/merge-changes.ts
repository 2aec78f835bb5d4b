import type { StoredChange } from './watch-stored';

/** One change for each name: the first value before and the last value after. */
export function mergeChanges(
  before: readonly StoredChange[],
  changes: ReadonlyMap<string, [string | null, string | null]>,
) {
  const changeOfName = new Map(before.map(([name, ...values]) => [name, values]));
  for (const [name, [was, is]] of changes) {
    const earlier = changeOfName.get(name);
    // the first value before may be null: the name was not stored
    changeOfName.set(name, [earlier ? earlier[0] : was, is]);
  }
  return [...changeOfName].map(([name, [was, is]]): StoredChange => [name, was, is]);
}
