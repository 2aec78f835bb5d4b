import type { Clock } from '#domain/base/clock';
import { chatMessageProblems, isBlank } from '#domain/messaging/chat-message';
import type { Store } from '#mocks/backend/db/db';
import { chatIn } from '#mocks/backend/services/chat';
import { createChatDocuments } from './chat-documents';
import type { DocumentStore } from './documents';
import type { Access, DocumentChange, PlainFields } from './firestore';

/**
 * The server of the chat's documents: permissions, and the effects of each write (E-126). Documents are
 * copies of the tables; a client's write to a document is applied to its table at once.
 */
export interface ChatServer {
  /** Null: the path is not the chat's. */
  allows(access: Access): boolean | null;
  runCommit<Result>(run: () => Result): Promise<Result>;
  recordChange(change: DocumentChange): void;
  /** This account's console shows this city. */
  openCity(account: number, city: string): void;
}

export function createChatServer(
  db: Store,
  { documents, clock }: { documents: DocumentStore; clock: Pick<Clock, 'now'> },
): ChatServer {
  const cityOfAccount = new Map<number, string>();
  const openCities = new Set<string>();
  let changesInCommit: DocumentChange[] = [];
  const { writeChangedRows } = createChatDocuments(db, documents, openCities);
  db.onChange(writeChangedRows);

  /** The city of a room; searches the open cities only. */
  const cityOf = (room: string) => [...openCities].find((city) => chatIn(db, city).seatsOf(room).length > 0);
  const hasSeat = (uid: string, room: string) => {
    const city = cityOf(room);
    return city !== undefined && chatIn(db, city).seatOf(room, Number(uid)) !== undefined;
  };

  return {
    openCity(account, city) {
      cityOfAccount.set(account, city);
      if (openCities.has(city)) return;
      openCities.add(city);
      writeChangedRows();
    },

    allows({ uid, path, op, before = null, after = null }) {
      const { user, room, collection, id } = parsedPath(path);
      if (collection === null) return null;
      if (uid === null) return false;
      if (collection === 'Users')
        return op === 'write' && id === uid ? onlyLowersCounts(before, after) : null;
      if (collection === 'Rooms') return user === uid && (op === 'read' || onlyLowersCounts(before, after));
      if (!hasSeat(uid, room)) return false;
      if (collection === 'Typing') return id === uid;
      return op === 'read' || mayWriteMessage(uid, before, after);
    },

    runCommit: (run) =>
      oneAtATime(async () => {
        await db.catchUp();
        changesInCommit = [];
        const result = documents.batch(() => {
          const runResult = run();
          writeToTables(changesInCommit);
          writeChangedRows();
          return runResult;
        });
        await db.settled();
        return result;
      }),

    recordChange: (change) => void changesInCommit.push(change),
  };

  /** Applies the document writes to the tables, for each room together: a commit may contain 100 messages. */
  function writeToTables(changes: readonly DocumentChange[]) {
    const readKeysByRoom = new Map<string, Set<string>>();
    for (const { path, before, after } of changes) {
      const { user, room, collection, id } = parsedPath(path);
      if (collection === 'Users') setUnreadTotal(Number(id), after);
      if (collection === 'Rooms') setUnread(id, Number(user), after);
      const city = cityOf(room);
      if (city === undefined || after === null) continue;
      const chat = chatIn(db, city);
      const now = clock.now();
      if (collection === 'Typing') chat.setTyping(room, Number(id), after.typing === true ? now : null);
      else if (before !== null) readKeysByRoom.set(room, new Set(readKeysByRoom.get(room)).add(id));
      else chat.post({ room, key: id, sender: Number(after.sender), text: String(after.text) }, now);
    }
    for (const [room, keys] of readKeysByRoom) chatIn(db, cityOf(room) ?? '').setRead(room, keys);
  }

  function setUnreadTotal(account: number, after: PlainFields | null) {
    const city = cityOfAccount.get(account);
    if (city !== undefined) chatIn(db, city).setTotal(account, Number(after?.chatAdminUnread ?? 0));
  }

  function setUnread(room: string, account: number, after: PlainFields | null) {
    const city = cityOf(room);
    const seat = city === undefined ? undefined : chatIn(db, city).seatOf(room, account);
    if (city !== undefined && seat) chatIn(db, city).setUnread(seat.id, Number(after?.unread ?? 0));
  }
}

type Collection = 'Users' | 'Rooms' | 'Messages' | 'Typing' | null;

/** Parses `Users/2`, `Users/2/Rooms/r`, `Rooms/r/Messages/m`, `Rooms/r/Typing/2`; `*` is last in a query. */
function parsedPath(path: string): { user: string; room: string; collection: Collection; id: string } {
  const [root = '', first = '', below = '', last = ''] = path.split('/');
  const notInChat = { user: '', room: '', collection: null, id: '' };
  if (root === 'Users' && below === '') return { ...notInChat, collection: 'Users', id: first };
  if (root === 'Users' && below === 'Rooms')
    return { ...notInChat, user: first, collection: below, id: last };
  if (root !== 'Rooms' || (below !== 'Messages' && below !== 'Typing')) return notInChat;
  return { user: '', room: first, collection: below, id: last };
}

const UNREAD_COUNTS = ['unread', 'chatAdminUnread'];

/** A client may only lower a count and set `read_at`: the server sets all other fields. */
function onlyLowersCounts(before: PlainFields | null, after: PlainFields | null): boolean {
  if (before === null || after === null) return false;
  return Object.keys({ ...before, ...after }).every((name) => {
    const [valueBefore, valueAfter] = [before[name], after[name]];
    if (name === 'read_at') return true;
    if (JSON.stringify(valueBefore) === JSON.stringify(valueAfter)) return true;
    return (
      UNREAD_COUNTS.includes(name) &&
      Number.isInteger(valueAfter) &&
      Number(valueAfter) >= 0 &&
      Number(valueAfter) <= Number(valueBefore)
    );
  });
}

/** A user may create their own message once; a later write may only mark another user's message as read. */
function mayWriteMessage(uid: string, before: PlainFields | null, after: PlainFields | null): boolean {
  if (after === null) return false;
  if (before === null) {
    const text = after.text;
    if (typeof text !== 'string' || isBlank({ text }) || chatMessageProblems({ text }).length > 0)
      return false;
    return after.sender === Number(uid) && after.state === 'sent';
  }
  const { state: stateBefore, ...otherFieldsBefore } = before;
  const { state: stateAfter, ...otherFieldsAfter } = after;
  return (
    before.sender !== Number(uid) &&
    stateBefore === 'sent' &&
    stateAfter === 'read' &&
    JSON.stringify(otherFieldsBefore) === JSON.stringify(otherFieldsAfter)
  );
}

let lastCommit: Promise<unknown> = Promise.resolve();

/** Runs commits one by one: across tabs with the Web Locks API (not on plain HTTP), else in this tab. */
function oneAtATime<Result>(run: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks)
    return navigator.locks.request('fake-firestore', run) as Promise<Result>;
  const ownCommit = lastCommit.then(run);
  lastCommit = ownCommit.catch(() => undefined);
  return ownCommit;
}
