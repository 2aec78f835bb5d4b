import { parseTime } from '#domain/base/japan-time';
import { eventTurns } from '#domain/content/event';
import { hasOwnSet } from '#domain/places/companies';
import type { Store } from '#mocks/backend/db/db';
import type { Row, TableDefinition } from '#mocks/backend/db/define-table';
import { DAY, startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { isOffice } from '#mocks/backend/services/advertiser-of';
import { isOfOpenAds } from '#mocks/backend/services/open-ads';
import { isReserveOpenTo } from '#mocks/backend/services/open-reserves';
import { ACCESS_LIFE, REFRESH_LIFE, sessionTable } from '#mocks/backend/services/tokens';
import { eventTable } from '#mocks/backend/tables/content/events';
import { couponTable } from '#mocks/backend/tables/offers/coupons';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { timeSaleTable } from '#mocks/backend/tables/offers/time-sales';
import { invoiceTable } from '#mocks/backend/tables/office/invoices';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import type { MachineTimer } from '#mocks/harness/machines/machine-timers';

export type NextEventKind =
  | 'reserveExpires'
  | 'saleStarts'
  | 'saleEnds'
  | 'couponEnds'
  | 'eventStarts'
  | 'eventEnds'
  | 'invoiceOverdue'
  | 'tokenExpires'
  | 'sessionEnds'
  | 'machineTimer';

/** Something that the clock alone will change. */
export interface NextEvent {
  kind: NextEventKind;
  /** The first moment at which it has happened. */
  at: number;
  /** The name of the record, `machine: delay` of a timer; empty for a token. */
  name: string;
  /** The address of the record behind the city; null for a token and a timer. */
  path: string | null;
  /** Whether the account finds the event on its screens; a token and a timer are of its session. */
  isOwn: boolean;
}

export interface EventScope {
  /** The slug; null while no city is chosen. */
  city: string | null;
  accountId: number;
}

interface EventSources {
  db: Pick<Store, 'of'>;
  timers: readonly MachineTimer[];
}

/**
 * The events after `from`, up to and including `to`, the earliest first. Only of tables that have been read: with `busy`, a look must not seed 10,000 rows. Records are listed whose change
 * the console shows; a voucher, a flyer or a job looks the same after its end.
 */
export function eventsBetween(
  { db, timers }: EventSources,
  { city, accountId }: EventScope,
  from: number,
  to: number,
): NextEvent[] {
  const account = accountId === 0 ? null : db.of(accountTable).find(accountId);
  const events = [
    ...(city === null ? [] : CITY_EVENT_FINDERS.flatMap((findEvents) => findEvents(db, city, account))),
    ...invoiceEvents(db, account),
    ...tokenEvents(db, accountId),
    ...timers.map(timerEvent),
  ];
  return events.filter(({ at }) => at > from && at <= to).toSorted((one, other) => one.at - other.at);
}

const timerEvent = ({ machine, delay, at }: MachineTimer): NextEvent => ({
  kind: 'machineTimer',
  at,
  name: `${machine}: ${delay}`,
  path: null,
  isOwn: true,
});

type CityEventFinder = (db: Pick<Store, 'of'>, city: string, account: Account | null) => NextEvent[];
type IsVisibleTo<R> = (db: Pick<Store, 'of'>, account: Account, row: R) => boolean;

function eventFinderFor<R extends Row>(
  table: TableDefinition<R>,
  momentsOf: (row: R) => {
    name: string;
    path: string;
    moments: readonly (readonly [NextEventKind, number])[];
  },
  isVisibleTo: IsVisibleTo<R>,
): CityEventFinder {
  return (db, city, account) =>
    rowsOf(db, table, city).flatMap((row) => {
      const isOwn = account !== null && isVisibleTo(db, account, row);
      const { name, path, moments } = momentsOf(row);
      return moments.map(([kind, at]) => ({ kind, at, name, path: `${path}?view=${row.id}`, isOwn }));
    });
}

const rowsOf = <R extends Row>(db: Pick<Store, 'of'>, table: TableDefinition<R>, city?: string): R[] => {
  const rows = db.of(table);
  return rows.isTouched(city) ? rows.list(city === undefined ? {} : { city }).rows : [];
};

/** Staff have no screen of offers. The office sees all ads, which need not be read. */
const isOfferVisible = (db: Pick<Store, 'of'>, account: Account, ads: readonly number[]): boolean =>
  isOffice(account) ||
  (['owner_shop', 'Advertiser'].includes(account.permission ?? '') && isOfOpenAds({ db }, account, ads));

/** The end of a sale or a coupon is still part of it: the list of what ends soon has it. */
const CITY_EVENT_FINDERS: readonly CityEventFinder[] = [
  eventFinderFor(
    reserveTable,
    ({ user, date, status }) => ({
      name: user ?? '',
      path: 'reserve',
      moments: status === 'waiting' || status === 'accepted' ? [['reserveExpires', parseTime(date)]] : [],
    }),
    (db, account, row) => isReserveOpenTo({ db }, account, row),
  ),
  eventFinderFor(
    timeSaleTable,
    ({ title, time_range: periods }) => ({
      name: title,
      path: 'time-sale',
      moments: [
        ['saleStarts', parseTime(periods[0]?.start ?? '')],
        ['saleEnds', parseTime(periods.at(-1)?.end ?? '') + 1],
      ],
    }),
    (db, account, { target_ads: ads }) =>
      isOfferVisible(
        db,
        account,
        ads.map(({ advertisement }) => advertisement),
      ),
  ),
  eventFinderFor(
    couponTable,
    ({ title, end_date: end }) => ({
      name: title,
      path: 'coupon',
      moments: [['couponEnds', parseTime(end) + 1]],
    }),
    (db, account, { advertisement: ad }) => isOfferVisible(db, account, ad === null ? [] : [ad]),
  ),
  eventFinderFor(
    eventTable,
    (row) => {
      const [start = '', end = ''] = eventTurns(row);
      return {
        name: row.title,
        path: 'event',
        moments: [
          ['eventStarts', parseTime(start)],
          ['eventEnds', parseTime(end)],
        ],
      };
    },
    (_, account) => isOffice(account),
  ),
];

/** An unpaid invoice is overdue from the day after its due date. The general company has no list of its own. */
const invoiceEvents = (db: Pick<Store, 'of'>, account: Account | null): NextEvent[] =>
  rowsOf(db, invoiceTable)
    .filter(({ status }) => status === 'unpaid')
    .map(({ id, company, title, due_date: day }) => ({
      kind: 'invoiceOverdue',
      at: startOfDayInJapan(parseTime(day ?? '')) + DAY,
      name: title ?? '',
      path: `invoice/list-invoice?view=${id}`,
      isOwn:
        account?.permission === 'Operator' ||
        (account?.permission === 'Administrator' && account.company_slug === company && hasOwnSet(company)),
    }));

/** The tokens of the account's newest session. */
function tokenEvents(db: Pick<Store, 'of'>, accountId: number): NextEvent[] {
  const newestSession = db
    .of(sessionTable)
    .list({ where: { account_id: { equals: accountId } }, sort: '-renewed_at', limit: 1 });
  return newestSession.rows.flatMap(({ renewed_at: at }) => [
    { kind: 'tokenExpires', at: at + ACCESS_LIFE, name: '', path: null, isOwn: true },
    // A renewal is still accepted at the last moment.
    { kind: 'sessionEnds', at: at + REFRESH_LIFE + 1, name: '', path: null, isOwn: true },
  ]);
}
