import { useQuery } from '@tanstack/react-query';
import { premiumStats } from '#api/office/dashboard-queries';
import { FiguresPanel } from '#kit/chart/FiguresPanel';
import { useSpan } from '#kit/chart/use-span';
import { useScope } from '#kit/context/scope';
import { PageHead } from '#kit/page/PageHead';

/** プレミアム統計: holders of a membership pass by day (A-136, R-VAL-CONTENT-17). */
export default function PremiumStatsView() {
  const span = useSpan();
  const figures = useQuery(premiumStats(useScope(), span.query));
  return (
    <>
      <PageHead title="premiumStats.title" />
      <FiguresPanel query={figures} period={span} bar="premiumStats.bar" line="premiumStats.line" />
    </>
  );
}
