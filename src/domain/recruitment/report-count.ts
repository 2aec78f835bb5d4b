import * as z from 'zod/mini';

/** Number of waiting reports (R-ENT-10). */
export const WaitingReportCount = z.object({ count: z.number() });
export type WaitingReportCount = z.infer<typeof WaitingReportCount>;

/** The response of both report badges (R-ENT-11, A-101). */
export const RankingReportCounts = z.object({
  dish_report_count: z.number(),
  review_report_count: z.number(),
});
export type RankingReportCounts = z.infer<typeof RankingReportCounts>;
