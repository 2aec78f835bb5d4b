import { expect, test } from 'vitest';
import { handOver, storeHandover, takeHandover } from '#mocks/harness/time-travel/handover';

function storageOf(values: Record<string, string> = {}) {
  const map = new Map(Object.entries(values));
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  };
}
const BATCH = { snapshot: { value: 'idle', children: {} }, waiting: [] };

test('a handed state is taken once, without tokens and cut values, and stored in the new sandbox and tab [R-WISH-10]', () => {
  const native = storageOf();
  const stored = new Map([
    ['City', 'akashi'],
    ['draft:1:akashi:news:new:42', '{"values":{"title":"祭"}}'],
    ['size', 'small'],
    ['Admin-Token', '•••'],
    ['Redirect-Token', null],
    ['saved-views', null],
    ['long', 'あ'.repeat(4_001)],
  ]);
  handOver(native, { stored, actors: { batch: [BATCH, null] } }, storageOf({ tab: '42' }));
  const takenHandover = takeHandover(native);
  const keptItems = [...stored].filter(([name]) => !['Admin-Token', 'long'].includes(name));
  expect(takenHandover).toEqual({ tab: '42', stored: new Map(keptItems), actors: { batch: [BATCH, null] } });
  expect(takeHandover(native)).toBeNull();

  const items = storageOf({ 'saved-views': '[]' });
  const cookies = storageOf({ 'Redirect-Token': 'old' });
  const tab = storageOf();
  if (takenHandover)
    storeHandover(
      takenHandover,
      {
        setItem: items.setItem,
        removeItem: items.removeItem,
        setCookie: cookies.setItem,
        removeCookie: cookies.removeItem,
      },
      tab,
    );
  expect([items.map, cookies.map, tab.map]).toEqual([
    new Map([
      ['City', 'akashi'],
      ['draft:1:akashi:news:new:42', '{"values":{"title":"祭"}}'],
    ]),
    new Map([['size', 'small']]),
    new Map([
      ['tab', '42'],
      ['tab-left', '1'],
    ]),
  ]);
});

test('a damaged handover is ignored', () => {
  const native = storageOf({ 'machi-handover': '{"stored":1' });
  expect([takeHandover(native), native.map.size]).toEqual([null, 0]);
});
