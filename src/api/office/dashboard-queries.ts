import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { dashboard } from './dashboard';

interface DashboardQuery {
  start?: string | undefined;
  end?: string | undefined;
}

/** The figures of a city, by day (E-139). */
export const dashboardFigures = (at: Scope, query: DashboardQuery) =>
  queryOptions({
    queryKey: ['dashboard', at.city, at.user, 'figures', query],
    queryFn: async ({ signal }) =>
      (await at.call(dashboard.figures, { params: { city: at.city }, query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Membership passes of a city. */
export const premiumStats = (at: Scope, query: DashboardQuery) =>
  queryOptions({
    queryKey: ['dashboard', at.city, at.user, 'premium', query],
    queryFn: async ({ signal }) =>
      (await at.call(dashboard.premiumStats, { params: { city: at.city }, query, signal })).data,
    placeholderData: keepPreviousData,
  });
