import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { ListQuery, page } from '#api/http/shapes';
import { Purchase, PurchaseTotals } from '#domain/offers/purchase';

/**
 * PROPOSED: a span of days. List and totals take the same filters. An Operator names the company
 * (A-168).
 */
const PurchaseFilter = z.object({
  search: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  company: z.optional(z.string()),
});
export type PurchaseFilter = z.input<typeof PurchaseFilter>;

const PurchaseQuery = z.extend(ListQuery, PurchaseFilter.shape);
export type PurchaseQuery = z.input<typeof PurchaseQuery>;

export const purchases = {
  list: endpoint({
    method: 'GET',
    path: '/manager/purchases',
    query: PurchaseQuery,
    response: page(Purchase),
  }),
  totals: endpoint({
    method: 'GET',
    path: '/manager/purchases/total/',
    query: PurchaseFilter,
    response: PurchaseTotals,
  }),
};
