import type { Coordinates } from '#domain/places/city';
import { SURNAMES } from '#mocks/seed/texts/matching-texts';
import { PLACES } from '#mocks/seed/texts/places';

/** Of 西宮 and 西村 nothing lies in the west. */
const NO_SIDES: readonly string[] = [...Object.values(PLACES).map(({ name }) => name), ...SURNAMES];

/** On which side of its town a place lies by its name, as 西明石駅 in the west: 1 or -1, and 0 where the name does not say. */
export function sideOf(name: string): { east: number; north: number } {
  const words = NO_SIDES.reduce((rest, word) => rest.replaceAll(word, ''), name);
  const has = (side: string) => Number(words.includes(side));
  return { east: has('東') - has('西'), north: has('北') - has('南') };
}

/** The same distance from the centre, on the side that the name speaks of. */
export function onItsSide(name: string, at: Coordinates, centre: Coordinates): Coordinates {
  const { east, north } = sideOf(name);
  return {
    lat: north * (at.lat - centre.lat) < 0 ? mirrored(at.lat, centre.lat) : at.lat,
    lng: east * (at.lng - centre.lng) < 0 ? mirrored(at.lng, centre.lng) : at.lng,
  };
}

/** In five digits, as positions are seeded: a metre. */
const mirrored = (degrees: number, centre: number): number => Math.round((2 * centre - degrees) * 1e5) / 1e5;
