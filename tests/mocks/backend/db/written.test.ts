import { expect, test } from 'vitest';
import { DAY } from '#mocks/backend/seed/base/seed-times';
import { sceneTable } from '#mocks/backend/tables/offers/scenes';
import { startAs, stoppedClock } from '../start-backend';

const NINE_OCLOCK = Date.parse('2026-04-01T00:00:00Z');
const SCENES_OF_AKASHI = { table: 'scenes', scope: 'akashi' };

test('the journal says when and by which call a row was written; links and reports do not', async () => {
  const clock = stoppedClock();
  const { backend, request } = await startAs('administrator', { clock });
  await request('POST /akashi/api/scenes/', { name: '花見' });
  clock.jump(DAY);
  const [firstScene] = backend.db.of(sceneTable).list({ city: 'akashi' }).rows;
  backend.db.of(sceneTable).update(firstScene?.id ?? 0, { name: '初詣' });
  const sceneEntries = (await backend.db.entries()).filter(
    (entry) => entry.kind !== 'reset' && entry.table === 'scenes',
  );
  const createdRow = { id: 25, city: 'akashi', name: '花見' };
  expect(sceneEntries).toEqual([
    {
      ...SCENES_OF_AKASHI,
      kind: 'create',
      row: createdRow,
      written: { at: NINE_OCLOCK, by: 'POST /:city/api/scenes/' },
    },
    {
      ...SCENES_OF_AKASHI,
      kind: 'update',
      ids: [1],
      changes: { name: '初詣' },
      written: { at: NINE_OCLOCK + DAY, by: 'demo' },
    },
  ]);
  expect((await backend.snapshot()).entries).toEqual([
    { ...SCENES_OF_AKASHI, kind: 'create', row: createdRow },
    { ...SCENES_OF_AKASHI, kind: 'update', ids: [1], changes: { name: '初詣' } },
  ]);
});

test('a removed row that is written again has its id and its position, in every tab', async () => {
  const { backend } = await startAs();
  const table = backend.db.of(sceneTable);
  const before = JSON.stringify(table.list({ city: 'akashi' }));
  const row = structuredClone({ id: 2, city: 'akashi', name: table.find(2)?.name });
  table.remove(2);
  expect(JSON.stringify(table.list({ city: 'akashi' }))).not.toBe(before);
  const notifiedRows: string[] = [];
  backend.db.subscribe(() => notifiedRows.push(JSON.stringify(table.list({ city: 'akashi' }))));
  await backend.db.write([{ ...SCENES_OF_AKASHI, kind: 'create', row }], 'undo');
  expect(notifiedRows).toEqual([before]);
  const other = await startAs();
  await other.backend.load(await backend.snapshot());
  expect(JSON.stringify(other.backend.db.of(sceneTable).list({ city: 'akashi' }))).toBe(before);
  const [loadedEntry] = (await other.backend.db.entries()).filter(
    (entry) => entry.kind === 'create' && entry.table === 'scenes',
  );
  expect(loadedEntry).toEqual({
    ...SCENES_OF_AKASHI,
    kind: 'create',
    row,
    written: { at: NINE_OCLOCK, by: 'link' },
  });
});

test('rows that are written as they were reach a recording, with their values before and after', async () => {
  const { backend } = await startAs();
  const writes: unknown[] = [];
  backend.db.onWrite((written) => writes.push(...structuredClone(written)));
  const row = { id: 2, city: 'akashi', name: '初詣' };
  const before = structuredClone({ ...backend.db.of(sceneTable).find(2) });
  await backend.db.write(
    [
      { ...SCENES_OF_AKASHI, kind: 'update', ids: [2], changes: { name: '初詣' } },
      { ...SCENES_OF_AKASHI, kind: 'remove', ids: [2] },
      { ...SCENES_OF_AKASHI, kind: 'create', row },
    ],
    'undo',
  );
  expect(writes).toEqual([
    { ...SCENES_OF_AKASHI, id: 2, before, after: row },
    { ...SCENES_OF_AKASHI, id: 2, before: row, after: null },
    { ...SCENES_OF_AKASHI, id: 2, before: null, after: row },
  ]);
});
