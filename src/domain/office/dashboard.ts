import * as z from 'zod/mini';
import { calendarDay } from '#domain/base/japan-time';
import type { Span } from '#domain/base/period';
import { daysFrom, mondayOf } from '#domain/base/week';

/**
 * `values` has one figure for each of the chart's labels. A `key` without a text in `locales/` is shown as
 * sent.
 */
export const Series = z.object({ key: z.string(), values: z.array(z.number()) });
export type Series = z.infer<typeof Series>;

/** The labels are days, `2026-04-01`. */
export const ChartFigures = z.object({ labels: z.array(z.string()), series: z.array(Series) });
export type ChartFigures = z.infer<typeof ChartFigures>;

/** A figure of the whole span. */
const Total = z.object({ key: z.string(), value: z.number() });

/** PROPOSED: daily counts by kind, users over time, and the totals of the same span. */
export const Dashboard = z.object({
  /**
   * Series `notifications`, `posts` and `reports`; for premium members, one series for each pass by its name.
   */
  bar: ChartFigures,
  /** Series `users`; for premium members, `members`. */
  line: ChartFigures,
  totals: z.array(Total),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** Days that a chart shows one by one; more are shown by weeks. */
const DAYS_MAX = 14;

/** Whether the figures are by days, and too many to be read one by one. */
export const areManyDays = ({ labels }: ChartFigures): boolean =>
  labels.length > DAYS_MAX && labels.every((label) => label.length === 'YYYY-MM-DD'.length);

/**
 * Figures by days as figures by weeks from Monday on; a label is the first day of its week within the span.
 * `sum` adds counts, `last` keeps the last day of a number that grows.
 */
export function byWeeks({ labels, series }: ChartFigures, method: 'sum' | 'last'): ChartFigures {
  const mondays = labels.map(mondayOf);
  const starts = labels.flatMap((_, index) => (mondays[index] === mondays[index - 1] ? [] : index));
  const inWeek = (values: readonly number[], week: number) => values.slice(starts[week], starts[week + 1]);
  return {
    labels: starts.map((start) => labels[start] ?? ''),
    series: series.map(({ key, values }) => ({
      key,
      values: starts.map((_, week) =>
        method === 'sum' ? sum(inWeek(values, week)) : (inWeek(values, week).at(-1) ?? 0),
      ),
    })),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The span of the same length that ends before these days; null for months, and for a single day. */
export function spanBefore({ labels }: ChartFigures): Span | null {
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  const days = calendarDay(last).diff(calendarDay(first), 'day') + 1;
  if (first.length !== 'YYYY-MM-DD'.length || !(days > 1)) return null;
  return { start: daysFrom(first, -days), end: daysFrom(first, -1) };
}

/** The change from one figure to another, as a fraction of the former; null if that was 0. */
export const changeOf = (from: number, to: number): number | null => (from === 0 ? null : (to - from) / from);
