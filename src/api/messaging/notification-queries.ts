import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { PAGE_SIZE, POLLING_INTERVAL } from '#domain/base/limits';
import { notifications } from './notifications';

/** Prefix of every notification query of one city and user; a write makes them stale. */
export const notificationKeys = {
  all: ({ city, user }: Scope) => ['notifications', city, user] as const,
};

/**
 * Later pages without search and ordering use the call with a page number (E-056), everything else the query
 * (E-054).
 */
export const notificationList = (scope: Scope, query: ListQuery) =>
  queryOptions({
    queryKey: [...notificationKeys.all(scope), 'list', query],
    async queryFn({ signal }) {
      const page = plainPageOf(query);
      const { data } =
        page === null
          ? await scope.call(notifications.list, { params: { city: scope.city }, query, signal })
          : await scope.call(notifications.page, { params: { city: scope.city, page }, signal });
      return data;
    },
    placeholderData: keepPreviousData,
  });

/** Notices to the signed-in user (E-058), from any sender or only from the operator; polled like the bell. */
export const noticeList = (scope: Scope, query: ListQuery & { from?: 'operator' }) =>
  queryOptions({
    queryKey: [...notificationKeys.all(scope), 'mine', query],
    queryFn: async ({ signal }) =>
      (await scope.call(notifications.mine, { params: { city: scope.city }, query, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: POLLING_INTERVAL,
  });

/** One notification (E-059), for a deep link that does not know its page. */
export const notificationDetail = (scope: Scope, id: number) =>
  queryOptions({
    queryKey: [...notificationKeys.all(scope), 'one', id],
    queryFn: async ({ signal }) =>
      (
        await scope.call(notifications.notifyOperator, {
          params: { city: scope.city, id },
          signal,
          ofOne: true,
        })
      ).data,
  });

/**
 * The number of unread notices, for the bell and the dashboard. Polled every `interval` ms while the page is
 * visible.
 */
export const unreadCount = (scope: Scope, interval: number) =>
  queryOptions({
    queryKey: [...notificationKeys.all(scope), 'unread'],
    queryFn: async ({ signal }) =>
      (await scope.call(notifications.unread, { params: { city: scope.city }, signal, quiet: true })).data
        .number_unread,
    refetchInterval: interval,
  });

/**
 * The page number for E-056, which knows no search, ordering or page size; null for other queries and
 * for the first page.
 */
function plainPageOf({ search, ordering, offset, limit }: ListQuery): number | null {
  const page = Number(offset ?? 0) / PAGE_SIZE + 1;
  const isPlainQuery = !search && !ordering && Number(limit) === PAGE_SIZE;
  return isPlainQuery && page > 1 && Number.isInteger(page) ? page : null;
}
