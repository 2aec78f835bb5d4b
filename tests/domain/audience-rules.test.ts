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

const composition = (changes: Partial<ComposedNotification>): ComposedNotification => ({
  ...EMPTY_COMPOSITION,
  ...changes,
});
const problemsOf = (changes: Partial<ComposedNotification>) =>
  audienceProblems(composition(changes)).map(({ field, messageId }) => `${field} ${messageId}`);

describe('the map [R-VAL-TEXT-06, R-VAL-TEXT-07]', () => {
  const circle = { latitude: 0, longitude: 0, radius: 1 };
  test.each([
    ['latitude', 85, -85],
    ['longitude', 180, -180],
    ['radius', 100_000, 1],
  ])('%s has the range from %d to %d', (field, max, min) => {
    for (const value of [max, min]) expect(circleProblems({ ...circle, [field]: value })).toEqual([]);
    for (const value of [max + 0.0001, min - 0.0001]) {
      expect(circleProblems({ ...circle, [field]: value })).toEqual([
        { field, messageId: 'problem.range', values: { min, max } },
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
  expect(problemsOf({ audience: 'condition', age_from: '121' })).toEqual(['age_from problem.range']);
  expect(problemsOf({ audience: 'condition', age_from: '20.5' })).toEqual(['age_from problem.notWhole']);
  expect(problemsOf({ audience: 'condition', age_to: 'abc' })).toContain('age_to problem.notWhole');
});

test('each audience requires its own fields, and no others', () => {
  expect(problemsOf({ audience: 'everyone', latitude: 'north' })).toEqual([]);
  expect(problemsOf({ audience: 'users' })).toEqual(['user_ids problem.choose']);
  expect(problemsOf({ audience: 'users', user_ids: [{ id: 1, name: '佐藤' }] })).toEqual([]);
  const chosenUsers = { audience: 'users', user_ids: [{ id: 1, name: '佐藤' }] } as const;
  expect(problemsOf({ ...chosenUsers, user_ids: [...chosenUsers.user_ids], school: '3' })).toEqual([]);
  expect(problemsOf({ ...chosenUsers, user_ids: [...chosenUsers.user_ids], school: '三' })).toEqual([
    'school audience.problem.schoolId',
  ]);
  expect(problemsOf({ audience: 'condition' })).toEqual(['age_from audience.problem.noCondition']);
  expect(problemsOf({ audience: 'condition', area: '　駅　' })).toEqual([]);
  expect(problemsOf({ audience: 'favouriteAds' })).toEqual([]);
  expect(problemsOf({ audience: 'mapUsers' })).toEqual([
    'latitude problem.required',
    'longitude problem.required',
  ]);
  expect(problemsOf({ audience: 'passHolders' })).toEqual(['pass_type problem.choose']);
  expect(problemsOf({ audience: 'school', school: '０' })).toEqual(['school audience.problem.schoolId']);
  expect(problemsOf({ audience: 'school', school: ' ３ ' })).toEqual([]);
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
  const station = { name: '西明石駅', latitude: '34.6667', longitude: '134.9603' };
  const placeNameWith = (values: Partial<ComposedNotification>) =>
    placeNameOf(
      composition({ latitude: station.latitude, longitude: station.longitude, place: station, ...values }),
    );
  expect(placeNameWith({})).toBe('西明石駅');
  expect(placeNameWith({ longitude: '134.96' })).toBeNull();
  expect(placeNameWith({ place: null })).toBeNull();
});

test('a typed age or radius is read with separators of thousands, and refused where they are none [A-188]', () => {
  expect(conditionOf(composition({ age_from: '２０' })).age_from).toBe(20);
  expect(problemsOf({ audience: 'condition', age_from: '12,50' })).toEqual(['age_from problem.notWhole']);
  expect(circleOf(composition({ radius: '12,500' })).radius).toBe(12_500);
});
