import * as z from 'zod/mini';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeMoment, maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import { Period } from '#domain/base/period';

const COUNT_RULE = { required: true, digits: NUMBER_DIGITS_MAX } as const;

/** An ad of the sale, by its id, and its number of coupons. */
export const TargetAdDraft = z.object({
  advertisement: ruled(recordId, { required: 'problem.choose' }),
  coupon_count: ruled(z.number(), COUNT_RULE),
});
export type TargetAdDraft = z.infer<typeof TargetAdDraft>;

export const TargetAd = z.extend(TargetAdDraft, {
  /** PROPOSED: number of taken coupons. */
  taken_count: maybeNumber,
  /** PROPOSED */
  advertisement_name: maybeText,
});
export type TargetAd = z.infer<typeof TargetAd>;

export const TimeSaleDraft = z.object({
  title: ruledText({ required: true, max: TITLE_MAX }),
  content: ruled(maybeText, { max: DESCRIPTION_MAX }),
  /** When a coupon has to be presented, as free text. */
  show_condition: ruledText({ required: true, max: DESCRIPTION_MAX }),
  /** Conditions of use, as free text. */
  use_condition: ruledText({ required: true, max: DESCRIPTION_MAX }),
  /** Number of coupons in the whole sale. */
  number: ruled(z.number(), COUNT_RULE),
  /** The periods in order; the end of the last is the deadline. */
  time_range: ruled(z.array(Period), { required: 'timeSale.noDeadline' }),
  /** Null: no price is given. */
  coupon_price: ruled(z.nullable(z.number()), { digits: NUMBER_DIGITS_MAX }),
  /** Number of coupons of an ad at the start. */
  initial_number_per_ad: ruled(z.number(), COUNT_RULE),
  /** Maximum number of coupons of an ad. */
  max_number_per_ad: ruled(z.number(), COUNT_RULE),
  target_ads: ruled(z.array(TargetAdDraft), { required: 'timeSale.noAds' }),
});
export type TimeSaleDraft = z.infer<typeof TimeSaleDraft>;

/** A time sale (R-ENT-31). */
export const TimeSale = z.extend(TimeSaleDraft, {
  id: recordId,
  target_ads: z.array(TargetAd),
  /** PROPOSED */
  created_at: maybeMoment,
});
export type TimeSale = z.infer<typeof TimeSale>;

/** The end of the last period. */
export const deadlineOf = ({ time_range }: Pick<TimeSaleDraft, 'time_range'>): string | undefined =>
  time_range.at(-1)?.end;

/** Form values of an ad; it may not be chosen yet. */
export interface TargetAdValues {
  advertisement: { id: number; name: string } | null;
  coupon_count: number | null;
}

/** Form values: numbers and ads may be missing. */
export interface TimeSaleValues
  extends Pick<TimeSaleDraft, 'title' | 'content' | 'show_condition' | 'use_condition' | 'time_range'> {
  number: number | null;
  coupon_price: number | null;
  initial_number_per_ad: number | null;
  max_number_per_ad: number | null;
  target_ads: TargetAdValues[];
}
