import { SimpleFaker } from '@faker-js/faker';
import type { City } from '#domain/places/city';
import { hashNumber } from './hash';
import { type Place, placeOf } from './places';
import { type Seed, type SeedProfile, seedName } from './seed';

/** All that a table's seed may look at: nothing here comes from the time of day or from chance. */
export interface SeedContext {
  profile: SeedProfile;
  /** Null for tables of the world. */
  city: City | null;
  /** How many rows a list of this profile holds here. */
  count: number;
  /** The start of the first day, in Japan; seeded dates are told from here. */
  anchor: number;
  /**
   * Drawn anew for each table and city, so that another table never shifts this one. Numbers and choices alone: words
   * are the seeds' own, and faker's locales would be 300 KB of every page of the demo.
   */
  faker: SimpleFaker;
  /** Words of this city. */
  place: Place;
}

export function seedContext(seed: Seed, table: string, city: City | null, anchor: number): SeedContext {
  const number = hashNumber([seedName(seed), city?.name ?? '*', table].join('/'));
  const faker = new SimpleFaker({ seed: number % 2 ** 32 });
  return {
    profile: seed.profile,
    city,
    count: COUNTS[seed.profile](number),
    anchor,
    faker,
    place: placeOf(city?.name),
  };
}

const COUNTS: Readonly<Record<SeedProfile, (number: number) => number>> = {
  normal: (number) => 45 + (number % 86),
  empty: () => 0,
  busy: () => 10_000,
  edge: () => 64,
};
