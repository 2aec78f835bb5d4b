import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { dashboardFigures, premiumStats } from '#api/office/dashboard-queries';
import { FiguresPanel } from '#kit/chart/FiguresPanel';
import { useSpan } from '#kit/chart/use-span';
import { useScope } from '#kit/context/scope';

/**
 * Daily figures of the city and its number of users (A-049, R-SCR-07). Users with access also see the premium
 * statistics of the same days. `premium`: address of their page.
 */
export default function Figures({ premium }: { premium: string | undefined }) {
  return (
    <>
      <CityFigures />
      {premium === undefined ? null : <PremiumFigures href={premium} />}
    </>
  );
}

function CityFigures() {
  const period = useSpan();
  const figures = useQuery(dashboardFigures(useScope(), period.query));
  return <FiguresPanel query={figures} period={period} bar="dashboard.bar" line="dashboard.line" />;
}

function PremiumFigures({ href }: { href: string }) {
  const { query } = useSpan();
  const figures = useQuery(premiumStats(useScope(), query));
  return (
    <section aria-labelledby="premium-figures">
      <h3 id="premium-figures">
        <Link href={href}>
          <FormattedMessage id="premiumStats.title" />
        </Link>
      </h3>
      <FiguresPanel query={figures} bar="premiumStats.bar" line="premiumStats.line" />
    </section>
  );
}
