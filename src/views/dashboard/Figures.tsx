import { useQuery } from '@tanstack/react-query';
import { dashboardFigures } from '#api/dashboard-queries';
import { FiguresPanel } from '#kit/FiguresPanel';
import { useScope } from '#kit/scope';
import { useSpan } from '#kit/use-span';
import { WithTexts } from '#kit/WithTexts';

/** What happened in the city day by day, and how many users it has (A-049, R-SCR-07). */
export default function Figures() {
  const { span, query, choose } = useSpan();
  const figures = useQuery(dashboardFigures(useScope(), query));
  return (
    <WithTexts>
      <FiguresPanel query={figures} span={span} onSpan={choose} bar="dashboard.bar" line="dashboard.line" />
    </WithTexts>
  );
}
