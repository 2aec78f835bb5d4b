import { centreOf } from '#domain/places/cities';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { positionOf } from '#mocks/backend/seed/places/positions';
import { placeOf } from '#mocks/backend/seed/texts/places';
import type { PlainPoint } from './lat-lng';

/** A place in the demo's cities. Its name and its position are real, its address is not. */
export interface PlaceOnMap {
  id: string;
  name: string;
  address: string;
  at: PlainPoint;
  isCity: boolean;
}

const BLOCKS = ['本町', '中央', '大久保町', '栄町', '港町'];

export const SEEDED_PLACES: readonly PlaceOnMap[] = CITIES.filter(({ coordinates }) => coordinates).flatMap(
  ({ name: slug, name_ja: city }) => {
    const { stations, venues, spots, streets } = placeOf(slug);
    return [
      { id: slug, name: city, address: city, at: centreOf(slug), isCity: true },
      ...[...stations, ...venues, ...spots, ...streets].flatMap((name, index) => {
        const at = positionOf(slug, name);
        if (at === null) return [];
        const address = `${city}${BLOCKS[index % BLOCKS.length]}${(index % 9) + 1}丁目${(index % 14) + 1}`;
        return [{ id: `${slug}-${index}`, name, address, at, isCity: false }];
      }),
    ];
  },
);
