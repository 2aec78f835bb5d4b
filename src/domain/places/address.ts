import type { Municipality } from './municipality';
import type { Prefecture } from './prefecture';

/** The prefecture or municipality with which the address starts; of several the longest. */
export const beginningOf = <Place extends { name: string }>(
  address: string,
  places: readonly Place[],
): Place | null =>
  places
    .filter(({ name }) => address.startsWith(name))
    .toSorted((one, other) => other.name.length - one.name.length)[0] ?? null;

/**
 * An address is stored as one text. These functions replace its leading prefecture or municipality; a
 * rest that matches neither stays unchanged.
 */
export function withPrefecture(
  address: string,
  next: Prefecture,
  former: Prefecture | null,
  municipalities: readonly Municipality[],
): string {
  if (former?.code === next.code) return address;
  return next.name + restOf(address, former, municipalities);
}

export const withMunicipality = (
  address: string,
  next: Municipality,
  prefecture: Prefecture,
  municipalities: readonly Municipality[],
): string => prefecture.name + next.name + restOf(address, prefecture, municipalities);

function restOf(
  address: string,
  prefecture: Prefecture | null,
  municipalities: readonly Municipality[],
): string {
  if (prefecture === null) return address;
  const withoutPrefecture = address.slice(prefecture.name.length);
  return withoutPrefecture.slice(beginningOf(withoutPrefecture, municipalities)?.name.length ?? 0);
}
