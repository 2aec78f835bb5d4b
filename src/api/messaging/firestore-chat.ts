import {
  collection,
  type DocumentSnapshot,
  doc,
  getDocFromServer,
  getDocsFromServer,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  startAt,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import * as z from 'zod/mini';
import { PAGE_SIZE } from '#domain/base/limits';
import { ChatFault, type ChatRefusal } from '#domain/messaging/chat-fault';
import { CHAT_MESSAGE_STATES, type ChatMessage, type OlderMessages } from '#domain/messaging/chat-message';
import { type ChatRoom, isNamed, searchKeyOf } from '#domain/messaging/chat-room';
import type { ChatConnection, RoomWatcher } from './chat-connection';

/** Messages per transaction: Firestore allows 500 writes in one. */
const READ_AT_ONCE = 100;
/**
 * Attempts of a transaction: several for documents that other tabs write too, few otherwise, so that a
 * failure is reported soon.
 */
const CONTESTED = 5;
const UNCONTESTED = 2;

/** The chat over the app's only Firestore instance, whose session the realtime machine opens. */
export const firestoreChat: ChatConnection = {
  watchRooms({ user, city }, { count, search }, watcher) {
    const key = searchKeyOf(search);
    // one document more than is shown, to know whether there are more
    const newest = query(
      collection(store(), 'Users', String(user), 'Rooms'),
      where('city', '==', city),
      ...(key === '' ? [] : [where('name_keys', 'array-contains', key)]),
      orderBy('last_sent_at', 'desc'),
      limit(count + 1),
    );
    return onSnapshot(
      newest,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        // an empty snapshot from the cache is not an answer yet
        if (metadata.fromCache && docs.length === 0) return;
        const rooms = docs.slice(0, count).map(roomOf);
        watcher.changed(
          rooms.filter((room) => isNamed(room, search)),
          docs.length > count,
        );
      },
      (error) => watcher.failed(faultOf(error)),
    );
  },

  watchRoom({ user, city }, room, watcher) {
    const stops: (() => void)[] = [];
    let over = false;
    const fail = (error: unknown) => {
      if (over) return;
      stop();
      watcher.failed(faultOf(error));
    };
    const stop = () => {
      over = true;
      for (const one of stops) one();
    };
    const roomRecord = onSnapshot(
      doc(store(), 'Users', String(user), 'Rooms', room),
      { includeMetadataChanges: true },
      (snapshot) => {
        watcher.connection(!snapshot.metadata.fromCache);
        if (snapshot.exists() && snapshot.data().city === city) watcher.room(roomOf(snapshot));
        else if (!snapshot.metadata.fromCache) watcher.room(null);
      },
      fail,
    );
    stops.push(roomRecord);
    // the listener starts at the oldest message of the first page, so that no message is missed after a long
    // break
    newest(room).then((page) => {
      if (!over) stops.push(watchFrom(room, page, watcher, fail));
    }, fail);
    return stop;
  },

  async older(room, before) {
    // the cursor is the document, not its time, which is known only to the millisecond
    const first = await answerOf(getDocFromServer(doc(messagesIn(room), before.id)));
    return pageOf(await docsOf(query(messagesIn(room), ...NEWEST, startAfter(first), limit(PAGE_SIZE + 1))));
  },

  async send(user, { room, id, text }) {
    await transact(async (transaction) => {
      const message = doc(messagesIn(room), id);
      // an earlier attempt succeeded, but its response was lost
      if ((await transaction.get(message)).exists()) return;
      transaction.set(message, { sender: user, text, state: 'sent', sent_at: serverTimestamp() });
    }, UNCONTESTED);
  },

  async read(user, room) {
    // repeats until fewer than READ_AT_ONCE messages are found
    let found: number;
    do {
      found = 0;
      await transact(async (transaction) => {
        found = await markRead(transaction, user, room);
      });
    } while (found === READ_AT_ONCE);
  },

  async setTyping(user, room, typing) {
    await transact(async (transaction) => {
      transaction.set(doc(store(), 'Rooms', room, 'Typing', String(user)), { typing });
    }, 1);
  },
};

const store = () => getFirestore();
const messagesIn = (room: string) => collection(store(), 'Rooms', room, 'Messages');

const NEWEST: readonly QueryConstraint[] = [orderBy('sent_at', 'desc')];

interface Page extends OlderMessages {
  oldest: DocumentSnapshot | undefined;
}

const newest = async (room: string): Promise<Page> =>
  pageOf(await docsOf(query(messagesIn(room), ...NEWEST, limit(PAGE_SIZE + 1))));

/** `docs`: newest first, with one more than a page where there are older messages. */
function pageOf(docs: readonly DocumentSnapshot[]): Page {
  const shown = docs.slice(0, PAGE_SIZE);
  return {
    messages: shown.map(messageOf).toReversed(),
    older: docs.length > PAGE_SIZE,
    oldest: shown.at(-1),
  };
}

function watchFrom(
  room: string,
  { oldest, older }: Page,
  watcher: RoomWatcher,
  fail: (error: unknown) => void,
): () => void {
  const from = oldest === undefined ? [] : [startAt(oldest)];
  return onSnapshot(
    query(messagesIn(room), orderBy('sent_at'), ...from),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      if (metadata.fromCache && docs.length === 0 && oldest !== undefined) return;
      watcher.messages(docs.map(messageOf), older);
    },
    fail,
  );
}

/**
 * Reads the counters before it queries the messages, and writes them always: when another tab has changed
 * them since, Firestore runs the transaction again and no message is counted twice. Resolves with the number
 * of messages found.
 */
async function markRead(transaction: Transaction, user: number, room: string): Promise<number> {
  const roomRecord = await transaction.get(doc(store(), 'Users', String(user), 'Rooms', room));
  const badges = await transaction.get(doc(store(), 'Users', String(user)));
  const waiting = await docsOf(
    query(messagesIn(room), where('state', '==', 'sent'), where('sender', '!=', user), limit(READ_AT_ONCE)),
  );
  if (waiting.length === 0 || !roomRecord.exists()) return 0;
  for (const { ref } of waiting) transaction.update(ref, { state: 'read' });
  transaction.update(roomRecord.ref, {
    unread: lowered(roomRecord, 'unread', waiting.length),
    read_at: serverTimestamp(),
  });
  if (badges.exists())
    transaction.update(badges.ref, { chatAdminUnread: lowered(badges, 'chatAdminUnread', waiting.length) });
  return waiting.length;
}

/** At least 0; a field that is not a number counts as 0. */
function lowered(at: DocumentSnapshot, field: string, by: number): number {
  const count: unknown = at.get(field);
  return Math.max(0, (typeof count === 'number' ? count : 0) - by);
}

const transact = (
  run: (transaction: Transaction) => Promise<void>,
  maxAttempts: number = CONTESTED,
): Promise<void> => answerOf(runTransaction(store(), run, { maxAttempts }));

const docsOf = async (request: Query): Promise<DocumentSnapshot[]> =>
  (await answerOf(getDocsFromServer(request))).docs;

async function answerOf<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw faultOf(error);
  }
}

/** Firestore's codes that count as a lost connection; every other code is a refusal. */
const OFFLINE = ['unavailable', 'deadline-exceeded', 'aborted', 'unauthenticated', 'cancelled', 'internal'];

function refusalOf(code: string): ChatRefusal {
  if (code === 'permission-denied') return 'forbidden';
  return OFFLINE.includes(code) ? 'offline' : 'refused';
}

function faultOf(error: unknown): ChatFault {
  if (error instanceof ChatFault) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new ChatFault(refusalOf(code), code, error);
}

const instant = z.pipe(
  z.custom<Timestamp>((value) => value instanceof Timestamp),
  z.transform((value) => value.toDate().toISOString()),
);
const maybeInstant = z.catch(z.nullable(instant), null);

/** Another program writes the documents: an invalid field gets an empty value. */
const RoomFields = z.object({
  name: z.catch(z.string(), ''),
  last_message: z.catch(z.nullable(z.string()), null),
  last_sent_at: maybeInstant,
  unread: z.catch(z.number(), 0),
  typing_at: maybeInstant,
});
const MessageFields = z.object({
  text: z.catch(z.string(), ''),
  sender: z.catch(z.number(), 0),
  sent_at: z.catch(instant, ''),
  state: z.catch(z.enum(CHAT_MESSAGE_STATES), 'sent'),
});

const roomOf = (snapshot: DocumentSnapshot): ChatRoom => ({
  id: snapshot.id,
  ...z.parse(RoomFields, snapshot.data()),
});
const messageOf = (snapshot: DocumentSnapshot): ChatMessage => ({
  id: snapshot.id,
  ...z.parse(MessageFields, snapshot.data()),
});
