import { expect, test } from 'vitest';
import type { Backend } from '#mocks/backend/backend-types';
import { definedTables, type TableDefinition } from '#mocks/backend/db/define-table';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { createDataEditor, type DataEditor, type EditableTable } from '#mocks/harness/data/data-editor';
import { type AnyRow, draftOf } from '#mocks/harness/data/row-draft';
import { textsFor } from '#mocks/harness/panel/texts/texts-for';
import { startAs } from '../../backend/start-backend';

const QUERY = { search: '', offset: 0, limit: 5_000 };

/** Rows of tables that the normal seed leaves empty. */
const ADDED_ROWS: Readonly<Record<string, object>> = {
  articles: { city: 'akashi', title: '花', genre: [], content: '花が咲いた', image: null, created_at: null },
  mails: {
    to: 'a@example.jp',
    subject: '件',
    text: '文',
    code: '',
    purpose: 'email',
    used: false,
    at: '2026',
  },
  notification_read_marks: { city: 'akashi', person_id: 1, read_until: '2026-04-01' },
  notification_receipts: { city: 'akashi', notification_id: 1, person_id: 1, read: false, confirmed: false },
};

/** The endpoints that list the first row, where that is not `/:city/api/` with the name of the table alone. */
const LISTED_BY: Readonly<Record<string, readonly string[]>> = {
  accounts: ['/:city/api/users/', '/users/admin/'],
  areas: ['/company/:company/areas'],
  cities: ['/default/api/city/info/'],
  combo_histories: ['/company/:company/combos/histories'],
  combos: [
    '/company/:company/combos/owner',
    '/company/:company/combos/supported',
    '/company/:company/combos',
  ],
  companies: ['/company/'],
  lockers: ['/:city/manager/lockers/list/'],
  matching_posts: ['/api/matching/'],
  matching_reports: ['/api/matching/list_report/'],
  matching_users: ['/api/matching/users/'],
  notifications: [
    '/:city/notifications/',
    '/:city/notifications/my_notification/',
    '/company/:company/notifications/users',
    '/api/notification/user-notify/',
  ],
  'qr-codes': ['/company/:company/qrcodes'],
  reviews: ['/company/:company/reviews'],
};

const listOf = (table: string) => `/:city/api/${table.replaceAll('_', '-')}/`;

const scopeOf = ({ scopes }: EditableTable) => (scopes.includes('akashi') ? 'akashi' : '*');

async function startEditor() {
  const started = await startAs();
  const { db } = started.backend;
  for (const [name, row] of Object.entries(ADDED_ROWS)) {
    const definition = definedTables().find((one) => one.name === name) as TableDefinition;
    db.of(definition).create(row);
  }
  await db.settled();
  return { ...started, data: createDataEditor(db) };
}

/** The newest row; of the company whose lists are requested, where the rows belong to companies. */
function firstRow(data: DataEditor, table: EditableTable): AnyRow {
  const { rows } = data.rows(table.name, { scope: scopeOf(table), ...QUERY });
  const row = rows.find(({ company = 'machi' }) => company === 'machi');
  if (row === undefined) throw new Error(`${table.name} is empty`);
  return row;
}

/** Another legal value for one field: a mark in its first text without a date or an address, or 7. */
function legalDraft(data: DataEditor, table: EditableTable) {
  const row = firstRow(data, table);
  const draft = draftOf(table.fields, row);
  const textFields = table.fields.filter(
    ({ kind, name }) =>
      kind === 'text' && draft[name] !== '' && !/^(\d{4}|https?:|data:)/.test(draft[name] ?? ''),
  );
  const field =
    textFields.find(({ name }) => /title|name|content|text/.test(name)) ??
    textFields[0] ??
    table.fields.find(({ kind }) => kind === 'number' || kind === 'text');
  if (field === undefined) throw new Error(`${table.name} has no text and no number`);
  const value = field.kind === 'number' ? '7' : `印${table.name}`;
  return { row, changes: data.read(table.name, { ...draft, [field.name]: value }, row).changes };
}

/** All rows of all tables, in these two cities. */
const allRows = ({ db }: Backend) =>
  definedTables().map((definition) => [
    definition.name,
    definition.scope === 'city'
      ? ['akashi', 'kusatsu'].map((city) => JSON.stringify(db.of(definition).list({ city })))
      : JSON.stringify(db.of(definition).list({})),
  ]);

test('every table except sessions opens its first row as a form without secrets, and has a name in both languages [R-WISH-09]', async () => {
  const { data } = await startEditor();
  const names = data.tables.map(({ name }) => name);
  expect([...names, 'sessions'].toSorted()).toEqual(
    definedTables()
      .map(({ name }) => name)
      .toSorted(),
  );
  for (const language of ['ja', 'en'])
    expect(Object.keys(textsFor(language).data.tableNames).toSorted()).toEqual(names.toSorted());
  for (const table of data.tables) {
    const row = firstRow(data, table);
    const draft = draftOf(table.fields, row);
    expect(Object.keys(draft).filter((name) => /password|verify_code|token|secret/.test(name))).toEqual([]);
    expect(data.read(table.name, draft, row)).toEqual({ changes: {}, problems: {} });
  }
});

test('every table refuses values that break its schema, in the form and when they are written [R-WISH-09]', async () => {
  const { backend, data } = await startEditor();
  const before = allRows(backend);
  for (const table of data.tables) {
    const row = firstRow(data, table);
    const brokenFields = table.fields.filter(({ kind }) => kind !== 'text');
    const draft = { ...draftOf(table.fields, row) };
    for (const { name } of brokenFields) draft[name] = '{"';
    const { changes, problems } = data.read(table.name, draft, row);
    expect([table.name, changes, Object.keys(problems)]).toEqual([
      table.name,
      {},
      brokenFields.map(({ name }) => name),
    ]);
    const [first] = table.fields;
    await expect(
      data.update(table.name, row.id, { [first?.name ?? '']: Symbol('no value') }),
    ).rejects.toThrow(`${table.name}: a row breaks its schema`);
  }
  expect(allRows(backend)).toEqual(before);
});

test('a legal value of every table is stored and in the lists of the console, and its undo leaves equal bytes [R-WISH-09]', async () => {
  const { backend, data, request } = await startEditor();
  const before = allRows(backend);
  const entriesBefore = (await data.history()).length;
  for (const table of data.tables) {
    const { row, changes } = legalDraft(data, table);
    const savedRow = await data.update(table.name, row.id, changes);
    expect([table.name, savedRow]).toEqual([table.name, { ...row, ...changes }]);
    expect(Object.keys(changes)).toHaveLength(1);
  }
  const listedBy: Record<string, string[]> = {};
  const lists = backend.endpoints.filter(
    ({ method, path }) => method === 'GET' && !/:(?!city|company)/.test(path),
  );
  for (const path of new Set(lists.map((endpoint) => endpoint.path))) {
    const address = path.replace(':city', 'akashi').replace(':company', 'machi');
    const body = JSON.stringify((await request(`GET ${address}?offset=0&limit=1000&page=1`)).body);
    for (const { name } of data.tables)
      if (body.includes(`"印${name}"`)) listedBy[name] = [...(listedBy[name] ?? []), path];
  }
  // the other tables are behind an id, or in no list
  const listedTables = data.tables.flatMap(({ name }) =>
    lists.filter(({ path }) => path === listOf(name)).map(() => name),
  );
  expect(listedBy).toEqual({
    ...Object.fromEntries(listedTables.map((name) => [name, [listOf(name)]])),
    ...LISTED_BY,
  });
  const writtenEntries = (await data.history()).slice(0, -entriesBefore);
  expect(writtenEntries.map(({ table, kind, by }) => [table, kind, by])).toEqual(
    data.tables.map(({ name }) => [name, 'update', 'panel']).toReversed(),
  );
  for (const entry of writtenEntries) expect(await data.undo(entry)).toBe(true);
  expect(allRows(backend)).toEqual(before);
});

test('a deleted row is restored with its id and scope, in every table [R-WISH-09]', async () => {
  const { backend, data } = await startEditor();
  const before = allRows(backend);
  for (const table of data.tables) {
    const row = { ...firstRow(data, table) };
    const removed = await data.remove(table.name, row.id);
    const scope = scopeOf(table);
    expect(removed).toEqual({ table: table.name, scope, row });
    expect(await data.remove(table.name, row.id)).toBeNull();
    expect(await data.update(table.name, row.id, {})).toBeNull();
    if (removed !== null) await data.restore(removed);
  }
  expect(allRows(backend)).toEqual(before);
});

test('what a call wrote is undone unless a later write touches the same row, which is named [R-WISH-09]', async () => {
  const { backend, data, request } = await startAs().then((started) => ({
    ...started,
    data: createDataEditor(started.backend.db),
  }));
  const listScenes = () =>
    data.rows('scenes', { scope: 'akashi', ...QUERY }).rows.map(({ id, name }) => [id, name]);
  const before = listScenes();
  await request('POST /akashi/api/scenes/', { name: '花見' });
  await data.update('scenes', 25, { name: '初詣' });
  await request('DELETE /akashi/api/scenes/2/');
  const [removal, renaming, creation] = await data.history();
  expect(
    [removal, renaming, creation].map((entry) => [
      entry?.kind,
      entry?.by,
      entry?.firstLaterChange,
      entry?.rows.length,
    ]),
  ).toEqual([
    ['remove', 'DELETE /:city/api/scenes/:id/', null, 1],
    ['update', 'panel', null, 1],
    ['create', 'POST /:city/api/scenes/', 1, 1],
  ]);
  if (!removal || !renaming || !creation) throw new Error('three entries were written');
  expect(await data.undo(creation)).toBe(false);
  expect(await data.undo(renaming)).toBe(true);
  expect(listScenes()[0]).toEqual([25, '花見']);
  expect(await data.undo(removal)).toBe(true);
  const [, undoEntry] = await data.history();
  expect([undoEntry?.kind, undoEntry?.by, undoEntry?.rows[0]?.after?.name]).toEqual([
    'update',
    'undo',
    '花見',
  ]);
  if (undoEntry) expect(await data.undo(undoEntry)).toBe(true);
  expect(listScenes()[0]).toEqual([25, '初詣']);
  await backend.reset();
  expect(listScenes()).toEqual(before);
  expect(await data.undo(removal)).toBe(false);
  expect(await data.history()).toEqual([]);
});

test('rows are found by the words of any text or by id, and read 50 at a time [R-WISH-09]', async () => {
  const { data } = await startEditor();
  const idsFound = (search: string) =>
    data.rows('scenes', { scope: 'akashi', ...QUERY, search }).rows.map(({ id }) => id);
  const [row] = data.rows('scenes', { scope: 'akashi', ...QUERY }).rows;
  expect(idsFound(String(row?.name))).toContain(row?.id);
  expect(idsFound('どこにもない')).toEqual([]);
  const page = data.rows('notifications', { scope: 'akashi', search: '', offset: 100, limit: 50 });
  expect([page.rows.length, page.total]).toEqual([23, 123]);
  expect(page.rows.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, index) => 23 - index));
});

/** The tables that get no new rows, and why. */
const NO_NEW_ROWS = {
  chat_seats: 'paired',
  chat_totals: 'paired',
  cities: 'given',
  companies: 'given',
  notification_read_marks: 'paired',
  notification_receipts: 'paired',
  report_counts: 'given',
};

test.each(['normal', 'empty', 'edge'] as const)(
  'in the %s data a new row of every table begins with legal values that no row has, is stored, and its undo leaves equal bytes [R-WISH-09, A-311]',
  async (profile) => {
    const { backend, request } = await startAs('administrator', { seed: { profile, n: 1 } });
    const data = createDataEditor(backend.db);
    const before = allRows(backend);
    const reasons = data.tables.flatMap(({ name, noNewRows }) => (noNewRows ? [[name, noNewRows]] : []));
    expect(Object.fromEntries(reasons)).toEqual(NO_NEW_ROWS);
    const tables = data.tables.filter(({ noNewRows }) => noNewRows === null);
    for (const table of tables) {
      const rows = () => data.rows(table.name, { scope: scopeOf(table), ...QUERY }).rows;
      const oldRows = rows();
      const newRow = await data.begin(table.name, scopeOf(table));
      expect(rows()).toEqual(oldRows);
      const { changes, problems } = data.read(table.name, draftOf(table.fields, newRow), newRow);
      expect([table.name, changes, problems]).toEqual([table.name, {}, {}]);
      for (const unique of ['username', 'email', 'key'])
        expect(oldRows.map((row) => row[unique] ?? null)).not.toContain(newRow[unique] ?? 'none');
      const stored = await data.create(table.name, newRow);
      expect(rows()).toEqual([stored, ...oldRows]);
      expect(JSON.parse(JSON.stringify(stored))).toEqual({ ...newRow, id: stored.id });
    }
    const { body } = await request('GET /akashi/api/scenes/?offset=0&limit=1000');
    const [scene] = data.rows('scenes', { scope: 'akashi', ...QUERY }).rows;
    expect(JSON.stringify(body)).toContain(JSON.stringify(scene?.name));
    const writtenEntries = (await data.history()).slice(0, tables.length);
    expect(writtenEntries.map(({ table, kind, by, rows }) => [table, kind, by, rows.length])).toEqual(
      tables.map(({ name }) => [name, 'create', 'panel', 1]).toReversed(),
    );
    for (const entry of writtenEntries) expect(await data.undo(entry)).toBe(true);
    expect(allRows(backend)).toEqual(before);
  },
);

test('each further new row begins with other values: the next ones of the seed [R-WISH-09]', async () => {
  const { data } = await startEditor();
  const titles: unknown[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { title, created_at, id } = await data.create('news', await data.begin('news', 'kusatsu'));
    titles.push([id, title, created_at]);
  }
  expect(new Set(titles.map((one) => JSON.stringify(one))).size).toBe(3);
  await expect(data.create('scenes', { ...(await data.begin('scenes', 'akashi')), name: 4 })).rejects.toThrow(
    'scenes: a row breaks its schema',
  );
});

test('secrets cannot be edited: a typed password hash is not read [R-WISH-09]', async () => {
  const { backend, data } = await startEditor();
  const row = backend.db.of(accountTable).find(1) as unknown as AnyRow;
  const accounts = data.tables.find(({ name }) => name === 'accounts');
  const draft = { ...draftOf(accounts?.fields ?? [], row), password_hash: 'x', verify_code: 'y' };
  expect(data.read('accounts', draft, row)).toEqual({ changes: {}, problems: {} });
  expect(() => data.rows('sessions', { scope: '*', ...QUERY })).toThrow('there is no table sessions to edit');
});
