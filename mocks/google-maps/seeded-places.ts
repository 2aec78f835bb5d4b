import { centreOf } from '#domain/places/cities';
import { CITIES } from '#mocks/seed/places/cities';
import { sideOf } from '#mocks/seed/places/side-of-town';
import { placeOf } from '#mocks/seed/texts/places';
import type { Degrees } from './lat-lng';

/** A place in the demo's cities. Its name is real, its position around the city hall is not. */
export interface PlaceOnMap {
  id: string;
  name: string;
  address: string;
  at: Degrees;
  isCity: boolean;
}

/** Degrees from the city hall to its farthest place. */
const REACH = 0.035;
const QUARTER = Math.PI / 2;
/** Degrees from a station to a street in front of it. */
const BEFORE_STATION = 0.002;
const BLOCKS = ['本町', '中央', '大久保町', '栄町', '港町'];

export const SEEDED_PLACES: readonly PlaceOnMap[] = CITIES.filter(({ coordinates }) => coordinates).flatMap(
  ({ name: slug, name_ja: city }) => {
    const centre = centreOf(slug);
    const { stations, venues, spots, streets } = placeOf(slug);
    const names = [...stations, ...venues, ...spots, ...streets];
    const positionOf = (name: string): Degrees => {
      const index = names.indexOf(name);
      const station = stations.find((one) => name.includes(`${one}前`));
      return station === undefined
        ? around(centre, name, index)
        : from(positionOf(station), { far: BEFORE_STATION, angle: index });
    };
    return [
      { id: slug, name: city, address: city, at: centre, isCity: true },
      ...names.map((name, index) => ({
        id: `${slug}-${index}`,
        name,
        address: `${city}${BLOCKS[index % BLOCKS.length]}${(index % 9) + 1}丁目${(index % 14) + 1}`,
        at: positionOf(name),
        isCity: false,
      })),
    ];
  },
);

/** The golden angle avoids overlaps; a direction in a name decides the position, which is farther out. */
function around(centre: Degrees, name: string, index: number): Degrees {
  const far = REACH * Math.sqrt((index + 1) / 26);
  const angle = (index + 1) * 2.399_963;
  const { east, north } = sideOf(name);
  if (east === 0 && north === 0) return from(centre, { far, angle });
  const within = (angle % QUARTER) - QUARTER / 2;
  return from(centre, { far: Math.max(far, REACH / 2), angle: Math.atan2(north, east) + within });
}

function from({ lat, lng }: Degrees, { far, angle }: { far: number; angle: number }): Degrees {
  return { lat: lat + far * Math.sin(angle) * 0.8, lng: lng + far * Math.cos(angle) };
}
