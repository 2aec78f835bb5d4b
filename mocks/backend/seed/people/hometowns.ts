import type { SeedContext } from '#mocks/backend/seed/base/context';
import { municipalitiesOf } from '#mocks/backend/seed/places/municipalities';
import { PREFECTURES } from '#mocks/backend/seed/places/prefectures';

/**
 * Returns the beginning of an address: most users live in their city, a quarter in another town of the same
 * prefecture, and some addresses lack the prefecture.
 */
export function hometowns({ city, place }: SeedContext): (index: number) => string {
  const own = city?.name_ja ?? place.name;
  const prefecture = PREFECTURES.find(({ code }) => municipalitiesOf(code).some(({ name }) => name === own));
  if (prefecture === undefined) return () => own;
  const towns = municipalitiesOf(prefecture.code);
  return (index) => {
    const hometown = index % 4 === 1 ? (towns[index % towns.length]?.name ?? own) : own;
    return index % 9 === 8 ? hometown : prefecture.name + hometown;
  };
}
