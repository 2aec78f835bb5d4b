import * as z from 'zod/mini';

/** `values` has one figure for each of the chart's labels. */
export const Series = z.object({ key: z.string(), values: z.array(z.number()) });
export type Series = z.infer<typeof Series>;

export const ChartFigures = z.object({ labels: z.array(z.string()), series: z.array(Series) });
export type ChartFigures = z.infer<typeof ChartFigures>;

/** One figure for the whole span. */
const Total = z.object({ key: z.string(), value: z.number() });

/** PROPOSED: counts a day by kind, users over time, and the totals of the same span. */
export const Dashboard = z.object({
  bar: ChartFigures,
  line: ChartFigures,
  totals: z.array(Total),
});
export type Dashboard = z.infer<typeof Dashboard>;
