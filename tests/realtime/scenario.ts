import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  setDoc,
  terminate,
  updateDoc,
  where,
} from 'firebase/firestore';
import { expect, vi } from 'vitest';

type LogEvent = (...parts: unknown[]) => void;

interface ScenarioContext {
  /** The Firestore that listens. */
  listenerStore: Firestore;
  /** The Firestore that writes. */
  writerStore: Firestore;
  logEvent: LogEvent;
  /** Makes a change and waits for this number of events. */
  changeAndWait(change: () => Promise<unknown>, events: number): Promise<void>;
}

/** Milliseconds, on a machine with other work to do. */
const EVENT_TIMEOUT = 30_000;

/**
 * Everything that a console can do with documents, starting from an empty store, and the events that it
 * receives.
 */
export async function playScenario(createStore: (name: string) => Firestore): Promise<string[]> {
  const log: string[] = [];
  const context: ScenarioContext = {
    listenerStore: createStore('mine'),
    writerStore: createStore('other'),
    logEvent: (...parts) => void log.push(JSON.stringify(sorted(parts))),
    async changeAndWait(change, events) {
      const expected = log.length + events;
      await change();
      await vi.waitFor(() => expect(log.length).toBeGreaterThanOrEqual(expected), EVENT_TIMEOUT);
    },
  };
  // The first response may take longer than the SDK waits before it counts as offline.
  await vi.waitFor(() => getDoc(userOf(context.listenerStore, 'nobody')), EVENT_TIMEOUT);
  let stop: (() => void) | undefined;
  const listen = async () => {
    stop = onSnapshot(
      userOf(context.listenerStore, 'u1'),
      (snapshot) =>
        context.logEvent('document', snapshot.exists(), snapshot.data(), snapshot.metadata.fromCache),
      (error) => context.logEvent('document fails', error.code),
    );
  };
  await context.changeAndWait(listen, 1);
  await changeOne(context);
  const stopQuery = await changeMany(context);
  await goOffline(context);
  stopQuery?.();
  stop?.();
  await readOnce(context);
  await Promise.all([terminate(context.listenerStore), terminate(context.writerStore)]);
  return log;
}

const userOf = (store: Firestore, id: string) => doc(store, 'Users', id);

async function changeOne({ writerStore, changeAndWait }: ScenarioContext) {
  const user = userOf(writerStore, 'u1');
  const wholeDocument = {
    badge: 3,
    chatAdminUnread: 2,
    name: '渋谷😀',
    list: ['a'],
    map: { x: 1, y: null },
    half: 1.5,
    is: true,
  };
  for (const change of [
    () => setDoc(user, wholeDocument),
    () => updateDoc(user, { badge: increment(1), list: arrayUnion('b', 'a'), 'map.x': 2 }),
    () => updateDoc(user, { list: arrayRemove('a'), 'map.y': deleteField() }),
    () => setDoc(user, { badge: 9 }, { merge: true }),
  ]) {
    await changeAndWait(change, 1);
  }
}

async function changeMany({
  listenerStore,
  writerStore,
  logEvent,
  changeAndWait,
}: ScenarioContext): Promise<(() => void) | undefined> {
  const unread = query(collection(listenerStore, 'Users'), where('badge', '>', 1), orderBy('badge'));
  let stop: (() => void) | undefined;
  const listen = async () => {
    stop = onSnapshot(
      unread,
      (snapshot) =>
        logEvent(
          'query',
          snapshot.docChanges().map((change) => [change.type, change.doc.id, change.doc.get('badge')]),
        ),
      (error) => logEvent('query fails', error.code),
    );
  };
  await changeAndWait(listen, 1);
  await changeAndWait(() => setDoc(userOf(writerStore, 'u2'), { badge: 5 }), 1);
  // Not in the query yet.
  await changeAndWait(() => setDoc(userOf(writerStore, 'u3'), { badge: 1 }), 0);
  await changeAndWait(() => updateDoc(userOf(writerStore, 'u3'), { badge: 7 }), 1);
  await changeAndWait(() => updateDoc(userOf(writerStore, 'u2'), { badge: 0 }), 1);
  await changeAndWait(() => deleteDoc(userOf(writerStore, 'u3')), 1);
  return stop;
}

/** Changes and deletions during the offline time are reported on reconnecting. */
async function goOffline({ listenerStore, writerStore, logEvent, changeAndWait }: ScenarioContext) {
  const user = userOf(writerStore, 'u1');
  for (const change of [() => updateDoc(user, { badge: 20 }), () => deleteDoc(user)]) {
    await disableNetwork(listenerStore);
    logEvent('offline');
    await change();
    logEvent('online');
    // The document and the query.
    await changeAndWait(() => enableNetwork(listenerStore), 2);
  }
  await updateDoc(userOf(writerStore, 'nobody'), { badge: 1 }).catch((error: { code: string }) =>
    logEvent('update of a missing document', error.code),
  );
  await changeAndWait(() => setDoc(user, { badge: 1 }), 1);
}

async function readOnce({ listenerStore, writerStore, logEvent }: ScenarioContext) {
  logEvent(
    'all',
    (await getDocs(collection(listenerStore, 'Users'))).docs.map(({ id }) => id),
  );
  logEvent('missing', (await getDoc(userOf(listenerStore, 'nobody'))).exists());
  await runTransaction(listenerStore, async (transaction) => {
    const user = await transaction.get(userOf(listenerStore, 'u1'));
    transaction.update(user.ref, { badge: Number(user.get('badge')) + 100 });
  });
  logEvent('after the transaction', (await getDoc(userOf(writerStore, 'u1'))).data());
}

/** The order of keys is irrelevant. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
