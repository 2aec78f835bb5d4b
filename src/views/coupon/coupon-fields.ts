import type { CouponDraft } from '#domain/offers/coupon';
import type { Picked } from '#kit/field/RecordCombobox';

/** Form values: the ad includes the end of its discounts. */
export interface CouponFields extends Omit<CouponDraft, 'advertisement'> {
  advertisement: (Picked & { discount_end: string | null }) | null;
}
