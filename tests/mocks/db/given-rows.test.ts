import { expect, test } from 'vitest';
import { createStore } from '#mocks/db/db';
import { createMemoryJournal } from '#mocks/db/memory-journal';
import { sceneTable } from '#mocks/tables/offers/scenes';

/** An id in the block of Akashi, one in no city's block, and one that Kusatsu's next new row would have. */
const given = {
  'scenes@akashi': [{ id: 100_001, city: 'akashi', name: '家族で' }],
  'scenes@kusatsu': [
    { id: 7, city: 'kusatsu', name: 'ひとりで' },
    { id: 8_000_123, city: 'kusatsu', name: '友人と' },
  ],
};

async function opened(journal = createMemoryJournal()) {
  const seed = { profile: 'empty', n: 1, har: 'visit' } as const;
  const store = createStore({ seed, anchor: 0, journal, given });
  await store.ready;
  return { store, scenes: store.of(sceneTable) };
}

const idsIn = (scenes: Awaited<ReturnType<typeof opened>>['scenes'], city: string) =>
  scenes.list({ city }).rows.map(({ id }) => id);

test('given rows are in their city, whatever their ids are', async () => {
  const { scenes } = await opened();
  expect(idsIn(scenes, 'kusatsu')).toEqual([7, 8_000_123]);
  expect([7, 8_000_123, 100_001].map((id) => scenes.find(id)?.name)).toEqual([
    'ひとりで',
    '友人と',
    '家族で',
  ]);
});

test('a new row takes an id of its city that no given row has', async () => {
  const { scenes } = await opened();
  expect(scenes.create({ city: 'kusatsu', name: '新' }).id).toBe(100_002);
  expect(Array.from({ length: 7 }, () => scenes.create({ city: 'akashi', name: '新' }).id)).toEqual([
    1, 2, 3, 4, 5, 6, 8,
  ]);
});

test('a reset keeps given rows and undoes what was written over them', async () => {
  const journal = createMemoryJournal();
  const { store, scenes } = await opened(journal);
  scenes.update(8_000_123, { name: '変更' });
  scenes.remove(7);
  await store.settled();
  const written = (await journal.whole()).filter(({ kind }) => kind !== 'reset');
  expect(written.map(({ kind }) => kind)).toEqual(['update', 'remove']);
  await store.reset();
  expect(scenes.list({ city: 'kusatsu' }).rows.map(({ name }) => name)).toEqual(['ひとりで', '友人と']);
});
