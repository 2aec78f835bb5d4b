import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { type PurchaseFilter, type PurchaseQuery, purchases } from './purchases';

/** Purchases of a company: an Operator's is named in the query. */
export const purchaseList = (at: Scope, query: PurchaseQuery) =>
  queryOptions({
    queryKey: ['purchases', at.city, at.user, 'list', query],
    queryFn: async ({ signal }) => (await at.call(purchases.list, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** What these add up to, of all their pages. */
export const purchaseTotals = (at: Scope, query: PurchaseFilter) =>
  queryOptions({
    queryKey: ['purchases', at.city, at.user, 'totals', query],
    queryFn: async ({ signal }) => (await at.call(purchases.totals, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
