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
export interface WaitingKind {
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
const OFFICE_ROLES = ['Administrator'] as const;

/**
 * Everything that may wait for this user in the city. Each kind depends on the feature of its page, has
 * requests of its own, and fails by itself.
 */
export function useWaiting(pages: readonly QuickLink[]): readonly WaitingKind[] {
  const intl = useIntl();
  const { clock, settings } = useAppServices();
  const { role } = useUser();
  const scope = useScope();
  const whenOf = useDayAndTime();
  const now = clock.now();
  const pageOf = (title: string) => pages.find((page) => page.title === title);
  const [reservePage, reportPage, identityPage] = ['reserve.title', 'postReport.title', 'identity.title'].map(
    pageOf,
  );
  const [couponPage, salePage, chatPage] = ['coupon.title', 'timeSale.title', 'chat.title'].map(pageOf);
  const tasksPage = pageOf('tasks.title');
  /** The page of a kind, at its tasks among the tasks, where they are answered one after another. */
  const pageAmongTasks = (page: QuickLink, kind: string): QuickLink =>
    tasksPage === undefined ? page : { ...page, href: `${tasksPage.href}?kind=${kind}` };
  const isOffice = mayEnter(role, OFFICE_ROLES);

  const reserves = useQuery({
    ...reservesInState(scope, 'waiting', settings.ordering),
    enabled: reservePage !== undefined,
  });
  const cancellations = useQuery({
    ...reservesInState(scope, 'waiting_for_cancellation', settings.ordering),
    enabled: reservePage !== undefined,
  });
  const reports = useQuery({ ...reportCount(scope), enabled: reportPage !== undefined });
  const oldestReport = useQuery({
    ...oldestUnreadReport(scope),
    enabled: settings.ordering && (reports.data ?? 0) > 0,
  });
  const identities = useQuery({ ...waitingUserCount(scope), enabled: identityPage !== undefined });
  const oldestIdentity = useQuery({
    ...longestWaitingUser(scope),
    enabled: settings.ordering && (identities.data ?? 0) > 0,
  });
  const coupons = useQuery({ ...couponsEnding(scope, () => clock.now()), enabled: couponPage !== undefined });
  const sales = useQuery({ ...timeSalesEnding(scope, () => clock.now()), enabled: salePage !== undefined });
  const dishReports = useQuery({ ...dishReportCounts(scope), enabled: isOffice });
  const rankingReports = useQuery({ ...rankingReportCounts(scope), enabled: isOffice });
  const notices = useQuery(unreadCount(scope, POLLING_INTERVAL));
  const unreadChats = useChatUnread();
  // without the service the number stays unknown; else it comes with the connection
  const unreadChatCount = settings.firebase === null ? null : (unreadChats ?? undefined);

  const waitingSinceText = (at: string | null | undefined) =>
    at ? intl.formatMessage({ id: 'dashboard.oldest' }, { when: timeAgo(intl, at, now) }) : null;
  const firstReserveText = (row: Reserve | null | undefined) =>
    row
      ? intl.formatMessage(
          { id: 'dashboard.first' },
          { when: whenOf(row.date), guest: guestOf(row), count: row.people },
        )
      : null;
  const firstEndText = (at: string | null | undefined) =>
    at ? intl.formatMessage({ id: 'dashboard.firstEnd' }, { when: whenOf(at) }) : null;
  const waitingKinds = [
    waitingKindOf('dashboard.unread', notices, pageOf('notice.title'), notices.data),
    chatPage && {
      ...EMPTY_KIND,
      ...linkOf('dashboard.chat', chatPage),
      title: 'dashboard.chat',
      count: unreadChatCount,
    },
    reservePage &&
      waitingKindOf(
        'dashboard.reserves',
        reserves,
        pageAmongTasks(reservePage, 'reserve'),
        reserves.data?.count,
        {
          at: reserves.data?.first?.date,
          note: firstReserveText(reserves.data?.first),
        },
      ),
    reservePage &&
      waitingKindOf(
        'dashboard.cancellations',
        cancellations,
        pageAmongTasks(reservePage, 'cancellation'),
        cancellations.data?.count,
        { at: cancellations.data?.first?.date, note: firstReserveText(cancellations.data?.first) },
      ),
    reportPage &&
      waitingKindOf('dashboard.reports', reports, pageAmongTasks(reportPage, 'report'), reports.data, {
        at: oldestReport.data,
        note: waitingSinceText(oldestReport.data),
      }),
    identityPage &&
      waitingKindOf(
        'dashboard.identities',
        identities,
        pageAmongTasks(identityPage, 'identity'),
        identities.data,
        {
          at: oldestIdentity.data,
          note: waitingSinceText(oldestIdentity.data),
        },
      ),
    isOffice &&
      waitingKindOf('dashboard.dishReports', dishReports, undefined, ...countAndNoteOf(dishReports, intl)),
    isOffice &&
      waitingKindOf(
        'dashboard.rankingReports',
        rankingReports,
        undefined,
        ...countAndNoteOf(rankingReports, intl),
      ),
    couponPage &&
      waitingKindOf(
        'dashboard.coupons',
        coupons,
        filteredPage(couponPage, 'ends=soon'),
        coupons.data?.count,
        {
          at: coupons.data?.first,
          note: firstEndText(coupons.data?.first),
        },
      ),
    salePage &&
      waitingKindOf('dashboard.timeSales', sales, filteredPage(salePage, 'ends=soon'), sales.data?.count, {
        at: sales.data?.first,
        note: firstEndText(sales.data?.first),
      }),
  ];
  return waitingKinds.flatMap((item) => item || []);
}

const EMPTY_KIND = {
  action: null,
  href: null,
  icon: 'pi pi-flag',
  note: null,
  at: null,
  isFailed: false,
  retry: null,
} satisfies Partial<WaitingKind>;

const filteredPage = (page: QuickLink, filter: string): QuickLink => ({
  ...page,
  href: `${page.href}?${filter}`,
});

/** Reports on dishes and on reviews: their sum, and both as a text (R-ENT-11). */
function countAndNoteOf(
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

function waitingKindOf(
  title: string,
  query: UseQueryResult,
  page: QuickLink | undefined,
  count: number | null | undefined,
  { at, note }: { at?: string | null | undefined; note?: string | null | undefined } = {},
): WaitingKind {
  const moment = parseTime(at ?? '');
  return {
    ...EMPTY_KIND,
    ...(page === undefined ? {} : linkOf(title, page)),
    title,
    count,
    note: note ?? null,
    at: Number.isNaN(moment) ? null : moment,
    isFailed: query.isError && count === undefined,
    retry: () => void query.refetch(),
  };
}
