import * as z from 'zod/mini';

/** A purchase (R-ENT-22). */
export const Purchase = z.object({
  id: z.number(),
  /** A name. */
  user: z.nullable(z.string()),
  /** Yen. */
  amount: z.number(),
  quantity: z.number(),
  /** As the server names it; 支払い済み, 処理中, 返金済み and キャンセル are translated. */
  status: z.string(),
  /** As the server names it. */
  platform: z.string(),
  /** A moment. */
  date: z.string(),
});
export type Purchase = z.infer<typeof Purchase>;

const Sums = z.object({ amount: z.number(), quantity: z.number(), count: z.number() });

/** PROPOSED: what one day, `2026-04-01`, or one month, `2026-04`, had of them. */
export const PurchaseStep = z.extend(Sums, { date: z.string() });
export type PurchaseStep = z.infer<typeof PurchaseStep>;

/** Totals of what the filters leave (R-ENT-23, A-102). */
export const PurchaseTotals = z.object({
  total_amount: z.number(),
  total_quantity: z.number(),
  count: z.number(),
  /** PROPOSED: the same by day, or by month where there are many; without them no chart is drawn. */
  days: z.optional(z.nullable(z.array(PurchaseStep))),
});
export type PurchaseTotals = z.infer<typeof PurchaseTotals>;

const STATES = {
  支払い済み: 'paid',
  処理中: 'processing',
  返金済み: 'refunded',
  キャンセル: 'cancelled',
} as const;

/** PROPOSED: the server's words for states that the console has words for in every language; null: any other. */
export const purchaseState = (status: string): (typeof STATES)[keyof typeof STATES] | null =>
  Object.hasOwn(STATES, status) ? STATES[status as keyof typeof STATES] : null;
