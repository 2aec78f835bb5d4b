import * as z from 'zod/mini';
import { recordId } from '#domain/base/fields';

/** A purchase (R-ENT-22). */
export const Purchase = z.object({
  id: recordId,
  /** The buyer's name. */
  user: z.nullable(z.string()),
  /** The price of the purchase in yen. */
  amount: z.number(),
  quantity: z.number(),
  /** The server's text; 支払い済み, 処理中, 返金済み and キャンセル are translated. */
  status: z.string(),
  /** The server's text. */
  platform: z.string(),
  /** The moment of the purchase. */
  date: z.string(),
});
export type Purchase = z.infer<typeof Purchase>;

const Sums = z.object({ amount: z.number(), quantity: z.number(), count: z.number() });

/** PROPOSED: the sums of one day, `2026-04-01`, or of one month, `2026-04`. */
export const PurchaseStep = z.extend(Sums, { date: z.string() });
export type PurchaseStep = z.infer<typeof PurchaseStep>;

/** Totals of the filtered purchases (R-ENT-23, A-102). */
export const PurchaseTotals = z.object({
  total_amount: z.number(),
  total_quantity: z.number(),
  count: z.number(),
  /** PROPOSED: the same by day, or by month for long spans; without them no chart is drawn. */
  days: z.optional(z.nullable(z.array(PurchaseStep))),
});
export type PurchaseTotals = z.infer<typeof PurchaseTotals>;

const STATES_BY_TEXT = {
  支払い済み: 'paid',
  処理中: 'processing',
  返金済み: 'refunded',
  キャンセル: 'cancelled',
} as const;

/**
 * PROPOSED: maps the server's texts to the states that the console translates; null for any other.
 */
export const purchaseState = (status: string): (typeof STATES_BY_TEXT)[keyof typeof STATES_BY_TEXT] | null =>
  Object.hasOwn(STATES_BY_TEXT, status) ? STATES_BY_TEXT[status as keyof typeof STATES_BY_TEXT] : null;
