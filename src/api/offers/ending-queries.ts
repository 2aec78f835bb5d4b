import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { Page } from '#api/http/shapes';
import { PAGE_SIZE } from '#domain/base/limits';
import { ENDING_DAYS, endsWithin } from '#domain/offers/ending';
import { deadlineOf } from '#domain/offers/time-sale';
import { couponSource, coupons } from './coupons';
import { timeSaleSource, timeSales } from './time-sales';

/** The number of coupons that end within ENDING_DAYS; null where the backend does not know the filter. */
export const couponsEnding = (scope: Scope, now: () => number) =>
  queryOptions({
    queryKey: [...couponSource().key(scope), 'ending'],
    async queryFn({ signal }) {
      const { data } = await scope.call(coupons.list, {
        params: { city: scope.city },
        query,
        signal,
        quiet: true,
      });
      return countOf(data, ({ end_date }) => end_date, now());
    },
  });

/** The number of time sales whose deadline is within ENDING_DAYS; null as above. */
export const timeSalesEnding = (scope: Scope, now: () => number) =>
  queryOptions({
    queryKey: [...timeSaleSource().key(scope), 'ending'],
    async queryFn({ signal }) {
      const { data } = await scope.call(timeSales.list, {
        params: { city: scope.city },
        query,
        signal,
        quiet: true,
      });
      return countOf(data, deadlineOf, now());
    },
  });

const query = { offset: 0, limit: PAGE_SIZE, ends_within: ENDING_DAYS };

const DAY = 86_400_000;

/**
 * A backend that ignores `ends_within` returns other rows too, and its total counts them: then the result is
 * null. The check allows the browser's clock to be wrong by a day.
 */
const countOf = <Row>(
  { content, total_length }: Page<Row>,
  endOf: (row: Row) => string | undefined,
  now: number,
): number | null =>
  content.every((row) => endsWithin(ENDING_DAYS + 2, endOf(row), now - DAY)) ? total_length : null;
