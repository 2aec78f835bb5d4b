import type { Genre } from './genre';

/** The server's path, or the joined names of the genres above, where the server sends no path. */
export function genrePath(genre: Genre, byId: ReadonlyMap<number, Genre>): string {
  if (genre.path) return genre.path;
  const names: string[] = [];
  const seen = new Set<number>();
  for (let at: Genre | undefined = genre; at !== undefined && !seen.has(at.id); ) {
    seen.add(at.id);
    names.unshift(at.name);
    at = at.parent === null ? undefined : byId.get(at.parent);
  }
  return names.join('/');
}
