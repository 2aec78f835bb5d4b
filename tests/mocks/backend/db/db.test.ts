import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createStore } from '#mocks/backend/db/db';
import { defineTable } from '#mocks/backend/db/define-table';
import { createMemoryJournal, sharedPages } from '#mocks/backend/db/memory-journal';
import type { SeedProfile } from '#mocks/backend/seed/base/seed';

const Shop = z.object({
  id: z.number(),
  city: z.string(),
  name: z.string(),
  open: z.boolean(),
  stars: z.optional(z.nullable(z.number())),
  place: z.optional(z.nullable(z.object({ street: z.string() }))),
});
type Shop = z.infer<typeof Shop>;

const seededIn: string[] = [];
const shopTable = defineTable<Shop>({
  name: 'test-shops',
  scope: 'city',
  schema: Shop,
  seed({ count, city, place }) {
    seededIn.push(city?.name ?? '');
    return Array.from({ length: Math.min(count, 3) }, (_, index) => ({
      name: `${place.streets[index]} ${index + 1}号店`,
      open: index !== 1,
    }));
  },
});

async function openTab(pages = sharedPages(), profile: SeedProfile = 'normal') {
  const journal = createMemoryJournal(pages);
  const openedStore = createStore({ seed: { profile, n: 1 }, anchor: Date.UTC(2026, 2, 31, 15), journal });
  await openedStore.ready;
  return { store: openedStore, shops: openedStore.of(shopTable) };
}

const nameOf = ({ name }: Shop) => name;
const namesOf = (rows: readonly Shop[]) => rows.map(nameOf);
const newShop = (city: string, name: string, stars?: number): Omit<Shop, 'id'> => ({
  city,
  name,
  open: true,
  ...(stars === undefined ? {} : { stars }),
});

test('a city is seeded at its first read, and no other city with it', async () => {
  const { shops } = await openTab();
  seededIn.length = 0;
  shops.count({ city: 'kusatsu' });
  shops.list({ city: 'kusatsu' });
  expect(seededIn).toEqual(['kusatsu']);
  shops.find(1);
  expect(seededIn).toEqual(['kusatsu', 'akashi']);
});

test('what was written into a table that no loaded module has defined yet is in its rows when one does', async () => {
  const pages = sharedPages();
  const written = await openTab(pages);
  const entry = { kind: 'create', table: 'test-late', scope: '*', row: { id: 1, name: '先の行' } } as const;
  await written.store.load({ seed: 'normal:1', entries: [entry] });
  const { store } = await openTab(pages);
  await store.write(
    [{ kind: 'update', table: 'test-late', scope: '*', ids: [1], changes: { name: '次の名' } }],
    'undo',
  );
  const lateTable = defineTable<{ id: number; name: string }>({
    name: 'test-late',
    scope: 'world',
    schema: z.object({ id: z.number(), name: z.string() }),
    seed: () => [{ name: '元の行' }, { name: '元の行' }],
  });
  const late = store.of(lateTable);
  expect(late.list({}).rows.map(({ id, name }) => ({ id, name }))).toEqual([
    { id: 1, name: '次の名' },
    { id: 2, name: '元の行' },
  ]);
  await store.reset();
  expect(late.list({}).rows.map(({ name }) => name)).toEqual(['元の行', '元の行']);
});

test('ids start at 1, contain their city, and are never reused', async () => {
  const { shops } = await openTab();
  expect(shops.list({ city: 'akashi' }).rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(shops.list({ city: 'takatsuki' }).rows.map(({ id }) => id)).toEqual([200_001, 200_002, 200_003]);
  const { id } = shops.create(newShop('akashi', '新しい店'));
  expect([id, shops.remove(id), shops.create(newShop('akashi', '次の店')).id]).toEqual([4, true, 5]);
  expect([shops.find(id), shops.find('5')?.name, shops.find('5x'), shops.find(0)]).toEqual([
    null,
    '次の店',
    null,
    null,
  ]);
});

test('rows are filtered, sorted and paged, in this order', async () => {
  const { shops } = await openTab(undefined, 'empty');
  for (const [name, stars] of [
    ['か10', 3],
    ['か2', undefined],
    ['あ', 5],
    ['ア', 1],
  ] as const) {
    shops.create(newShop('akashi', name, stars));
  }
  const namesInList = (options: object) => namesOf(shops.list({ city: 'akashi', ...options }).rows);
  expect(namesInList({ sort: 'name,-stars' })).toEqual(['あ', 'ア', 'か2', 'か10']);
  expect(namesInList({ sort: '-stars' })).toEqual(['あ', 'か10', 'ア', 'か2']);
  expect(namesInList({ sort: 'stars' })).toEqual(['ア', 'か10', 'あ', 'か2']);
  expect(namesInList({ where: { stars: { gt: 1 } } })).toEqual(['か10', 'あ']);
  expect(namesInList({ filter: ({ stars }: Shop) => (stars ?? null) === null })).toEqual(['か2']);
  expect(shops.list({ city: 'akashi', sort: 'stars', offset: 1, limit: 2 })).toEqual({
    rows: [expect.objectContaining({ name: 'か10' }), expect.objectContaining({ name: 'あ' })],
    total: 4,
  });
});

test('an update detects changes inside an object, and a search finds the new text', async () => {
  const { shops } = await openTab();
  const countOfSearch = (text: string) =>
    shops.list({ city: 'akashi', search: { text, fields: ['name'] } }).total;
  expect([countOfSearch('さくら堂'), countOfSearch('魚の棚商店街 1号店')]).toEqual([0, 1]);
  shops.update(1, { place: { street: '本町' } });
  shops.update(1, { place: { street: '桜町' }, name: 'サクラ堂' });
  expect(shops.find(1)).toEqual(
    expect.objectContaining({ name: 'サクラ堂', place: { street: '桜町' }, open: true }),
  );
  expect([countOfSearch('さくら堂'), countOfSearch('魚の棚商店街 1号店')]).toEqual([1, 0]);
  expect(shops.update(99, { name: '' })).toBe(null);
});

test('a key is looked up among the current rows, whichever tab wrote them', async () => {
  const pages = sharedPages();
  const [firstTab, secondTab] = [await openTab(pages), await openTab(pages)];
  const hasNames = (...keys: string[]) => keys.map((key) => firstTab.shops.has('akashi', nameOf, key));
  const { id } = firstTab.shops.create(newShop('akashi', '一号店'));
  expect(hasNames('一号店', '二号店')).toEqual([true, false]);
  firstTab.shops.update(id, { name: '二号店' });
  expect(hasNames('一号店', '二号店')).toEqual([false, true]);
  firstTab.shops.create(newShop('akashi', '二号店'));
  firstTab.shops.remove(id);
  expect(hasNames('一号店', '二号店')).toEqual([false, true]);
  await firstTab.store.settled();
  await secondTab.store.catchUp();
  secondTab.shops.create(newShop('akashi', '三号店'));
  await secondTab.store.settled();
  await firstTab.store.catchUp();
  expect(hasNames('二号店', '三号店')).toEqual([true, true]);
  await firstTab.store.reset();
  expect(hasNames('二号店', '三号店')).toEqual([false, false]);
});

test('a row that breaks its schema is refused', async () => {
  const { shops } = await openTab();
  const wrongShop = { ...newShop('akashi', ''), name: 42 } as unknown as Shop;
  expect(() => shops.create(wrongShop)).toThrow('test-shops: a row breaks its schema');
  expect(() => shops.update(1, { open: 'yes' as unknown as boolean })).toThrow('test-shops');
  expect(() => shops.list({ city: 'osaka' })).toThrow('test-shops: rows of the city "osaka" are requested');
});

test('writes are kept over the seed, row by row and in bulk', async () => {
  const pages = sharedPages();
  const firstTab = await openTab(pages);
  firstTab.shops.create(newShop('akashi', '加わった店'));
  firstTab.shops.update(1, { name: '改めた店' });
  firstTab.shops.remove(2);
  expect(
    firstTab.shops.updateAll({ city: 'akashi', where: { open: { equals: true } } }, { open: false }),
  ).toBe(3);
  await firstTab.store.settled();

  const { shops } = await openTab(pages);
  expect(shops.list({ city: 'akashi' })).toEqual(firstTab.shops.list({ city: 'akashi' }));
  expect(namesOf(shops.list({ city: 'akashi' }).rows)).toEqual(['改めた店', '桜町通り 3号店', '加わった店']);
  expect(shops.create(newShop('akashi', '')).id).toBe(5);
});

test('two tabs have the same rows, whatever both write', async () => {
  const pages = sharedPages();
  const [leftTab, rightTab] = [await openTab(pages), await openTab(pages)];
  leftTab.shops.update(1, { name: '左' });
  rightTab.shops.update(1, { name: '右', open: false });
  rightTab.shops.create(newShop('akashi', '右の店'));
  await rightTab.store.settled();
  await leftTab.store.settled();
  await rightTab.store.catchUp();
  await leftTab.store.catchUp();
  expect(rightTab.shops.list({ city: 'akashi' })).toEqual(leftTab.shops.list({ city: 'akashi' }));
  expect(leftTab.shops.find(1)).toEqual(expect.objectContaining({ name: '左', open: false }));
});

test('another tab is notified of a write and of a reset', async () => {
  const pages = sharedPages();
  const [leftTab, rightTab] = [await openTab(pages), await openTab(pages)];
  let notifications = 0;
  rightTab.store.subscribe(() => {
    notifications += 1;
  });
  leftTab.shops.update(1, { name: '左' });
  await leftTab.store.settled();
  await rightTab.store.catchUp();
  expect([notifications, rightTab.shops.find(1)?.name]).toEqual([1, '左']);
  await leftTab.store.reset();
  await rightTab.store.catchUp();
  expect([leftTab.shops.find(1)?.name, rightTab.shops.find(1)?.name]).toEqual([
    '魚の棚商店街 1号店',
    '魚の棚商店街 1号店',
  ]);
});

test('a snapshot restores the data, and fits its own seed only', async () => {
  const { store: openedStore, shops } = await openTab();
  shops.update(1, { name: '写した店' });
  const snapshot = await openedStore.snapshot();
  shops.update(1, { name: '後の店' });
  shops.remove(2);
  await openedStore.load(structuredClone(snapshot));
  expect(namesOf(shops.list({ city: 'akashi' }).rows)).toEqual([
    '写した店',
    '明石銀座通り 2号店',
    '桜町通り 3号店',
  ]);
  await expect(openedStore.load({ ...snapshot, seed: 'busy:1' })).rejects.toThrow(
    'a snapshot of busy:1 does not fit normal:1',
  );
});

test('only the journal keeps tabs in sync: the library opens no channel of its own', async () => {
  const Channel = vi.fn();
  vi.stubGlobal('window', {});
  vi.stubGlobal('BroadcastChannel', Channel);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { shops } = await openTab();
  shops.create(newShop('akashi', '店'));
  expect([Channel.mock.calls, BroadcastChannel]).toEqual([[], Channel]);
});

test('each write of this tab is reported with the row before and after it', async () => {
  const pages = sharedPages();
  const { store: ownStore, shops } = await openTab(pages);
  const otherTab = await openTab(pages);
  const reportedWrites: unknown[] = [];
  const stopReporting = ownStore.onWrite((writes) => void reportedWrites.push(writes));
  const [firstShop] = shops.list({ city: 'akashi' }).rows as [Shop];
  const created = shops.create({ city: 'akashi', name: '新店', open: true });
  const changed = shops.update(firstShop.id, { open: false });
  shops.updateAll({ city: 'akashi', where: { name: { equals: '新店' } } }, { stars: 5 });
  shops.remove(created.id);
  otherTab.shops.update(firstShop.id, { stars: 3 });
  await otherTab.store.settled();
  await ownStore.catchUp();
  stopReporting();
  shops.remove(firstShop.id);
  const shopsOfAkashi = { table: 'test-shops', scope: 'akashi' };
  expect(reportedWrites).toEqual([
    [{ ...shopsOfAkashi, id: created.id, before: null, after: created }],
    [{ ...shopsOfAkashi, id: firstShop.id, before: firstShop, after: changed }],
    [{ ...shopsOfAkashi, id: created.id, before: created, after: { ...created, stars: 5 } }],
    [{ ...shopsOfAkashi, id: created.id, before: { ...created, stars: 5 }, after: null }],
  ]);
});

test('writes whose append has failed are appended by the next save, before its own', async () => {
  const journal = createMemoryJournal();
  let failures = 1;
  const store = createStore({
    seed: { profile: 'normal', n: 1 },
    anchor: Date.UTC(2026, 2, 31, 15),
    now: () => 0,
    journal: {
      ...journal,
      append(entries) {
        failures -= 1;
        return failures < 0 ? journal.append(entries) : Promise.reject(new Error('the disk is full'));
      },
    },
  });
  await store.ready;
  const shops = store.of(shopTable);
  const [first, second] = shops.list({ city: 'akashi' }).rows;
  shops.update(first?.id ?? 0, { name: '最初' });
  await expect(store.settled()).rejects.toThrow('the disk is full');
  shops.update(second?.id ?? 0, { name: '次' });
  await store.settled();
  const written = { at: 0, by: 'demo' };
  const updateOf = (row: Shop | undefined, name: string) => ({
    kind: 'update',
    table: 'test-shops',
    scope: 'akashi',
    ids: [row?.id],
    changes: { name },
    written,
  });
  expect(await journal.whole()).toEqual([updateOf(first, '最初'), updateOf(second, '次')]);
});
