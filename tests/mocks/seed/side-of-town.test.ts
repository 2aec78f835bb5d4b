import { expect, test } from 'vitest';
import { centreOf } from '#domain/places/cities';
import type { Coordinates } from '#domain/places/city';
import { SEEDED_PLACES } from '#mocks/google-maps/seeded-places';
import { seedContext } from '#mocks/seed/base/context';
import { startOfDayInJapan } from '#mocks/seed/base/japan-time';
import { seedAdvertisements } from '#mocks/seed/offers/advertisements';
import { seedUsers } from '#mocks/seed/people/users';
import { CITIES } from '#mocks/seed/places/cities';
import { sideOf } from '#mocks/seed/places/side-of-town';
import { NOW } from '../start-backend';

const ANCHOR = startOfDayInJapan(Date.parse(NOW));

test.each([
  ['西明石駅周辺', { east: -1, north: 0 }],
  ['南草津駅', { east: 0, north: -1 }],
  ['片瀬東浜海岸', { east: 1, north: 0 }],
  ['西宮北口駅', { east: 0, north: 1 }],
  ['西宮神社', { east: 0, north: 0 }],
  ['湘南台駅', { east: 0, north: 0 }],
  ['西村食堂 明石駅前店', { east: 0, north: 0 }],
])('the name %s gives the direction %o from the city’s centre', (name, side) => {
  expect(sideOf(name)).toEqual(side);
});

test('positions, ads and users are on the side of their city that their names mention [R-CITY-17]', () => {
  const named = CITIES.flatMap((city) => {
    const context = (table: string) => seedContext({ profile: 'normal', n: 1 }, table, city, ANCHOR);
    const located: { name: string; at: Coordinates }[] = [
      ...SEEDED_PLACES.filter(({ id }) => id.startsWith(`${city.name}-`)),
      ...[...seedAdvertisements(context('advertisements')), ...seedUsers(context('users'))].flatMap((row) =>
        row.latitude == null || row.longitude == null
          ? []
          : [
              {
                name: 'area' in row ? (row.area ?? '') : `${row.name} ${row.address}`,
                at: { lat: row.latitude, lng: row.longitude },
              },
            ],
      ),
    ];
    return located.map((place) => ({ ...place, centre: centreOf(city.name) }));
  });
  const sides = named.map(({ name, at, centre }) => {
    const { east, north } = sideOf(name);
    return { name, across: east * (at.lng - centre.lng), along: north * (at.lat - centre.lat) };
  });
  expect(sides.filter(({ across, along }) => across !== 0 || along !== 0).length).toBeGreaterThan(100);
  expect(sides.filter(({ across, along }) => across < 0 || along < 0)).toEqual([]);
});

test('on the map 西明石駅 is west of 明石駅, 南草津駅 south of 草津駅, and a shopping street is near its station', () => {
  expect(at('西明石駅').lng).toBeLessThan(at('明石駅').lng);
  expect(at('南草津駅').lat).toBeLessThan(at('草津駅').lat);
  const [street, station] = [at('草津駅前商店街'), at('草津駅')];
  expect(Math.hypot(street.lat - station.lat, street.lng - station.lng)).toBeLessThan(0.003);
});

const at = (name: string): Coordinates =>
  SEEDED_PLACES.find((place) => place.name === name)?.at ?? { lat: 0, lng: 0 };
