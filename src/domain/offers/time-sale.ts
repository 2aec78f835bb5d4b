import * as z from 'zod/mini';
import { maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { Period } from '#domain/base/period';

/** An ad of the sale, by its id, and its number of coupons. */
export const TargetAdDraft = z.object({ advertisement: recordId, coupon_count: z.number() });
export type TargetAdDraft = z.infer<typeof TargetAdDraft>;

export const TargetAd = z.extend(TargetAdDraft, {
  /** PROPOSED: number of taken coupons. */
  taken_count: maybeNumber,
  /** PROPOSED */
  advertisement_name: maybeText,
});
export type TargetAd = z.infer<typeof TargetAd>;

export const TimeSaleDraft = z.object({
  title: z.string(),
  content: z.string(),
  /** When a coupon has to be presented, as free text. */
  show_condition: z.string(),
  /** Conditions of use, as free text. */
  use_condition: z.string(),
  /** Number of coupons in the whole sale. */
  number: z.number(),
  /** The periods in order; the end of the last is the deadline. */
  time_range: z.array(Period),
  /** Null: not given. */
  coupon_price: z.nullable(z.number()),
  /** Number of coupons of an ad at the start. */
  initial_number_per_ad: z.number(),
  /** Maximum number of coupons of an ad. */
  max_number_per_ad: z.number(),
  target_ads: z.array(TargetAdDraft),
});
export type TimeSaleDraft = z.infer<typeof TimeSaleDraft>;

/** A time sale (R-ENT-31). */
export const TimeSale = z.extend(TimeSaleDraft, {
  id: recordId,
  target_ads: z.array(TargetAd),
  /** PROPOSED */
  created_at: maybeText,
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
