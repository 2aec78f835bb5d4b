import { factory } from '@mswjs/data';
import type { Column } from './columns';
import type { Row } from './define-table';

/** One model of the library: the rows of one table in one city. */
export interface Model {
  create(values: Row): Row;
  replace(before: Row, after: Row): void;
  remove(id: number): void;
  find(id: number): Row | undefined;
  all(): Row[];
  /** The library's own query language: `{ read: { equals: false } }`. */
  where(where: object): Row[];
  clear(): void;
}

/** The fake database: one `@mswjs/data` factory for every model, so that one broadcast channel is opened, not one each. */
export function openLibrary(
  models: Readonly<Record<string, Readonly<Record<string, Column>>>>,
): (name: string) => Model {
  const library = factory({ ...models }) as unknown as Record<string, LibraryModel>;
  const inside = insideOf(library);
  // The library tells other tabs every create, the seeding too, and does not tell one seed from another. The journal
  // is what keeps tabs together, so the library is left without a voice.
  inside.events.removeAllListeners();
  return (name) => modelOf(name, library[name] as LibraryModel, inside);
}

function modelOf(name: string, model: LibraryModel, inside: LibraryInside): Model {
  const rows = inside.getModel(name);
  return {
    create: (values) => model.create(values),
    // past `update()`, which scans every row for its id and skips what changes inside an object
    replace: (before, after) => inside.update(name, before, after),
    remove: (id) => inside.delete(name, id),
    find: (id) => rows.get(id),
    all: () => [...rows.values()],
    where: (where) => model.findMany({ where }),
    clear: () => rows.clear(),
  };
}

interface LibraryModel {
  create(values: Row): Row;
  findMany(query: { where: object }): Row[];
}

/** The part of the library's Database class that is used here (0.16.2, the last of its line). */
interface LibraryInside {
  events: { removeAllListeners(): void };
  getModel(name: string): Map<number, Row>;
  update(name: string, before: Row, after: Row): void;
  delete(name: string, id: number): void;
}

/** The Database stands under a symbol that the package does not export. */
function insideOf(library: object): LibraryInside {
  const [key] = Object.getOwnPropertySymbols(library);
  if (key === undefined) throw new Error('@mswjs/data: no database inside the factory');
  return (library as Record<symbol, LibraryInside>)[key] as LibraryInside;
}
