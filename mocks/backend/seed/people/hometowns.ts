import type { SeedContext } from '#mocks/backend/seed/base/context';
import { municipalitiesOf } from '#mocks/backend/seed/places/municipalities';
import { PREFECTURES } from '#mocks/backend/seed/places/prefectures';

/**
 * Returns the beginning of an address: most users live in their city, a quarter in another town of the same
 * prefecture, and some addresses lack the prefecture.
 */
export function hometowns({ city, place }: SeedContext): (index: number) => string {
  const ownCity = city?.name_ja ?? place.name;
  const prefecture = PREFECTURES.find(({ code }) =>
    municipalitiesOf(code).some(({ name }) => name === ownCity),
  );
  if (prefecture === undefined) return () => ownCity;
  const towns = municipalitiesOf(prefecture.code);
  return (index) => {
    const hometown = index % 4 === 1 ? (towns[index % towns.length]?.name ?? ownCity) : ownCity;
    return index % 9 === 8 ? hometown : prefecture.name + hometown;
  };
}
