import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { unreadCount } from '#api/messaging/notification-queries';
import {
  dishReportCounts,
  rankingReportCounts,
  reportCount,
  waitingUserCount,
} from '#api/recruitment/matching-queries';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { mayEnter } from '#domain/people/roles';
import type { RankingReportCounts } from '#domain/recruitment/report-count';
import type { QuickLink } from '#kit/context/quick-links';
import { useScope, useUser } from '#kit/context/scope';
import { useChatUnread } from '#machines/realtime/realtime.react';
import { EndingCouponsCard, EndingSalesCard } from './EndingCards';
import { ReserveCards } from './ReserveCards';
import { WaitingCard } from './WaitingCard';

/** Roles that read reports; the Operator passes every role check. */
const OFFICE = ['Administrator'] as const;

/**
 * Everything that waits for this user in the city, with links. Each card depends on the feature of its own
 * page.
 */
export function WaitingCards({ pages }: { pages: readonly QuickLink[] }) {
  const intl = useIntl();
  const { role } = useUser();
  const hrefOf = (title: string) => pages.find((page) => page.title === title)?.href;
  const chat = hrefOf('chat.title');
  const reserves = hrefOf('reserve.title');
  const reports = hrefOf('postReport.title');
  const identities = hrefOf('identity.title');
  const coupons = hrefOf('coupon.title');
  const sales = hrefOf('timeSale.title');
  return (
    <section className="cards" aria-label={intl.formatMessage({ id: 'dashboard.waiting' })}>
      <UnreadCard href={hrefOf('notice.title')} />
      {chat ? <ChatCard href={chat} /> : null}
      {reserves ? <ReserveCards href={reserves} /> : null}
      {reports ? <PostReportsCard href={reports} /> : null}
      {identities ? <IdentitiesCard href={identities} /> : null}
      {mayEnter(role, OFFICE) ? <DishReportCards /> : null}
      {coupons ? <EndingCouponsCard href={coupons} /> : null}
      {sales ? <EndingSalesCard href={sales} /> : null}
    </section>
  );
}

function UnreadCard({ href }: { href: string | undefined }) {
  const query = useQuery(unreadCount(useScope(), POLLING_INTERVAL));
  return (
    <WaitingCard
      href={href}
      title="dashboard.unread"
      hint="dashboard.unread.hint"
      figure={query.data}
      query={query}
    />
  );
}

/** The service pushes the number. It is unknown before the first value, and without the service. */
function ChatCard({ href }: { href: string }) {
  return (
    <WaitingCard href={href} title="dashboard.chat" hint="dashboard.chat.hint" figure={useChatUnread()} />
  );
}

function PostReportsCard({ href }: { href: string }) {
  const query = useQuery(reportCount(useScope()));
  return (
    <WaitingCard
      href={href}
      title="dashboard.reports"
      hint="dashboard.reports.hint"
      figure={query.data}
      query={query}
    />
  );
}

/** Documents of identities that are not checked yet. */
function IdentitiesCard({ href }: { href: string }) {
  const query = useQuery(waitingUserCount(useScope()));
  return (
    <WaitingCard
      href={`${href}?state=waiting`}
      title="dashboard.identities"
      hint="dashboard.identities.hint"
      figure={query.data}
      query={query}
    />
  );
}

/** Not part of recruitment, nor of a feature that a city can lack. */
function DishReportCards() {
  const scope = useScope();
  return (
    <>
      <PairCard title="dashboard.dishReports" query={useQuery(dishReportCounts(scope))} />
      <PairCard title="dashboard.rankingReports" query={useQuery(rankingReportCounts(scope))} />
    </>
  );
}

/** Reports on dishes and on reviews (R-ENT-11). */
function PairCard({ title, query }: { title: string; query: UseQueryResult<RankingReportCounts> }) {
  const { dish_report_count: dishes = 0, review_report_count: reviews = 0 } = query.data ?? {};
  return (
    <WaitingCard
      title={title}
      hint="dashboard.dishesAndReviews"
      values={{ dishes, reviews }}
      figure={query.data && dishes + reviews}
      query={query}
    />
  );
}
