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
  const listRows = async <Row>(path: string) => dataOf<Page<Row>>(await request(`GET ${path}`));
  return {
    ...started,
    listReports: (query = '') => listRows<MatchingReport>(`/api/matching/list_report/${query}`),
    listPosts: (query = '') => listRows<MatchingPost>(`/api/matching/${query}`),
    listUsers: (query = '') => listRows<MatchingUser>(`/api/matching/users/${query}`),
    countUnread: async () =>
      dataOf<{ count: number }>(await request('GET /api/matching/notification/')).count,
    sendPost: (path: string, body?: unknown) => request(`POST ${path}`, body),
  };
}

const refusalOf = (status: number, message: string) => ({ status, body: { message } });
const NOT_FOUND = refusalOf(404, '指定されたデータが見つかりません。');
const CITY_CLOSED = refusalOf(403, 'あなたのアカウントはこの地域にアクセスできません。');
const citiesOf = (page: Page<{ city?: string | null }>) =>
  [...new Set(page.content.map(({ city }) => city ?? ''))].toSorted();

const idsOf = ({ content }: { content: { id: number }[] }) => content.map(({ id }) => id);
const idInTakatsuki = <Row extends { id: number; city?: string | null }>({ content }: Page<Row>) =>
  content.find(({ city }) => city === 'takatsuki')?.id;

test('[R-ENT-07] [R-ENT-08] [R-ENT-09] each of the three lists has 20 rows, newest first, with the total', async () => {
  const { listReports, listPosts, listUsers } = await backendAs();
  for (const page of [await listReports(), await listPosts(), await listUsers()]) {
    const times = page.content.map(({ created_at }) => created_at ?? '');
    expect(page).toEqual({ content: expect.any(Array), total_length: expect.any(Number) });
    expect(times).toHaveLength(20);
    expect(times).toEqual(times.toSorted().toReversed());
  }
});

test('[R-CALL-11] the next page continues after the first', async () => {
  const { listReports, listPosts, listUsers } = await backendAs();
  for (const list of [listReports, listPosts, listUsers]) {
    expect(idsOf(await list('?offset=20'))).toEqual(idsOf(await list('?limit=1000')).slice(20, 40));
  }
});

test('a search ignores width and kana, and covers text and author', async () => {
  const { listReports, listPosts, send, as } = await backendAs();
  const found = await listReports('?search=アプリ');
  expect(found.total_length).toBeGreaterThan(0);
  expect(await listReports('?search=ｱﾌﾟﾘ')).toEqual(found);
  expect(await listReports('?search=あぷり')).toEqual(found);
  const [first] = (await listPosts()).content;
  expect((await listPosts(`?search=${encodeURIComponent(first?.author ?? '')}`)).content).toContainEqual(
    first,
  );
  expect((await send('GET /api/matching/?limit=0', { as })).status).toBe(400);
});

test('a caller reads the rows of its own cities, although the call has no city', async () => {
  const { listReports, listPosts, listUsers, countUnread } = await backendAs('staff_shop');
  const lists = [
    await listReports('?limit=1000'),
    await listPosts('?limit=1000'),
    await listUsers('?limit=1000'),
  ];
  expect(lists.map(citiesOf)).toEqual(lists.map(() => ['akashi', 'kusatsu', 'shonan']));
  expect(await countUnread()).toBe(lists[0]?.content.filter((row) => 'read' in row && !row.read).length);
});

test('cities without the feature have no rows', async () => {
  const { listReports } = await backendAs('operator');
  expect(citiesOf(await listReports('?limit=1000'))).not.toContain('toyonaka');
});

test('[R-STATE-02] the response of an approval is the changed report: read, and the total unchanged', async () => {
  const { listReports, countUnread, sendPost } = await backendAs();
  const [report] = (await listReports()).content;
  const before = [(await listReports()).total_length, await countUnread()] as const;
  expect(report?.read).toBe(false);
  expect(await sendPost(`/api/matching/${report?.id}/approve_report/`)).toEqual({
    status: 200,
    body: { data: { ...report, approved: true, read: true } },
  });
  expect((await listReports()).content[0]).toEqual({ ...report, approved: true, read: true });
  expect([(await listReports()).total_length, await countUnread()]).toEqual([before[0], before[1] - 1]);
  expect(await sendPost(`/api/matching/${report?.id}/approve_report/`)).toEqual(
    refusalOf(400, 'この通報はすでに承認されています。'),
  );
});

test('[R-STATE-03] [R-ENT-10] several reports are marked as read at once, and the count follows', async () => {
  const { listReports, countUnread, sendPost } = await backendAs();
  const ids = (await listReports()).content.slice(0, 3).map(({ id }) => id);
  const before = await countUnread();
  expect(await sendPost('/api/matching/read/', { ids })).toEqual({ status: 200, body: { data: null } });
  expect((await listReports()).content.slice(0, 3).map(({ read }) => read)).toEqual([true, true, true]);
  expect(await countUnread()).toBe(before - 3);
  // A repeated call changes nothing.
  expect((await sendPost('/api/matching/read/', { ids })).status).toBe(200);
  expect(await countUnread()).toBe(before - 3);
});

test('[R-STATE-03] an empty list of ids is refused, and a list with an unknown id marks no report as read', async () => {
  const { listReports, countUnread, sendPost } = await backendAs();
  const before = await countUnread();
  const [report] = (await listReports()).content;
  expect(await sendPost('/api/matching/read/', { ids: [] })).toEqual(
    refusalOf(400, '既読にする通報を選択してください。'),
  );
  expect(await sendPost('/api/matching/read/', { ids: [report?.id, 999_999] })).toEqual(NOT_FOUND);
  expect((await sendPost('/api/matching/read/', { ids: 'all' })).status).toBe(400);
  expect(await countUnread()).toBe(before);
});

test('[R-STATE-04] a deleted post leaves the list and the total, and is a 404 from then on', async () => {
  const { listPosts, send, as } = await backendAs();
  const before = await listPosts();
  const [deletedPost] = before.content;
  expect(await send(`DELETE /api/matching/${deletedPost?.id}/`, { as })).toEqual({ status: 204, body: null });
  const after = await listPosts();
  expect(after.total_length).toBe(before.total_length - 1);
  expect(after.content.slice(0, 19)).toEqual(before.content.slice(1));
  expect(await send(`DELETE /api/matching/${deletedPost?.id}/`, { as })).toEqual(NOT_FOUND);
  expect(await send('DELETE /api/matching/x1/', { as })).toEqual(NOT_FOUND);
});

test('[R-STATE-05] a confirmed person has the gender of the document, and is decided only once', async () => {
  const { listUsers, sendPost } = await backendAs();
  const [person, otherPerson] = (await listUsers()).content;
  expect(person?.confirmed).toBeNull();
  const decideIdentity = (id: number | undefined, body: unknown) =>
    sendPost(`/api/users/${id}/confirm/`, body);
  expect(await decideIdentity(person?.id, { confirmed: true })).toEqual({
    status: 400,
    body: { errors: { gender: ['この項目は必須です。'] } },
  });
  expect(await decideIdentity(person?.id, { confirmed: true, gender: 'other' })).toEqual({
    status: 200,
    body: { data: { ...person, confirmed: true, gender: 'other' } },
  });
  expect(await decideIdentity(otherPerson?.id, { confirmed: false })).toEqual({
    status: 200,
    body: { data: { ...otherPerson, confirmed: false } },
  });
  expect(await decideIdentity(person?.id, { confirmed: false })).toEqual(
    refusalOf(400, 'このユーザーの本人確認はすでに完了しています。'),
  );
  expect(await decideIdentity(999_999, { confirmed: false })).toEqual(NOT_FOUND);
});

test('rows of a city closed to the caller are neither approved, marked, deleted nor confirmed', async () => {
  const { listReports, listPosts, listUsers, tokenOf, send } = await backendAs();
  const as = await tokenOf('staff_shop');
  const report = idInTakatsuki(await listReports('?limit=1000'));
  const calls = [
    send(`POST /api/matching/${report}/approve_report/`, { as }),
    send('POST /api/matching/read/', { as, body: { ids: [report] } }),
    send(`DELETE /api/matching/${idInTakatsuki(await listPosts('?limit=1000'))}/`, { as }),
    send(`POST /api/users/${idInTakatsuki(await listUsers('?limit=1000'))}/confirm/`, {
      as,
      body: { confirmed: false },
    }),
  ];
  expect(await Promise.all(calls)).toEqual(calls.map(() => CITY_CLOSED));
});

test('a role without screens is refused', async () => {
  const { send, tokenOf } = await backendAs();
  const as = await tokenOf('member');
  expect((await send('GET /api/matching/list_report/', { as })).status).toBe(403);
  expect((await send('GET /api/matching/notification/')).status).toBe(401);
});

test('an identity document shows a gender, and in one of twelve another than was stated', async () => {
  const { listUsers } = await backendAs('operator', 'normal');
  const genders = (await listUsers('?limit=1000')).content
    .filter(({ confirmed }) => confirmed === null)
    .map(({ gender, image }) => [
      gender,
      /性別 (.)</.exec(decodeURIComponent(image ?? ''))?.[1] === '男' ? 'male' : 'female',
    ]);
  const differing = genders.filter(([stated, inDocument]) => stated !== inDocument).length;
  expect([genders.length > 20, differing > 0, differing / genders.length < 0.15]).toEqual([true, true, true]);
});

test('pictures are generated and contain no script, whatever the name', async () => {
  const { listUsers } = await backendAs('operator', 'edge');
  const pictures = (await listUsers('?limit=1000')).content.flatMap(({ image }) => image ?? []);
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) {
    const svg = decodeURIComponent(picture.replace('data:image/svg+xml,', ''));
    const tags = [...svg.matchAll(/<(\w+)/g)].map(([, tag]) => tag ?? '');
    expect([...new Set(tags)].toSorted()).toEqual(['circle', 'path', 'rect', 'svg', 'text']);
  }
});

test('[R-ENT-11] both other counts of a city have two figures, and zeros in an empty city', async () => {
  const anyCounts = { dish_report_count: expect.any(Number), review_report_count: expect.any(Number) };
  expect(await reportCounts('normal')).toEqual([anyCounts, anyCounts]);
  const zeroCounts = { dish_report_count: 0, review_report_count: 0 };
  expect(await reportCounts('empty')).toEqual([zeroCounts, zeroCounts]);
});

test('the empty seed has no rows, and the busy one has 10,000 rows that are paged and searched', async () => {
  const empty = await backendAs('administrator', 'empty');
  expect([await empty.listReports(), await empty.countUnread()]).toEqual([
    { content: [], total_length: 0 },
    0,
  ]);
  const busy = await backendAs('operator', 'busy');
  expect((await busy.listReports('?offset=9980')).content).toHaveLength(20);
  expect((await busy.listPosts('?search=明石駅')).total_length).toBeGreaterThan(100);
});

/** The counts of dishes, and of the ranking. */
async function reportCounts(profile: SeedProfile) {
  const { send, as } = await backendAs('administrator', profile);
  return Promise.all(
    ['dish', 'ranking'].map(async (list) =>
      dataOf(await send(`GET /akashi/api/${list}-report/notification/`, { as })),
    ),
  );
}
