import { expect, test } from 'vitest';
import { type Pin, pinClusters } from '#kit/map/pin-clusters';

const pin = (id: number, lat: number, lng: number): Pin => ({ id, title: `ad ${id}`, at: { lat, lng } });
/** Two shops of one street, and one a kilometre away. */
const PINS = [pin(1, 34.6472, 134.9925), pin(2, 34.6474, 134.9927), pin(3, 34.6565, 134.9925)];

test('pins that would cover each other are one cluster in their middle, and part when the map is closer [A-293]', () => {
  const pinIdsAt = (zoom: number) => pinClusters(PINS, zoom).map(({ pins }) => pins.map(({ id }) => id));
  expect([8, 14, 19].map(pinIdsAt)).toEqual([[[1, 2, 3]], [[1, 2], [3]], [[1], [2], [3]]]);
  const [cluster] = pinClusters(PINS, 14);
  expect([cluster?.at.lat, cluster?.at.lng]).toEqual([
    expect.closeTo(34.6473, 6),
    expect.closeTo(134.9926, 6),
  ]);
  expect(pinClusters([], 14)).toEqual([]);
});
