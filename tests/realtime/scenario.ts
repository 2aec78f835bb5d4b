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

type Note = (...parts: unknown[]) => void;

interface ScenarioContext {
  /** The Firestore that listens. */
  mine: Firestore;
  /** The Firestore that writes. */
  other: Firestore;
  note: Note;
  /** Makes a change and waits for this number of events. */
  after(change: () => Promise<unknown>, events: number): Promise<void>;
}

/** Milliseconds, on a machine with other work to do. */
const EVENT_TIMEOUT = 30_000;

/**
 * Everything that a console can do with documents, starting from an empty store, and the events that it
 * receives.
 */
export async function playScenario(make: (name: string) => Firestore): Promise<string[]> {
  const log: string[] = [];
  const context: ScenarioContext = {
    mine: make('mine'),
    other: make('other'),
    note: (...parts) => void log.push(JSON.stringify(sorted(parts))),
    async after(change, events) {
      const expected = log.length + events;
      await change();
      await vi.waitFor(() => expect(log.length).toBeGreaterThanOrEqual(expected), EVENT_TIMEOUT);
    },
  };
  // The first response may take longer than the SDK waits before it counts as offline.
  await vi.waitFor(() => getDoc(userOf(context.mine, 'nobody')), EVENT_TIMEOUT);
  let stop: (() => void) | undefined;
  const listen = async () => {
    stop = onSnapshot(
      userOf(context.mine, 'u1'),
      (snapshot) => context.note('document', snapshot.exists(), snapshot.data(), snapshot.metadata.fromCache),
      (error) => context.note('document fails', error.code),
    );
  };
  await context.after(listen, 1);
  await changeOne(context);
  const stopQuery = await changeMany(context);
  await goOffline(context);
  stopQuery?.();
  stop?.();
  await readOnce(context);
  await Promise.all([terminate(context.mine), terminate(context.other)]);
  return log;
}

const userOf = (store: Firestore, id: string) => doc(store, 'Users', id);

async function changeOne({ other, after }: ScenarioContext) {
  const user = userOf(other, 'u1');
  const whole = {
    badge: 3,
    chatAdminUnread: 2,
    name: '渋谷😀',
    list: ['a'],
    map: { x: 1, y: null },
    half: 1.5,
    is: true,
  };
  for (const change of [
    () => setDoc(user, whole),
    () => updateDoc(user, { badge: increment(1), list: arrayUnion('b', 'a'), 'map.x': 2 }),
    () => updateDoc(user, { list: arrayRemove('a'), 'map.y': deleteField() }),
    () => setDoc(user, { badge: 9 }, { merge: true }),
  ]) {
    await after(change, 1);
  }
}

async function changeMany({ mine, other, note, after }: ScenarioContext): Promise<(() => void) | undefined> {
  const unread = query(collection(mine, 'Users'), where('badge', '>', 1), orderBy('badge'));
  let stop: (() => void) | undefined;
  const listen = async () => {
    stop = onSnapshot(
      unread,
      (snapshot) =>
        note(
          'query',
          snapshot.docChanges().map((change) => [change.type, change.doc.id, change.doc.get('badge')]),
        ),
      (error) => note('query fails', error.code),
    );
  };
  await after(listen, 1);
  await after(() => setDoc(userOf(other, 'u2'), { badge: 5 }), 1);
  // Not in the query yet.
  await after(() => setDoc(userOf(other, 'u3'), { badge: 1 }), 0);
  await after(() => updateDoc(userOf(other, 'u3'), { badge: 7 }), 1);
  await after(() => updateDoc(userOf(other, 'u2'), { badge: 0 }), 1);
  await after(() => deleteDoc(userOf(other, 'u3')), 1);
  return stop;
}

/** Changes and deletions during the offline time are reported on reconnecting. */
async function goOffline({ mine, other, note, after }: ScenarioContext) {
  const user = userOf(other, 'u1');
  for (const change of [() => updateDoc(user, { badge: 20 }), () => deleteDoc(user)]) {
    await disableNetwork(mine);
    note('offline');
    await change();
    note('online');
    // The document and the query.
    await after(() => enableNetwork(mine), 2);
  }
  await updateDoc(userOf(other, 'nobody'), { badge: 1 }).catch((error: { code: string }) =>
    note('update of a missing document', error.code),
  );
  await after(() => setDoc(user, { badge: 1 }), 1);
}

async function readOnce({ mine, other, note }: ScenarioContext) {
  note(
    'all',
    (await getDocs(collection(mine, 'Users'))).docs.map(({ id }) => id),
  );
  note('missing', (await getDoc(userOf(mine, 'nobody'))).exists());
  await runTransaction(mine, async (transaction) => {
    const user = await transaction.get(userOf(mine, 'u1'));
    transaction.update(user.ref, { badge: Number(user.get('badge')) + 100 });
  });
  note('after the transaction', (await getDoc(userOf(other, 'u1'))).data());
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
