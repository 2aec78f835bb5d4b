import * as z from 'zod/mini';
import { Coupon } from '#domain/offers/coupon';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedCoupons } from '#mocks/backend/seed/offers/coupons';

const CouponRow = z.extend(Coupon, { city: z.string() });
export type CouponRow = z.infer<typeof CouponRow>;

export const couponTable = defineTable<CouponRow>({
  name: 'coupons',
  scope: 'city',
  schema: CouponRow,
  seed: seedCoupons,
});
