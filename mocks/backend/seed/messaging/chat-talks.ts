import { CHAT_UNREAD_MAX } from '#domain/base/limits';
import { CHAT_TEXT_MAX, type ChatMessageState } from '#domain/messaging/chat-message';
import { hasScreens } from '#domain/people/roles';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { hashNumber } from '#mocks/backend/seed/base/hash';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { type DrawName, distinctNames } from '#mocks/backend/seed/people/names';
import { personOf } from '#mocks/backend/seed/people/users';
import { ACCOUNTS, type Account } from '#mocks/backend/seed/session/accounts';
import {
  type ChatKind,
  type ChatLine,
  SHOP_NAMES,
  TALKS,
  UNREAD_LINES,
} from '#mocks/backend/seed/texts/chat-texts';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';
import { eventsAt } from '#mocks/backend/seed/texts/placeholders-of-town';

export interface SeededMessage {
  room: string;
  /** The document's id. */
  key: string;
  sender: number;
  text: string;
  sent_at: string;
  state: ChatMessageState;
}

/** A conversation without its texts: the last of 10,000 messages does not require the others. */
export interface ChatTalk {
  room: string;
  /** One or two accounts of the console that are in the room. The first is "us". */
  accounts: readonly number[];
  /** The other party's name, for each account. */
  names: readonly string[];
  /** The id of "them". */
  other: number;
  count: number;
  /** The number of last messages that "us" has not read. */
  unread: number;
  /** The time of the last message in milliseconds; of the room when it has none. */
  lastAt: number;
  lineOf(index: number): ChatLine;
}

export function chatTalks(context: SeedContext): ChatTalk[] {
  const { city, profile } = context;
  if (profile === 'empty' || city === null || city.features?.includes('chat') === false) return [];
  const accounts = ACCOUNTS.filter(
    ({ permission, cities }) => hasScreens(permission) && cities.includes(city.name),
  );
  return accounts.flatMap((account) => {
    const drawName = distinctNames(context);
    const rooms =
      profile === 'busy' && account.id <= LAST_OFFICE_ID
        ? ROOMS_OF_BUSY
        : account.id <= LAST_OFFICE_ID
          ? 24
          : 9;
    const talks = Array.from({ length: rooms }, (_, index) =>
      talkOf(context, account, { index, rooms, drawName }),
    );
    return account.id === 1 ? [betweenColleagues(context), ...talks] : talks;
  });
}

export function messageAt(talk: ChatTalk, index: number): SeededMessage {
  const laterMessages = talk.count - 1 - index;
  const { by, text } = talk.lineOf(index);
  const minutes = MINUTES_BEFORE_LAST[laterMessages % MINUTES_BEFORE_LAST.length] ?? 0;
  return {
    room: talk.room,
    key: `m${String(index + 1).padStart(6, '0')}`,
    sender: by === 'us' ? (talk.accounts[0] ?? 0) : talk.other,
    text,
    sent_at: utcIsoTime(
      talk.lastAt - Math.floor(laterMessages / MINUTES_BEFORE_LAST.length) * DAY - minutes * MINUTE,
    ),
    state: laterMessages < talk.unread ? 'sent' : 'read',
  };
}

/** Administrator and Operator: both have more rooms than a page, and one with each other. */
const LAST_OFFICE_ID = 2;
const ROOMS_OF_BUSY = 60;
const LONG_ROOM = 10_000;
const LONG_UNREAD = 64;
const MINUTE = 60_000;
/** Minutes before the last message of a day; the same for all days of a conversation. */
const MINUTES_BEFORE_LAST: readonly number[] = [0, 3, 11, 14, 26, 41];
/** Start of the ids of other parties, who have no account of the console. */
const FIRST_OTHER_ID = 1_000_000;

function talkOf(
  context: SeedContext,
  account: Account,
  { index, rooms, drawName }: { index: number; rooms: number; drawName: DrawName },
): ChatTalk {
  const { city, profile, anchor } = context;
  const room = `${city?.name ?? ''}-${account.id}-${index + 1}`;
  const roomHash = hashNumber(`${room}/${profile}`);
  const kind = kindFor(account, index);
  // Two rooms are longer than two pages; one room of the `edge` profile is empty.
  const count = profile === 'edge' && index === 3 ? 0 : index < 2 ? 50 : 3 + (roomHash % 18);
  const unread = unreadOf(context, account, index);
  return {
    room,
    accounts: [account.id],
    names: [profile === 'edge' ? hardText(index, 64) : nameFor(context, kind, { index, drawName })],
    other: FIRST_OTHER_ID + account.id * 1_000 + index,
    count,
    unread,
    lastAt: anchor - Math.floor((index * 9 * DAY) / rooms) - ((roomHash % 600) + 1) * MINUTE,
    lineOf: linesOf(context, { kind, roomHash, count, unread }),
  };
}

/** The room that has 10,000 messages in the `busy` profile. */
function betweenColleagues(context: SeedContext): ChatTalk {
  const { city, profile, anchor } = context;
  const [administrator, operator] = ACCOUNTS;
  const count = profile === 'busy' ? LONG_ROOM : 50;
  const unread = profile === 'busy' ? LONG_UNREAD : 0;
  return {
    room: `${city?.name ?? ''}-office`,
    accounts: [administrator?.id ?? 1, operator?.id ?? 2],
    names: [operator?.name ?? '', administrator?.name ?? ''],
    other: operator?.id ?? 2,
    count,
    unread,
    lastAt: anchor - 20 * MINUTE,
    lineOf: linesOf(context, { kind: 'colleague', roomHash: city?.id ?? 0, count, unread }),
  };
}

const KIND_OF_ROLE: Partial<Record<string, ChatKind>> = {
  owner_shop: 'shop',
  staff_shop: 'shop',
  Advertiser: 'advertiser',
};
const kindFor = ({ permission }: Account, index: number): ChatKind =>
  permission === 'Operator' && index % 5 === 4 ? 'colleague' : (KIND_OF_ROLE[permission] ?? 'office');

function nameFor(
  context: SeedContext,
  kind: ChatKind,
  { index, drawName }: { index: number; drawName: DrawName },
): string {
  const personName = personOf(context, drawName).names.name;
  if (kind === 'advertiser' && index === 0) return `${context.place.name}まちアプリ事務局`;
  if (kind !== 'office' || index % 4 !== 2) return personName;
  // In turn, so that no two shops have the same name.
  return fillPlaceholders(
    SHOP_NAMES[Math.floor(index / 4) % SHOP_NAMES.length] ?? '',
    placeholdersOf(context, index),
  );
}

/** A few of the newest rooms have unread messages; `busy` has one more than the menu's maximum. */
function unreadOf({ profile, city }: SeedContext, { id }: Account, index: number): number {
  if (profile === 'normal')
    return index % 4 === 0 && index < 12 ? 1 + ((id + index + (city?.id ?? 0)) % 3) : 0;
  if (profile === 'busy' && id === 1) return index === 0 ? CHAT_UNREAD_MAX + 1 - LONG_UNREAD : 0;
  return index < 2 ? (CHAT_UNREAD_MAX + 1) / 2 : 0;
}

interface TalkPlan {
  kind: ChatKind;
  roomHash: number;
  count: number;
  unread: number;
}

function linesOf(context: SeedContext, { kind, roomHash, count, unread }: TalkPlan) {
  const lines = TALKS[kind];
  const unreadLines = UNREAD_LINES[kind];
  return (index: number): ChatLine => {
    const laterMessages = count - 1 - index;
    const line = lines[(roomHash + index) % lines.length] as ChatLine;
    const by = laterMessages < unread ? 'them' : line.by;
    if (context.profile === 'edge') return { by, text: edgeLine(index + roomHash, laterMessages === 4) };
    const text = laterMessages < unread ? (unreadLines[laterMessages % unreadLines.length] ?? '') : line.text;
    return { by, text: fillPlaceholders(text, placeholdersOf(context, roomHash + index)) };
  };
}

function placeholdersOf({ place, anchor }: SeedContext, index: number) {
  const termAt = (values: readonly string[]) => values[index % values.length] ?? place.name;
  return {
    place: place.name,
    spot: termAt(place.spots),
    street: termAt(place.streets),
    station: termAt(place.stations),
    food: termAt(place.foods),
    event: termAt(eventsAt(place, anchor)),
    venue: termAt(place.venues),
  };
}

/** One message of a room has the maximum length: more of them would fill the page. */
const edgeLine = (index: number, isLongest: boolean): string =>
  isLongest ? hardText(index - (index % 3), CHAT_TEXT_MAX) : hardText(index, 120);
