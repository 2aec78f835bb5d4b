import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { MatchingPost } from '#domain/recruitment/matching-post';
import type { MatchingReport } from '#domain/recruitment/matching-report';
import type { MatchingUser } from '#domain/recruitment/matching-user';
import type { SeedProfile } from '#mocks/backend/seed/base/seed';
import { dataOf, startAs } from '../start-backend';

async function backendAs(username = 'administrator', profile: SeedProfile = 'normal') {
  const started = await startAs(username, { seed: { profile, n: 1 } });
  const { request } = started;
  const page = async <Row>(path: string) => dataOf<Page<Row>>(await request(`GET ${path}`));
  return {
    ...started,
    reports: (query = '') => page<MatchingReport>(`/api/matching/list_report/${query}`),
    posts: (query = '') => page<MatchingPost>(`/api/matching/${query}`),
    users: (query = '') => page<MatchingUser>(`/api/matching/users/${query}`),
    count: async () => dataOf<{ count: number }>(await request('GET /api/matching/notification/')).count,
    post: (path: string, body?: unknown) => request(`POST ${path}`, body),
  };
}

const refused = (status: number, message: string) => ({ status, body: { message } });
const GONE = refused(404, '指定されたデータが見つかりません。');
const ELSEWHERE = refused(403, 'あなたのアカウントはこの地域にアクセスできません。');
const townsOf = (page: Page<{ city?: string | null }>) =>
  [...new Set(page.content.map(({ city }) => city ?? ''))].toSorted();

const idsOf = ({ content }: { content: { id: number }[] }) => content.map(({ id }) => id);
const away = <Row extends { id: number; city?: string | null }>({ content }: Page<Row>) =>
  content.find(({ city }) => city === 'takatsuki')?.id;

test('[R-ENT-07] [R-ENT-08] [R-ENT-09] each of the three lists has 20 rows, newest first, with the total', async () => {
  const { reports, posts, users } = await backendAs();
  for (const page of [await reports(), await posts(), await users()]) {
    const times = page.content.map(({ created_at }) => created_at ?? '');
    expect(page).toEqual({ content: expect.any(Array), total_length: expect.any(Number) });
    expect(times).toHaveLength(20);
    expect(times).toEqual(times.toSorted().toReversed());
  }
});

test('[R-CALL-11] the next page continues after the first', async () => {
  const { reports, posts, users } = await backendAs();
  for (const list of [reports, posts, users]) {
    expect(idsOf(await list('?offset=20'))).toEqual(idsOf(await list('?limit=1000')).slice(20, 40));
  }
});

test('a search ignores width and kana, and covers text and author', async () => {
  const { reports, posts, send, as } = await backendAs();
  const whole = await reports('?search=アプリ');
  expect(whole.total_length).toBeGreaterThan(0);
  expect(await reports('?search=ｱﾌﾟﾘ')).toEqual(whole);
  expect(await reports('?search=あぷり')).toEqual(whole);
  const [first] = (await posts()).content;
  expect((await posts(`?search=${encodeURIComponent(first?.author ?? '')}`)).content).toContainEqual(first);
  expect((await send('GET /api/matching/?limit=0', { as })).status).toBe(400);
});

test('a caller reads the rows of its own cities, although the call has no city', async () => {
  const { reports, posts, users, count } = await backendAs('staff_shop');
  const lists = [await reports('?limit=1000'), await posts('?limit=1000'), await users('?limit=1000')];
  expect(lists.map(townsOf)).toEqual(lists.map(() => ['akashi', 'kusatsu', 'shonan']));
  expect(await count()).toBe(lists[0]?.content.filter((row) => 'read' in row && !row.read).length);
});

test('cities without the feature have no rows', async () => {
  const { reports } = await backendAs('operator');
  expect(townsOf(await reports('?limit=1000'))).not.toContain('toyonaka');
});

test('[R-STATE-02] the response of an approval is the changed report: read, and the total unchanged', async () => {
  const { reports, count, post } = await backendAs();
  const [row] = (await reports()).content;
  const before = [(await reports()).total_length, await count()] as const;
  expect(row?.read).toBe(false);
  expect(await post(`/api/matching/${row?.id}/approve_report/`)).toEqual({
    status: 200,
    body: { data: { ...row, approved: true, read: true } },
  });
  expect((await reports()).content[0]).toEqual({ ...row, approved: true, read: true });
  expect([(await reports()).total_length, await count()]).toEqual([before[0], before[1] - 1]);
  expect(await post(`/api/matching/${row?.id}/approve_report/`)).toEqual(
    refused(400, 'この通報はすでに承認されています。'),
  );
});

test('[R-STATE-03] [R-ENT-10] several reports are marked as read at once, and the count follows', async () => {
  const { reports, count, post } = await backendAs();
  const ids = (await reports()).content.slice(0, 3).map(({ id }) => id);
  const before = await count();
  expect(await post('/api/matching/read/', { ids })).toEqual({ status: 200, body: { data: null } });
  expect((await reports()).content.slice(0, 3).map(({ read }) => read)).toEqual([true, true, true]);
  expect(await count()).toBe(before - 3);
  // A repeated call changes nothing.
  expect((await post('/api/matching/read/', { ids })).status).toBe(200);
  expect(await count()).toBe(before - 3);
});

test('[R-STATE-03] an empty list of ids is refused, and an unknown id marks none of them', async () => {
  const { reports, count, post } = await backendAs();
  const before = await count();
  const [row] = (await reports()).content;
  expect(await post('/api/matching/read/', { ids: [] })).toEqual(
    refused(400, '既読にする通報を選択してください。'),
  );
  expect(await post('/api/matching/read/', { ids: [row?.id, 999_999] })).toEqual(GONE);
  expect((await post('/api/matching/read/', { ids: 'all' })).status).toBe(400);
  expect(await count()).toBe(before);
});

test('[R-STATE-04] a deleted post leaves the list and the total, and is a 404 from then on', async () => {
  const { posts, send, as } = await backendAs();
  const before = await posts();
  const [row] = before.content;
  expect(await send(`DELETE /api/matching/${row?.id}/`, { as })).toEqual({ status: 204, body: null });
  const after = await posts();
  expect(after.total_length).toBe(before.total_length - 1);
  expect(after.content.slice(0, 19)).toEqual(before.content.slice(1));
  expect(await send(`DELETE /api/matching/${row?.id}/`, { as })).toEqual(GONE);
  expect(await send('DELETE /api/matching/x1/', { as })).toEqual(GONE);
});

test('[R-STATE-05] a confirmed person has the gender of the document, and is decided only once', async () => {
  const { users, post } = await backendAs();
  const [row, other] = (await users()).content;
  expect(row?.confirmed).toBeNull();
  const confirm = (id: number | undefined, body: unknown) => post(`/api/users/${id}/confirm/`, body);
  expect(await confirm(row?.id, { confirmed: true })).toEqual({
    status: 400,
    body: { errors: { gender: ['この項目は必須です。'] } },
  });
  expect(await confirm(row?.id, { confirmed: true, gender: 'other' })).toEqual({
    status: 200,
    body: { data: { ...row, confirmed: true, gender: 'other' } },
  });
  expect(await confirm(other?.id, { confirmed: false })).toEqual({
    status: 200,
    body: { data: { ...other, confirmed: false } },
  });
  expect(await confirm(row?.id, { confirmed: false })).toEqual(
    refused(400, 'このユーザーの本人確認はすでに完了しています。'),
  );
  expect(await confirm(999_999, { confirmed: false })).toEqual(GONE);
});

test('rows of a city closed to the caller are neither approved, marked, deleted nor confirmed', async () => {
  const { reports, posts, users, tokenOf, send } = await backendAs();
  const as = await tokenOf('staff_shop');
  const report = away(await reports('?limit=1000'));
  const calls = [
    send(`POST /api/matching/${report}/approve_report/`, { as }),
    send('POST /api/matching/read/', { as, body: { ids: [report] } }),
    send(`DELETE /api/matching/${away(await posts('?limit=1000'))}/`, { as }),
    send(`POST /api/users/${away(await users('?limit=1000'))}/confirm/`, { as, body: { confirmed: false } }),
  ];
  expect(await Promise.all(calls)).toEqual(calls.map(() => ELSEWHERE));
});

test('a role without screens is refused', async () => {
  const { send, tokenOf } = await backendAs();
  const as = await tokenOf('member');
  expect((await send('GET /api/matching/list_report/', { as })).status).toBe(403);
  expect((await send('GET /api/matching/notification/')).status).toBe(401);
});

test('a document shows a gender, and in one of twelve another than was stated', async () => {
  const { users } = await backendAs('operator', 'normal');
  const shown = (await users('?limit=1000')).content
    .filter(({ confirmed }) => confirmed === null)
    .map(({ gender, image }) => [
      gender,
      /性別 (.)</.exec(decodeURIComponent(image ?? ''))?.[1] === '男' ? 'male' : 'female',
    ]);
  const differing = shown.filter(([stated, inDocument]) => stated !== inDocument).length;
  expect([shown.length > 20, differing > 0, differing / shown.length < 0.15]).toEqual([true, true, true]);
});

test('pictures are generated and contain no script, whatever the name', async () => {
  const { users } = await backendAs('operator', 'edge');
  const pictures = (await users('?limit=1000')).content.flatMap(({ image }) => image ?? []);
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) {
    const svg = decodeURIComponent(picture.replace('data:image/svg+xml,', ''));
    const tags = [...svg.matchAll(/<(\w+)/g)].map(([, tag]) => tag ?? '');
    expect([...new Set(tags)].toSorted()).toEqual(['circle', 'path', 'rect', 'svg', 'text']);
  }
});

test('[R-ENT-11] both other counts of a city have two figures, and zeros in an empty city', async () => {
  const figures = { dish_report_count: expect.any(Number), review_report_count: expect.any(Number) };
  expect(await answers('normal')).toEqual([figures, figures]);
  const none = { dish_report_count: 0, review_report_count: 0 };
  expect(await answers('empty')).toEqual([none, none]);
});

test('the empty seed has no rows, and the busy one has 10,000 rows that are paged and searched', async () => {
  const empty = await backendAs('administrator', 'empty');
  expect([await empty.reports(), await empty.count()]).toEqual([{ content: [], total_length: 0 }, 0]);
  const busy = await backendAs('operator', 'busy');
  expect((await busy.reports('?offset=9980')).content).toHaveLength(20);
  expect((await busy.posts('?search=明石駅')).total_length).toBeGreaterThan(100);
});

/** The counts of dishes, and of the ranking. */
async function answers(profile: SeedProfile) {
  const { send, as } = await backendAs('administrator', profile);
  return Promise.all(
    ['dish', 'ranking'].map(async (list) =>
      dataOf(await send(`GET /akashi/api/${list}-report/notification/`, { as })),
    ),
  );
}
