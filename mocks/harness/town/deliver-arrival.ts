import { hasFeature } from '#domain/places/cities';
import { isStepAllowed, stateAt } from '#machines/reservation/reservation-rules';
import type { Backend } from '#mocks/backend/backend-types';
import { DAY, startOfDayInJapan, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { GIVEN_NAMES, NICKNAMES, REPORTS, SURNAMES } from '#mocks/backend/seed/texts/matching-texts';
import { isOffice } from '#mocks/backend/services/advertiser-of';
import { isReserveOpenTo } from '#mocks/backend/services/open-reserves';
import { chatMessageTable, chatSeatTable } from '#mocks/backend/tables/messaging/chats';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { type ReserveRow, reserveTable } from '#mocks/backend/tables/offers/reserves';
import { postTable } from '#mocks/backend/tables/recruitment/matching';
import type { RemoteEvents } from '#mocks/harness/demo/remote-events';
import type { Arrival, ArrivalKind } from './arrivals-of-day';
import { drawnFrom } from './drawn-from';

/** Before whose console the town runs. */
export interface TownPlace {
  backend: Backend;
  remoteEvents: RemoteEvents;
  city: string;
  account: Account;
  /** The record that is being edited, by its id; null: none. */
  edited: number | null;
}

type DrawFrom = ReturnType<typeof drawnFrom>;

const HOUR = DAY / 24;

/** The feature of the city whose screens show such an arrival; null: every city has the screens. */
const FEATURE_OF_KIND: Readonly<Record<ArrivalKind, string | null>> = {
  reserve: 'reserve',
  cancellation: 'reserve',
  chat: 'chat',
  chatRead: 'chat',
  pushRead: 'notification',
  purchase: null,
  report: 'post',
  notice: null,
};

/** Whether the account finds arrivals of this kind on its screens. */
export function isSeen(
  kind: ArrivalKind,
  { backend, city, account }: Omit<TownPlace, 'edited' | 'remoteEvents'>,
): boolean {
  if (kind === 'purchase') return account.permission === 'Advertiser';
  if (kind === 'report' && !isOffice(account)) return false;
  const feature = FEATURE_OF_KIND[kind];
  const cityRow = backend.cities.find(({ name }) => name === city) ?? null;
  return feature === null || hasFeature(cityRow, feature);
}

/** Lets an event from outside happen, with contents of its own. An arrival that finds nothing to happen to passes. */
export function deliverArrival({ kind, key }: Arrival, place: TownPlace): Promise<void> {
  return DELIVER_KIND[kind](place, drawnFrom(key));
}

const DELIVER_KIND: Readonly<Record<ArrivalKind, (place: TownPlace, draw: DrawFrom) => Promise<void>>> = {
  reserve: (place, draw) => place.remoteEvents.sendReserve(place.city, reserveOf(place, draw)),
  async cancellation(place, draw) {
    const { backend, city, account, edited, remoteEvents } = place;
    const now = backend.clock.now();
    const { rows } = backend.db.of(reserveTable).list({
      city,
      filter: (row) =>
        row.id !== edited &&
        isStepAllowed(stateAt(row, now), 'request cancellation') &&
        isReserveOpenTo(backend, account, row),
    });
    if (rows.length > 0) await remoteEvents.requestCancellation(city, draw(rows).id);
  },
  chat: ({ remoteEvents, account, ...place }, draw) =>
    remoteEvents.sendChat(account.id, roomOf(place, account, draw)),
  async chatRead({ backend, remoteEvents, city, account }, draw) {
    const { rows } = backend.db
      .of(chatMessageTable)
      .list({ city, filter: ({ sender, state }) => sender === account.id && state === 'sent' });
    if (rows.length > 0) await remoteEvents.otherPartyReadsMessagesOf(account.id, draw(rows).room);
  },
  pushRead: ({ remoteEvents, city }, draw) => remoteEvents.readNotification(city, draw([1, 2, 3, 4])),
  purchase: ({ remoteEvents, account }, draw) => {
    const quantity = draw([1, 1, 1, 2, 3]);
    return remoteEvents.sendPurchase(account.company_slug ?? 'machi', {
      user: guestOf(draw),
      quantity,
      amount: quantity * draw([480, 550, 780, 980, 1_200, 1_480, 1_800]),
      platform: draw(['iOS', 'iOS', 'Android', 'Web']),
    });
  },
  report: ({ backend, remoteEvents, city }, draw) => {
    const posts = backend.db.of(postTable).list({ filter: ({ town }) => town === city }).rows;
    return remoteEvents.sendReport(city, {
      content: draw(REPORTS.filter((text) => !text.includes('{'))),
      post: posts.length === 0 ? '' : draw(posts).content,
      reporter: draw(NICKNAMES),
    });
  },
  notice: ({ remoteEvents, city }, draw) => remoteEvents.sendNotice(city, draw(NOTICES)),
};

const guestOf = (draw: DrawFrom): string =>
  `${draw(SURNAMES)} ${draw([...GIVEN_NAMES.female, ...GIVEN_NAMES.male])}`;

/** At a shop whose reservations the account sees, if there is one. */
function reserveOf({ backend, city, account }: TownPlace, draw: DrawFrom): Partial<ReserveRow> {
  const now = backend.clock.now();
  const ads = backend.db.of(advertisementTable).list({ city, filter: (ad) => ad.public }).rows;
  const ownAds = ads.filter(({ id }) => isReserveOpenTo(backend, account, { advertisement: id }));
  const shops = ownAds.length > 0 ? ownAds : ads;
  const shop = shops.length > 0 ? draw(shops) : null;
  const at = startOfDayInJapan(now) + draw(DAYS_AHEAD) * DAY + draw(RESERVED_HOURS) * HOUR;
  return {
    user: guestOf(draw),
    people: draw([2, 2, 2, 3, 4, 4, 5, 6]),
    date: utcIsoTime(at < now + HOUR ? at + DAY : at),
    ...(shop && { shop: shop.name, advertisement: shop.id }),
  };
}

const DAYS_AHEAD = [0, 0, 1, 1, 1, 2, 3, 5, 7, 10];
const RESERVED_HOURS = [11.5, 12, 12.5, 13, 17.5, 18, 18.5, 19, 19.5, 20];

/** Null, the newest room, where the account has none. */
function roomOf(
  { backend, city }: Pick<TownPlace, 'backend' | 'city'>,
  account: Account,
  draw: DrawFrom,
): string | null {
  const { rows } = backend.db
    .of(chatSeatTable)
    .list({ city, filter: ({ account_id }) => account_id === account.id });
  return rows.length === 0 ? null : draw(rows).room;
}

const NOTICES = [
  {
    title: '窓口の混雑のお知らせ',
    description: '本日の午後は窓口が混み合う見込みです。お急ぎでない方は、明日以降のご来庁をお願いします。',
  },
  {
    title: 'システムの点検が終わりました',
    description: '昨夜の点検は予定どおり終わりました。気になることがあれば、運営までお知らせください。',
  },
  {
    title: '打ち合わせの資料を載せました',
    description: '明日10時からの打ち合わせの資料を「資料」に載せました。事前にご確認ください。',
  },
  {
    title: '写真の差し替えのお願い',
    description: '季節に合わない写真が残っている広告があります。今週中に差し替えをお願いします。',
  },
] as const;
