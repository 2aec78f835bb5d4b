import { expect, test } from 'vitest';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { createDataEditor } from '#mocks/harness/data/data-editor';
import {
  type DataFile,
  type DataFileProblem,
  readDataFile,
  writeDataFile,
} from '#mocks/harness/data/data-file';
import { startAs } from '../../backend/start-backend';

const FILE_HEAD = {
  seed: { profile: 'normal', n: 1 },
  day: '2026-04-01',
  now: { iso: '2026-04-01T09:00:00+09:00', paused: true },
  build: 'index-1.js',
} as const;

const fileOf = (...entries: unknown[]) =>
  JSON.stringify({ ...JSON.parse(writeDataFile(FILE_HEAD, { seed: 'normal:1', entries: [] })), entries });

/** Of all lists, and of what else needs no id, without the token for Firebase, which is another one at each call. */
async function allLists({ backend, request }: Awaited<ReturnType<typeof startAs>>) {
  const lists = backend.endpoints.filter(
    ({ method, path }) => method === 'GET' && !/:(?!city|company)|token/.test(path),
  );
  const responses: Record<string, string> = {};
  for (const path of new Set(lists.map((endpoint) => endpoint.path))) {
    const address = path.replace(':city', 'akashi').replace(':company', 'machi');
    responses[path] = JSON.stringify(await request(`GET ${address}?offset=0&limit=1000&page=1`));
  }
  return responses;
}

test('a file of all that was written gives a fresh backend the same lists, byte by byte [R-WISH-09]', async () => {
  const savedBackend = await startAs();
  const data = createDataEditor(savedBackend.backend.db);
  await savedBackend.request('POST /akashi/api/scenes/', { name: '花見' });
  await savedBackend.request('DELETE /akashi/notifications/123/');
  for (const { name, noNewRows, scopes } of data.tables) {
    const scope = scopes.includes('akashi') ? 'akashi' : '*';
    if (noNewRows === null) await data.create(name, await data.begin(name, scope));
    const [, secondRow] = data.rows(name, { scope, search: '', offset: 0, limit: 2 }).rows;
    if (secondRow && noNewRows !== 'given') await data.remove(name, secondRow.id);
  }
  const text = writeDataFile(FILE_HEAD, await savedBackend.backend.snapshot());
  const savedLists = await allLists(savedBackend);
  savedBackend.stop();

  const freshBackend = await startAs();
  const seededLists = await allLists(freshBackend);
  const file = readDataFile(text);
  if ('kind' in file) throw new Error(`the file was not read: ${JSON.stringify(file)}`);
  const { entries, ...rest } = file;
  expect(rest).toEqual(FILE_HEAD);
  await createDataEditor(freshBackend.backend.db).replacement.load({ seed: 'normal:1', entries }, 'a.json');
  const freshLists = await allLists(freshBackend);
  const paths = Object.keys(savedLists);
  expect(paths.filter((path) => freshLists[path] !== savedLists[path])).toEqual([]);
  expect(paths.filter((path) => freshLists[path] !== seededLists[path]).length).toBeGreaterThan(30);
});

const SCENE_ROW = { id: 25, city: 'akashi', name: '花見' };
const CREATE_ENTRY = { kind: 'create', table: 'scenes', scope: 'akashi', row: SCENE_ROW };
const UPDATE_ENTRY = {
  kind: 'update',
  table: 'scenes',
  scope: 'akashi',
  ids: [25],
  changes: { name: '初詣' },
};
const REMOVE_ENTRY = { kind: 'remove', table: 'scenes', scope: 'akashi', ids: [24] };
const refusedRows = (...names: string[]): DataFileProblem => ({ kind: 'rows', rows: names });

test.each<[string, string, ReturnType<typeof readDataFile>]>([
  [
    'legal entries',
    fileOf(CREATE_ENTRY, UPDATE_ENTRY, REMOVE_ENTRY),
    { ...FILE_HEAD, entries: [CREATE_ENTRY, UPDATE_ENTRY, REMOVE_ENTRY] as DataFile['entries'] },
  ],
  ['no JSON', 'scenes', { kind: 'foreign' }],
  ['a report of a fault', '{"format":"machi-bug-2"}', { kind: 'foreign' }],
  ['a newer version', fileOf().replace('machi-data-1', 'machi-data-2'), { kind: 'newer' }],
  ['half a file', fileOf(CREATE_ENTRY).slice(0, -20), { kind: 'damaged' }],
  ['no such seed', fileOf().replace('"normal"', '"plain"'), { kind: 'damaged' }],
  ['no such day', fileOf().replace('2026-04-01', '2026-04-31'), { kind: 'damaged' }],
  ['no such table', fileOf(CREATE_ENTRY, { ...CREATE_ENTRY, table: 'rooms' }), refusedRows('rooms 25')],
  ['a session', fileOf({ ...CREATE_ENTRY, table: 'sessions', scope: '*' }), refusedRows('sessions 25')],
  ['no entry', fileOf(CREATE_ENTRY, 'scenes'), refusedRows('?')],
  [
    'a created row without a name',
    fileOf({ ...CREATE_ENTRY, row: { id: 25, city: 'akashi' } }),
    refusedRows('scenes 25'),
  ],
  [
    'a number for a name',
    fileOf(CREATE_ENTRY, { ...UPDATE_ENTRY, changes: { name: 7 } }),
    refusedRows('scenes 25'),
  ],
  [
    'a change of a row that does not exist',
    fileOf({ ...UPDATE_ENTRY, ids: [24, 99] }),
    refusedRows('scenes 99'),
  ],
  [
    'a row of another city',
    fileOf({ ...CREATE_ENTRY, row: { ...SCENE_ROW, city: 'kusatsu' } }),
    refusedRows('scenes 25'),
  ],
  [
    'an id of another city',
    fileOf({ ...CREATE_ENTRY, row: { ...SCENE_ROW, id: 100_001 } }),
    refusedRows('scenes 100001'),
  ],
])('a file with %s is read, or refused as a whole [R-WISH-09, A-310]', (_, text, reading) => {
  expect(readDataFile(text)).toEqual(reading);
});

test('one change of all 10,000 rows of the busy data is one entry of its file [R-WISH-09]', async () => {
  const options = { seed: { profile: 'busy', n: 1 } } as const;
  const savedBackend = await startAs('administrator', options);
  savedBackend.backend.db.of(notificationTable).updateAll({ city: 'akashi' }, { title: '花火' });
  const text = writeDataFile({ ...FILE_HEAD, ...options }, await savedBackend.backend.snapshot());
  const file = readDataFile(text);
  if ('kind' in file) throw new Error('the file was not read');
  expect(text.length).toBeLessThan(60_000);
  expect(file.entries.map((entry) => entry.kind === 'update' && entry.ids.length)).toEqual([10_000]);
  const freshBackend = await startAs('administrator', options);
  await freshBackend.backend.load({ seed: 'busy:1', entries: file.entries });
  const titles = freshBackend.backend.db
    .of(notificationTable)
    .list({ city: 'akashi' })
    .rows.map(({ title }) => title);
  expect([titles.length, new Set(titles)]).toEqual([10_000, new Set(['花火'])]);
});
