import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { TimeSale } from '#domain/offers/time-sale';
import { NEW_SALE, timeSaleProblems } from '#domain/offers/time-sale-rules';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { dataOf, startAs } from '../start-backend';

async function backendAs(username = 'administrator', profile: 'normal' | 'edge' = 'normal') {
  const started = await startAs(username, { seed: { profile, n: 1 } });
  const ads = started.backend.db.of(advertisementTable).list({ city: 'akashi' }).rows;
  return { ...started, ads };
}

const SALE = {
  title: ' 夕市 ',
  content: ' ',
  show_condition: 'お会計時',
  use_condition: '1人1枚',
  time_range: [{ start: '2026-04-02T00:00:00.000Z', end: '2026-04-02T03:00:00.000Z' }],
  coupon_price: 500,
  number: 100,
  initial_number_per_ad: 10,
  max_number_per_ad: 50,
};
const SALES_PATH = '/akashi/api/time-sales/';

test('a sale is stored with the names of its ads, without any taken coupons [R-ENT-31, A-129]', async () => {
  const { request, ads } = await backendAs();
  const [ad] = ads;
  const target_ads = [{ advertisement: ad?.id, coupon_count: 30, taken_count: 5 }];
  const reply = await request(`POST ${SALES_PATH}`, { ...SALE, target_ads });
  expect([reply.status, dataOf<TimeSale>(reply)]).toMatchObject([
    201,
    {
      title: '夕市',
      content: null,
      target_ads: [{ advertisement: ad?.id, coupon_count: 30, taken_count: 0, advertisement_name: ad?.name }],
      created_at: '2026-04-01T00:00:00.000Z',
    },
  ]);
});

test('a deleted ad leaves its sale to the owner of another ad in it, and sale and coupon to the office [A-173, A-272]', async () => {
  const { request, ads, send, tokenOf, backend } = await backendAs();
  const owner = backend.accounts.find(({ username }) => username === 'owner_shop')?.id;
  const [keptAd, deletedAd] = ads.filter(({ advertiser }) => advertiser === owner);
  const target_ads = [keptAd, deletedAd].map((ad) => ({ advertisement: ad?.id, coupon_count: 30 }));
  const sale = dataOf<TimeSale>(await request(`POST ${SALES_PATH}`, { ...SALE, target_ads }));
  const [start_date, end_date] = [SALE.time_range[0]?.start, SALE.time_range[0]?.end];
  const coupon = { ...SALE, content: '10%', advertisement: deletedAd?.id, start_date, end_date };
  const { id } = dataOf<TimeSale>(await request('POST /akashi/api/coupons/', coupon));

  expect((await request(`DELETE /akashi/api/advertisements/${deletedAd?.id}/`)).status).toBe(209);
  backend.db.of(advertisementTable).remove(deletedAd?.id ?? 0);
  const statusesFor = async (as: string) => [
    (await send(`GET ${SALES_PATH}${sale.id}/`, { as: await tokenOf(as) })).status,
    (await send(`GET /akashi/api/coupons/${id}/`, { as: await tokenOf(as) })).status,
  ];
  expect([
    await statusesFor('administrator'),
    await statusesFor('owner_shop'),
    await statusesFor('advertiser'),
  ]).toEqual([
    [200, 200],
    [200, 404],
    [404, 404],
  ]);
  // A save of the sale needs an existing ad.
  expect((await request(`PUT ${SALES_PATH}${sale.id}/`, { ...SALE, target_ads })).body).toEqual({
    errors: { 'target_ads.1.advertisement': ['指定された広告が見つかりません。'] },
  });
});

test('the server applies the rules of a sale too, each at its field [R-VAL-SALE-01, R-VAL-SALE-12, A-163]', async () => {
  const { request, ads } = await backendAs();
  const target_ads = [{ advertisement: ads[0]?.id, coupon_count: 51 }];
  const time_range = [
    { start: '2026-04-01T00:00:00.000Z', end: '2026-04-02T00:00:00.000Z' },
    { start: '2026-04-03T00:00:00.000Z', end: '' },
  ];
  expect((await request(`POST ${SALES_PATH}`, { ...SALE, time_range, target_ads })).body).toEqual({
    errors: {
      'time_range.0.start': ['Please enter a time sale time greater than the current time.'],
      'time_range.1.start': ['前の期間の終了日時と同じ日時にしてください。'],
      'time_range.1.end': ['Please select a deadline'],
      'target_ads.0.coupon_count': ['1広告の上限枚数（50枚）以下にしてください。'],
    },
  });
});

test('an advertiser reads only the sales of the own ads, and may choose no others [A-075]', async () => {
  const { request, ads, backend } = await backendAs('advertiser');
  const ownId = backend.accounts.find(({ username }) => username === 'advertiser')?.id;
  const ownAdIds = ads.filter(({ advertiser }) => advertiser === ownId).map(({ id }) => id);
  const { content } = dataOf<Page<TimeSale>>(await request(`GET ${SALES_PATH}?limit=200`));
  expect(content.length).toBeGreaterThan(0);
  const namedAdIds = content.flatMap(({ target_ads }) =>
    target_ads.map(({ advertisement }) => advertisement),
  );
  expect(namedAdIds.filter((id) => !ownAdIds.includes(id))).toEqual([]);
  const foreignAdId = ads.find(({ advertiser }) => advertiser !== ownId)?.id;
  const target_ads = [ownAdIds[0], foreignAdId].map((advertisement) => ({ advertisement, coupon_count: 10 }));
  expect((await request(`POST ${SALES_PATH}`, { ...SALE, target_ads })).body).toEqual({
    errors: { 'target_ads.1.advertisement': ['指定された広告が見つかりません。'] },
  });
});

test.each(['normal', 'edge'] as const)(
  'every seeded sale obeys the rules, and some have more taken coupons than the initial number, seed %s [A-261]',
  async (profile) => {
    const { request } = await backendAs('administrator', profile);
    const { content } = dataOf<Page<TimeSale>>(await request(`GET ${SALES_PATH}?limit=200`));
    const brokenRules = content.flatMap(({ id, ...sale }) => {
      const taken = new Map(sale.target_ads.map((ad) => [ad.advertisement, ad.taken_count ?? 0]));
      const values = {
        ...sale,
        // Replaced, because the texts of the seed `edge` may be blank.
        title: '夕市',
        show_condition: 'あ',
        use_condition: 'あ',
        target_ads: sale.target_ads.map((ad) => ({
          ...ad,
          advertisement: { id: ad.advertisement, name: '' },
        })),
      };
      const before = { ...NEW_SALE, start: sale.time_range[0]?.start ?? null, taken };
      return timeSaleProblems(values, 0, before).map((problem) => [id, problem]);
    });
    expect([content.length > 0, brokenRules]).toEqual([true, []]);
    // Some sales have more taken coupons than the initial number.
    const takenOverInitial = content.filter((sale) =>
      sale.target_ads.some(({ taken_count: taken }) => (taken ?? 0) > sale.initial_number_per_ad),
    );
    expect(takenOverInitial.length).toBeGreaterThan(0);
  },
);
