import * as z from 'zod/mini';

/** A purchase (R-ENT-22). `status` and `platform` are shown as the server words them: neither has a told set. */
export const Purchase = z.object({
  id: z.number(),
  user: z.nullable(z.string()),
  amount: z.number(),
  quantity: z.number(),
  status: z.string(),
  platform: z.string(),
  date: z.string(),
});
export type Purchase = z.infer<typeof Purchase>;

/** Totals of what the filters leave (R-ENT-23, A-102). */
export const PurchaseTotals = z.object({
  total_amount: z.number(),
  total_quantity: z.number(),
  count: z.number(),
});
export type PurchaseTotals = z.infer<typeof PurchaseTotals>;
