import { describe, expect, test } from 'vitest';
import { numberOf } from '#domain/base/number-of';
import {
  audienceProblems,
  circleOf,
  circleProblems,
  conditionOf,
  conditionProblems,
  placeNameOf,
} from '#domain/messaging/audience-rules';
import { type ComposedNotification, EMPTY_COMPOSITION } from '#domain/messaging/notification-audience';

const draft = (changes: Partial<ComposedNotification>): ComposedNotification => ({
  ...EMPTY_COMPOSITION,
  ...changes,
});
const wrong = (changes: Partial<ComposedNotification>) =>
  audienceProblems(draft(changes)).map(({ field, messageId }) => `${field} ${messageId}`);

describe('the map [R-VAL-TEXT-06, R-VAL-TEXT-07]', () => {
  const circle = { latitude: 0, longitude: 0, radius: 1 };
  test.each([
    ['latitude', 85, -85],
    ['longitude', 180, -180],
    ['radius', 100_000, 1],
  ])('%s has the range from %d to %d', (field, most, least) => {
    for (const value of [most, least]) expect(circleProblems({ ...circle, [field]: value })).toEqual([]);
    for (const value of [most + 0.0001, least - 0.0001]) {
      expect(circleProblems({ ...circle, [field]: value })).toEqual([
        { field, messageId: 'problem.range', values: { min: least, max: most } },
      ]);
    }
    expect(circleProblems({ ...circle, [field]: undefined })).toEqual([
      { field, messageId: 'problem.required' },
    ]);
  });
});

test('ages are whole numbers up to 120, and the first is not above the second', () => {
  expect(conditionProblems({ age_from: 20, age_to: 20 })).toEqual([]);
  expect(conditionProblems({ age_from: 21, age_to: 20 })).toEqual([
    { field: 'age_to', messageId: 'audience.problem.ageOrder' },
  ]);
  expect(wrong({ audience: 'condition', age_from: '121' })).toEqual(['age_from problem.range']);
  expect(wrong({ audience: 'condition', age_from: '20.5' })).toEqual(['age_from problem.notWhole']);
  expect(wrong({ audience: 'condition', age_to: 'abc' })).toContain('age_to problem.notWhole');
});

test('each audience requires its own fields, and no others', () => {
  expect(wrong({ audience: 'everyone', latitude: 'north' })).toEqual([]);
  expect(wrong({ audience: 'users' })).toEqual(['user_ids problem.choose']);
  expect(wrong({ audience: 'users', user_ids: [{ id: 1, name: '佐藤' }] })).toEqual([]);
  const chosen = { audience: 'users', user_ids: [{ id: 1, name: '佐藤' }] } as const;
  expect(wrong({ ...chosen, user_ids: [...chosen.user_ids], school: '3' })).toEqual([]);
  expect(wrong({ ...chosen, user_ids: [...chosen.user_ids], school: '三' })).toEqual([
    'school audience.problem.schoolId',
  ]);
  expect(wrong({ audience: 'condition' })).toEqual(['age_from audience.problem.noCondition']);
  expect(wrong({ audience: 'condition', area: '　駅　' })).toEqual([]);
  expect(wrong({ audience: 'favouriteAds' })).toEqual([]);
  expect(wrong({ audience: 'mapUsers' })).toEqual([
    'latitude problem.required',
    'longitude problem.required',
  ]);
  expect(wrong({ audience: 'passHolders' })).toEqual(['pass_type problem.choose']);
  expect(wrong({ audience: 'school', school: '０' })).toEqual(['school audience.problem.schoolId']);
  expect(wrong({ audience: 'school', school: ' ３ ' })).toEqual([]);
});

test.each([
  ['３４．５', 34.5],
  ['-135', -135],
  ['−135', -135],
  ['', undefined],
  ['　', undefined],
  ['1e3', Number.NaN],
  ['12px', Number.NaN],
])('%j is read as %j', (text, number) => {
  expect(numberOf(text)).toEqual(number);
});

test('the centre of a circle has the name of its place as long as its coordinates are those of the place', () => {
  const place = { name: '西明石駅', latitude: '34.6667', longitude: '134.9603' };
  const nameOf = (values: Partial<ComposedNotification>) =>
    placeNameOf(draft({ latitude: place.latitude, longitude: place.longitude, place, ...values }));
  expect(nameOf({})).toBe('西明石駅');
  expect(nameOf({ longitude: '134.96' })).toBeNull();
  expect(nameOf({ place: null })).toBeNull();
});

test('a typed age or radius is read with separators of thousands, and refused where they are none [A-188]', () => {
  expect(conditionOf(draft({ age_from: '２０' })).age_from).toBe(20);
  expect(wrong({ audience: 'condition', age_from: '12,50' })).toEqual(['age_from problem.notWhole']);
  expect(circleOf(draft({ radius: '12,500' })).radius).toBe(12_500);
});
