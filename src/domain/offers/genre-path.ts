import type { Genre } from './genre';

/** The server's path, or the joined names of the genres above, where the server sends no path. */
export function genrePath(genre: Genre, byId: ReadonlyMap<number, Genre>): string {
  if (genre.path) return genre.path;
  const names: string[] = [];
  const visitedIds = new Set<number>();
  for (let ancestor: Genre | undefined = genre; ancestor !== undefined && !visitedIds.has(ancestor.id); ) {
    visitedIds.add(ancestor.id);
    names.unshift(ancestor.name);
    ancestor = ancestor.parent === null ? undefined : byId.get(ancestor.parent);
  }
  return names.join('/');
}
