import type { Genre } from './genre';

/** As the server says it, or put together from the genres above, for a server that says none. */
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
