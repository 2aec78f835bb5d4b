import { expect, test } from 'vitest';
import type { Coordinates } from '#domain/places/city';
import { SEEDED_PLACES } from '#mocks/backend/google-maps/seeded-places';
import { seedContext } from '#mocks/backend/seed/base/context';
import { startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import { seedAdvertisements } from '#mocks/backend/seed/offers/advertisements';
import { seedUsers } from '#mocks/backend/seed/people/users';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { positionIn, positionOf } from '#mocks/backend/seed/places/positions';
import { distanceBetween } from '#mocks/backend/services/distance-between';
import { isOnLand, metresToRailway } from '../google-maps/on-sketch';
import { NOW } from '../start-backend';

const ANCHOR = startOfDayInJapan(Date.parse(NOW));
const LOCATED = CITIES.filter(({ coordinates }) => coordinates).map(({ name }) => name);

interface Located {
  name: string;
  at: Coordinates;
}

function seeded(slug: string): { ads: Located[]; users: Located[] } {
  const city = CITIES.find(({ name }) => name === slug) ?? null;
  const context = (table: string) => seedContext({ profile: 'normal', n: 1 }, table, city, ANCHOR);
  return {
    ads: seedAdvertisements(context('advertisements')).flatMap((row) =>
      located(positionIn(slug, row.name) ? row.name : (row.address ?? ''), row),
    ),
    users: seedUsers(context('users')).flatMap((row) => located(row.area ?? '', row)),
  };
}

const located = (
  name: string,
  { latitude, longitude }: { latitude?: number | null; longitude?: number | null },
): Located[] =>
  latitude == null || longitude == null ? [] : [{ name, at: { lat: latitude, lng: longitude } }];

const metres = (one: Coordinates, other: Coordinates | null) =>
  other === null
    ? Number.POSITIVE_INFINITY
    : distanceBetween(
        { latitude: one.lat, longitude: one.lng },
        { latitude: other.lat, longitude: other.lng },
      );

test.each(LOCATED)(
  'the ads and users of %s are near the place in their names, and on land [R-CITY-17]',
  (slug) => {
    const { ads, users } = seeded(slug);
    expect([ads.length > 20, users.length > 20]).toEqual([true, true]);
    const far = [
      ...ads.filter(({ name, at }) => metres(at, positionIn(slug, name)) > 200),
      ...users.filter(({ name, at }) => metres(at, positionIn(slug, name)) > 2_500),
    ];
    expect(far).toEqual([]);
    expect([...ads, ...users].filter(({ at }) => !isOnLand(slug, at))).toEqual([]);
  },
);

test.each(LOCATED)('every place of %s is on land, and every station is beside a railway', (slug) => {
  const places = SEEDED_PLACES.filter(({ id }) => id === slug || id.startsWith(`${slug}-`));
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter(({ at }) => !isOnLand(slug, at)).map(({ name }) => name)).toEqual([]);
  const stations = places.filter(({ name }) => name.endsWith('駅'));
  expect(stations.length).toBeGreaterThan(1);
  expect(stations.filter(({ at }) => metresToRailway(slug, at) > 250).map(({ name }) => name)).toEqual([]);
});

test('西明石駅 is west of 明石駅, 南草津駅 south of 草津駅, and 江の島 south of 藤沢駅', () => {
  expect(at('akashi', '西明石駅').lng).toBeLessThan(at('akashi', '明石駅').lng);
  expect(at('kusatsu', '南草津駅').lat).toBeLessThan(at('kusatsu', '草津駅').lat);
  expect(at('fujisawa', '江の島').lat).toBeLessThan(at('fujisawa', '藤沢駅').lat);
});

const at = (city: string, name: string): Coordinates => positionOf(city, name) ?? { lat: 0, lng: 0 };

test('the longest name in a text decides, and a text without a name has no position', () => {
  expect(positionIn('akashi', '西村食堂 西明石駅前店')).toEqual(positionOf('akashi', '西明石駅'));
  expect([positionIn('akashi', '西村食堂'), positionIn('shonan', '茅ケ崎駅')]).toEqual([null, null]);
});
