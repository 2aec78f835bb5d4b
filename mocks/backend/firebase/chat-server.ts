import type { Clock } from '#domain/base/clock';
import { chatMessageProblems, isBlank } from '#domain/messaging/chat-message';
import type { Store } from '#mocks/backend/db/db';
import { chatIn } from '#mocks/backend/services/chat';
import { createChatDocuments } from './chat-documents';
import type { DocumentStore } from './documents';
import type { Access, Plain, Written } from './firestore';

/**
 * The server of the chat's documents: permissions, and the effects of each write (E-126). Documents are
 * copies of the tables; a client's write to a document is applied to its table at once.
 */
export interface ChatServer {
  /** Null: the path is not the chat's. */
  allows(access: Access): boolean | null;
  exchange<Result>(run: () => Result): Promise<Result>;
  written(change: Written): void;
  /** This account's console shows this city. */
  open(account: number, city: string): void;
}

export function createChatServer(
  db: Store,
  { documents, clock }: { documents: DocumentStore; clock: Pick<Clock, 'now'> },
): ChatServer {
  const cityOfAccount = new Map<number, string>();
  const cities = new Set<string>();
  let writtenInExchange: Written[] = [];
  const { writeChangedRows } = createChatDocuments(db, documents, cities);
  db.onChange(writeChangedRows);

  /** The city of a room; searches the open cities only. */
  const cityOf = (room: string) => [...cities].find((city) => chatIn(db, city).seatsOf(room).length > 0);
  const hasSeat = (uid: string, room: string) => {
    const city = cityOf(room);
    return city !== undefined && chatIn(db, city).seatOf(room, Number(uid)) !== undefined;
  };

  return {
    open(account, city) {
      cityOfAccount.set(account, city);
      if (cities.has(city)) return;
      cities.add(city);
      writeChangedRows();
    },

    allows({ uid, path, op, before = null, after = null }) {
      const { user, room, collection, id } = partsOf(path);
      if (collection === null) return null;
      if (uid === null) return false;
      if (collection === 'Users') return op === 'write' && id === uid ? isLowered(before, after) : null;
      if (collection === 'Rooms') return user === uid && (op === 'read' || isLowered(before, after));
      if (!hasSeat(uid, room)) return false;
      if (collection === 'Typing') return id === uid;
      return op === 'read' || mayWrite(uid, before, after);
    },

    exchange: (run) =>
      alone(async () => {
        await db.catchUp();
        writtenInExchange = [];
        const result = documents.batch(() => {
          const done = run();
          writeToTables(writtenInExchange);
          writeChangedRows();
          return done;
        });
        await db.settled();
        return result;
      }),

    written: (change) => void writtenInExchange.push(change),
  };

  /** Applies the document writes to the tables, for each room together: a commit may contain 100 messages. */
  function writeToTables(changes: readonly Written[]) {
    const read = new Map<string, Set<string>>();
    for (const { path, before, after } of changes) {
      const { user, room, collection, id } = partsOf(path);
      if (collection === 'Users') setTotal(Number(id), after);
      if (collection === 'Rooms') setUnread(id, Number(user), after);
      const city = cityOf(room);
      if (city === undefined || after === null) continue;
      const chat = chatIn(db, city);
      const now = clock.now();
      if (collection === 'Typing') chat.setTyping(room, Number(id), after.typing === true ? now : null);
      else if (before !== null) read.set(room, new Set(read.get(room)).add(id));
      else chat.post({ room, key: id, sender: Number(after.sender), text: String(after.text) }, now);
    }
    for (const [room, keys] of read) chatIn(db, cityOf(room) ?? '').setRead(room, keys);
  }

  function setTotal(account: number, after: Plain | null) {
    const city = cityOfAccount.get(account);
    if (city !== undefined) chatIn(db, city).setTotal(account, Number(after?.chatAdminUnread ?? 0));
  }

  function setUnread(room: string, account: number, after: Plain | null) {
    const city = cityOf(room);
    const seat = city === undefined ? undefined : chatIn(db, city).seatOf(room, account);
    if (city !== undefined && seat) chatIn(db, city).setUnread(seat.id, Number(after?.unread ?? 0));
  }
}

type Collection = 'Users' | 'Rooms' | 'Messages' | 'Typing' | null;

/** Parses `Users/2`, `Users/2/Rooms/r`, `Rooms/r/Messages/m`, `Rooms/r/Typing/2`; `*` is last in a query. */
function partsOf(path: string): { user: string; room: string; collection: Collection; id: string } {
  const [root = '', first = '', below = '', last = ''] = path.split('/');
  const nowhere = { user: '', room: '', collection: null, id: '' };
  if (root === 'Users' && below === '') return { ...nowhere, collection: 'Users', id: first };
  if (root === 'Users' && below === 'Rooms') return { ...nowhere, user: first, collection: below, id: last };
  if (root !== 'Rooms' || (below !== 'Messages' && below !== 'Typing')) return nowhere;
  return { user: '', room: first, collection: below, id: last };
}

const COUNTS = ['unread', 'chatAdminUnread'];

/** A client may only lower a count and set `read_at`: the server sets all other fields. */
function isLowered(before: Plain | null, after: Plain | null): boolean {
  if (before === null || after === null) return false;
  return Object.keys({ ...before, ...after }).every((name) => {
    const [was, is] = [before[name], after[name]];
    if (name === 'read_at') return true;
    if (JSON.stringify(was) === JSON.stringify(is)) return true;
    return COUNTS.includes(name) && Number.isInteger(is) && Number(is) >= 0 && Number(is) <= Number(was);
  });
}

/** A user may create their own message once; a later write may only mark another user's message as read. */
function mayWrite(uid: string, before: Plain | null, after: Plain | null): boolean {
  if (after === null) return false;
  if (before === null) {
    const text = after.text;
    if (typeof text !== 'string' || isBlank({ text }) || chatMessageProblems({ text }).length > 0)
      return false;
    return after.sender === Number(uid) && after.state === 'sent';
  }
  const { state: was, ...kept } = before;
  const { state: is, ...now } = after;
  return (
    before.sender !== Number(uid) &&
    was === 'sent' &&
    is === 'read' &&
    JSON.stringify(kept) === JSON.stringify(now)
  );
}

let lastCommit: Promise<unknown> = Promise.resolve();

/** Runs commits one by one: across tabs with the Web Locks API (not on plain HTTP), else in this tab. */
function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks)
    return navigator.locks.request('fake-firestore', run) as Promise<Result>;
  const mine = lastCommit.then(run);
  lastCommit = mine.catch(() => undefined);
  return mine;
}
