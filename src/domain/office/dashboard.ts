import * as z from 'zod/mini';

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
