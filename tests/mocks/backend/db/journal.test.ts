import { expect, test, vi } from 'vitest';
import { openIndexedDbJournal } from '#mocks/backend/db/indexed-db-journal';
import { type Entry, folded, type Journal, LONG } from '#mocks/backend/db/journal';
import { createMemoryJournal, sharedPages } from '#mocks/backend/db/memory-journal';
import { allowConsole } from '../../../console';
import { installIndexedDb } from './indexed-db';

const SHOPS_OF_AKASHI = { table: 'shops', scope: 'akashi' };
const createEntry = (id: number, name: string): Entry => ({
  kind: 'create',
  ...SHOPS_OF_AKASHI,
  row: { id, name },
});
const updateEntry = (id: number, name: string): Entry => ({
  kind: 'update',
  ...SHOPS_OF_AKASHI,
  ids: [id],
  changes: { name },
});
const removeEntry = (id: number): Entry => ({ kind: 'remove', ...SHOPS_OF_AKASHI, ids: [id] });
const RESET: Entry = { kind: 'reset' };

/** The journals in memory and in the browser, each opened twice, as by two tabs. */
const JOURNAL_KINDS: [string, () => Promise<() => Promise<Journal>>][] = [
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

test.each(JOURNAL_KINDS)(
  'a journal %s returns to each tab the entries it has not seen, once',
  async (_, openJournals) => {
    const openJournal = await openJournals();
    const [leftJournal, rightJournal] = [await openJournal(), await openJournal()];
    expect(await leftJournal.append([createEntry(1, 'あ'), updateEntry(1, 'い')])).toEqual([]);
    expect(await leftJournal.unseen()).toEqual([]);
    expect(await rightJournal.append([removeEntry(1)])).toEqual([createEntry(1, 'あ'), updateEntry(1, 'い')]);
    expect(await rightJournal.unseen()).toEqual([]);
    expect(await leftJournal.unseen()).toEqual([removeEntry(1)]);
    expect(await leftJournal.unseen()).toEqual([]);
    expect(await (await openJournal()).unseen()).toEqual([
      createEntry(1, 'あ'),
      updateEntry(1, 'い'),
      removeEntry(1),
    ]);
    leftJournal.close();
    rightJournal.close();
  },
);

test.each(JOURNAL_KINDS)('a journal %s is emptied for every tab', async (_, openJournals) => {
  const openJournal = await openJournals();
  const [leftJournal, rightJournal] = [await openJournal(), await openJournal()];
  await leftJournal.append([createEntry(1, 'あ')]);
  await rightJournal.unseen();
  await leftJournal.reset();
  await leftJournal.append([createEntry(2, 'い')]);
  expect(await rightJournal.unseen()).toEqual([RESET, createEntry(2, 'い')]);
  expect(await leftJournal.whole()).toEqual([RESET, createEntry(2, 'い')]);
  leftJournal.close();
  rightJournal.close();
});

test.each(JOURNAL_KINDS)('a journal %s notifies the other tab of a write', async (_, openJournals) => {
  const openJournal = await openJournals();
  const [leftJournal, rightJournal] = [await openJournal(), await openJournal()];
  const notified = new Promise<void>((resolve) => void rightJournal.subscribe(resolve));
  await leftJournal.append([createEntry(1, 'あ')]);
  await notified;
  expect(await rightJournal.unseen()).toEqual([createEntry(1, 'あ')]);
  leftJournal.close();
  rightJournal.close();
});

test('a long journal is folded when it is opened', async () => {
  installIndexedDb();
  const firstJournal = await openIndexedDbJournal('normal:1');
  await firstJournal.append(Array.from({ length: LONG + 1 }, (_, index) => updateEntry(1, String(index))));
  const secondJournal = await openIndexedDbJournal('normal:1');
  expect(await secondJournal.unseen()).toEqual([RESET, updateEntry(1, String(LONG))]);
  // An open tab rebuilds itself from the same entries.
  expect(await firstJournal.unseen()).toEqual([RESET, updateEntry(1, String(LONG))]);
  firstJournal.close();
  secondJournal.close();
});

test('a long journal that folding would hardly shorten is not rewritten', async () => {
  installIndexedDb();
  const firstJournal = await openIndexedDbJournal('normal:1');
  const entries = Array.from({ length: LONG + 1 }, (_, index) => createEntry(index, 'あ'));
  await firstJournal.append(entries);
  const secondJournal = await openIndexedDbJournal('normal:1');
  expect([await firstJournal.unseen(), await secondJournal.unseen()]).toEqual([[], entries]);
  firstJournal.close();
  secondJournal.close();
});

test('entries written at once are one record, and an older record of one entry is read too', async () => {
  installIndexedDb();
  const journal = await openIndexedDbJournal('normal:1');
  const database = indexedDB.open('machi-demo-journal:normal:1');
  await new Promise((resolve) => database.addEventListener('success', resolve));
  const objectStore = database.result.transaction('entries', 'readwrite').objectStore('entries');
  objectStore.add({ writer: 'before', entry: createEntry(1, 'あ') });
  expect(await journal.append([createEntry(2, 'い'), updateEntry(2, 'う')])).toEqual([createEntry(1, 'あ')]);
  expect(await journal.whole()).toEqual([createEntry(1, 'あ'), createEntry(2, 'い'), updateEntry(2, 'う')]);
  const records = database.result.transaction('entries').objectStore('entries').getAll();
  await new Promise((resolve) => records.addEventListener('success', resolve));
  expect(records.result).toHaveLength(2);
  journal.close();
});

test('a journal of another seed is another journal', async () => {
  installIndexedDb();
  const normalJournal = await openIndexedDbJournal('normal:1');
  const busyJournal = await openIndexedDbJournal('busy:1');
  await normalJournal.append([createEntry(1, 'あ')]);
  expect(await busyJournal.unseen()).toEqual([]);
  normalJournal.close();
  busyJournal.close();
});

test('without a database the demo continues and warns that changes are not kept', async () => {
  allowConsole(/Changes will not outlive this page/);
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const journal = await openIndexedDbJournal('normal:1');
  await journal.append([createEntry(1, 'あ')]);
  expect(await journal.whole()).toEqual([createEntry(1, 'あ')]);
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
  const entriesAfterWrites = (async () => {
    const journal = await openIndexedDbJournal('normal:1');
    const entriesSeen = await journal.unseen();
    const entriesBefore = await journal.append([createEntry(1, 'あ')]);
    await journal.append([createEntry(2, 'い')]);
    return [entriesSeen, entriesBefore, await journal.whole()];
  })();
  await vi.advanceTimersByTimeAsync(4_500);
  const stillWaits = Promise.race([entriesAfterWrites, Promise.resolve('waits')]);
  expect(await stillWaits).toBe('waits');
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(await entriesAfterWrites).toEqual([[], [], [createEntry(1, 'あ'), createEntry(2, 'い')]]);
});

test('folding keeps the state in the fewest entries', () => {
  expect(
    folded([
      createEntry(9, 'gone'),
      RESET,
      createEntry(4, 'あ'),
      updateEntry(4, 'い'),
      updateEntry(1, 'う'),
      updateEntry(1, 'え'),
      removeEntry(2),
      createEntry(5, 'お'),
      removeEntry(5),
    ]),
  ).toEqual([RESET, createEntry(4, 'い'), updateEntry(1, 'え'), removeEntry(2), removeEntry(5)]);
});
