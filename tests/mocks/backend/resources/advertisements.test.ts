import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Advertisement } from '#domain/offers/advertisement';
import type { Flyer } from '#domain/offers/flyer';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { couponTable } from '#mocks/backend/tables/offers/coupons';
import { genreTable } from '#mocks/backend/tables/offers/genres';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { timeSaleTable } from '#mocks/backend/tables/offers/time-sales';
import { dataOf, startAs } from '../start-backend';

async function backendAs(username = 'administrator') {
  const started = await startAs(username);
  const adTable = started.backend.db.of(advertisementTable);
  const [genre] = started.backend.db.of(genreTable).list({ city: 'akashi' }).rows;
  const ownId = started.backend.accounts.find((account) => account.username === username)?.id ?? 0;
  return { ...started, adTable, ownId, genreId: genre?.id ?? 0 };
}

const draftWith = (genreId: number, change = {}) => ({
  name: ' 喫茶 時計台 ',
  advertiser: null,
  category: 1,
  genres: [genreId],
  plan: 'B',
  price: null,
  image: [],
  latitude: null,
  longitude: null,
  opening_hours: [],
  youtube_link: null,
  phone: null,
  address: null,
  ...change,
});

test('a new ad is private and belongs to the user who saves it, and has the name of its category [R-ENT-32, A-105, A-107]', async () => {
  const { request, genreId, ownId } = await backendAs('advertiser');
  const reply = await request('POST /akashi/api/advertisements/', draftWith(genreId, { is_top: false }));
  expect([reply.status, dataOf<Advertisement>(reply)]).toMatchObject([
    201,
    { name: '喫茶 時計台', public: false, is_top: false, advertiser: ownId, category_name: '飲食' },
  ]);
});

test('publishing without opening hours is refused, and with them accepted [R-STATE-17]', async () => {
  const { request, genreId, adTable } = await backendAs();
  const { id } = dataOf<Advertisement>(await request('POST /akashi/api/advertisements/', draftWith(genreId)));
  const refusal = await request(`POST /akashi/api/advertisements/${id}/publish/`);
  expect([refusal.status, refusal.body]).toMatchObject([
    400,
    { errors: { opening_hours: ['公開するには営業時間を登録してください。'] } },
  ]);
  adTable.update(id, { opening_hours: [{ weekday: 'S', start: '10:00', end: '12:00' }] });
  expect(dataOf<Advertisement>(await request(`POST /akashi/api/advertisements/${id}/publish/`)).public).toBe(
    true,
  );
});

test('an unpublished top ad is no longer one, and only the office creates one [R-STATE-18, A-105, A-161]', async () => {
  const { request, adTable, tokenOf, send } = await backendAs();
  const [topAd] = adTable.list({ city: 'akashi', filter: (ad) => Boolean(ad.is_top) }).rows;
  const unpublishedAd = dataOf<Advertisement>(
    await request(`POST /akashi/api/advertisements/${topAd?.id}/unpublish/`),
  );
  expect([unpublishedAd.public, unpublishedAd.is_top]).toEqual([false, false]);

  const advertiser = await tokenOf('advertiser');
  const [ownAd] = adTable.list({
    city: 'akashi',
    filter: (ad) => ad.public && !ad.is_top && ad.advertiser_name === '広告主',
  }).rows;
  const { id, city: _, public: __, ...draft } = ownAd as NonNullable<typeof ownAd>;
  const call = `PUT /akashi/api/advertisements/${id}/`;
  const isTopAfterSaveBy = async (as: string) =>
    dataOf<Advertisement>(await send(call, { as, body: { ...draft, is_top: true } })).is_top;
  expect(await isTopAfterSaveBy(advertiser)).toBe(false);
  expect(await isTopAfterSaveBy(await tokenOf('administrator'))).toBe(true);
});

test('an advertiser does not find, publish or delete the ad of another [A-173]', async () => {
  const { request, adTable, ownId } = await backendAs('advertiser');
  const [foreignAd] = adTable.list({ city: 'akashi', filter: (ad) => ad.advertiser !== ownId }).rows;
  const readAndDelete = ['GET', 'DELETE'].map(
    (method) => `${method} /akashi/api/advertisements/${foreignAd?.id}/`,
  );
  const replies = [...readAndDelete, `POST /akashi/api/advertisements/${foreignAd?.id}/publish/`].map(
    (call) => request(call),
  );
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('the list is filtered by state, plan and category [A-220]', async () => {
  const { request } = await backendAs();
  const query = 'public=true&is_top=true&plan=A&limit=100';
  const { content } = dataOf<Page<Advertisement>>(await request(`GET /akashi/api/advertisements/?${query}`));
  const allAds = dataOf<Page<Advertisement>>(
    await request('GET /akashi/api/advertisements/?limit=500'),
  ).content;
  expect(content.map(({ id }) => id)).toEqual(
    allAds.filter((ad) => ad.public && ad.is_top && ad.plan === 'A').map(({ id }) => id),
  );
});

const pdfFile = (name: string) => ({ url: `https://example.com/${name}`, name, type: 'application/pdf' });

test('a flyer keeps its files, creator and creation date, and a third file is refused [R-ENT-34, R-VAL-FILE-06]', async () => {
  const { request } = await backendAs();
  const draft = {
    title: ' 春の市 ',
    comment: '土日',
    expiry: null,
    advertiser: null,
    files: [pdfFile('a.pdf')],
  };
  const reply = await request('POST /akashi/api/flyers/', draft);
  expect([reply.status, dataOf<Flyer>(reply)]).toMatchObject([
    201,
    {
      title: '春の市',
      files: [pdfFile('a.pdf')],
      creator: '管理者',
      creation_date: '2026-04-01T00:00:00.000Z',
    },
  ]);
  const replyToThird = await request('POST /akashi/api/flyers/', {
    ...draft,
    files: [pdfFile('a.pdf'), pdfFile('b.pdf'), pdfFile('c.pdf')],
  });
  expect([replyToThird.status, replyToThird.body]).toMatchObject([
    400,
    { errors: { files: ['ファイルは2件以内にしてください。'] } },
  ]);
});

test('an ad with upcoming reservations or running offers is kept, and its expired coupon outlives it [A-272]', async () => {
  const { request, backend } = await startAs('administrator');
  const { db, clock } = backend;
  const [ad] = db.of(advertisementTable).list({ city: 'akashi' }).rows;
  const id = ad?.id ?? 0;
  const removeAd = () => request(`DELETE /akashi/api/advertisements/${id}/`);
  for (const rows of [db.of(reserveTable), db.of(timeSaleTable), db.of(couponTable)])
    for (const row of rows.list({ city: 'akashi' }).rows) rows.remove(row.id);
  const hoursFromNow = (hours: number) => new Date(clock.now() + hours * 3_600_000).toISOString();
  const city = 'akashi';
  const reserve = db.of(reserveTable).create({
    city,
    advertisement: id,
    shop: '',
    user: '',
    people: 2,
    status: 'waiting' as const,
    date: hoursFromNow(1),
    locker: null,
  });
  const texts = { city, title: '夕市', content: '', show_condition: '', use_condition: '', created_at: null };
  const sale = db.of(timeSaleTable).create({
    ...texts,
    number: 1,
    coupon_price: 1,
    initial_number_per_ad: 1,
    max_number_per_ad: 1,
    time_range: [{ start: hoursFromNow(-2), end: hoursFromNow(1) }],
    target_ads: [{ advertisement: id, coupon_count: 1 }],
  });
  const coupon = db.of(couponTable).create({
    ...texts,
    advertisement: id,
    advertisement_name: '食堂',
    start_date: hoursFromNow(-2),
    end_date: hoursFromNow(1),
  });
  const messageOfRefusal = async () =>
    ((await removeAd()).body as { data: { message: string } }).data.message;
  const firstRefusal = await messageOfRefusal();
  db.of(reserveTable).update(reserve.id, { status: 'cancelled' });
  const secondRefusal = await messageOfRefusal();
  db.of(timeSaleTable).update(sale.id, { time_range: [{ start: hoursFromNow(-2), end: hoursFromNow(-1) }] });
  const thirdRefusal = await messageOfRefusal();
  db.of(couponTable).update(coupon.id, { end_date: hoursFromNow(-1) });
  expect([firstRefusal, secondRefusal, thirdRefusal, (await removeAd()).status]).toEqual([
    'これからの予約があるため削除できません。',
    '終了していないタイムセールの対象のため削除できません。',
    '終了していないクーポンがあるため削除できません。',
    204,
  ]);
  expect(db.of(couponTable).find(coupon.id)).toMatchObject({
    advertisement: null,
    advertisement_name: '食堂',
  });
});
