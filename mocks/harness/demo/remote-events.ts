import type { Role } from '#domain/people/roles';
import { isStepAllowed, stateAfter, stateAt } from '#machines/reservation/reservation-rules';
import type { Backend } from '#mocks/backend/backend-types';
import { DAY, startOfDayInJapan, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { sessionTable } from '#mocks/backend/services/tokens';
import { type NotificationRow, notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { type PurchaseRow, purchaseTable } from '#mocks/backend/tables/offers/purchases';
import { type ReserveRow, reserveTable } from '#mocks/backend/tables/offers/reserves';
import { type ReportRow, reportTable } from '#mocks/backend/tables/recruitment/matching';
import { accountTable } from '#mocks/backend/tables/session/accounts';

/** Events from outside this console: the panel's "push". Stored as if another user had caused them. */
export interface RemoteEvents {
  /** The next request of every signed-in user gets a 401, and a renewal succeeds. */
  expireTokens(): Promise<void>;
  /** Every session has ended: the next request gets a 401, and a renewal is refused. */
  endSessions(): Promise<void>;
  /** An administrator gives this account another role, or removes its role. */
  changeRole(accountId: number, role: Role | ''): Promise<void>;
  /** This account receives a chat message, in this room or in the newest. */
  sendChat(accountId: number, room?: string | null): Promise<void>;
  readChat(accountId: number): Promise<void>;
  /** The other party of the room is typing. */
  typeChat(accountId: number, room?: string | null): Promise<void>;
  /** The other party of the room reads this account's messages. */
  otherPartyReadsMessagesOf(accountId: number, room?: string | null): Promise<void>;
  /** The operator sends a notice to this city. */
  sendNotice(city: string, texts?: Pick<NotificationRow, 'title' | 'description'>): Promise<void>;
  /** Receivers of the city's newest notification open it in the app: so many percent of them. */
  readNotification(city: string, percent?: number): Promise<void>;
  /** A user in this city reports a recruitment post. */
  sendReport(city: string, texts?: Pick<ReportRow, 'content' | 'post' | 'reporter'>): Promise<void>;
  /** A guest reserves a table in this city: at a shop of the `owner_shop` account, if there is one. */
  sendReserve(city: string, reserve?: Partial<ReserveRow>): Promise<void>;
  /** The guest of this reservation requests its cancellation; without an id, of the newest accepted one. */
  requestCancellation(city: string, id?: number): Promise<void>;
  /** A user of the app buys something in a shop of this company. */
  sendPurchase(company: string, purchase?: Partial<PurchaseRow>): Promise<void>;
  /** Firebase revokes every ID token; the SDK renews by itself. */
  revokeFirebaseTokens(): void;
  /** Firebase's connections end, as when a server restarts. */
  dropFirebaseStreams(): void;
}

export function createRemoteEvents(backend: Backend): RemoteEvents {
  const { clock, firebase, userDocuments } = backend;
  const db = backend.db.writtenBy('event');

  async function write(change: () => void) {
    await db.catchUp();
    change();
    await db.settled();
  }

  return {
    expireTokens: () => backend.expireTokens(),
    endSessions: () =>
      write(() => {
        const sessions = db.of(sessionTable);
        for (const { id } of sessions.list({}).rows) sessions.remove(id);
      }),
    changeRole: (accountId, role) =>
      write(() => void db.of(accountTable).update(accountId, { permission: role })),
    sendChat: (accountId, room) => userDocuments.receiveChat(accountId, room),
    readChat: (accountId) => userDocuments.readChat(accountId),
    typeChat: (accountId, room) => userDocuments.typeChat(accountId, room),
    otherPartyReadsMessagesOf: (accountId, room) => userDocuments.otherPartyReadsMessagesOf(accountId, room),
    sendNotice: (city, texts = NOTICE_TEXTS) =>
      write(() => {
        db.of(notificationTable).create({
          ...texts,
          operator: '運営担当',
          read: false,
          created_at: utcIsoTime(clock.now()),
          city,
          audience: 'everyone',
          criteria: {},
          company: 'machi',
          by_operator: true,
          opened: 0,
        });
      }),
    readNotification: (city, percent = 5) =>
      write(() => {
        const notifications = db.of(notificationTable);
        const { rows } = notifications.list({ city, sort: '-created_at', limit: 1 });
        for (const { id, opened } of rows)
          notifications.update(id, { opened: Math.min(100, opened + percent) });
      }),
    sendReport: (city, texts = REPORT_TEXTS) =>
      write(() => {
        db.of(reportTable).create({
          ...texts,
          read: false,
          approved: false,
          created_at: utcIsoTime(clock.now()),
          town: city,
        });
      }),
    sendReserve: (city, reserve) =>
      write(() => {
        const ads = db.of(advertisementTable).list({ city, filter: (ad) => ad.public }).rows;
        const owner = backend.accounts.find(({ permission }) => permission === 'owner_shop')?.id;
        const shop = ads.find(({ advertiser }) => advertiser === owner) ?? ads[0];
        db.of(reserveTable).create({
          user: '予約 花子',
          shop: shop?.name ?? null,
          advertisement: shop?.id ?? null,
          date: utcIsoTime(startOfDayInJapan(clock.now()) + DAY + EVENING),
          people: 2,
          status: 'waiting',
          ...reserve,
          city,
        });
      }),
    requestCancellation: (city, reservationId) =>
      write(() => {
        const { rows } = db.of(reserveTable).list({
          city,
          filter: (row) =>
            (reservationId === undefined || row.id === reservationId) &&
            isStepAllowed(stateAt(row, clock.now()), 'request cancellation'),
          sort: '-id',
          limit: 1,
        });
        for (const { id, status } of rows) {
          db.of(reserveTable).update(id, { status: status && stateAfter(status, 'request cancellation') });
        }
      }),
    sendPurchase: (company, purchase) =>
      write(() => {
        db.of(purchaseTable).create({
          user: '購入 太郎',
          amount: 1_480,
          quantity: 1,
          status: '支払い済み',
          platform: 'iOS',
          date: utcIsoTime(clock.now()),
          ...purchase,
          company,
        });
      }),
    revokeFirebaseTokens: () => firebase.revokeTokens(),
    dropFirebaseStreams: () => firebase.dropStreams(),
  };
}

/** The default texts of a notice and of a report. */
const NOTICE_TEXTS = { title: '運営からの緊急のお知らせ', description: 'デモ操作盤から届いたお知らせです。' };
const REPORT_TEXTS = {
  content: '知らない人から何度も連絡が来て困っています。',
  post: 'だれでも参加できる集まりです。連絡先をお送りください。',
  reporter: '匿名希望',
};
/** 18:30, in milliseconds. */
const EVENING = 18.5 * (DAY / 24);
