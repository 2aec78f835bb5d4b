import { expect, test } from 'vitest';
import type { Dashboard } from '#domain/office/dashboard';
import type { SeedProfile } from '#mocks/backend/seed/base/seed';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { postTable, reportTable } from '#mocks/backend/tables/recruitment/matching';
import { dataOf, startAs } from '../start-backend';

async function backendAs(username = 'administrator', profile: SeedProfile = 'normal') {
  const started = await startAs(username, { seed: { profile, n: 1 } });
  const request = (path: string) => started.request(`GET /akashi/api/${path}`);
  return { ...started, request, loadFigures: async (path: string) => dataOf<Dashboard>(await request(path)) };
}

const valuesOf = ({ series }: Dashboard['bar'], key: string) =>
  series.find((one) => one.key === key)?.values ?? [];
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('[R-SCR-07] without a span the server returns the thirty days up to today in Japan, with each figure for each day', async () => {
  const { loadFigures } = await backendAs();
  const { bar, line, totals } = await loadFigures('dashboard/');
  expect([bar.labels.length, bar.labels[0], bar.labels.at(-1), line.labels]).toEqual([
    30,
    '2026-03-03',
    '2026-04-01',
    bar.labels,
  ]);
  expect([...bar.series, ...line.series].map((series) => [series.key, series.values.length])).toEqual([
    ['notifications', 30],
    ['posts', 30],
    ['reports', 30],
    ['users', 30],
  ]);
  expect(totals).toEqual([
    ...['notifications', 'posts', 'reports'].map((key) => ({ key, value: sum(valuesOf(bar, key)) })),
    { key: 'new_users', value: expect.any(Number) },
  ]);
});

test('posts and reports of the city in these days are counted, those of other cities are not', async () => {
  const { loadFigures, backend } = await backendAs();
  const { totals } = await loadFigures('dashboard/');
  const firstDay = Date.parse('2026-03-03T00:00:00+09:00');
  const countInSpan = (rows: readonly { town: string; created_at?: string | null | undefined }[]) =>
    rows.filter(({ town, created_at: at }) => town === 'akashi' && Date.parse(at ?? '') >= firstDay).length;
  const posts = countInSpan(backend.db.of(postTable).list({}).rows);
  const reports = countInSpan(backend.db.of(reportTable).list({}).rows);
  expect([posts, reports].every((count) => count > 0)).toBe(true);
  expect(totals.filter(({ key }) => key === 'posts' || key === 'reports')).toEqual([
    { key: 'posts', value: posts },
    { key: 'reports', value: reports },
  ]);
});

test('a notification of today counts today, from midnight in Japan and only in its own city', async () => {
  const { loadFigures, backend } = await backendAs();
  const span = 'dashboard/?start=2026-03-31&end=2026-04-01';
  const before = valuesOf((await loadFigures(span)).bar, 'notifications');
  const notifications = backend.db.of(notificationTable);
  const [template] = notifications.list({ city: 'akashi', limit: 1 }).rows;
  if (!template) throw new Error('nothing was sent in Akashi');
  const { id: _, ...row } = template;
  notifications.create({ ...row, created_at: '2026-03-31T14:59:59.000Z' });
  notifications.create({ ...row, created_at: '2026-03-31T15:00:00.000Z' });
  notifications.create({ ...row, created_at: '2026-03-31T15:00:00.000Z', city: 'kusatsu' });
  const after = valuesOf((await loadFigures(span)).bar, 'notifications');
  expect(after).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
});

test('a long span is counted by month, and the users grow from those before it', async () => {
  const { loadFigures } = await backendAs();
  const { bar, line } = await loadFigures('dashboard/?start=2025-06-15&end=2026-03-31');
  expect(bar.labels).toEqual([
    ...['06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`),
    ...['01', '02', '03'].map((month) => `2026-${month}`),
  ]);
  const users = valuesOf(line, 'users');
  expect(users.toSorted((one, other) => one - other)).toEqual(users);
  expect(users[0]).toBeGreaterThan(0);
});

test('[R-VAL-CONTENT-17] an end not after its start, half a span, an invalid day and too many days are refused', async () => {
  const { request } = await backendAs();
  const end = '終了日は開始日より後にしてください。';
  const cases = [
    ['start=2026-04-01&end=2026-04-01', { end: [end] }],
    ['start=2026-04-02&end=2026-04-01', { end: [end] }],
    ['start=2026-04-01', { end: ['この項目は必須です。'] }],
    ['start=2026-02-30&end=2026-04-01', { start: [expect.any(String)] }],
    ['start=2020-01-01&end=2026-04-01', { end: ['期間は366日以内で指定してください。'] }],
  ] as const;
  for (const [query, errors] of cases) {
    const { status, body } = await request(`premium-stats/?${query}`);
    expect([query, status, body]).toEqual([query, 400, { errors }]);
  }
});

test('premium statistics count the holders of membership passes, and only the office reads them', async () => {
  const { loadFigures } = await backendAs();
  const { bar, line, totals } = await loadFigures('premium-stats/?start=2025-05-01&end=2026-04-01');
  expect(bar.series.map(({ key }) => key)).toEqual(['まち会員パス', 'プレミアム会員パス', '法人会員パス']);
  expect(line.series.map(({ key }) => key)).toEqual(['members']);
  const members = totals.find(({ key }) => key === 'members')?.value;
  expect(members).toBe(valuesOf(line, 'members').at(-1));
  expect(members).toBeGreaterThan(0);
  const asStaff = await backendAs('staff_shop');
  expect((await asStaff.request('premium-stats/')).status).toBe(403);
  expect((await asStaff.request('dashboard/')).status).toBe(200);
});

test.each(['normal', 'empty', 'edge'] as const)(
  'the users of the last day are those of the list of users, seed %s',
  async (profile) => {
    const { loadFigures, request } = await backendAs('administrator', profile);
    const { line } = await loadFigures('dashboard/');
    const { total_length: userCount } = dataOf<{ total_length: number }>(
      await request('users/?offset=0&limit=20'),
    );
    expect(valuesOf(line, 'users').at(-1)).toBe(userCount);
  },
);

test('an empty city has zero on every day', async () => {
  const { loadFigures } = await backendAs('administrator', 'empty');
  const { bar, totals } = await loadFigures('dashboard/');
  expect(new Set(bar.series.flatMap((series) => series.values))).toEqual(new Set([0]));
  expect(totals.map(({ value }) => value)).toEqual([0, 0, 0, 0]);
});
