import { SimpleFaker } from '@faker-js/faker';
import type { City } from '#domain/places/city';
import { type Place, placeOf } from '#mocks/seed/texts/places';
import { hashNumber } from './hash';
import { type Seed, type SeedProfile, seedName } from './seed';

/** Ids of one city: a block far above the 10,000 rows of the `busy` profile, so that an id alone tells its city. */
export const IDS_OF_A_CITY = 100_000;

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
  /** A second generator, for times of the day: however many a table draws, its other values stay as they are. */
  times: SimpleFaker;
  /** Of the first row that a table of this city holds. */
  firstId: number;
  /** Words of this city. */
  place: Place;
  /** Of another table of the same city: what a row refers to is drawn there as it is here. */
  of(table: string): SeedContext;
}

export function seedContext(seed: Seed, table: string, city: City | null, anchor: number): SeedContext {
  const name = [seedName(seed), city?.name ?? '*', table].join('/');
  const number = hashNumber(name);
  return {
    profile: seed.profile,
    city,
    count: COUNTS[seed.profile](number),
    anchor,
    faker: new SimpleFaker({ seed: number % 2 ** 32 }),
    times: new SimpleFaker({ seed: hashNumber(`${name}/times`) % 2 ** 32 }),
    firstId: ((city?.id ?? 1) - 1) * IDS_OF_A_CITY + 1,
    place: placeOf(city?.name),
    of: (other) => seedContext(seed, other, city, anchor),
  };
}

const COUNTS: Readonly<Record<SeedProfile, (number: number) => number>> = {
  normal: (number) => 45 + (number % 86),
  empty: () => 0,
  busy: () => 10_000,
  edge: () => 64,
};
