import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageThatFits } from '#api/http/page-that-fits';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { type MomentSpan, rowsOfSpan } from '#api/http/span';
import { parseTime } from '#domain/base/japan-time';
import { PAGE_SIZE, POLLING_INTERVAL } from '#domain/base/limits';
import { upcomingFirst, type When } from '#domain/base/when';
import { isPastReserve, RESERVE_STATES_WHEN, type Reserve, type ReserveState } from '#domain/offers/reserve';
import { reserves } from './reserves';

export const reserveKeys = {
  all: ({ city, user }: Scope) => ['reserves', city, user] as const,
  lists: (scope: Scope) => [...reserveKeys.all(scope), 'list'] as const,
  one: (scope: Scope, id: number) => [...reserveKeys.all(scope), 'one', id] as const,
  weeks: (scope: Scope) => [...reserveKeys.all(scope), 'week'] as const,
};

export interface ReserveFilter {
  state: ReserveState | 'all';
  when: When;
}

/**
 * The reservations of one state, or of all, from now on or before it, the nearest first. With `now` they are checked: a
 * backend may not know `when`, or have another order.
 */
export const reserveList = (
  scope: Scope,
  { state, when }: ReserveFilter,
  query: ListQuery,
  now?: () => number,
) =>
  queryOptions({
    queryKey: [...reserveKeys.lists(scope), state, when, query],
    async queryFn({ signal }) {
      const filteredQuery = { ...query, status: state === 'all' ? undefined : state, when };
      const loadPage = async (part: typeof filteredQuery) =>
        (await scope.call(reserves.list, { params: { city: scope.city }, query: part, signal })).data;
      return now === undefined
        ? loadPage(filteredQuery)
        : pageThatFits(filteredQuery, loadPage, isPartOf(when, now), NEAREST_FIRST[when]);
    },
    placeholderData: keepPreviousData,
  });

/** Reservations of one request for those that wait. */
const NEAREST_ROWS = 50;

/** The nearest reservations to come in one state, which waits for an answer; polled in the background. */
export const nearestReserves = (scope: Scope, state: ReserveState, now: () => number) =>
  queryOptions({
    queryKey: [...reserveKeys.lists(scope), 'nearest', state],
    queryFn: ({ signal }) =>
      pageThatFits(
        { offset: 0, limit: NEAREST_ROWS, status: state, when: 'upcoming' as const },
        async (query) =>
          (await scope.call(reserves.list, { params: { city: scope.city }, query, signal, quiet: true }))
            .data,
        isPartOf('upcoming', now),
        NEAREST_FIRST.upcoming,
      ),
    refetchInterval: POLLING_INTERVAL,
  });

/** Allowed difference of the clocks of browser and backend, in ms. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

const isPartOf = (when: When, now: () => number) => (row: Reserve) =>
  isPastReserve(row, now() + (when === 'past' ? CLOCK_TOLERANCE_MS : -CLOCK_TOLERANCE_MS)) ===
  (when === 'past');

const momentOf = ({ date }: Reserve) => date;
const NEAREST_FIRST = {
  upcoming: upcomingFirst<Reserve>({ momentOf, isOver: () => false }),
  past: upcomingFirst<Reserve>({ momentOf, isOver: () => true }),
};

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
      const { content, total_length } = await firstRowPage(
        scope,
        { status: state, ordering: canSort ? 'date' : undefined },
        signal,
      );
      return { count: total_length, first: canSort ? (content[0] ?? null) : null };
    },
    refetchInterval: POLLING_INTERVAL,
  });

/** The number of reservations in each state, from now on or before it, polled in the background. */
export const reserveCounts = (scope: Scope, when: When) =>
  queryOptions({
    queryKey: [...reserveKeys.all(scope), 'counts', when],
    queryFn: async ({ signal }) => {
      const countEntries = await Promise.all(
        RESERVE_STATES_WHEN[when].map(
          async (state) =>
            [state, (await firstRowPage(scope, { status: state, when }, signal)).total_length] as const,
        ),
      );
      return Object.fromEntries(countEntries) as Partial<Record<ReserveState, number>>;
    },
    refetchInterval: POLLING_INTERVAL,
  });

/** Past reservations that the search finds by the name of their guest, the latest first. */
export const reservesOfName = (scope: Scope, search: string) =>
  queryOptions({
    queryKey: [...reserveKeys.lists(scope), 'name', search],
    async queryFn({ signal }) {
      const query = { search, when: 'past' as const, offset: 0, limit: PAGE_SIZE };
      return (await scope.call(reserves.list, { params: { city: scope.city }, query, signal, quiet: true }))
        .data.content;
    },
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
async function firstRowPage(
  scope: Scope,
  { ordering, ...filter }: { status: ReserveState; when?: When; ordering?: string | undefined },
  signal: AbortSignal,
) {
  const query = { ...filter, offset: 0, limit: 1, ordering };
  return (await scope.call(reserves.list, { params: { city: scope.city }, query, signal, quiet: true })).data;
}
