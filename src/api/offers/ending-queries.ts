import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { Page } from '#api/http/shapes';
import { parseTime } from '#domain/base/japan-time';
import { PAGE_SIZE } from '#domain/base/limits';
import { ENDING_DAYS, endsWithin } from '#domain/offers/ends-within';
import { deadlineOf } from '#domain/offers/time-sale';
import { couponSource, coupons } from './coupons';
import { timeSaleSource, timeSales } from './time-sales';

/** The coupons that end within ENDING_DAYS. */
export const couponsEnding = (scope: Scope, now: () => number) =>
  queryOptions({
    queryKey: [...couponSource().key(scope), 'ending'],
    async queryFn({ signal }) {
      const { data } = await scope.call(coupons.list, {
        params: { city: scope.city },
        query: endingQuery,
        signal,
        quiet: true,
      });
      return endingOf(data, ({ end_date }) => end_date, now());
    },
  });

/** The time sales whose deadline is within ENDING_DAYS. */
export const timeSalesEnding = (scope: Scope, now: () => number) =>
  queryOptions({
    queryKey: [...timeSaleSource().key(scope), 'ending'],
    async queryFn({ signal }) {
      const { data } = await scope.call(timeSales.list, {
        params: { city: scope.city },
        query: endingQuery,
        signal,
        quiet: true,
      });
      return endingOf(data, deadlineOf, now());
    },
  });

const endingQuery = { offset: 0, limit: PAGE_SIZE, ends_within: ENDING_DAYS };

const DAY_MS = 86_400_000;

interface EndingSummary {
  /** The number of records that end; null where the backend does not know the filter. */
  count: number | null;
  /** The earliest end; null where it may be on another page. */
  first: string | null;
}

/**
 * A backend that ignores `ends_within` returns other rows too, and its total counts them. The check allows the
 * browser's clock to be wrong by a day.
 */
function endingOf<Row>(
  { content, total_length }: Page<Row>,
  endOf: (row: Row) => string | undefined,
  now: number,
): EndingSummary {
  if (!content.every((row) => endsWithin(ENDING_DAYS + 2, endOf(row), now - DAY_MS))) {
    return { count: null, first: null };
  }
  const ends = content.flatMap((row) => endOf(row) ?? []);
  const [earliestEnd = null] = ends.toSorted((one, other) => parseTime(one) - parseTime(other));
  return { count: total_length, first: content.length < total_length ? null : earliestEnd };
}
