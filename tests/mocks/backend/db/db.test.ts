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

async function store(pages = sharedPages(), profile: SeedProfile = 'normal') {
  const journal = createMemoryJournal(pages);
  const opened = createStore({ seed: { profile, n: 1 }, anchor: Date.UTC(2026, 2, 31, 15), journal });
  await opened.ready;
  return { store: opened, shops: opened.of(shopTable) };
}

const nameOf = ({ name }: Shop) => name;
const names = (rows: readonly Shop[]) => rows.map(nameOf);
const newShop = (city: string, name: string, stars?: number): Omit<Shop, 'id'> => ({
  city,
  name,
  open: true,
  ...(stars === undefined ? {} : { stars }),
});

test('a city is seeded at its first read, and no other city with it', async () => {
  const { shops } = await store();
  seededIn.length = 0;
  shops.count({ city: 'kusatsu' });
  shops.list({ city: 'kusatsu' });
  expect(seededIn).toEqual(['kusatsu']);
  shops.find(1);
  expect(seededIn).toEqual(['kusatsu', 'akashi']);
});

test('ids start at 1, contain their city, and are never reused', async () => {
  const { shops } = await store();
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
  const { shops } = await store(undefined, 'empty');
  for (const [name, stars] of [
    ['か10', 3],
    ['か2', undefined],
    ['あ', 5],
    ['ア', 1],
  ] as const) {
    shops.create(newShop('akashi', name, stars));
  }
  const list = (options: object) => names(shops.list({ city: 'akashi', ...options }).rows);
  expect(list({ sort: 'name,-stars' })).toEqual(['あ', 'ア', 'か2', 'か10']);
  expect(list({ sort: '-stars' })).toEqual(['あ', 'か10', 'ア', 'か2']);
  expect(list({ sort: 'stars' })).toEqual(['ア', 'か10', 'あ', 'か2']);
  expect(list({ where: { stars: { gt: 1 } } })).toEqual(['か10', 'あ']);
  expect(list({ filter: ({ stars }: Shop) => (stars ?? null) === null })).toEqual(['か2']);
  expect(shops.list({ city: 'akashi', sort: 'stars', offset: 1, limit: 2 })).toEqual({
    rows: [expect.objectContaining({ name: 'か10' }), expect.objectContaining({ name: 'あ' })],
    total: 4,
  });
});

test('an update detects changes inside an object, and a search finds the new text', async () => {
  const { shops } = await store();
  const search = (text: string) => shops.list({ city: 'akashi', search: { text, fields: ['name'] } }).total;
  expect([search('さくら堂'), search('魚の棚商店街 1号店')]).toEqual([0, 1]);
  shops.update(1, { place: { street: '本町' } });
  shops.update(1, { place: { street: '桜町' }, name: 'サクラ堂' });
  expect(shops.find(1)).toEqual(
    expect.objectContaining({ name: 'サクラ堂', place: { street: '桜町' }, open: true }),
  );
  expect([search('さくら堂'), search('魚の棚商店街 1号店')]).toEqual([1, 0]);
  expect(shops.update(99, { name: '' })).toBe(null);
});

test('a key is looked up among the current rows, whichever tab wrote them', async () => {
  const pages = sharedPages();
  const [first, second] = [await store(pages), await store(pages)];
  const has = (...keys: string[]) => keys.map((key) => first.shops.has('akashi', nameOf, key));
  const { id } = first.shops.create(newShop('akashi', '一号店'));
  expect(has('一号店', '二号店')).toEqual([true, false]);
  first.shops.update(id, { name: '二号店' });
  expect(has('一号店', '二号店')).toEqual([false, true]);
  first.shops.create(newShop('akashi', '二号店'));
  first.shops.remove(id);
  expect(has('一号店', '二号店')).toEqual([false, true]);
  await first.store.settled();
  await second.store.catchUp();
  second.shops.create(newShop('akashi', '三号店'));
  await second.store.settled();
  await first.store.catchUp();
  expect(has('二号店', '三号店')).toEqual([true, true]);
  await first.store.reset();
  expect(has('二号店', '三号店')).toEqual([false, false]);
});

test('a row that breaks its schema is refused', async () => {
  const { shops } = await store();
  const wrong = { ...newShop('akashi', ''), name: 42 } as unknown as Shop;
  expect(() => shops.create(wrong)).toThrow('test-shops: a row breaks its schema');
  expect(() => shops.update(1, { open: 'yes' as unknown as boolean })).toThrow('test-shops');
  expect(() => shops.list({ city: 'osaka' })).toThrow('test-shops: rows of the city "osaka" are requested');
});

test('writes are kept over the seed, row by row and in bulk', async () => {
  const pages = sharedPages();
  const first = await store(pages);
  first.shops.create(newShop('akashi', '加わった店'));
  first.shops.update(1, { name: '改めた店' });
  first.shops.remove(2);
  expect(first.shops.updateAll({ city: 'akashi', where: { open: { equals: true } } }, { open: false })).toBe(
    3,
  );
  await first.store.settled();

  const { shops } = await store(pages);
  expect(shops.list({ city: 'akashi' })).toEqual(first.shops.list({ city: 'akashi' }));
  expect(names(shops.list({ city: 'akashi' }).rows)).toEqual(['改めた店', '桜町通り 3号店', '加わった店']);
  expect(shops.create(newShop('akashi', '')).id).toBe(5);
});

test('two tabs have the same rows, whatever both write', async () => {
  const pages = sharedPages();
  const [left, right] = [await store(pages), await store(pages)];
  left.shops.update(1, { name: '左' });
  right.shops.update(1, { name: '右', open: false });
  right.shops.create(newShop('akashi', '右の店'));
  await right.store.settled();
  await left.store.settled();
  await right.store.catchUp();
  await left.store.catchUp();
  expect(right.shops.list({ city: 'akashi' })).toEqual(left.shops.list({ city: 'akashi' }));
  expect(left.shops.find(1)).toEqual(expect.objectContaining({ name: '左', open: false }));
});

test('another tab is notified of a write and of a reset', async () => {
  const pages = sharedPages();
  const [left, right] = [await store(pages), await store(pages)];
  let notifications = 0;
  right.store.subscribe(() => {
    notifications += 1;
  });
  left.shops.update(1, { name: '左' });
  await left.store.settled();
  await right.store.catchUp();
  expect([notifications, right.shops.find(1)?.name]).toEqual([1, '左']);
  await left.store.reset();
  await right.store.catchUp();
  expect([left.shops.find(1)?.name, right.shops.find(1)?.name]).toEqual([
    '魚の棚商店街 1号店',
    '魚の棚商店街 1号店',
  ]);
});

test('a snapshot restores the data, and fits its own seed only', async () => {
  const { store: opened, shops } = await store();
  shops.update(1, { name: '写した店' });
  const snapshot = await opened.snapshot();
  shops.update(1, { name: '後の店' });
  shops.remove(2);
  await opened.load(structuredClone(snapshot));
  expect(names(shops.list({ city: 'akashi' }).rows)).toEqual([
    '写した店',
    '明石銀座通り 2号店',
    '桜町通り 3号店',
  ]);
  await expect(opened.load({ ...snapshot, seed: 'busy:1' })).rejects.toThrow(
    'a snapshot of busy:1 does not fit normal:1',
  );
});

test('only the journal keeps tabs in sync: the library opens no channel of its own', async () => {
  const Channel = vi.fn();
  vi.stubGlobal('window', {});
  vi.stubGlobal('BroadcastChannel', Channel);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { shops } = await store();
  shops.create(newShop('akashi', '店'));
  expect([Channel.mock.calls, BroadcastChannel]).toEqual([[], Channel]);
});

test('each write of this tab is reported with the row before and after it', async () => {
  const pages = sharedPages();
  const { store: own, shops } = await store(pages);
  const other = await store(pages);
  const heard: unknown[] = [];
  const stop = own.onWrite((writes) => void heard.push(writes));
  const [first] = shops.list({ city: 'akashi' }).rows as [Shop];
  const created = shops.create({ city: 'akashi', name: '新店', open: true });
  const changed = shops.update(first.id, { open: false });
  shops.updateAll({ city: 'akashi', where: { name: { equals: '新店' } } }, { stars: 5 });
  shops.remove(created.id);
  other.shops.update(first.id, { stars: 3 });
  await other.store.settled();
  await own.catchUp();
  stop();
  shops.remove(first.id);
  const of = { table: 'test-shops', scope: 'akashi' };
  expect(heard).toEqual([
    [{ ...of, id: created.id, before: null, after: created }],
    [{ ...of, id: first.id, before: first, after: changed }],
    [{ ...of, id: created.id, before: created, after: { ...created, stars: 5 } }],
    [{ ...of, id: created.id, before: { ...created, stars: 5 }, after: null }],
  ]);
});
