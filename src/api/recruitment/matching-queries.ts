import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageThatFits } from '#api/http/page-that-fits';
import type { Scope } from '#api/http/scope';
import type { ListQuery, Page } from '#api/http/shapes';
import { PAGE_SIZE } from '#domain/base/limits';
import { isWaiting, type MatchingUser } from '#domain/recruitment/matching-user';
import { type MatchingUserFilter, matching } from './matching';

/**
 * Friend recruitment. The calls contain no city, so a backend may answer for every city of the caller; the
 * keys contain the city anyway, because a backend that scopes by the session answers differently per city.
 */
const all = ({ city, user }: Scope) => ['matching', city, user] as const;

export const matchingKeys = {
  reports: (scope: Scope) => [...all(scope), 'reports'] as const,
  users: (scope: Scope) => [...all(scope), 'users'] as const,
  reportCount: (scope: Scope) => [...all(scope), 'reportCount'] as const,
};

export const reportList = (scope: Scope, query: ListQuery) =>
  queryOptions({
    queryKey: [...matchingKeys.reports(scope), query],
    queryFn: async ({ signal }) => (await scope.call(matching.reports, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

type UserQuery = Omit<ListQuery, 'search'> & MatchingUserFilter;

/** Users of the identity check: waiting, confirmed or rejected (E-045); the call has no search. */
export const matchingUserList = (scope: Scope, query: UserQuery) =>
  queryOptions({
    queryKey: [...matchingKeys.users(scope), query],
    queryFn: ({ signal }) => usersOf(scope, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** The number of users who wait for a confirmation of their identity. */
export const waitingUserCount = (scope: Scope) =>
  queryOptions({
    queryKey: [...matchingKeys.users(scope), 'waiting'],
    async queryFn({ signal }) {
      const query = { offset: 0, limit: PAGE_SIZE, waiting: true };
      return (await usersOf(scope, query, { signal, quiet: true })).total_length;
    },
  });

/** Where the backend does not know `waiting`, the rows are filtered here. */
async function usersOf(
  scope: Scope,
  query: UserQuery,
  how: { signal: AbortSignal; quiet?: boolean },
): Promise<Page<MatchingUser>> {
  const request = async (part: UserQuery) => (await scope.call(matching.users, { query: part, ...how })).data;
  return query.waiting ? pageThatFits(query, request, isWaiting) : request(query);
}

/** The number of waiting reports (E-046); every reader shares this query. */
export const reportCount = (scope: Scope) =>
  queryOptions({
    queryKey: matchingKeys.reportCount(scope),
    queryFn: async ({ signal }) =>
      (await scope.call(matching.reportCount, { signal, quiet: true })).data.count,
  });

/** Reports on dishes and reviews (E-048), and on their rankings (E-049, A-101). */
export const dishReportCounts = (scope: Scope) =>
  queryOptions({
    queryKey: [...all(scope), 'dishReportCounts'],
    queryFn: async ({ signal }) =>
      (await scope.call(matching.dishReportCounts, { params: { city: scope.city }, signal, quiet: true }))
        .data,
  });

export const rankingReportCounts = (scope: Scope) =>
  queryOptions({
    queryKey: [...all(scope), 'rankingReportCounts'],
    queryFn: async ({ signal }) =>
      (await scope.call(matching.rankingReportCounts, { params: { city: scope.city }, signal, quiet: true }))
        .data,
  });
