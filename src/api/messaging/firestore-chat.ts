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
const MESSAGES_PER_TRANSACTION = 100;
/**
 * Attempts of a transaction: several for documents that other tabs write too, few otherwise, so that a
 * failure is reported soon.
 */
const CONTESTED_ATTEMPTS = 5;
const UNCONTESTED_ATTEMPTS = 2;

/** The chat over the app's only Firestore instance, whose session the realtime machine opens. */
export const firestoreChat: ChatConnection = {
  watchRooms({ user: userId, city }, { count, search }, watcher) {
    const key = searchKeyOf(search);
    // one document more than is shown, to know whether there are more
    const newestRooms = query(
      collection(firestore(), 'Users', String(userId), 'Rooms'),
      where('city', '==', city),
      ...(key === '' ? [] : [where('name_keys', 'array-contains', key)]),
      orderBy('last_sent_at', 'desc'),
      limit(count + 1),
    );
    return onSnapshot(
      newestRooms,
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

  watchRoom({ user: userId, city }, roomId, watcher) {
    const unsubscribes: (() => void)[] = [];
    let isStopped = false;
    const fail = (error: unknown) => {
      if (isStopped) return;
      stop();
      watcher.failed(faultOf(error));
    };
    const stop = () => {
      isStopped = true;
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
    const unsubscribeRoom = onSnapshot(
      doc(firestore(), 'Users', String(userId), 'Rooms', roomId),
      { includeMetadataChanges: true },
      (snapshot) => {
        watcher.connection(!snapshot.metadata.fromCache);
        if (snapshot.exists() && snapshot.data().city === city) watcher.room(roomOf(snapshot));
        else if (!snapshot.metadata.fromCache) watcher.room(null);
      },
      fail,
    );
    unsubscribes.push(unsubscribeRoom);
    // the listener starts at the oldest message of the first page, so that no message is missed after a long
    // break
    newestPage(roomId).then((page) => {
      if (!isStopped) unsubscribes.push(watchFrom(roomId, page, watcher, fail));
    }, fail);
    return stop;
  },

  async older(roomId, before) {
    // the cursor is the document, not its time, which is known only to the millisecond
    const cursor = await answerOf(getDocFromServer(doc(messagesIn(roomId), before.id)));
    return pageOf(
      await docsOf(query(messagesIn(roomId), ...NEWEST_FIRST, startAfter(cursor), limit(PAGE_SIZE + 1))),
    );
  },

  async send(userId, { room: roomId, id, text }) {
    await transact(async (transaction) => {
      const message = doc(messagesIn(roomId), id);
      // an earlier attempt succeeded, but its response was lost
      if ((await transaction.get(message)).exists()) return;
      transaction.set(message, { sender: userId, text, state: 'sent', sent_at: serverTimestamp() });
    }, UNCONTESTED_ATTEMPTS);
  },

  async read(userId, roomId) {
    // repeats until fewer than READ_AT_ONCE messages are found
    let markedCount: number;
    do {
      markedCount = 0;
      await transact(async (transaction) => {
        markedCount = await markRead(transaction, userId, roomId);
      });
    } while (markedCount === MESSAGES_PER_TRANSACTION);
  },

  async setTyping(userId, roomId, typing) {
    await transact(async (transaction) => {
      transaction.set(doc(firestore(), 'Rooms', roomId, 'Typing', String(userId)), { typing });
    }, 1);
  },
};

const firestore = () => getFirestore();
const messagesIn = (roomId: string) => collection(firestore(), 'Rooms', roomId, 'Messages');

const NEWEST_FIRST: readonly QueryConstraint[] = [orderBy('sent_at', 'desc')];

interface MessagePage extends OlderMessages {
  oldest: DocumentSnapshot | undefined;
}

const newestPage = async (roomId: string): Promise<MessagePage> =>
  pageOf(await docsOf(query(messagesIn(roomId), ...NEWEST_FIRST, limit(PAGE_SIZE + 1))));

/** `docs`: newest first, with one more than a page where there are older messages. */
function pageOf(docs: readonly DocumentSnapshot[]): MessagePage {
  const pageDocs = docs.slice(0, PAGE_SIZE);
  return {
    messages: pageDocs.map(messageOf).toReversed(),
    older: docs.length > PAGE_SIZE,
    oldest: pageDocs.at(-1),
  };
}

function watchFrom(
  roomId: string,
  { oldest, older }: MessagePage,
  watcher: RoomWatcher,
  fail: (error: unknown) => void,
): () => void {
  const from = oldest === undefined ? [] : [startAt(oldest)];
  return onSnapshot(
    query(messagesIn(roomId), orderBy('sent_at'), ...from),
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
async function markRead(transaction: Transaction, userId: number, roomId: string): Promise<number> {
  const roomRecord = await transaction.get(doc(firestore(), 'Users', String(userId), 'Rooms', roomId));
  const userRecord = await transaction.get(doc(firestore(), 'Users', String(userId)));
  const unreadMessages = await docsOf(
    query(
      messagesIn(roomId),
      where('state', '==', 'sent'),
      where('sender', '!=', userId),
      limit(MESSAGES_PER_TRANSACTION),
    ),
  );
  if (unreadMessages.length === 0 || !roomRecord.exists()) return 0;
  for (const { ref } of unreadMessages) transaction.update(ref, { state: 'read' });
  transaction.update(roomRecord.ref, {
    unread: loweredCount(roomRecord, 'unread', unreadMessages.length),
    read_at: serverTimestamp(),
  });
  if (userRecord.exists())
    transaction.update(userRecord.ref, {
      chatAdminUnread: loweredCount(userRecord, 'chatAdminUnread', unreadMessages.length),
    });
  return unreadMessages.length;
}

/** At least 0; a field that is not a number counts as 0. */
function loweredCount(snapshot: DocumentSnapshot, field: string, by: number): number {
  const count: unknown = snapshot.get(field);
  return Math.max(0, (typeof count === 'number' ? count : 0) - by);
}

const transact = (
  run: (transaction: Transaction) => Promise<void>,
  maxAttempts: number = CONTESTED_ATTEMPTS,
): Promise<void> => answerOf(runTransaction(firestore(), run, { maxAttempts }));

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
const OFFLINE_CODES = [
  'unavailable',
  'deadline-exceeded',
  'aborted',
  'unauthenticated',
  'cancelled',
  'internal',
];

function refusalOf(code: string): ChatRefusal {
  if (code === 'permission-denied') return 'forbidden';
  return OFFLINE_CODES.includes(code) ? 'offline' : 'refused';
}

function faultOf(error: unknown): ChatFault {
  if (error instanceof ChatFault) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new ChatFault(refusalOf(code), code, error);
}

const timestampText = z.pipe(
  z.custom<Timestamp>((value) => value instanceof Timestamp),
  z.transform((value) => value.toDate().toISOString()),
);
const maybeTimestampText = z.catch(z.nullable(timestampText), null);

/** The fields of a room. Another program writes the documents: an invalid field gets an empty value. */
const RoomFields = z.object({
  name: z.catch(z.string(), ''),
  last_message: z.catch(z.nullable(z.string()), null),
  last_sent_at: maybeTimestampText,
  unread: z.catch(z.number(), 0),
  typing_at: maybeTimestampText,
});
const MessageFields = z.object({
  text: z.catch(z.string(), ''),
  sender: z.catch(z.number(), 0),
  sent_at: z.catch(timestampText, ''),
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
