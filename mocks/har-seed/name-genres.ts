import { sortRows } from '#mocks/db/sort-rows';
import type { ReplacedTexts } from './replaced-texts';
import type { Values } from './table-facts';

/**
 * Names and paths of genres by their ids. Genres are listed by their paths, so the names of the seed are given in the order of
 * the paths: the list keeps its order.
 */
export function nameGenres(
  genres: readonly Values[],
  texts: ReplacedTexts,
  namesOf: (scope: string) => readonly unknown[],
): ReadonlyMap<number, { name: string; path: string }> {
  const named = new Map<number, { name: string; path: string }>();
  const sorted = sortRows(genres as readonly Genre[], 'path,id');
  const names = ascending(namesOf('akashi') as readonly string[], sorted.length, texts);
  for (const [index, { id, name, parent }] of sorted.entries()) {
    const substitute = names[index] ?? String(id);
    const above = parent === null ? undefined : named.get(parent);
    named.set(id, { name: substitute, path: above ? `${above.path}/${substitute}` : substitute });
    if (texts.get(name) === undefined) texts.set(name, substitute);
  }
  return named;
}

interface Genre extends Values {
  id: number;
  name: string;
  parent: number | null;
  path?: string | null;
}

/** So many names in their order, with numbers where there are more genres than names. */
function ascending(names: readonly string[], count: number, texts: ReplacedTexts): string[] {
  const rows = [...new Set(names)].map((name) => ({ name }));
  const rounds = Math.ceil(count / Math.max(1, rows.length));
  // a round more for names that the file has itself
  const numbered = Array.from({ length: rounds + 1 }, (_, round) =>
    rows.map(({ name }) => ({ name: round === 0 ? name : `${name}${round + 1}` })),
  ).flat();
  return sortRows(
    numbered.filter(({ name }) => !texts.isInFile(name)).slice(0, Math.max(count, 0)),
    'name',
  ).map(({ name }) => name);
}
