import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageThatFits } from '#api/http/page-that-fits';
import type { Scope } from '#api/http/scope';
import { dayAt } from '#domain/base/week';
import { type PurchaseFilter, type PurchaseQuery, purchases } from './purchases';

/** Purchases of a company; an Operator names the company in the query. */
export const purchaseList = (scope: Scope, query: PurchaseQuery) =>
  queryOptions({
    queryKey: ['purchases', scope.city, scope.user, 'list', query],
    queryFn: async ({ signal }) =>
      pageThatFits(
        query,
        async (part) => (await scope.call(purchases.list, { query: part, signal })).data,
        ({ date }) => isWithin(query, date),
      ),
    placeholderData: keepPreviousData,
  });

/**
 * Whether the date is on one of the days, both included. A date that cannot be parsed fits: the backend
 * decides.
 */
const isWithin = ({ from = '', to = '' }: PurchaseQuery, date: string): boolean => {
  const day = Number.isNaN(Date.parse(date)) ? '' : dayAt(date);
  return day === '' || ((from === '' || day >= from) && (to === '' || day <= to));
};

/** Totals of the filtered purchases, over all pages. */
export const purchaseTotals = (scope: Scope, query: PurchaseFilter) =>
  queryOptions({
    queryKey: ['purchases', scope.city, scope.user, 'totals', query],
    queryFn: async ({ signal }) => (await scope.call(purchases.totals, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
