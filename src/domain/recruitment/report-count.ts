import * as z from 'zod/mini';

/** How many reports wait (R-ENT-10). */
export const ReportCount = z.object({ count: z.number() });
export type ReportCount = z.infer<typeof ReportCount>;

/** Both report badges answer this shape (R-ENT-11, A-101). */
export const RankingReportCounts = z.object({
  dish_report_count: z.number(),
  review_report_count: z.number(),
});
export type RankingReportCounts = z.infer<typeof RankingReportCounts>;
