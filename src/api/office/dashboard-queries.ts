import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { Span } from '#domain/base/period';
import { dashboard } from './dashboard';

interface DashboardQuery {
  start?: string | undefined;
  end?: string | undefined;
}

/** The figures of a city, by day (E-139). */
export const dashboardFigures = (scope: Scope, query: DashboardQuery) =>
  queryOptions({
    queryKey: ['dashboard', scope.city, scope.user, 'figures', query],
    queryFn: async ({ signal }) =>
      (await scope.call(dashboard.figures, { params: { city: scope.city }, query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The figures of the span before, to compare with; without them nothing is missing but the comparison. */
export const figuresBefore = (scope: Scope, span: Span | null) =>
  queryOptions({
    queryKey: ['dashboard', scope.city, scope.user, 'before', span],
    queryFn: async ({ signal }) =>
      (
        await scope.call(dashboard.figures, {
          params: { city: scope.city },
          query: span ?? {},
          signal,
          quiet: true,
        })
      ).data,
    enabled: span !== null,
  });

/** Membership passes of a city. */
export const premiumStats = (scope: Scope, query: DashboardQuery) =>
  queryOptions({
    queryKey: ['dashboard', scope.city, scope.user, 'premium', query],
    queryFn: async ({ signal }) =>
      (await scope.call(dashboard.premiumStats, { params: { city: scope.city }, query, signal })).data,
    placeholderData: keepPreviousData,
  });
