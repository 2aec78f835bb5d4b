import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { dishReportCounts, rankingReportCounts, reportCount } from '#api/matching-queries';
import { unreadCount } from '#api/notification-queries';
import { POLLING_INTERVAL } from '#domain/limits';
import type { RankingReportCounts } from '#domain/report-count';
import type { QuickLink } from '#kit/quick-links';
import { useScope } from '#kit/scope';
import { useChatUnread } from '#machines/realtime/realtime.react';

/** Everything that waits for this user here, each with the way to it. */
export function WaitingCards({ pages }: { pages: readonly QuickLink[] }) {
  const intl = useIntl();
  const hrefOf = (title: string) => pages.find((page) => page.title === title)?.href;
  const chat = hrefOf('chat.title');
  const reports = hrefOf('postReport.title');
  return (
    <section className="cards" aria-label={intl.formatMessage({ id: 'dashboard.waiting' })}>
      <UnreadCard href={hrefOf('notice.title')} />
      {chat ? <ChatCard href={chat} /> : null}
      {reports ? <ReportCards href={reports} /> : null}
    </section>
  );
}

function UnreadCard({ href }: { href: string | undefined }) {
  const query = useQuery(unreadCount(useScope(), POLLING_INTERVAL));
  return (
    <Card
      href={href}
      title="dashboard.unread"
      hint="dashboard.unread.hint"
      figure={query.data}
      query={query}
    />
  );
}

/** The service tells it without being asked; until then, and where there is none, nobody knows. */
function ChatCard({ href }: { href: string }) {
  return <Card href={href} title="dashboard.chat" hint="dashboard.chat.hint" figure={useChatUnread()} />;
}

function ReportCards({ href }: { href: string }) {
  const scope = useScope();
  const reports = useQuery(reportCount(scope));
  return (
    <>
      <Card
        href={href}
        title="dashboard.reports"
        hint="dashboard.reports.hint"
        figure={reports.data}
        query={reports}
      />
      <PairCard title="dashboard.dishReports" query={useQuery(dishReportCounts(scope))} />
      <PairCard title="dashboard.rankingReports" query={useQuery(rankingReportCounts(scope))} />
    </>
  );
}

/** Reports on dishes and on reviews (R-ENT-11). */
function PairCard({ title, query }: { title: string; query: UseQueryResult<RankingReportCounts> }) {
  const { dish_report_count: dishes = 0, review_report_count: reviews = 0 } = query.data ?? {};
  return (
    <Card
      title={title}
      hint="dashboard.dishesAndReviews"
      values={{ dishes, reviews }}
      figure={query.data && dishes + reviews}
      query={query}
    />
  );
}

interface CardProps {
  /** Where one can do something about it. */
  href?: string | undefined;
  /** Message ids. */
  title: string;
  hint: string;
  values?: Record<string, number>;
  /** Null: not known, undefined: not known yet. */
  figure: number | null | undefined;
  query?: UseQueryResult;
}

function Card({ href, title, hint, values, figure, query }: CardProps) {
  const intl = useIntl();
  const failed = query?.isError === true && figure === undefined;
  const content = (
    <>
      <span className="card-title">
        <FormattedMessage id={title} />
      </span>
      <strong className="card-figure">
        {figure == null ? (failed || figure === null ? '–' : '…') : intl.formatNumber(figure)}
      </strong>
      <span className="quiet">
        <FormattedMessage id={failed ? 'list.failed' : hint} values={values} />
      </span>
    </>
  );
  return href ? (
    <Link className="card" href={href}>
      {content}
    </Link>
  ) : (
    <div className="card">{content}</div>
  );
}
