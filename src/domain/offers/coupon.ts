import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';

export const CouponDraft = z.object({
  title: z.string(),
  content: z.string(),
  /** An advertisement's id. */
  advertisement: z.number(),
  show_condition: z.string(),
  use_condition: z.string(),
  start_date: z.string(),
  end_date: z.string(),
});
export type CouponDraft = z.infer<typeof CouponDraft>;

/** A coupon (R-ENT-35). */
export const Coupon = z.extend(CouponDraft, {
  id: z.number(),
  /** PROPOSED: `end_date` may not be later. */
  discount_end: maybeText,
  /** PROPOSED */
  advertisement_name: maybeText,
  /** PROPOSED */
  created_at: maybeText,
});
export type Coupon = z.infer<typeof Coupon>;
