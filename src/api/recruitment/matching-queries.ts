import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageThatFits } from '#api/http/page-that-fits';
import type { Scope } from '#api/http/scope';
import type { ListQuery, Page } from '#api/http/shapes';
import { PAGE_SIZE } from '#domain/base/limits';
import type { MatchingReport } from '#domain/recruitment/matching-report';
import { isWaiting, type MatchingUser } from '#domain/recruitment/matching-user';
import { type MatchingReportFilter, type MatchingUserFilter, matching } from './matching';

/**
 * Friend recruitment. The calls contain no city, so a backend may answer for every city of the caller; the
 * keys contain the city anyway, because a backend that scopes by the session answers differently per city.
 */
const all = ({ city, user }: Scope) => ['matching', city, user] as const;

export const matchingKeys = {
  all,
  reports: (scope: Scope) => [...all(scope), 'reports'] as const,
  users: (scope: Scope) => [...all(scope), 'users'] as const,
  reportCount: (scope: Scope) => [...all(scope), 'reportCount'] as const,
};

type ReportQuery = ListQuery & MatchingReportFilter;

export const reportList = (scope: Scope, query: ReportQuery) =>
  queryOptions({
    queryKey: [...matchingKeys.reports(scope), query],
    queryFn: ({ signal }) => reportPage(scope, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Reports whose text, post or reporter contains a text; a failure is shown beside the report. */
export const reportsWith = (scope: Scope, search: string) =>
  queryOptions({
    queryKey: [...matchingKeys.reports(scope), 'with', search],
    queryFn: ({ signal }) =>
      reportPage(scope, { search, offset: 0, limit: PAGE_SIZE }, { signal, quiet: true }),
  });

/** Posts that contain a text. */
export const postsWith = (scope: Scope, search: string) =>
  queryOptions({
    queryKey: [...all(scope), 'postsWith', search],
    async queryFn({ signal }) {
      const query = { search, offset: 0, limit: PAGE_SIZE };
      return (await scope.call(matching.posts, { query, signal, quiet: true })).data;
    },
  });

interface RequestOptions {
  signal: AbortSignal;
  quiet?: boolean;
}

/** A page of reports; where the backend does not know `read`, the rows are filtered here. */
export async function reportPage(
  scope: Scope,
  query: ReportQuery,
  options: RequestOptions,
): Promise<Page<MatchingReport>> {
  const { read } = query;
  const requestPage = async (part: ReportQuery) =>
    (await scope.call(matching.reports, { query: part, ...options })).data;
  return read === undefined
    ? requestPage(query)
    : pageThatFits(query, requestPage, (row) => row.read === read);
}

type UserQuery = Omit<ListQuery, 'search'> & MatchingUserFilter;

/** Users of the identity check: waiting, confirmed or rejected (E-045); the call has no search. */
export const matchingUserList = (scope: Scope, query: UserQuery) =>
  queryOptions({
    queryKey: [...matchingKeys.users(scope), query],
    queryFn: ({ signal }) => matchingUserPage(scope, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** The number of users who wait for a confirmation of their identity. */
export const waitingUserCount = (scope: Scope) =>
  queryOptions({
    queryKey: [...matchingKeys.users(scope), 'waiting'],
    async queryFn({ signal }) {
      const query = { offset: 0, limit: PAGE_SIZE, waiting: true };
      return (await matchingUserPage(scope, query, { signal, quiet: true })).total_length;
    },
  });

/** A page of users; where the backend does not know `waiting`, the rows are filtered here. */
export async function matchingUserPage(
  scope: Scope,
  query: UserQuery,
  options: RequestOptions,
): Promise<Page<MatchingUser>> {
  const { waiting } = query;
  const requestPage = async (part: UserQuery) =>
    (await scope.call(matching.users, { query: part, ...options })).data;
  return waiting === undefined
    ? requestPage(query)
    : pageThatFits(query, requestPage, (row) => isWaiting(row) === waiting);
}

/** The number of waiting reports (E-046); every reader shares this query. */
export const reportCount = (scope: Scope) =>
  queryOptions({
    queryKey: matchingKeys.reportCount(scope),
    queryFn: async ({ signal }) =>
      (await scope.call(matching.reportCount, { signal, quiet: true })).data.count,
  });
