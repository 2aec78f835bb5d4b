import * as z from 'zod/mini';

/** `values` has one figure for each of the chart's labels. A `key` without a name in `locales/` is shown as it is. */
export const Series = z.object({ key: z.string(), values: z.array(z.number()) });
export type Series = z.infer<typeof Series>;

/** The labels are days, `2026-04-01`. */
export const ChartFigures = z.object({ labels: z.array(z.string()), series: z.array(Series) });
export type ChartFigures = z.infer<typeof ChartFigures>;

/** One figure for the whole span. */
const Total = z.object({ key: z.string(), value: z.number() });

/** PROPOSED: counts a day by kind, users over time, and the totals of the same span. */
export const Dashboard = z.object({
  /** Of `notifications`, `posts` and `reports`; of members, of each pass by its name. */
  bar: ChartFigures,
  /** `users`; or `members`. */
  line: ChartFigures,
  totals: z.array(Total),
});
export type Dashboard = z.infer<typeof Dashboard>;
