import { expect, test } from 'vitest';
import { fieldsOfPosition, positionOfFields, positionProblems } from '#domain/base/position';

test.each([
  ['latitude', 85],
  ['longitude', 180],
] as const)('%s has the range from minus to plus %d [R-VAL-TEXT-06, R-VAL-TEXT-07]', (field, max) => {
  const problemsAt = (value: number) => positionProblems({ latitude: 0, longitude: 0, [field]: value });
  for (const value of [max, -max, 0]) expect(problemsAt(value)).toEqual([]);
  for (const value of [max + 0.0001, -max - 0.0001]) {
    expect(problemsAt(value)).toEqual([{ field, messageId: 'problem.range', values: { min: -max, max } }]);
  }
});

test('a text that is no number is refused by words of its own', () => {
  expect(positionProblems({ latitude: Number.NaN, longitude: 135 })).toEqual([
    { field: 'latitude', messageId: 'problem.degrees' },
  ]);
});

test('a position may be empty, but not one coordinate alone', () => {
  expect(positionProblems({ latitude: undefined, longitude: undefined })).toEqual([]);
  expect(positionProblems({ latitude: 35, longitude: undefined })).toEqual([
    { field: 'longitude', messageId: 'problem.required' },
  ]);
  expect(positionProblems({ latitude: undefined, longitude: 135 })).toEqual([
    { field: 'latitude', messageId: 'problem.required' },
  ]);
});

test.each([
  ['34.6432', '134.9975', { lat: 34.6432, lng: 134.9975 }],
  ['３４．５', '−135', { lat: 34.5, lng: -135 }],
  ['85', '180', { lat: 85, lng: 180 }],
  ['85.1', '135', null],
  ['34,6432', '134,9975', null],
  ['35', '', null],
  ['北', '135', null],
])('the fields %s and %s are the position %o', (latitude, longitude, position) => {
  expect(positionOfFields(latitude, longitude)).toEqual(position);
});

test.each([
  [
    { lat: 34.64321987, lng: 134.9 },
    { latitude: '34.64322', longitude: '134.9' },
  ],
  [
    { lat: 85.05, lng: -180 },
    { latitude: '85', longitude: '-180' },
  ],
  [
    { lat: -86, lng: 0 },
    { latitude: '-85', longitude: '0' },
  ],
])('the point %o of a map is written as %o', (position, fields) => {
  expect(fieldsOfPosition(position)).toEqual(fields);
});
