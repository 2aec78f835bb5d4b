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

const FILE = {
  seed: { profile: 'normal', n: 1 },
  day: '2026-04-01',
  now: { iso: '2026-04-01T09:00:00+09:00', paused: true },
  build: 'index-1.js',
} as const;

const fileOf = (...entries: unknown[]) =>
  JSON.stringify({ ...JSON.parse(writeDataFile(FILE, { seed: 'normal:1', entries: [] })), entries });

/** Of all lists, and of what else needs no id, without the token for Firebase, which is another one at each call. */
async function allLists({ backend, request }: Awaited<ReturnType<typeof startAs>>) {
  const lists = backend.endpoints.filter(
    ({ method, path }) => method === 'GET' && !/:(?!city|company)|token/.test(path),
  );
  const answers: Record<string, string> = {};
  for (const path of new Set(lists.map((endpoint) => endpoint.path))) {
    const address = path.replace(':city', 'akashi').replace(':company', 'machi');
    answers[path] = JSON.stringify(await request(`GET ${address}?offset=0&limit=1000&page=1`));
  }
  return answers;
}

test('a file of all that was written gives a fresh backend the same lists, byte by byte [R-WISH-09]', async () => {
  const saved = await startAs();
  const data = createDataEditor(saved.backend.db);
  await saved.request('POST /akashi/api/scenes/', { name: '花見' });
  await saved.request('DELETE /akashi/notifications/123/');
  for (const { name, noNewRows, scopes } of data.tables) {
    const scope = scopes.includes('akashi') ? 'akashi' : '*';
    if (noNewRows === null) await data.create(name, await data.begin(name, scope));
    const [, second] = data.rows(name, { scope, search: '', offset: 0, limit: 2 }).rows;
    if (second && noNewRows !== 'given') await data.remove(name, second.id);
  }
  const text = writeDataFile(FILE, await saved.backend.snapshot());
  const there = await allLists(saved);
  saved.stop();

  const fresh = await startAs();
  const untouched = await allLists(fresh);
  const file = readDataFile(text);
  if ('kind' in file) throw new Error(`the file was not read: ${JSON.stringify(file)}`);
  const { entries, ...rest } = file;
  expect(rest).toEqual(FILE);
  await createDataEditor(fresh.backend.db).replacement.load({ seed: 'normal:1', entries }, 'a.json');
  const here = await allLists(fresh);
  const paths = Object.keys(there);
  expect(paths.filter((path) => here[path] !== there[path])).toEqual([]);
  expect(paths.filter((path) => here[path] !== untouched[path]).length).toBeGreaterThan(30);
});

const SCENE = { id: 25, city: 'akashi', name: '花見' };
const CREATE = { kind: 'create', table: 'scenes', scope: 'akashi', row: SCENE };
const UPDATE = { kind: 'update', table: 'scenes', scope: 'akashi', ids: [25], changes: { name: '初詣' } };
const REMOVE = { kind: 'remove', table: 'scenes', scope: 'akashi', ids: [24] };
const refused = (...names: string[]): DataFileProblem => ({ kind: 'rows', rows: names });

test.each<[string, string, ReturnType<typeof readDataFile>]>([
  [
    'legal entries',
    fileOf(CREATE, UPDATE, REMOVE),
    { ...FILE, entries: [CREATE, UPDATE, REMOVE] as DataFile['entries'] },
  ],
  ['no JSON', 'scenes', { kind: 'foreign' }],
  ['a report of a fault', '{"format":"machi-bug-2"}', { kind: 'foreign' }],
  ['a newer version', fileOf().replace('machi-data-1', 'machi-data-2'), { kind: 'newer' }],
  ['half a file', fileOf(CREATE).slice(0, -20), { kind: 'damaged' }],
  ['no such seed', fileOf().replace('"normal"', '"plain"'), { kind: 'damaged' }],
  ['no such day', fileOf().replace('2026-04-01', '2026-04-31'), { kind: 'damaged' }],
  ['no such table', fileOf(CREATE, { ...CREATE, table: 'rooms' }), refused('rooms 25')],
  ['a session', fileOf({ ...CREATE, table: 'sessions', scope: '*' }), refused('sessions 25')],
  ['no entry', fileOf(CREATE, 'scenes'), refused('?')],
  [
    'a created row without a name',
    fileOf({ ...CREATE, row: { id: 25, city: 'akashi' } }),
    refused('scenes 25'),
  ],
  ['a number for a name', fileOf(CREATE, { ...UPDATE, changes: { name: 7 } }), refused('scenes 25')],
  ['a change of a row that does not exist', fileOf({ ...UPDATE, ids: [24, 99] }), refused('scenes 99')],
  ['a row of another city', fileOf({ ...CREATE, row: { ...SCENE, city: 'kusatsu' } }), refused('scenes 25')],
  ['an id of another city', fileOf({ ...CREATE, row: { ...SCENE, id: 100_001 } }), refused('scenes 100001')],
])('a file with %s is read, or refused as a whole [R-WISH-09, A-310]', (_, text, reading) => {
  expect(readDataFile(text)).toEqual(reading);
});

test('one change of all 10,000 rows of the busy data is one entry of its file [R-WISH-09]', async () => {
  const options = { seed: { profile: 'busy', n: 1 } } as const;
  const saved = await startAs('administrator', options);
  saved.backend.db.of(notificationTable).updateAll({ city: 'akashi' }, { title: '花火' });
  const text = writeDataFile({ ...FILE, ...options }, await saved.backend.snapshot());
  const file = readDataFile(text);
  if ('kind' in file) throw new Error('the file was not read');
  expect(text.length).toBeLessThan(60_000);
  expect(file.entries.map((entry) => entry.kind === 'update' && entry.ids.length)).toEqual([10_000]);
  const fresh = await startAs('administrator', options);
  await fresh.backend.load({ seed: 'busy:1', entries: file.entries });
  const titles = fresh.backend.db
    .of(notificationTable)
    .list({ city: 'akashi' })
    .rows.map(({ title }) => title);
  expect([titles.length, new Set(titles)]).toEqual([10_000, new Set(['花火'])]);
});
