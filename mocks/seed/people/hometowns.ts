import type { SeedContext } from '#mocks/seed/base/context';
import { municipalitiesOf } from '#mocks/seed/places/municipalities';
import { PREFECTURES } from '#mocks/seed/places/prefectures';

/**
 * How the address of a city's user begins: most live there, a quarter in a town of the same prefecture, and some have
 * left out the prefecture.
 */
export function hometowns({ city, place }: SeedContext): (index: number) => string {
  const own = city?.name_ja ?? place.name;
  const prefecture = PREFECTURES.find(({ code }) => municipalitiesOf(code).some(({ name }) => name === own));
  if (prefecture === undefined) return () => own;
  const towns = municipalitiesOf(prefecture.code);
  return (index) => {
    const town = index % 4 === 1 ? (towns[index % towns.length]?.name ?? own) : own;
    return index % 9 === 8 ? town : prefecture.name + town;
  };
}
