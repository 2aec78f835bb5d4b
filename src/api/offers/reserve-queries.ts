import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { RESERVE_STATES, type Reserve, type ReserveState } from '#domain/offers/reserve';
import { reserves } from './reserves';

export const reserveKeys = {
  all: ({ city, user }: Scope) => ['reserves', city, user] as const,
  lists: (at: Scope) => [...reserveKeys.all(at), 'list'] as const,
  one: (at: Scope, id: number) => [...reserveKeys.all(at), 'one', id] as const,
  weeks: (at: Scope) => [...reserveKeys.all(at), 'week'] as const,
};

/** The reservations of one state, or all. */
export const reserveList = (at: Scope, state: ReserveState | 'all', query: ListQuery) =>
  queryOptions({
    queryKey: [...reserveKeys.lists(at), state, query],
    queryFn: async ({ signal }) => {
      const status = state === 'all' ? undefined : state;
      const asked = { ...query, status };
      return (await at.call(reserves.list, { params: { city: at.city }, query: asked, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

export const reserveDetail = (at: Scope, id: number) =>
  queryOptions({
    queryKey: reserveKeys.one(at, id),
    queryFn: async ({ signal }) =>
      (await at.call(reserves.one, { params: { city: at.city, id }, signal })).data,
  });

/** How many there are of each state: no call counts them, so a page of one row is asked for. Again and again, unseen. */
export const reserveCounts = (at: Scope) =>
  queryOptions({
    queryKey: [...reserveKeys.all(at), 'counts'],
    queryFn: async ({ signal }) => {
      const counted = await Promise.all(
        RESERVE_STATES.map(async (status) => {
          const query = { status, offset: 0, limit: 1 };
          const { data } = await at.call(reserves.list, {
            params: { city: at.city },
            query,
            signal,
            quiet: true,
          });
          return [status, data.total_length] as const;
        }),
      );
      return Object.fromEntries(counted) as Record<ReserveState, number>;
    },
    refetchInterval: POLLING_INTERVAL,
  });

/** Rows asked for at once, and how many of a week are shown at most. */
const PART = 100;
export const WEEK_MAX = 1_000;

/** Those from one moment to before another, in the order of their times. */
export const reserveSpan = (at: Scope, { from, to }: Span) =>
  queryOptions({
    queryKey: [...reserveKeys.weeks(at), from, to],
    queryFn: async ({ signal }) => {
      const rows: Reserve[] = [];
      let total = 1;
      while (rows.length < Math.min(total, WEEK_MAX)) {
        const query = { ...instants({ from, to }), offset: rows.length, limit: PART };
        const { data } = await at.call(reserves.list, { params: { city: at.city }, query, signal });
        if (data.content.length === 0) break;
        rows.push(...data.content);
        total = data.total_length;
      }
      return { rows: inSpan(rows, { from, to }), isCut: rows.length < total };
    },
    placeholderData: keepPreviousData,
  });

/** Moments, in milliseconds. */
interface Span {
  from: number;
  to: number;
}

const instants = ({ from, to }: Span) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

/** A backend that does not know the span tells more; a row may be told twice where others came while it was read. */
const inSpan = (rows: readonly Reserve[], { from, to }: Span): Reserve[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()]
    .filter(({ date }) => Date.parse(date) >= from && Date.parse(date) < to)
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date) || one.id - other.id);
