import { expect, test } from 'vitest';
import { type CouponValues, couponProblems } from '#domain/offers/coupon';

const NOW = Date.parse('2026-04-01T09:00:00+09:00');
const inApril = (time: string) => `2026-04-${time}:00.000Z`;
const VALID_COUPON: CouponValues = {
  title: '10%オフ',
  content: 'お会計から',
  advertisement: { discount_end: inApril('30T00:00') },
  show_condition: 'ご注文時',
  use_condition: '1回限り',
  start_date: inApril('02T00:00'),
  end_date: inApril('03T00:00'),
};

test.each<[string, Partial<CouponValues>, string | null, string[]]>([
  ['a complete coupon is accepted', {}, null, []],
  [
    'each field is needed [R-VAL-COUPON-01, R-VAL-COUPON-02, R-VAL-COUPON-03, R-VAL-COUPON-04, R-VAL-COUPON-05, R-VAL-COUPON-06, R-VAL-COUPON-07]',
    {
      title: '',
      content: ' ',
      advertisement: null,
      show_condition: '',
      use_condition: '　',
      start_date: '',
      end_date: '',
    },
    null,
    [
      'title problem.required',
      'content problem.required',
      'advertisement problem.choose',
      'show_condition problem.required',
      'use_condition problem.required',
      'start_date problem.required',
      'end_date problem.required',
    ],
  ],
  [
    'a start of now is refused [R-VAL-COUPON-09]',
    { start_date: inApril('01T00:00') },
    null,
    ['start_date problem.past'],
  ],
  ['a start one millisecond later is accepted', { start_date: '2026-04-01T00:00:00.001Z' }, null, []],
  [
    'an unchanged start in the past is accepted [A-162]',
    { start_date: inApril('01T00:00') },
    inApril('01T00:00'),
    [],
  ],
  [
    'a changed start in the past is refused',
    { start_date: inApril('01T00:00') },
    inApril('01T00:01'),
    ['start_date problem.past'],
  ],
  [
    'an end at its start is refused [A-164]',
    { end_date: inApril('02T00:00') },
    null,
    ['end_date problem.endBeforeStart'],
  ],
  ['an end one minute later is accepted', { end_date: inApril('02T00:01') }, null, []],
  [
    'an end on the last day of the discount is accepted [R-VAL-COUPON-08]',
    { end_date: inApril('30T14:59') },
    null,
    [],
  ],
  [
    'an end one minute after that day is refused',
    { end_date: inApril('30T15:00') },
    null,
    ['end_date coupon.afterDiscount'],
  ],
  [
    'without a discount date every end is accepted [A-132]',
    { advertisement: {}, end_date: '2099-01-01T00:00:00Z' },
    null,
    [],
  ],
])('a coupon: %s', (_, values, start, expected) => {
  const problems = couponProblems({ ...VALID_COUPON, ...values }, { now: NOW, start });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});

test.each([
  ['a date', '2026-04-23'],
  ['a midnight in Japan', '2026-04-23T00:00:00+09:00'],
  ['a midnight without a zone', '2026-04-23T00:00:00'],
  ['a moment of the day', '2026-04-23T10:30:00.000Z'],
  ['the last moment of the day', '2026-04-23T23:59:59+09:00'],
])('a coupon may end until the last minute of the discount, given as %s [A-262]', (_, discount_end) => {
  const problemsAt = (end_date: string) =>
    couponProblems({ ...VALID_COUPON, advertisement: { discount_end }, end_date }, { now: NOW, start: null });
  expect(problemsAt('2026-04-23T14:59:00.000Z')).toEqual([]);
  expect(problemsAt('2026-04-23T15:00:00.000Z')).toEqual([
    {
      field: 'end_date',
      messageId: 'coupon.afterDiscount',
      values: { date: '2026年04月23日' },
    },
  ]);
});

test('an invalid discount date is no limit [A-132, A-262]', () => {
  const values = {
    ...VALID_COUPON,
    advertisement: { discount_end: 'soon' },
    end_date: '2099-01-01T00:00:00Z',
  };
  expect(couponProblems(values, { now: NOW, start: null })).toEqual([]);
});
