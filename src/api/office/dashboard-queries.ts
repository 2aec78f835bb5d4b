import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Call } from '#api/http/endpoint';
import { dashboard } from './dashboard';

interface Tenant {
  call: Call;
  city: string;
  user: number;
}

interface Asked {
  start?: string | undefined;
  end?: string | undefined;
}

/** What happened in a city, day by day (E-139). */
export const dashboardFigures = (at: Tenant, query: Asked) =>
  queryOptions({
    queryKey: ['dashboard', at.city, at.user, 'figures', query],
    queryFn: async ({ signal }) =>
      (await at.call(dashboard.figures, { params: { city: at.city }, query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Membership passes of a city. */
export const premiumStats = (at: Tenant, query: Asked) =>
  queryOptions({
    queryKey: ['dashboard', at.city, at.user, 'premium', query],
    queryFn: async ({ signal }) =>
      (await at.call(dashboard.premiumStats, { params: { city: at.city }, query, signal })).data,
    placeholderData: keepPreviousData,
  });
