import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Period } from '#domain/base/period';
import type { FieldProblem } from '#domain/base/problems';
import type { TimeSaleValues } from '#domain/offers/time-sale';
import {
  NEW_SALE,
  type SaleBefore,
  salePeriodProblems,
  timeSaleProblems,
} from '#domain/offers/time-sale-rules';

const NOW = Date.parse('2026-04-01T09:00:00+09:00');
const inApril = (time: string) => `2026-04-${time}:00.000Z`;
const targetAd = (id: number, coupon_count: number | null = 10) => ({
  advertisement: { id, name: `#${id}` },
  coupon_count,
});
const VALID_SALE: TimeSaleValues = {
  title: '夕市',
  content: '',
  show_condition: 'お会計時',
  use_condition: '1人1枚',
  time_range: [{ start: inApril('02T00:00'), end: inApril('02T03:00') }],
  coupon_price: 0,
  number: 400,
  initial_number_per_ad: 10,
  max_number_per_ad: 400,
  target_ads: [targetAd(1)],
};
const takenBefore = (count: number): SaleBefore => ({ start: null, taken: new Map([[1, count]]) });

const problemTexts = (problems: readonly FieldProblem[]) =>
  problems.map(({ field, messageId }) => `${field} ${messageId}`);

test.each<[string, Partial<TimeSaleValues>, SaleBefore, string[]]>([
  ['a complete time sale is accepted', {}, NEW_SALE, []],
  [
    'title, conditions, number and ads are needed [R-VAL-SALE-03, R-VAL-SALE-04, R-VAL-SALE-05, R-VAL-SALE-06, R-VAL-SALE-07]',
    {
      title: '',
      show_condition: ' ',
      use_condition: '　',
      coupon_price: null,
      number: null,
      initial_number_per_ad: null,
      max_number_per_ad: null,
      target_ads: [],
    },
    NEW_SALE,
    [
      'title problem.required',
      'show_condition problem.required',
      'use_condition problem.required',
      'number problem.required',
      'initial_number_per_ad problem.required',
      'max_number_per_ad problem.required',
      'target_ads timeSale.noAds',
    ],
  ],
  [
    'a start of now is refused [R-VAL-SALE-01, R-MSG-36]',
    { time_range: [{ start: inApril('01T00:00'), end: inApril('02T00:00') }] },
    NEW_SALE,
    ['time_range.0.start timeSale.past'],
  ],
  ['a price is optional [A-268]', { coupon_price: null }, NEW_SALE, []],
  [
    'a start one minute later is accepted',
    { time_range: [{ start: inApril('01T00:01'), end: inApril('02T00:00') }] },
    NEW_SALE,
    [],
  ],
  [
    'an unchanged start in the past is accepted, also in another notation [A-162]',
    { time_range: [{ start: '2026-03-01T09:00:00+09:00', end: inApril('02T00:00') }] },
    { ...NEW_SALE, start: '2026-03-01T00:00:00.000Z' },
    [],
  ],
  [
    'without an end the deadline is missing [R-VAL-SALE-02, R-MSG-37, A-128]',
    { time_range: [{ start: inApril('02T00:00'), end: '' }] },
    NEW_SALE,
    ['time_range.0.end timeSale.noDeadline'],
  ],
  [
    'without periods the deadline is missing',
    { time_range: [] },
    NEW_SALE,
    ['time_range timeSale.noDeadline'],
  ],
  [
    'only the last end counts as the deadline',
    {
      time_range: [
        { start: inApril('02T00:00'), end: '' },
        { start: inApril('02T03:00'), end: inApril('02T04:00') },
      ],
    },
    NEW_SALE,
    ['time_range.0.end problem.required'],
  ],
  [
    'an end at its start is refused [A-164]',
    { time_range: [{ start: inApril('02T00:00'), end: inApril('02T00:00') }] },
    NEW_SALE,
    ['time_range.0.end problem.endBeforeStart'],
  ],
  [
    'abutting periods are continuous [R-VAL-SALE-12, A-130]',
    {
      time_range: [
        { start: inApril('02T00:00'), end: inApril('02T03:00') },
        { start: '2026-04-02T12:00:00+09:00', end: inApril('02T04:00') },
      ],
    },
    NEW_SALE,
    [],
  ],
  [
    'a gap of one minute is refused',
    {
      time_range: [
        { start: inApril('02T00:00'), end: inApril('02T03:00') },
        { start: inApril('02T03:01'), end: inApril('02T04:00') },
      ],
    },
    NEW_SALE,
    ['time_range.1.start timeSale.gap'],
  ],
  ['400 coupons per ad are accepted [R-VAL-SALE-08, R-CONST-27]', {}, NEW_SALE, []],
  [
    '401 coupons per ad are refused',
    { max_number_per_ad: 401 },
    NEW_SALE,
    ['max_number_per_ad timeSale.aboveLimit'],
  ],
  [
    'a maximum equal to the initial number is accepted [R-VAL-SALE-09, R-VAL-SALE-10]',
    { max_number_per_ad: 10 },
    NEW_SALE,
    [],
  ],
  [
    'a maximum below the initial number is refused',
    { max_number_per_ad: 9 },
    NEW_SALE,
    ['initial_number_per_ad timeSale.initialAboveMax', 'max_number_per_ad timeSale.maxBelowInitial'],
  ],
  [
    'a maximum and a number of an ad below the issued coupons are refused [R-VAL-SALE-11, A-129]',
    { initial_number_per_ad: 4, max_number_per_ad: 4, target_ads: [targetAd(1, 4)] },
    takenBefore(5),
    ['max_number_per_ad timeSale.belowTaken', 'target_ads.0.coupon_count timeSale.belowTaken'],
  ],
  [
    'the initial number may be below the number of issued coupons [R-VAL-SALE-11, A-261]',
    { initial_number_per_ad: 10, max_number_per_ad: 60, target_ads: [targetAd(1, 60)] },
    takenBefore(45),
    [],
  ],
  [
    'a maximum equal to the number of issued coupons is accepted',
    { initial_number_per_ad: 5, max_number_per_ad: 5, target_ads: [targetAd(1, 5)] },
    takenBefore(5),
    [],
  ],
  [
    'an ad with an issued coupon may not be removed [A-163]',
    { target_ads: [targetAd(2)] },
    takenBefore(1),
    ['target_ads timeSale.takenAdGone'],
  ],
  ['an ad without issued coupons may be removed', { target_ads: [targetAd(2)] }, takenBefore(0), []],
  [
    'an ad that occurs twice is refused',
    { target_ads: [targetAd(1), targetAd(2), targetAd(1)] },
    NEW_SALE,
    ['target_ads.2.advertisement timeSale.adTwice'],
  ],
  [
    'each row requires an ad and a number',
    { target_ads: [{ advertisement: null, coupon_count: null }] },
    NEW_SALE,
    ['target_ads.0.advertisement timeSale.noAds', 'target_ads.0.coupon_count problem.required'],
  ],
  [
    'an ad may have fewer coupons than the initial number [A-261]',
    { target_ads: [targetAd(1, 9)] },
    NEW_SALE,
    [],
  ],
  [
    'a number above the maximum is refused [A-163]',
    { target_ads: [targetAd(1, 401)], number: 500 },
    NEW_SALE,
    ['target_ads.0.coupon_count timeSale.countAboveMax'],
  ],
  [
    'a number is not compared with limits that are missing',
    { initial_number_per_ad: null, max_number_per_ad: null },
    NEW_SALE,
    ['initial_number_per_ad problem.required', 'max_number_per_ad problem.required'],
  ],
  [
    'a number above the maximum is refused also without an initial number',
    { initial_number_per_ad: null, target_ads: [targetAd(1, 401)], number: 500 },
    NEW_SALE,
    ['initial_number_per_ad problem.required', 'target_ads.0.coupon_count timeSale.countAboveMax'],
  ],
  [
    'a number above limits that contradict each other is reported at the limits alone',
    { initial_number_per_ad: 10, max_number_per_ad: 9, target_ads: [targetAd(1, 11)] },
    NEW_SALE,
    ['initial_number_per_ad timeSale.initialAboveMax', 'max_number_per_ad timeSale.maxBelowInitial'],
  ],
  [
    'a number above a maximum that is the initial number is refused',
    { max_number_per_ad: 10, target_ads: [targetAd(1, 11)] },
    NEW_SALE,
    ['target_ads.0.coupon_count timeSale.countAboveMax'],
  ],
  [
    'a sum equal to the number of the sale is accepted [A-131]',
    { target_ads: [targetAd(1, 200), targetAd(2, 200)] },
    NEW_SALE,
    [],
  ],
  [
    'a higher sum is refused [A-163]',
    { target_ads: [targetAd(1, 200), targetAd(2, 201)] },
    NEW_SALE,
    ['number timeSale.sumAbove'],
  ],
])('a time sale: %s', (_, values, before, problems) => {
  expect(problemTexts(timeSaleProblems({ ...VALID_SALE, ...values }, NOW, before))).toEqual(problems);
});

const MINUTE = 60_000;
const minuteLists = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 8 });

/** Periods of these lengths in minutes, one after the other, starting one minute after now. */
function consecutivePeriods(minutes: readonly number[]): Period[] {
  let moment = NOW + MINUTE;
  return minutes.map((length) => {
    const start = moment;
    moment += length * MINUTE;
    return { start: new Date(start).toISOString(), end: new Date(moment).toISOString() };
  });
}

test('consecutive periods of any length are valid, and a moved one shows an error [R-VAL-SALE-12]', () => {
  fc.assert(
    fc.property(
      minuteLists,
      fc.nat(),
      fc.integer({ min: -500, max: 500 }),
      (minutes, periodIndex, shiftMinutes) => {
        const periods = consecutivePeriods(minutes);
        expect(salePeriodProblems(periods, NOW, null)).toEqual([]);
        const index = periodIndex % periods.length;
        fc.pre(index > 0 && shiftMinutes !== 0);
        const movedPeriods = periods.map((period, position) =>
          position === index
            ? { ...period, start: new Date(Date.parse(period.start) + shiftMinutes * MINUTE).toISOString() }
            : period,
        );
        expect(problemTexts(salePeriodProblems(movedPeriods, NOW, null))).toContain(
          `time_range.${index}.start timeSale.gap`,
        );
      },
    ),
  );
});

test('counts within the limits and the sum are valid, one outside shows an error at its ad, a wrong sum at the number [A-163]', () => {
  const limits = fc
    .tuple(fc.nat(400), fc.nat(400))
    .map(([one, other]) => ({ initial: Math.min(one, other), max: Math.max(one, other) }));
  fc.assert(
    fc.property(
      limits,
      fc.array(fc.nat(500), { minLength: 1, maxLength: 10 }),
      fc.nat(4_000),
      (limit, counts, number) => {
        const values = {
          ...VALID_SALE,
          number,
          initial_number_per_ad: limit.initial,
          max_number_per_ad: limit.max,
          target_ads: counts.map((count, index) => targetAd(index + 1, count)),
        };
        const sum = counts.reduce((total, count) => total + count, 0);
        expect(problemTexts(timeSaleProblems(values, NOW, NEW_SALE))).toEqual([
          ...(sum > number ? ['number timeSale.sumAbove'] : []),
          ...counts.flatMap((count, index) =>
            count > limit.max ? [`target_ads.${index}.coupon_count timeSale.countAboveMax`] : [],
          ),
        ]);
      },
    ),
  );
});
