import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { PAGE_SIZE, POLLING_INTERVAL } from '#domain/base/limits';
import { notifications } from './notifications';

/** Everything of notifications in one city, for one user: what a write makes stale. */
export const notificationKeys = {
  all: ({ city, user }: Scope) => ['notifications', city, user] as const,
};

/** A later page of everything by its number (E-056), whatever else is asked in a query (E-054). */
export const notificationList = (at: Scope, query: ListQuery) =>
  queryOptions({
    queryKey: [...notificationKeys.all(at), 'list', query],
    async queryFn({ signal }) {
      const page = plainPageOf(query);
      const { data } =
        page === null
          ? await at.call(notifications.list, { params: { city: at.city }, query, signal })
          : await at.call(notifications.page, { params: { city: at.city, page }, signal });
      return data;
    },
    placeholderData: keepPreviousData,
  });

/** Notices to whoever is signed in (E-058), of anybody or of the operator; asked again beside the bell. */
export const noticeList = (at: Scope, query: ListQuery & { from?: 'operator' }) =>
  queryOptions({
    queryKey: [...notificationKeys.all(at), 'mine', query],
    queryFn: async ({ signal }) =>
      (await at.call(notifications.mine, { params: { city: at.city }, query, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: POLLING_INTERVAL,
  });

/** One notification (E-059): a deep link to it need not know its page. */
export const notificationDetail = (at: Scope, id: number) =>
  queryOptions({
    queryKey: [...notificationKeys.all(at), 'one', id],
    queryFn: async ({ signal }) =>
      (await at.call(notifications.notifyOperator, { params: { city: at.city, id }, signal, ofOne: true }))
        .data,
  });

/** How many are unread: the bell, the dashboard. Asked again every `interval` ms while the tab is seen. */
export const unreadCount = (at: Scope, interval: number) =>
  queryOptions({
    queryKey: [...notificationKeys.all(at), 'unread'],
    queryFn: async ({ signal }) =>
      (await at.call(notifications.unread, { params: { city: at.city }, signal, quiet: true })).data
        .number_unread,
    refetchInterval: interval,
  });

/** The number knows no search, no order and no other size; the first page has none. */
function plainPageOf({ search, ordering, offset, limit }: ListQuery): number | null {
  const page = Number(offset ?? 0) / PAGE_SIZE + 1;
  const plain = !search && !ordering && Number(limit) === PAGE_SIZE;
  return plain && page > 1 && Number.isInteger(page) ? page : null;
}
