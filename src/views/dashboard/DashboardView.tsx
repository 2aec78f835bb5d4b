import { useIsFetching } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useAppServices } from '#kit/context/app-services';
import { type QuickLink, useQuickLinks } from '#kit/context/quick-links';
import { useListState } from '#kit/list/list-state';
import { useSettled } from '#kit/list/use-settled';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { useNarrowerThan } from '#kit/services/use-media';
import { HomeBand } from './HomeBand';
import { lastMonthAt, REPORT_PARAMETER } from './report/report-month';
import { Today } from './Today';
import { useWaiting } from './use-waiting';
import { WaitingWork } from './WaitingWork';
import './dashboard.css';

// Figures of the past are less urgent than what waits.
const Figures = lazyComponent(() => import('./Figures'));
const MonthReport = lazyComponent(() => import('./report/MonthReport'));

/** Pixels; the day is beside what waits from here on, else below it, as in dashboard.css. */
const SIDE_BY_SIDE_FROM = 1200;

/**
 * What waits for this user in the city, the user's day, and the city's figures. A part is shown
 * once the parts above it have their height, so that it does not move.
 */
export default function DashboardView() {
  const pages = useQuickLinks();
  const isReportShown = useListState().parameter(REPORT_PARAMETER) !== null;
  return isReportShown ? <MonthReport pages={pages} /> : <CityHome pages={pages} />;
}

function CityHome({ pages }: { pages: readonly QuickLink[] }) {
  const list = useListState();
  const { clock } = useAppServices();
  const waitingKinds = useWaiting(pages);
  const isWaitingShown = useSettled(
    waitingKinds.every(({ count, isFailed }) => count !== undefined || isFailed),
  );
  const isDayBelow = useNarrowerThan(SIDE_BY_SIDE_FROM);
  const loadingCount = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const isDayShown = useSettled(loadingCount === 0);
  return (
    <>
      <PageHead title="dashboard.title">
        <Link className="button" href={list.href({ [REPORT_PARAMETER]: lastMonthAt(clock.now()) })}>
          <FormattedMessage id="report.title" />
        </Link>
      </PageHead>
      <HomeBand />
      <div className="home">
        <WaitingWork kinds={waitingKinds} isShown={isWaitingShown} />
        {isWaitingShown || !isDayBelow ? (
          <section className="home-today" aria-labelledby="home-today">
            <h2 id="home-today">
              <FormattedMessage id="dashboard.today" />
            </h2>
            <div className="home-day">
              <Today pages={pages} />
            </div>
          </section>
        ) : null}
      </div>
      {isWaitingShown && isDayShown ? (
        <section aria-labelledby="figures">
          <h2 id="figures">
            <FormattedMessage id="dashboard.figures" />
          </h2>
          <Figures premiumHref={pages.find(({ title }) => title === 'premiumStats.title')?.href} />
        </section>
      ) : null}
    </>
  );
}
