import { expect, test } from 'vitest';
import '#mocks/resources/index';
import { createHeldSeeds } from '#mocks/har-seed/held-seeds';
import { initialData } from '#mocks/initial-data';
import { readScenario, writeScenario } from '#mocks/scenario/scenario';
import { tabStateOf } from '#mocks/scenario/tab-memory';

/** The storage of a browser, with room for so many characters. */
function storageOf(room = 1_000_000): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  };
  return new Proxy(methods, { ownKeys: () => Object.keys(kept), getOwnPropertyDescriptor }) as never;
}

const getOwnPropertyDescriptor = () => ({ configurable: true, enumerable: true, writable: true });

const row = { id: 8_000_123, city: 'akashi', name: '家族で' };
const seed = {
  rows: { 'scenes@akashi': [row] },
  tables: [],
  omissions: [],
  standIns: [],
  city: 'akashi',
  at: 5,
};

const linkOf = (hash: string) => {
  const reading = readScenario(hash);
  if (reading === null) throw new Error('no scenario');
  return { ...reading, hash };
};

test('a link with a name that the browser holds begins with its rows, and carries the name alone [R-WISH-10, A-309]', async () => {
  const storage = storageOf();
  await createHeldSeeds(storage).keep('町田-1', seed);
  const link = linkOf('#qa?role=Operator&seed=har:%E7%94%BA%E7%94%B0-1');
  expect(link.problems).toEqual([]);
  const tab = tabStateOf(link.scenario);
  expect(await initialData(tab, link, storage)).toEqual({ tab, link, given: seed.rows, problems: [] });
  expect(writeScenario(link.scenario)).toBe('#qa?role=Operator&seed=har:%E7%94%BA%E7%94%B0-1');
});

test('where the browser does not hold the name, the demo says which it holds and begins with the usual data, without the writes of the link [R-WISH-10, A-309]', async () => {
  const storage = storageOf();
  await createHeldSeeds(storage).keep('other', seed);
  const link = linkOf('#qa?role=Operator&seed=har:visit&latency=5&writes=1.abc');
  const data = await initialData(tabStateOf(link.scenario), link, storage);
  const problem = { key: 'seed', value: 'har:visit', allowed: 'har:other', reason: 'notHeld', meant: null };
  expect(data.problems).toEqual([problem]);
  expect(data.link?.problems).toEqual([problem]);
  expect(data.given).toEqual({});
  expect([data.tab.seed, data.link?.scenario.seed]).toEqual(
    Array.from({ length: 2 }, () => ({ profile: 'normal', n: 1 })),
  );
  expect([data.tab.latency, data.link?.scenario.writes]).toEqual([5, 'keep']);
  // a reload after the data were deleted
  expect((await initialData(tabStateOf(link.scenario), null, storage)).problems).toEqual([problem]);
});

test.each(['har:', 'har:a b', 'har:-a', `har:${'a'.repeat(41)}`])('%s is no seed', (value) => {
  expect(linkOf(`#qa?seed=${encodeURIComponent(value)}`).problems.map(({ key }) => key)).toEqual(['seed']);
});

test('held data that another version has written lose the rows that fit no table, and damaged data are not held', async () => {
  const storage = storageOf();
  const held = createHeldSeeds(storage);
  const rows = { 'scenes@akashi': [row, { id: 9, city: 'akashi' }], 'gone@akashi': [row] };
  await held.keep('old', { ...seed, rows });
  expect(await held.read('old')).toEqual({ 'scenes@akashi': [row], 'gone@akashi': [] });
  storage.setItem('machi-har:old', '{"name":"old"');
  expect([await held.read('old'), held.all()]).toEqual([null, []]);
});

test('data for which the browser has no room are not kept', async () => {
  const held = createHeldSeeds(storageOf(50));
  expect([await held.keep('visit', seed), held.all()]).toEqual([false, []]);
});
