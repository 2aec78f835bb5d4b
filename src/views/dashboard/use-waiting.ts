import type { IntlFormatters } from '@formatjs/intl';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { unreadCount } from '#api/messaging/notification-queries';
import { couponsEnding, timeSalesEnding } from '#api/offers/ending-queries';
import { reservesInState } from '#api/offers/reserve-queries';
import { reportCount, waitingUserCount } from '#api/recruitment/matching-queries';
import {
  dishReportCounts,
  longestWaitingUser,
  oldestUnreadReport,
  rankingReportCounts,
} from '#api/recruitment/waiting-queries';
import { parseTime } from '#domain/base/japan-time';
import { POLLING_INTERVAL } from '#domain/base/limits';
import type { Reserve } from '#domain/offers/reserve';
import { mayEnter } from '#domain/people/roles';
import type { RankingReportCounts } from '#domain/recruitment/report-count';
import { useAppServices } from '#kit/context/app-services';
import type { QuickLink } from '#kit/context/quick-links';
import { useScope, useUser } from '#kit/context/scope';
import { timeAgo } from '#kit/services/dates';
import { useChatUnread } from '#machines/realtime/realtime.react';
import { guestOf } from '#records/reserve/reserve-state';
import { useDayAndTime } from './use-day-and-time';

/** One kind of record that waits for this user. */
export interface Waiting {
  /** Message ids. */
  title: string;
  /** The link to the page where the user can act; both null where no page exists. */
  action: string | null;
  href: string | null;
  icon: string;
  /** Null: unknown. Undefined: not known yet. */
  count: number | null | undefined;
  /** About the first record, or about the parts of the count. */
  note: string | null;
  /** Since when the first record waits, or when it is due, in milliseconds; null: unknown. */
  at: number | null;
  isFailed: boolean;
  retry: (() => void) | null;
}

/** Roles that read reports; the Operator passes every role check. */
const OFFICE = ['Administrator'] as const;

/**
 * Everything that may wait for this user in the city. Each kind depends on the feature of its page, has
 * requests of its own, and fails by itself.
 */
export function useWaiting(pages: readonly QuickLink[]): readonly Waiting[] {
  const intl = useIntl();
  const { clock, settings } = useAppServices();
  const { role } = useUser();
  const scope = useScope();
  const whenOf = useDayAndTime();
  const now = clock.now();
  const pageOf = (title: string) => pages.find((page) => page.title === title);
  const [reserve, report, identity] = ['reserve.title', 'postReport.title', 'identity.title'].map(pageOf);
  const [coupon, sale, chat] = ['coupon.title', 'timeSale.title', 'chat.title'].map(pageOf);
  const tasks = pageOf('tasks.title');
  /** The page of a kind, at its tasks among the tasks, where they are answered one after another. */
  const amongTasks = (page: QuickLink, kind: string): QuickLink =>
    tasks === undefined ? page : { ...page, href: `${tasks.href}?kind=${kind}` };
  const isOffice = mayEnter(role, OFFICE);

  const reserves = useQuery({
    ...reservesInState(scope, 'waiting', settings.ordering),
    enabled: reserve !== undefined,
  });
  const cancellations = useQuery({
    ...reservesInState(scope, 'waiting_for_cancellation', settings.ordering),
    enabled: reserve !== undefined,
  });
  const reports = useQuery({ ...reportCount(scope), enabled: report !== undefined });
  const oldestReport = useQuery({
    ...oldestUnreadReport(scope),
    enabled: settings.ordering && (reports.data ?? 0) > 0,
  });
  const identities = useQuery({ ...waitingUserCount(scope), enabled: identity !== undefined });
  const oldestIdentity = useQuery({
    ...longestWaitingUser(scope),
    enabled: settings.ordering && (identities.data ?? 0) > 0,
  });
  const coupons = useQuery({ ...couponsEnding(scope, () => clock.now()), enabled: coupon !== undefined });
  const sales = useQuery({ ...timeSalesEnding(scope, () => clock.now()), enabled: sale !== undefined });
  const dishes = useQuery({ ...dishReportCounts(scope), enabled: isOffice });
  const rankings = useQuery({ ...rankingReportCounts(scope), enabled: isOffice });
  const notices = useQuery(unreadCount(scope, POLLING_INTERVAL));
  const unreadChats = useChatUnread();
  // without the service the number stays unknown; else it comes with the connection
  const chats = settings.firebase === null ? null : (unreadChats ?? undefined);

  const since = (at: string | null | undefined) =>
    at ? intl.formatMessage({ id: 'dashboard.oldest' }, { when: timeAgo(intl, at, now) }) : null;
  const first = (row: Reserve | null | undefined) =>
    row
      ? intl.formatMessage(
          { id: 'dashboard.first' },
          { when: whenOf(row.date), guest: guestOf(row), count: row.people },
        )
      : null;
  const end = (at: string | null | undefined) =>
    at ? intl.formatMessage({ id: 'dashboard.firstEnd' }, { when: whenOf(at) }) : null;
  const items = [
    itemOf('dashboard.unread', notices, pageOf('notice.title'), notices.data),
    chat && { ...NOTHING, ...linkOf('dashboard.chat', chat), title: 'dashboard.chat', count: chats },
    reserve &&
      itemOf('dashboard.reserves', reserves, amongTasks(reserve, 'reserve'), reserves.data?.count, {
        at: reserves.data?.first?.date,
        note: first(reserves.data?.first),
      }),
    reserve &&
      itemOf(
        'dashboard.cancellations',
        cancellations,
        amongTasks(reserve, 'cancellation'),
        cancellations.data?.count,
        { at: cancellations.data?.first?.date, note: first(cancellations.data?.first) },
      ),
    report &&
      itemOf('dashboard.reports', reports, amongTasks(report, 'report'), reports.data, {
        at: oldestReport.data,
        note: since(oldestReport.data),
      }),
    identity &&
      itemOf('dashboard.identities', identities, amongTasks(identity, 'identity'), identities.data, {
        at: oldestIdentity.data,
        note: since(oldestIdentity.data),
      }),
    isOffice && itemOf('dashboard.dishReports', dishes, undefined, ...pairOf(dishes, intl)),
    isOffice && itemOf('dashboard.rankingReports', rankings, undefined, ...pairOf(rankings, intl)),
    coupon &&
      itemOf('dashboard.coupons', coupons, narrowed(coupon, 'ends=soon'), coupons.data?.count, {
        at: coupons.data?.first,
        note: end(coupons.data?.first),
      }),
    sale &&
      itemOf('dashboard.timeSales', sales, narrowed(sale, 'ends=soon'), sales.data?.count, {
        at: sales.data?.first,
        note: end(sales.data?.first),
      }),
  ];
  return items.flatMap((item) => item || []);
}

const NOTHING = {
  action: null,
  href: null,
  icon: 'pi pi-flag',
  note: null,
  at: null,
  isFailed: false,
  retry: null,
} satisfies Partial<Waiting>;

const narrowed = (page: QuickLink, filter: string): QuickLink => ({
  ...page,
  href: `${page.href}?${filter}`,
});

/** Reports on dishes and on reviews: their sum, and both as a text (R-ENT-11). */
function pairOf(
  { data }: UseQueryResult<RankingReportCounts>,
  intl: IntlFormatters,
): [count: number | undefined, { note?: string }] {
  if (data === undefined) return [undefined, {}];
  const { dish_report_count: dishes, review_report_count: reviews } = data;
  return [
    dishes + reviews,
    { note: intl.formatMessage({ id: 'dashboard.dishesAndReviews' }, { dishes, reviews }) },
  ];
}

const linkOf = (title: string, { href, icon }: QuickLink) => ({ href, icon, action: `${title}.action` });

function itemOf(
  title: string,
  query: UseQueryResult,
  page: QuickLink | undefined,
  count: number | null | undefined,
  { at, note }: { at?: string | null | undefined; note?: string | null | undefined } = {},
): Waiting {
  const moment = parseTime(at ?? '');
  return {
    ...NOTHING,
    ...(page === undefined ? {} : linkOf(title, page)),
    title,
    count,
    note: note ?? null,
    at: Number.isNaN(moment) ? null : moment,
    isFailed: query.isError && count === undefined,
    retry: () => void query.refetch(),
  };
}
