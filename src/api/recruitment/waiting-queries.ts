import { queryOptions } from '@tanstack/react-query';
import { oldestFirst } from '#api/http/oldest-first';
import type { Scope } from '#api/http/scope';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { isWaiting } from '#domain/recruitment/matching-user';
import { matching } from './matching';
import { matchingKeys, matchingUserPage, reportPage } from './matching-queries';

/** When the oldest unread report was made; null where the backend does not know `read`. */
export const oldestUnreadReport = (scope: Scope) =>
  queryOptions({
    queryKey: [...matchingKeys.reports(scope), 'oldest'],
    async queryFn({ signal }) {
      const query = { read: false, ...OLDEST_ROW_QUERY };
      const { content } = (await scope.call(matching.reports, { query, signal, quiet: true })).data;
      return content.find(({ read }) => !read)?.created_at ?? null;
    },
  });

/** The first row of a list sorted by age; only for a backend that can sort. */
const OLDEST_ROW_QUERY = { ordering: 'created_at', offset: 0, limit: 1 };

/** Since when the user who has waited longest waits; null where the backend does not know `waiting`. */
export const longestWaitingUser = (scope: Scope) =>
  queryOptions({
    queryKey: [...matchingKeys.users(scope), 'oldest'],
    async queryFn({ signal }) {
      const query = { waiting: true, ...OLDEST_ROW_QUERY };
      const { content } = (await scope.call(matching.users, { query, signal, quiet: true })).data;
      return content.find(isWaiting)?.created_at ?? null;
    },
  });

/** The users who have waited longest; polled in the background. `canSort`: see `oldestFirst`. */
export const longestWaitingUsers = (scope: Scope, canSort: boolean) =>
  queryOptions({
    queryKey: [...matchingKeys.users(scope), 'longest waiting'],
    queryFn: ({ signal }) =>
      oldestFirst(canSort, (part) =>
        matchingUserPage(scope, { ...part, waiting: true }, { signal, quiet: true }),
      ),
    refetchInterval: POLLING_INTERVAL,
  });

/** The unread reports that were made first; polled in the background. */
export const oldestUnreadReports = (scope: Scope, canSort: boolean) =>
  queryOptions({
    queryKey: [...matchingKeys.reports(scope), 'oldest unread'],
    queryFn: ({ signal }) =>
      oldestFirst(canSort, (part) => reportPage(scope, { ...part, read: false }, { signal, quiet: true })),
    refetchInterval: POLLING_INTERVAL,
  });

/** Reports on dishes and reviews (E-048), and on their rankings (E-049, A-101). */
export const dishReportCounts = (scope: Scope) =>
  queryOptions({
    queryKey: [...matchingKeys.all(scope), 'dishReportCounts'],
    queryFn: async ({ signal }) =>
      (await scope.call(matching.dishReportCounts, { params: { city: scope.city }, signal, quiet: true }))
        .data,
  });

export const rankingReportCounts = (scope: Scope) =>
  queryOptions({
    queryKey: [...matchingKeys.all(scope), 'rankingReportCounts'],
    queryFn: async ({ signal }) =>
      (await scope.call(matching.rankingReportCounts, { params: { city: scope.city }, signal, quiet: true }))
        .data,
  });
