import { expect, test } from 'vitest';
import { DrawnCircle } from '#mocks/backend/google-maps/drawn-circle';
import { LatLng } from '#mocks/backend/google-maps/lat-lng';
import { degreesAt, degreesOfMetres, metresOfPixel, pixelOf } from '#mocks/backend/google-maps/mercator';
import { SeededPlace } from '#mocks/backend/google-maps/seeded-place';
import { SEEDED_PLACES } from '#mocks/backend/google-maps/seeded-places';
import { distanceBetween } from '#mocks/backend/services/distance-between';

test.each([
  [{ lat: 0, lng: 0 }, 128, 128],
  [{ lat: 85.051129, lng: 180 }, 256, 0],
  [{ lat: -85.051129, lng: -180 }, 0, 256],
])('%o has its pixel in the world map', (point, x, y) => {
  const pixel = pixelOf(point, 0);
  expect([pixel.x, pixel.y]).toEqual([expect.closeTo(x, 3), expect.closeTo(y, 3)]);
  const back = degreesAt(pixel, 0);
  expect([back.lat, back.lng]).toEqual([expect.closeTo(point.lat, 4), expect.closeTo(point.lng, 4)]);
});

test('a pixel is half as long with each zoom level, and shorter towards the poles', () => {
  expect(metresOfPixel(0, 0)).toBeCloseTo(156_543, 0);
  expect(metresOfPixel(35, 14) / metresOfPixel(35, 15)).toBeCloseTo(2);
  expect(metresOfPixel(60, 10) / metresOfPixel(0, 10)).toBeCloseTo(0.5);
});

test('a circle of 3 km reaches 3 km to the north and to the east, by the formula of the fake backend', () => {
  const akashi = { latitude: 34.6432, longitude: 134.9975 };
  const { lat, lng } = degreesOfMetres(3000, akashi.latitude);
  const north = { ...akashi, latitude: akashi.latitude + lat };
  const east = { ...akashi, longitude: akashi.longitude + lng };
  for (const edge of [north, east]) expect(Math.abs(distanceBetween(akashi, edge) - 3000)).toBeLessThan(10);
  const circle = new DrawnCircle();
  circle.setCenter({ lat: akashi.latitude, lng: akashi.longitude });
  circle.setRadius(3000);
  expect(circle.getBounds()?.getNorthEast().lat()).toBeCloseTo(north.latitude, 6);
});

test.each([
  [181, -179],
  [-181, 179],
  [180, 180],
  [540, -180],
])('the longitude %d equals %d', (lng, equalLng) => expect(new LatLng({ lat: 0, lng }).lng()).toBe(equalLng));

test('seeded positions are found by name and address, the nearest first, and no two are equal', async () => {
  const takatsuki = { lat: 34.8463, lng: 135.6174 };
  const names = async (textQuery: string) => {
    const { places } = await SeededPlace.searchByText({
      textQuery,
      locationBias: takatsuki,
      maxResultCount: 5,
    });
    return places.map(({ displayName }) => displayName);
  };
  expect((await names('駅')).length).toBe(5);
  expect((await names('市'))[0]).toBe('高槻市');
  expect((await names('明石　駅')).every((name) => name.endsWith('駅'))).toBe(true);
  expect((await names('明石市 明石駅')).toSorted()).toEqual(['明石駅', '西明石駅']);
  expect(await names('西明石駅')).toEqual(['西明石駅']);
  expect(await names('存在しない場所')).toEqual([]);
  const points = SEEDED_PLACES.map(({ at }) => `${at.lat.toFixed(4)} ${at.lng.toFixed(4)}`);
  expect(new Set(points).size).toBe(points.length);
});
