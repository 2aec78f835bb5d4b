import { SimpleFaker } from '@faker-js/faker';
import type { City } from '#domain/places/city';
import { type Place, placeOf } from '#mocks/backend/seed/texts/places';
import { hashNumber } from './hash';
import { type Seed, type SeedProfile, seedName } from './seed';

/** Ids per city: far more than the 10,000 rows of the `busy` profile, so that an id determines its city. */
export const IDS_OF_A_CITY = 100_000;

/** All inputs of a table's seed: none depends on the time of day or on chance. */
export interface SeedContext {
  profile: SeedProfile;
  /** Null for world tables. */
  city: City | null;
  /** The number of rows of a list in this profile. */
  count: number;
  /** The start of the first day, in Japan; seeded dates are relative to it. */
  anchor: number;
  /**
   * A separate generator for each table and city: other tables do not change this one. It makes numbers and
   * choices only: faker's locales would add 300 KB to every page of the demo, and the seeds have texts of
   * their own.
   */
  faker: SimpleFaker;
  /** A second generator, for times of the day: its draws do not change the table's other values. */
  timeFaker: SimpleFaker;
  /** The id of the first row of this city's table. */
  firstId: number;
  /** The names and terms of this city. */
  place: Place;
  /** The context of another table of the same city: a referenced row is generated identically there. */
  of(table: string): SeedContext;
}

export function seedContext(seed: Seed, table: string, city: City | null, anchor: number): SeedContext {
  const name = [seedName(seed), city?.name ?? '*', table].join('/');
  const nameHash = hashNumber(name);
  return {
    profile: seed.profile,
    city,
    count: COUNT_OF_PROFILE[seed.profile](nameHash),
    anchor,
    faker: new SimpleFaker({ seed: nameHash % 2 ** 32 }),
    timeFaker: new SimpleFaker({ seed: hashNumber(`${name}/times`) % 2 ** 32 }),
    firstId: ((city?.id ?? 1) - 1) * IDS_OF_A_CITY + 1,
    place: placeOf(city?.name),
    of: (other) => seedContext(seed, other, city, anchor),
  };
}

const COUNT_OF_PROFILE: Readonly<Record<SeedProfile, (nameHash: number) => number>> = {
  normal: (nameHash) => 45 + (nameHash % 86),
  empty: () => 0,
  busy: () => 10_000,
  edge: () => 64,
};
