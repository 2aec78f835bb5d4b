import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { type MomentSpan, rowsOfSpan } from '#api/http/span';
import { parseTime } from '#domain/base/japan-time';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { RESERVE_STATES, type ReserveState } from '#domain/offers/reserve';
import { reserves } from './reserves';

export const reserveKeys = {
  all: ({ city, user }: Scope) => ['reserves', city, user] as const,
  lists: (at: Scope) => [...reserveKeys.all(at), 'list'] as const,
  one: (at: Scope, id: number) => [...reserveKeys.all(at), 'one', id] as const,
  weeks: (at: Scope) => [...reserveKeys.all(at), 'week'] as const,
};

/** The reservations of one state, or of all. */
export const reserveList = (at: Scope, state: ReserveState | 'all', query: ListQuery) =>
  queryOptions({
    queryKey: [...reserveKeys.lists(at), state, query],
    queryFn: async ({ signal }) => {
      const status = state === 'all' ? undefined : state;
      const narrowed = { ...query, status };
      return (await at.call(reserves.list, { params: { city: at.city }, query: narrowed, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

export const reserveDetail = (at: Scope, id: number) =>
  queryOptions({
    queryKey: reserveKeys.one(at, id),
    queryFn: async ({ signal }) =>
      (await at.call(reserves.one, { params: { city: at.city, id }, signal, ofOne: true })).data,
  });

/** The number of reservations in one state, polled in the background. */
export const reserveCount = (at: Scope, state: ReserveState) =>
  queryOptions({
    queryKey: [...reserveKeys.all(at), 'count', state],
    queryFn: ({ signal }) => countOf(at, state, signal),
    refetchInterval: POLLING_INTERVAL,
  });

/** The number of reservations in each state, polled in the background. */
export const reserveCounts = (at: Scope) =>
  queryOptions({
    queryKey: [...reserveKeys.all(at), 'counts'],
    queryFn: async ({ signal }) => {
      const counted = await Promise.all(
        RESERVE_STATES.map(async (state) => [state, await countOf(at, state, signal)] as const),
      );
      return Object.fromEntries(counted) as Record<ReserveState, number>;
    },
    refetchInterval: POLLING_INTERVAL,
  });

/** The reservations from `span.from` to before `span.to`, in the order of their times. */
export const reserveSpan = (at: Scope, span: MomentSpan) =>
  queryOptions({
    queryKey: [...reserveKeys.weeks(at), span.from, span.to],
    queryFn: async ({ signal }) =>
      rowsOfSpan(span, {
        load: async (query) =>
          (await at.call(reserves.list, { params: { city: at.city }, query, signal })).data,
        isIn: ({ date }) => parseTime(date) >= span.from && parseTime(date) < span.to,
        momentOf: ({ date }) => date,
      }),
    placeholderData: keepPreviousData,
  });

/** No call returns a count, so a page of one row is requested for its total. */
async function countOf(at: Scope, status: ReserveState, signal: AbortSignal): Promise<number> {
  const query = { status, offset: 0, limit: 1 };
  const { data } = await at.call(reserves.list, { params: { city: at.city }, query, signal, quiet: true });
  return data.total_length;
}
