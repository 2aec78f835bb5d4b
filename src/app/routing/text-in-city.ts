import { DEFAULT_CITY } from '#domain/places/cities';
import { TEXT_NAMES } from '#kit/services/texts';

/** `/policy` leads to the policy of a city, of the default one if none is chosen: printed matter names no city. */
export function textInCity(
  { path, search }: { path: string; search: string },
  city: string | null,
): string | null {
  const name = TEXT_NAMES.find((textName) => path.replace(/\/$/, '') === `/${textName}`);
  return name === undefined ? null : `/${encodeURIComponent(city ?? DEFAULT_CITY)}/${name}${search}`;
}
