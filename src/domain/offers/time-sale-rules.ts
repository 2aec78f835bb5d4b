import { draftProblems } from '#domain/base/draft-problems';
import { isMoment, parseTime } from '#domain/base/japan-time';
import { COUPONS_PER_AD_MAX, NUMBER_DIGITS_MAX } from '#domain/base/limits';
import type { Period } from '#domain/base/period';
import type { FieldProblem } from '#domain/base/problems';
import { endBeforeStartProblems, momentProblems } from '#domain/base/rules';
import { wholeNumberProblems } from '#domain/base/whole-number';
import { type TargetAdValues, TimeSaleDraft, type TimeSaleValues } from './time-sale';

/** The sale when its form opened; empty for a new one or a copy. */
export interface SaleBefore {
  /** Start of the first period; an unchanged start may be in the past. */
  start: string | null;
  /** Number of taken coupons by the ad's id. */
  taken: ReadonlyMap<number, number>;
}

export const NEW_SALE: SaleBefore = { start: null, taken: new Map() };

/** R-VAL-SALE-01 to 12, in the order of the fields. */
export const timeSaleProblems = (values: TimeSaleValues, now: number, before: SaleBefore): FieldProblem[] =>
  draftProblems(TimeSaleDraft, values, [
    ...salePeriodProblems(values.time_range, now, before.start),
    ...sumProblems(values),
    ...limitProblems(values, Math.max(0, ...before.taken.values())),
    ...targetProblems(values, before.taken),
  ]);

/** The periods follow one another without a gap; the end of the last is the deadline. */
export function salePeriodProblems(
  periods: readonly Period[],
  now: number,
  before: string | null,
): FieldProblem[] {
  if (periods.length === 0) return [{ field: 'time_range', messageId: 'timeSale.noDeadline' }];
  return periods.flatMap(({ start, end }, index) => [
    ...startProblems(periods, index, now, before),
    ...(end === ''
      ? [{ field: periodField(index, 'end'), messageId: endMissingMessageId(index === periods.length - 1) }]
      : endBeforeStartProblems(periodField(index, 'end'), start, end)),
  ]);
}

/** Compares moments, regardless of their notation. */
export const isSameMoment = (one: string, other: string): boolean => parseTime(one) === parseTime(other);

function startProblems(
  periods: readonly Period[],
  index: number,
  now: number,
  before: string | null,
): FieldProblem[] {
  const field = periodField(index, 'start');
  const start = periods[index]?.start ?? '';
  if (start === '') return [{ field, messageId: 'problem.required' }];
  const problems = momentProblems(field, start);
  if (problems.length > 0) return problems;
  const previousPeriod = periods[index - 1];
  if (previousPeriod === undefined) {
    const isKept = before !== null && isSameMoment(start, before);
    return isKept || parseTime(start) > now ? [] : [{ field, messageId: 'timeSale.past' }];
  }
  const isAdjoining = !isMoment(previousPeriod.end) || isSameMoment(previousPeriod.end, start);
  return isAdjoining ? [] : [{ field, messageId: 'timeSale.gap' }];
}

const periodField = (index: number, end: keyof Period): string => `time_range.${index}.${end}`;
const endMissingMessageId = (isLast: boolean): string =>
  isLast ? 'timeSale.noDeadline' : 'problem.required';

/** The sum of the ads' coupons must not exceed the sale's number (A-131, A-163). */
function sumProblems({ number, target_ads }: TimeSaleValues): FieldProblem[] {
  const sum = target_ads.reduce((total, { coupon_count: count }) => total + (count || 0), 0);
  return sum > (number ?? 0) ? [{ field: 'number', messageId: 'timeSale.sumAbove', values: { sum } }] : [];
}

/**
 * The initial number is only the start value of an ad, so more coupons may be taken; the maximum is a limit
 * (A-261).
 */
function limitProblems(values: TimeSaleValues, takenCount: number): FieldProblem[] {
  const { initial_number_per_ad: initial, max_number_per_ad: max } = values;
  const [initialField, maxField] = ['initial_number_per_ad', 'max_number_per_ad'];
  const isInitialAboveMax = initial !== null && max !== null && initial > max;
  return [
    ...(isInitialAboveMax ? [{ field: initialField, messageId: 'timeSale.initialAboveMax' }] : []),
    ...firstProblem([
      (max ?? 0) > COUPONS_PER_AD_MAX && {
        field: maxField,
        messageId: 'timeSale.aboveLimit',
        values: { max: COUPONS_PER_AD_MAX },
      },
      isInitialAboveMax && { field: maxField, messageId: 'timeSale.maxBelowInitial' },
      (max ?? 0) < takenCount && {
        field: maxField,
        messageId: 'timeSale.belowTaken',
        values: { taken: takenCount },
      },
    ]),
  ];
}

/** At least one ad, no duplicates, and no removal of an ad with taken coupons. */
function targetProblems(values: TimeSaleValues, takenByAd: SaleBefore['taken']): FieldProblem[] {
  const { target_ads: targets } = values;
  if (targets.length === 0) return [{ field: 'target_ads', messageId: 'timeSale.noAds' }];
  const adIds = targets.map(({ advertisement }) => advertisement?.id ?? null);
  const isTakenAdRemoved = [...takenByAd].some(([adId, count]) => count > 0 && !adIds.includes(adId));
  if (isTakenAdRemoved) return [{ field: 'target_ads', messageId: 'timeSale.takenAdGone' }];
  return targets.flatMap((target, index) => {
    const adId = adIds[index] ?? null;
    const field = `target_ads.${index}.advertisement`;
    return [
      ...(adId === null ? [{ field, messageId: 'timeSale.noAds' }] : []),
      ...(adId !== null && adIds.indexOf(adId) < index ? [{ field, messageId: 'timeSale.adTwice' }] : []),
      ...countProblems(values, target, index, adId === null ? 0 : (takenByAd.get(adId) ?? 0)),
    ];
  });
}

/** From the number of taken coupons to the maximum. */
function countProblems(
  { initial_number_per_ad: initial, max_number_per_ad: max }: TimeSaleValues,
  { coupon_count: count }: TargetAdValues,
  index: number,
  takenCount: number,
): FieldProblem[] {
  const field = `target_ads.${index}.coupon_count`;
  const problems = wholeNumberProblems(field, count, NUMBER_DIGITS_MAX);
  if (problems.length > 0 || count === null) return problems;
  return firstProblem([
    count < takenCount && { field, messageId: 'timeSale.belowTaken', values: { taken: takenCount } },
    // contradicting limits are reported at their own fields instead
    max !== null &&
      (initial ?? 0) <= max &&
      count > max && { field, messageId: 'timeSale.countAboveMax', values: { max } },
  ]);
}

const firstProblem = (problems: readonly (FieldProblem | false)[]): FieldProblem[] =>
  problems.filter((problem) => problem !== false).slice(0, 1);
