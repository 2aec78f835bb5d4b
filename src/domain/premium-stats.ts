import * as z from 'zod/mini';
import { ChartFigures } from './dashboard';

/** PROPOSED. */
export const PremiumStats = z.object({
  bar: ChartFigures,
  line: ChartFigures,
  totals: z.record(z.string(), z.number()),
});
export type PremiumStats = z.infer<typeof PremiumStats>;
