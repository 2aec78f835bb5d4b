import { expect, test } from 'vitest';
import { screens } from '#app/screens/index';
import { hasFeature } from '#domain/places/cities';
import { tourIn } from '#mocks/harness/tours/tour-in';
import { cityOffers } from '../../../../build/lobby/offers';

const screenAt = (at: string) => {
  const path = `/:city/${at.replace(/\?.*/, '')}`;
  const screen = screens.find((one) => one.path === path);
  if (!screen) throw new Error(`no screen at ${path}`);
  return screen;
};

const stepCountIn = (city: string) => tourIn({ role: 'Administrator', city, index: 0 }).steps.length;

test('a tour has only pages that its city has: 11 steps in Akashi, 9 in Toyonaka without recruitment [A-308]', () => {
  const lackingPages = cityOffers().flatMap(({ city, roles }) =>
    roles.flatMap(({ role }) =>
      tourIn({ role, city: city.name, index: 0 })
        .steps.map(({ at }) => screenAt(at))
        .filter(({ feature }) => feature !== null && !hasFeature(city, feature))
        .map(({ path }) => `${role} ${city.name} ${path}`),
    ),
  );
  expect(lackingPages).toEqual([]);
  expect([stepCountIn('akashi'), stepCountIn('toyonaka')]).toEqual([11, 9]);
});
