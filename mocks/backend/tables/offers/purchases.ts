import * as z from 'zod/mini';
import { Purchase } from '#domain/offers/purchase';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedPurchases } from '#mocks/backend/seed/offers/purchases';

const PurchaseRow = z.extend(Purchase, {
  /** Slug of the seller's company. */
  company: z.string(),
});
export type PurchaseRow = z.infer<typeof PurchaseRow>;

/** One table for all cities: the calls name no city. */
export const purchaseTable = defineTable<PurchaseRow>({
  name: 'purchases',
  scope: 'world',
  schema: PurchaseRow,
  seed: seedPurchases,
});
