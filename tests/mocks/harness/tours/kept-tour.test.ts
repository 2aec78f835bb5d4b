import { expect, test } from 'vitest';
import { NO_SCENARIO } from '#mocks/harness/link/scenario';
import { recallTour, TOUR_KEY, tabTour } from '#mocks/harness/tours/kept-tour';
import { memoryStorage } from '../link/fake-window';

const tourLink = { ...NO_SCENARIO, tour: 'owner_shop', from: 'lobby' } as const;
const NO_TOUR = { tour: null, isBegun: false, isFromLobby: false };
const BEGUN_TOUR = { role: 'owner_shop', city: 'akashi', index: 0 };

test('a link of the lobby begins its tour in the city of the tab, and a reload goes on with it [R-WISH-10]', () => {
  const storage = memoryStorage();
  expect(tabTour(tourLink, 'akashi', storage)).toEqual({
    tour: BEGUN_TOUR,
    isBegun: true,
    isFromLobby: true,
  });
  expect(tabTour(null, 'kusatsu', storage)).toEqual({ tour: BEGUN_TOUR, isBegun: false, isFromLobby: true });
});

test('a link may begin a tour at a later step [R-WISH-10]', () => {
  const { tour } = tabTour({ ...tourLink, step: 5 }, 'akashi', memoryStorage());
  expect(tour).toEqual({ ...BEGUN_TOUR, index: 4 });
});

test('any other link begins no tour, and a tab without a link has neither tour nor way back', () => {
  const storage = memoryStorage();
  expect(tabTour(null, 'akashi', storage)).toEqual(NO_TOUR);
  expect(tabTour(NO_SCENARIO, 'akashi', storage)).toEqual(NO_TOUR);
  expect(tabTour({ ...tourLink, from: null }, null, storage)).toEqual(NO_TOUR);
});

test('another role in the same sandbox ends the tour and keeps the way back', () => {
  const storage = memoryStorage();
  tabTour(tourLink, 'akashi', storage);
  expect(tabTour(NO_SCENARIO, 'akashi', storage)).toEqual({ ...NO_TOUR, isFromLobby: true });
});

test('a tour that another version of the demo has left is none', () => {
  const storage = memoryStorage();
  storage.setItem(TOUR_KEY, '{"role":"Mayor","city":"akashi","index":0}');
  expect(recallTour(storage)).toBeNull();
});
