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
  reports: (at: Scope) => [...all(at), 'reports'] as const,
  users: (at: Scope) => [...all(at), 'users'] as const,
  reportCount: (at: Scope) => [...all(at), 'reportCount'] as const,
};

export const reportList = (at: Scope, query: ListQuery) =>
  queryOptions({
    queryKey: [...matchingKeys.reports(at), query],
    queryFn: async ({ signal }) => (await at.call(matching.reports, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

type UserQuery = Omit<ListQuery, 'search'> & MatchingUserFilter;

/** Users of the identity check: waiting, confirmed or rejected (E-045); the call has no search. */
export const matchingUserList = (at: Scope, query: UserQuery) =>
  queryOptions({
    queryKey: [...matchingKeys.users(at), query],
    queryFn: ({ signal }) => usersOf(at, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** The number of users who wait for a confirmation of their identity. */
export const waitingUserCount = (at: Scope) =>
  queryOptions({
    queryKey: [...matchingKeys.users(at), 'waiting'],
    async queryFn({ signal }) {
      const query = { offset: 0, limit: PAGE_SIZE, waiting: true };
      return (await usersOf(at, query, { signal, quiet: true })).total_length;
    },
  });

/** Where the backend does not know `waiting`, the rows are filtered here. */
async function usersOf(
  at: Scope,
  query: UserQuery,
  how: { signal: AbortSignal; quiet?: boolean },
): Promise<Page<MatchingUser>> {
  const request = async (part: UserQuery) => (await at.call(matching.users, { query: part, ...how })).data;
  return query.waiting ? pageThatFits(query, request, isWaiting) : request(query);
}

/** The number of waiting reports (E-046); every reader shares this query. */
export const reportCount = (at: Scope) =>
  queryOptions({
    queryKey: matchingKeys.reportCount(at),
    queryFn: async ({ signal }) => (await at.call(matching.reportCount, { signal, quiet: true })).data.count,
  });

/** Reports on dishes and reviews (E-048), and on their rankings (E-049, A-101). */
export const dishReportCounts = (at: Scope) =>
  queryOptions({
    queryKey: [...all(at), 'dishReportCounts'],
    queryFn: async ({ signal }) =>
      (await at.call(matching.dishReportCounts, { params: { city: at.city }, signal, quiet: true })).data,
  });

export const rankingReportCounts = (at: Scope) =>
  queryOptions({
    queryKey: [...all(at), 'rankingReportCounts'],
    queryFn: async ({ signal }) =>
      (await at.call(matching.rankingReportCounts, { params: { city: at.city }, signal, quiet: true })).data,
  });
