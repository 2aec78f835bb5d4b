import { useQuery } from '@tanstack/react-query';
import { premiumStats } from '#api/office/dashboard-queries';
import { FiguresPanel } from '#kit/FiguresPanel';
import { PageHead } from '#kit/PageHead';
import { useScope } from '#kit/scope';
import { useSpan } from '#kit/use-span';

/** プレミアム統計: who holds a membership pass, day by day (A-136, R-VAL-CONTENT-17). */
export default function PremiumStatsView() {
  const period = useSpan();
  const figures = useQuery(premiumStats(useScope(), period.query));
  return (
    <>
      <PageHead title="premiumStats.title" />
      <FiguresPanel query={figures} period={period} bar="premiumStats.bar" line="premiumStats.line" />
    </>
  );
}
