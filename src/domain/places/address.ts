import type { Municipality } from './municipality';
import type { Prefecture } from './prefecture';

/** Of those there are, the one whose name an address begins with; of several the longest. */
export const beginningOf = <Place extends { name: string }>(
  address: string,
  places: readonly Place[],
): Place | null =>
  places
    .filter(({ name }) => address.startsWith(name))
    .toSorted((one, other) => other.name.length - one.name.length)[0] ?? null;

/**
 * An address is one text, as it was stored; these put a prefecture or a municipality before the rest of it. The
 * former ones are taken away, and what is neither stays as it is.
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
  const local = address.slice(prefecture.name.length);
  return local.slice(beginningOf(local, municipalities)?.name.length ?? 0);
}
