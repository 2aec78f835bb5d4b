import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { dashboardFigures, figuresBefore, premiumStats } from '#api/office/dashboard-queries';
import { spanBefore } from '#domain/office/dashboard';
import { FiguresPanel } from '#kit/chart/FiguresPanel';
import { useSpan } from '#kit/chart/use-span';
import { useScope } from '#kit/context/scope';

/**
 * Daily figures of the city and its number of users (A-049, R-SCR-07), compared with the days before.
 * Users with access also see the premium statistics of the same days. `premiumHref`: address of their page.
 */
export default function Figures({ premiumHref }: { premiumHref: string | undefined }) {
  return (
    <>
      <CityFigures />
      {premiumHref === undefined ? null : <PremiumFigures href={premiumHref} />}
    </>
  );
}

function CityFigures() {
  const span = useSpan();
  const scope = useScope();
  const figures = useQuery(dashboardFigures(scope, span.query));
  const previousFigures = useQuery(figuresBefore(scope, figures.data ? spanBefore(figures.data.bar) : null));
  return (
    <FiguresPanel
      query={figures}
      before={previousFigures.data}
      period={span}
      bar="dashboard.bar"
      line="dashboard.line"
    />
  );
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
