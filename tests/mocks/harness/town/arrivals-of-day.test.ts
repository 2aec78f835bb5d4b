import { expect, test } from 'vitest';
import { inJapan } from '#domain/base/japan-time';
import type { Seed } from '#mocks/backend/seed/base/seed';
import { eveningOf, morningOf } from '#mocks/harness/clock/town-hours';
import { type ArrivalKind, arrivalsOfDay } from '#mocks/harness/town/arrivals-of-day';

/** A Wednesday, at noon in Japan. */
const NOON = Date.parse('2026-04-01T12:00:00+09:00');
const NORMAL: Seed = { profile: 'normal', n: 1 };
const arrivals = (seed: Seed = NORMAL, city = 'akashi', moment = NOON) =>
  arrivalsOfDay({ seed, city }, moment);
const arrivalTexts = (all: ReturnType<typeof arrivals>) =>
  all.map(({ at, kind }) => `${inJapan(at).format('MM-DD HH:mm')} ${kind}`);

test('a day has the same arrivals for the same seed and city, in their order, between morning and evening [R-WISH-10]', () => {
  const arrivalsOfNoon = arrivals();
  expect(arrivals(NORMAL, 'akashi', NOON + 9 * 3_600_000)).toEqual(arrivalsOfNoon);
  expect(arrivalsOfNoon.toSorted((one, other) => one.at - other.at)).toEqual(arrivalsOfNoon);
  expect(arrivalsOfNoon.filter(({ at }) => at < morningOf(NOON) || at >= eveningOf(NOON))).toEqual([]);
  expect(new Set(arrivalsOfNoon.map(({ key }) => key)).size).toBe(arrivalsOfNoon.length);
});

test('another seed, city or day has other arrivals', () => {
  const otherArrivals = [
    arrivals({ profile: 'normal', n: 2 }),
    arrivals(NORMAL, 'kusatsu'),
    arrivals(NORMAL, 'akashi', NOON + 86_400_000),
  ];
  const times = [arrivals(), ...otherArrivals].map((all) =>
    arrivalTexts(all)
      .map((one) => one.slice(6))
      .join(),
  );
  expect(new Set(times).size).toBe(4);
});

test('each kind arrives as often as its hours say, most reservations at noon and in the evening', () => {
  const arrivalsOfKind = (kind: ArrivalKind) => arrivals().filter((one) => one.kind === kind);
  expect(Object.fromEntries(arrivals().map(({ kind }) => [kind, arrivalsOfKind(kind).length]))).toEqual({
    reserve: 21,
    cancellation: 3,
    chat: 13,
    chatRead: 8,
    pushRead: 19,
    purchase: 21,
    report: 4,
    notice: 2,
  });
  const hours = arrivalsOfKind('reserve').map(({ at }) => inJapan(at).hour());
  expect([
    hours.filter((hour) => hour < 11).length,
    hours.filter((hour) => hour >= 17 && hour < 20).length,
  ]).toEqual([3, 7]);
});
