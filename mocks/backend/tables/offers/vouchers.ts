import * as z from 'zod/mini';
import { Voucher } from '#domain/offers/voucher';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedVouchers } from '#mocks/backend/seed/offers/vouchers';

const VoucherRow = z.extend(Voucher, { city: z.string() });
export type VoucherRow = z.infer<typeof VoucherRow>;

export const voucherTable = defineTable<VoucherRow>({
  name: 'vouchers',
  scope: 'city',
  schema: VoucherRow,
  seed: seedVouchers,
});
