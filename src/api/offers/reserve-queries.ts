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
  lists: (scope: Scope) => [...reserveKeys.all(scope), 'list'] as const,
  one: (scope: Scope, id: number) => [...reserveKeys.all(scope), 'one', id] as const,
  weeks: (scope: Scope) => [...reserveKeys.all(scope), 'week'] as const,
};

/** The reservations of one state, or of all. */
export const reserveList = (scope: Scope, state: ReserveState | 'all', query: ListQuery) =>
  queryOptions({
    queryKey: [...reserveKeys.lists(scope), state, query],
    queryFn: async ({ signal }) => {
      const status = state === 'all' ? undefined : state;
      const narrowed = { ...query, status };
      return (await scope.call(reserves.list, { params: { city: scope.city }, query: narrowed, signal }))
        .data;
    },
    placeholderData: keepPreviousData,
  });

export const reserveDetail = (scope: Scope, id: number) =>
  queryOptions({
    queryKey: reserveKeys.one(scope, id),
    queryFn: async ({ signal }) =>
      (await scope.call(reserves.one, { params: { city: scope.city, id }, signal, ofOne: true })).data,
  });

/**
 * The number of reservations in one state and, where the backend can sort, the one with the earliest time;
 * polled in the background.
 */
export const reservesInState = (scope: Scope, state: ReserveState, canSort: boolean) =>
  queryOptions({
    queryKey: [...reserveKeys.all(scope), 'first', state],
    async queryFn({ signal }) {
      const { content, total_length } = await firstOf(scope, state, canSort ? 'date' : undefined, signal);
      return { count: total_length, first: canSort ? (content[0] ?? null) : null };
    },
    refetchInterval: POLLING_INTERVAL,
  });

/** The number of reservations in each state, polled in the background. */
export const reserveCounts = (scope: Scope) =>
  queryOptions({
    queryKey: [...reserveKeys.all(scope), 'counts'],
    queryFn: async ({ signal }) => {
      const counted = await Promise.all(
        RESERVE_STATES.map(
          async (state) => [state, (await firstOf(scope, state, undefined, signal)).total_length] as const,
        ),
      );
      return Object.fromEntries(counted) as Record<ReserveState, number>;
    },
    refetchInterval: POLLING_INTERVAL,
  });

/** The reservations from `span.from` to before `span.to`, in the order of their times. */
export const reserveSpan = (scope: Scope, span: MomentSpan) =>
  queryOptions({
    queryKey: [...reserveKeys.weeks(scope), span.from, span.to],
    queryFn: async ({ signal }) =>
      rowsOfSpan(span, {
        load: async (query) =>
          (await scope.call(reserves.list, { params: { city: scope.city }, query, signal })).data,
        isIn: ({ date }) => parseTime(date) >= span.from && parseTime(date) < span.to,
        momentOf: ({ date }) => date,
      }),
    placeholderData: keepPreviousData,
  });

/** No call returns a count, so a page of one row is requested for its total. */
async function firstOf(
  scope: Scope,
  status: ReserveState,
  ordering: string | undefined,
  signal: AbortSignal,
) {
  const query = { status, offset: 0, limit: 1, ordering };
  return (await scope.call(reserves.list, { params: { city: scope.city }, query, signal, quiet: true })).data;
}
