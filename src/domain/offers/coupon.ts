import type { Dayjs } from 'dayjs';
import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruled, ruledMoment, ruledText } from '#domain/base/field-rule';
import { maybeMoment, maybeText, recordId } from '#domain/base/fields';
import { inJapan, momentInJapan, parseTime } from '#domain/base/japan-time';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { endBeforeStartProblems, mustBeFutureProblems } from '#domain/base/rules';

export const CouponDraft = z.object({
  title: ruledText({ required: true, max: TITLE_MAX }),
  content: ruledText({ required: true, max: DESCRIPTION_MAX }),
  /** An advertisement's id. */
  advertisement: ruled(recordId, { required: 'problem.choose' }),
  /** When the coupon has to be presented, as free text. */
  show_condition: ruledText({ required: true, max: DESCRIPTION_MAX }),
  /** Conditions of use, as free text. */
  use_condition: ruledText({ required: true, max: DESCRIPTION_MAX }),
  start_date: ruledMoment({ required: true }),
  end_date: ruledMoment({ required: true }),
});
export type CouponDraft = z.infer<typeof CouponDraft>;

/** A coupon (R-ENT-35). */
export const Coupon = z.extend(CouponDraft, {
  id: recordId,
  /** PROPOSED: null where the ad no longer exists; its name is kept. */
  advertisement: z.nullable(recordId),
  /** PROPOSED: the end of the ad's discount; `end_date` may not be later. */
  discount_end: maybeText,
  /** PROPOSED */
  advertisement_name: maybeText,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type Coupon = z.infer<typeof Coupon>;

/** The values that the rules check; the ad may not be chosen yet. */
export type CouponValues = Omit<CouponDraft, 'advertisement'> & {
  advertisement: { discount_end?: string | null | undefined } | null;
};

/** `start`: the start when the form opened; an unchanged start may be in the past. */
export function couponProblems(
  values: CouponValues,
  { now, start }: { now: number; start: string | null },
): FieldProblem[] {
  const { start_date, end_date } = values;
  return draftProblems(CouponDraft, values, [
    ...(start_date === start ? [] : mustBeFutureProblems('start_date', start_date, now)),
    ...endBeforeStartProblems('end_date', start_date, end_date),
    ...afterDiscountProblems(values),
  ]);
}

function afterDiscountProblems({ advertisement, end_date }: CouponValues): FieldProblem[] {
  const lastDay = lastDiscountDay(advertisement?.discount_end);
  if (lastDay === null || parseTime(end_date) < endOfDay(lastDay)) return [];
  const values = { date: lastDay.format('YYYY年MM月DD日') };
  return [{ field: 'end_date', messageId: 'coupon.afterDiscount', values }];
}

/** The last day of an ad's discount in Japan; the field may be a date, a midnight or a moment. */
export function lastDiscountDay(discountEnd: string | null | undefined): Dayjs | null {
  const day = discountEnd ? inJapan(discountEnd).startOf('day') : null;
  return day?.isValid() ? day : null;
}

/** The moment at which the next day begins. */
const endOfDay = (day: Dayjs): number => momentInJapan(day.add(1, 'day'));
