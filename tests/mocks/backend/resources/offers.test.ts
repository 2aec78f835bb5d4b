import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Advertisement } from '#domain/offers/advertisement';
import type { Category } from '#domain/offers/category';
import type { Coupon } from '#domain/offers/coupon';
import type { Genre } from '#domain/offers/genre';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { dataOf, startAs } from '../start-backend';

async function backendAs(username = 'administrator') {
  const started = await startAs(username);
  const ads = started.backend.db.of(advertisementTable).list({ city: 'akashi' }).rows;
  return { ...started, ads };
}

const COUPON = {
  title: ' 春の割引 ',
  content: '10%',
  show_condition: 'ご注文時',
  use_condition: '1回',
  start_date: '2026-04-02T00:00:00.000Z',
  end_date: '2026-04-03T00:00:00.000Z',
};

test('a coupon is stored with the name and the discount date of its ad, and its creation time [R-ENT-35, A-099, A-132]', async () => {
  const { request, ads } = await backendAs();
  const [ad] = ads.filter(({ discount_end: end }) => Boolean(end));
  const reply = await request('POST /akashi/api/coupons/', { ...COUPON, advertisement: ad?.id });
  const { id, ...coupon } = dataOf<Coupon>(reply);
  expect([reply.status, coupon]).toEqual([
    201,
    {
      ...COUPON,
      title: '春の割引',
      advertisement: ad?.id,
      advertisement_name: ad?.name,
      discount_end: ad?.discount_end,
      created_at: '2026-04-01T00:00:00.000Z',
    },
  ]);
  expect(dataOf<Coupon>(await request(`GET /akashi/api/coupons/${id}/`)).title).toBe('春の割引');
  expect((await request(`GET /kusatsu/api/coupons/${id}/`)).status).toBe(404);
});

test('an advertiser reads and writes only the coupons of the own ads [A-075]', async () => {
  const { request, ads, backend } = await backendAs('advertiser');
  const ownId = backend.accounts.find(({ username }) => username === 'advertiser')?.id;
  const ownAdIds = ads.filter(({ advertiser }) => advertiser === ownId).map(({ id }) => id);
  const page = dataOf<Page<Coupon>>(await request('GET /akashi/api/coupons/?limit=200'));
  expect(page.content.length).toBeGreaterThan(0);
  expect(
    page.content.filter(({ advertisement }) => advertisement === null || !ownAdIds.includes(advertisement)),
  ).toEqual([]);

  const foreignAdId = ads.find(({ advertiser }) => advertiser !== ownId)?.id;
  const refusal = await request('POST /akashi/api/coupons/', { ...COUPON, advertisement: foreignAdId });
  expect([refusal.status, refusal.body]).toMatchObject([
    400,
    { errors: { advertisement: ['指定された広告が見つかりません。'] } },
  ]);
});

test('the server applies the rules of a coupon too [R-VAL-COUPON-09, A-162]', async () => {
  const { request, ads } = await backendAs();
  const draft = { ...COUPON, advertisement: ads[0]?.id, start_date: '2026-03-01T00:00:00.000Z' };
  expect((await request('POST /akashi/api/coupons/', draft)).body).toMatchObject({
    errors: { start_date: ['現在より後の日時を入力してください。'] },
  });
  const [running] = dataOf<Page<Coupon>>(
    await request('GET /akashi/api/coupons/?limit=1&ordering=start_date'),
  ).content;
  const { id = 0, start_date, end_date } = running ?? {};
  const unchangedCoupon = { ...COUPON, advertisement: ads[0]?.id, start_date, end_date };
  expect((await request(`PUT /akashi/api/coupons/${id}/`, unchangedCoupon)).status).toBe(200);
});

test('genres are listed by their paths, and a renamed genre renames the paths below it [A-144]', async () => {
  const { request } = await backendAs();
  const listGenres = async (search = '') =>
    dataOf<Page<Genre>>(
      await request(`GET /akashi/api/genres/?limit=100&search=${encodeURIComponent(search)}`),
    ).content;
  const paths = (await listGenres()).map(({ path }) => path ?? '');
  expect(paths).toEqual(paths.toSorted((one, other) => one.localeCompare(other, 'ja')));
  const [food] = await listGenres('飲食');
  await request(`PUT /akashi/api/genres/${food?.id}/`, { name: '食べる', parent: null });
  expect((await listGenres('食べる')).map(({ path }) => path)).toContain('食べる/和食');
});

test('a genre below itself or its own child is refused at its parent [A-165]', async () => {
  const { request } = await backendAs();
  const allGenres = dataOf<Page<Genre>>(await request('GET /akashi/api/genres/?limit=100')).content;
  const food = allGenres.find(({ name }) => name === '飲食');
  const child = allGenres.find(({ parent }) => parent === food?.id);
  for (const parent of [food?.id, child?.id]) {
    expect(await request(`PUT /akashi/api/genres/${food?.id}/`, { name: '飲食', parent })).toMatchObject({
      status: 400,
      body: { errors: { parent: ['このジャンル自身、またはその下のジャンルは選べません。'] } },
    });
  }
  expect((await request('POST /akashi/api/genres/', { name: '新しい', parent: 999_999 })).body).toMatchObject(
    {
      errors: { parent: ['指定されたジャンルが見つかりません。'] },
    },
  );
});

test('a genre with children or ads is kept, with the reason, and any other is deleted [A-165, A-185]', async () => {
  const { request } = await backendAs();
  const allGenres = dataOf<Page<Genre>>(await request('GET /akashi/api/genres/?limit=100')).content;
  const genreIdNamed = (name: string) => allGenres.find((genre) => genre.name === name)?.id;
  const removeGenre = (id: number | undefined) => request(`DELETE /akashi/api/genres/${id}/`);
  expect([
    await removeGenre(genreIdNamed('飲食')),
    await removeGenre(genreIdNamed('和食')),
    (await removeGenre(genreIdNamed('図書・資料館'))).status,
  ]).toEqual([
    { status: 209, body: { data: { message: '下位のジャンルがあるため削除できません。' } } },
    { status: 209, body: { data: { message: '広告で使われているため削除できません。' } } },
    204,
  ]);
});

const categoryPath = (id: number | null | undefined) => `/akashi/api/categories/${id}/`;

test('the office manages categories; a renamed category renames its ads, and one with ads is kept [A-269]', async () => {
  const { request, ads } = await backendAs();
  const [ad] = ads;
  const created = dataOf<Category>(await request('POST /akashi/api/categories/', { name: ' 手芸 ' }));
  expect(created.name).toBe('手芸');
  expect([
    (await request('POST /akashi/api/categories/', { name: ' ' })).body,
    (await request(`PUT ${categoryPath(ad?.category)}`, { name: '食べる' })).status,
    dataOf<Advertisement>(await request(`GET /akashi/api/advertisements/${ad?.id}/`)).category_name,
    await request(`DELETE ${categoryPath(ad?.category)}`),
    (await request(`DELETE ${categoryPath(created.id)}`)).status,
    (await request(`PUT ${categoryPath(created.id)}`, { name: '手芸' })).status,
    (await request(`PUT /kusatsu/api/categories/${ad?.category}/`, { name: '手芸' })).status,
  ]).toEqual([
    { errors: { name: ['この項目は必須です。'] } },
    200,
    '食べる',
    { status: 209, body: { data: { message: '広告で使われているため削除できません。' } } },
    204,
    404,
    404,
  ]);
});

test('only the office manages genres and scenes, and accounts with ads choose among the genres [R-GEN-26, R-GEN-28, A-269]', async () => {
  const statuses: Record<string, number[]> = {};
  for (const username of ['owner_shop', 'advertiser', 'staff_shop']) {
    const { request } = await backendAs(username);
    statuses[username] = [
      (await request('GET /akashi/api/genres/')).status,
      (await request('POST /akashi/api/genres/')).status,
      (await request('GET /akashi/api/scenes/')).status,
      (await request('GET /akashi/api/categories/')).status,
      (await request('POST /akashi/api/categories/', { name: '手芸' })).status,
      (await request('PUT /akashi/api/categories/1/', { name: '手芸' })).status,
      (await request('DELETE /akashi/api/categories/1/')).status,
    ];
  }
  expect(statuses).toEqual({
    owner_shop: [200, 403, 403, 200, 403, 403, 403],
    advertiser: [200, 403, 403, 200, 403, 403, 403],
    staff_shop: [403, 403, 403, 200, 403, 403, 403],
  });
});
