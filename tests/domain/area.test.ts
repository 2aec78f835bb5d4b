import { expect, test } from 'vitest';
import { areaName } from '#domain/places/area';

test('an area is shown by its name, and by its id where the list lacks it', () => {
  const areas = [
    { id: 1, name: '駅前' },
    { id: 2, name: '港' },
  ];
  expect([2, 9, null, undefined].map((id) => areaName(id, areas))).toEqual(['港', '#9', null, null]);
});
