import { centreOf } from '#domain/places/cities';
import { CITIES } from '#mocks/seed/places/cities';
import { placeOf } from '#mocks/seed/texts/places';
import type { Degrees } from './lat-lng';

/** A place of the demo's towns. Its name is real, where it stands around the city hall is not. */
export interface PlaceOnMap {
  id: string;
  name: string;
  address: string;
  at: Degrees;
  isCity: boolean;
}

/** Degrees from the city hall to the farthest of its places. */
const REACH = 0.035;
const BLOCKS = ['本町', '中央', '大久保町', '東町', '港町'];

export const SEEDED_PLACES: readonly PlaceOnMap[] = CITIES.filter(({ coordinates }) => coordinates).flatMap(
  ({ name: slug, name_ja: city }) => {
    const centre = centreOf(slug);
    const { stations, venues, spots, streets } = placeOf(slug);
    return [
      { id: slug, name: city, address: city, at: centre, isCity: true },
      ...[...stations, ...venues, ...spots, ...streets].map((name, index) => ({
        id: `${slug}-${index}`,
        name,
        address: `${city}${BLOCKS[index % BLOCKS.length]}${(index % 9) + 1}丁目${(index % 14) + 1}`,
        at: around(centre, index),
        isCity: false,
      })),
    ];
  },
);

/** Turned by the golden angle, so that no two come to lie upon each other. */
function around({ lat, lng }: Degrees, index: number): Degrees {
  const far = REACH * Math.sqrt((index + 1) / 26);
  const angle = (index + 1) * 2.399_963;
  return { lat: lat + far * Math.sin(angle) * 0.8, lng: lng + far * Math.cos(angle) };
}
