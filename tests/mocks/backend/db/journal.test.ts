import { expect, test, vi } from 'vitest';
import { openIndexedDbJournal } from '#mocks/backend/db/indexed-db-journal';
import { type Entry, folded, type Journal, LONG } from '#mocks/backend/db/journal';
import { createMemoryJournal, sharedPages } from '#mocks/backend/db/memory-journal';
import { allowConsole } from '../../../console';
import { installIndexedDb } from './indexed-db';

const at = { table: 'shops', scope: 'akashi' };
const create = (id: number, name: string): Entry => ({ kind: 'create', ...at, row: { id, name } });
const update = (id: number, name: string): Entry => ({ kind: 'update', ...at, ids: [id], changes: { name } });
const remove = (id: number): Entry => ({ kind: 'remove', ...at, ids: [id] });
const reset: Entry = { kind: 'reset' };

/** The journals in memory and in the browser, each opened twice, as by two tabs. */
const KINDS: [string, () => Promise<() => Promise<Journal>>][] = [
  [
    'in memory',
    async () => {
      const pages = sharedPages();
      return async () => createMemoryJournal(pages);
    },
  ],
  [
    'in the browser',
    async () => {
      installIndexedDb();
      return () => openIndexedDbJournal('normal:1');
    },
  ],
];

test.each(KINDS)('a journal %s returns to each tab the entries it has not seen, once', async (_, kind) => {
  const open = await kind();
  const [left, right] = [await open(), await open()];
  expect(await left.append([create(1, 'あ'), update(1, 'い')])).toEqual([]);
  expect(await left.unseen()).toEqual([]);
  expect(await right.append([remove(1)])).toEqual([create(1, 'あ'), update(1, 'い')]);
  expect(await right.unseen()).toEqual([]);
  expect(await left.unseen()).toEqual([remove(1)]);
  expect(await left.unseen()).toEqual([]);
  expect(await (await open()).unseen()).toEqual([create(1, 'あ'), update(1, 'い'), remove(1)]);
  left.close();
  right.close();
});

test.each(KINDS)('a journal %s is emptied for every tab', async (_, kind) => {
  const open = await kind();
  const [left, right] = [await open(), await open()];
  await left.append([create(1, 'あ')]);
  await right.unseen();
  await left.reset();
  await left.append([create(2, 'い')]);
  expect(await right.unseen()).toEqual([reset, create(2, 'い')]);
  expect(await left.whole()).toEqual([reset, create(2, 'い')]);
  left.close();
  right.close();
});

test.each(KINDS)('a journal %s notifies the other tab of a write', async (_, kind) => {
  const open = await kind();
  const [left, right] = [await open(), await open()];
  const notified = new Promise<void>((resolve) => void right.subscribe(resolve));
  await left.append([create(1, 'あ')]);
  await notified;
  expect(await right.unseen()).toEqual([create(1, 'あ')]);
  left.close();
  right.close();
});

test('a long journal is folded when it is opened', async () => {
  installIndexedDb();
  const first = await openIndexedDbJournal('normal:1');
  await first.append(Array.from({ length: LONG + 1 }, (_, index) => update(1, String(index))));
  const second = await openIndexedDbJournal('normal:1');
  expect(await second.unseen()).toEqual([reset, update(1, String(LONG))]);
  // An open tab rebuilds itself from the same entries.
  expect(await first.unseen()).toEqual([reset, update(1, String(LONG))]);
  first.close();
  second.close();
});

test('a long journal that folding would hardly shorten is not rewritten', async () => {
  installIndexedDb();
  const first = await openIndexedDbJournal('normal:1');
  const entries = Array.from({ length: LONG + 1 }, (_, index) => create(index, 'あ'));
  await first.append(entries);
  const second = await openIndexedDbJournal('normal:1');
  expect([await first.unseen(), await second.unseen()]).toEqual([[], entries]);
  first.close();
  second.close();
});

test('entries written at once are one record, and an older record of one entry is read too', async () => {
  installIndexedDb();
  const journal = await openIndexedDbJournal('normal:1');
  const database = indexedDB.open('machi-demo-journal:normal:1');
  await new Promise((resolve) => database.addEventListener('success', resolve));
  const store = database.result.transaction('entries', 'readwrite').objectStore('entries');
  store.add({ writer: 'before', entry: create(1, 'あ') });
  expect(await journal.append([create(2, 'い'), update(2, 'う')])).toEqual([create(1, 'あ')]);
  expect(await journal.whole()).toEqual([create(1, 'あ'), create(2, 'い'), update(2, 'う')]);
  const records = database.result.transaction('entries').objectStore('entries').getAll();
  await new Promise((resolve) => records.addEventListener('success', resolve));
  expect(records.result).toHaveLength(2);
  journal.close();
});

test('a journal of another seed is another journal', async () => {
  installIndexedDb();
  const normal = await openIndexedDbJournal('normal:1');
  const busy = await openIndexedDbJournal('busy:1');
  await normal.append([create(1, 'あ')]);
  expect(await busy.unseen()).toEqual([]);
  normal.close();
  busy.close();
});

test('without a database the demo continues and warns that changes are not kept', async () => {
  allowConsole(/Changes will not outlive this page/);
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const journal = await openIndexedDbJournal('normal:1');
  await journal.append([create(1, 'あ')]);
  expect(await journal.whole()).toEqual([create(1, 'あ')]);
});

test.each([
  ['that does not open', 0],
  ['that does not fold', 1],
  ['without a response to its first read', 2],
  ['without a response to its first write', 3],
])('a database %s is awaited for 5 seconds, then the demo continues without it', async (_, answers) => {
  allowConsole(/Changes will not outlive this page.*not answered for 5 seconds/s);
  installIndexedDb({ answers });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const written = (async () => {
    const journal = await openIndexedDbJournal('normal:1');
    const seen = await journal.unseen();
    const before = await journal.append([create(1, 'あ')]);
    await journal.append([create(2, 'い')]);
    return [seen, before, await journal.whole()];
  })();
  await vi.advanceTimersByTimeAsync(4_500);
  const stillWaits = Promise.race([written, Promise.resolve('waits')]);
  expect(await stillWaits).toBe('waits');
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(await written).toEqual([[], [], [create(1, 'あ'), create(2, 'い')]]);
});

test('folding keeps the state in the fewest entries', () => {
  expect(
    folded([
      create(9, 'gone'),
      reset,
      create(4, 'あ'),
      update(4, 'い'),
      update(1, 'う'),
      update(1, 'え'),
      remove(2),
      create(5, 'お'),
      remove(5),
    ]),
  ).toEqual([reset, create(4, 'い'), update(1, 'え'), remove(2), remove(5)]);
});
