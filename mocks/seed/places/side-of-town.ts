import type { Coordinates } from '#domain/places/city';
import { SURNAMES } from '#mocks/seed/texts/matching-texts';
import { PLACES } from '#mocks/seed/texts/places';

/** In 西宮 and 西村, 西 is part of the name and not a direction. */
const NO_SIDES: readonly string[] = [...Object.values(PLACES).map(({ name }) => name), ...SURNAMES];

/** The direction in a place's name, as west for 西明石駅: 1 or -1, and 0 without a direction. */
export function sideOf(name: string): { east: number; north: number } {
  const bareName = NO_SIDES.reduce((rest, word) => rest.replaceAll(word, ''), name);
  const has = (side: string) => Number(bareName.includes(side));
  return { east: has('東') - has('西'), north: has('北') - has('南') };
}

/** The same distance from the centre, in the direction that the name contains. */
export function onItsSide(name: string, at: Coordinates, centre: Coordinates): Coordinates {
  const { east, north } = sideOf(name);
  return {
    lat: north * (at.lat - centre.lat) < 0 ? mirrored(at.lat, centre.lat) : at.lat,
    lng: east * (at.lng - centre.lng) < 0 ? mirrored(at.lng, centre.lng) : at.lng,
  };
}

/** Rounded to five digits, about a metre, as seeded positions. */
const mirrored = (degrees: number, centre: number): number => Math.round((2 * centre - degrees) * 1e5) / 1e5;
