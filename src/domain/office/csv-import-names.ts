import { comparedText } from '#domain/base/compared-text';
import { outsideText } from '#domain/base/outside-text';

/** Existing names in the city, against which rows are checked: as they are compared, and as they are written. */
export interface CsvNames {
  /** Names from the root, joined with '/'; an unknown path is created. */
  genrePaths: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
}

export const csvNames = (genrePaths: Iterable<string>, categories: Iterable<string>): CsvNames => ({
  genrePaths: byComparedText(genrePaths),
  categories: byComparedText(categories),
});

/** Of names that look equal, the first is used. */
const byComparedText = (names: Iterable<string>): Map<string, string> =>
  new Map([...names].toReversed().map((name) => [comparedText(name), name]));

/** The names of a path from the root; an input method types ／. */
export const genreNames = (path: string): string[] => path.split(/[/／]/).map(outsideText);

/** A known path as it is written in the city; null for one that does not exist yet. */
export const existingGenrePath = (path: string, { genrePaths }: CsvNames): string | null =>
  genrePaths.get(comparedText(path)) ?? genrePaths.get(comparedText(genreNames(path).join('/'))) ?? null;
