// In a browser: the production build, and values of other types than the contract
import { goTo } from '../navigate';
import { expect, test } from './fixtures';
import type { Row, Tables } from './server/tables/tables';

/** A record whose values differ from docs/openapi.json, and the body that its form sends. */
interface OddRecord {
  path: string;
  rowsOf: (tables: Tables) => Row[];
  oddValues: Partial<Row>;
  savedBody: Record<string, unknown>;
}

const AD = { id: 1, name: '喫茶1号店' };
const MICROSECONDS = '2036-05-01T10:00:00.123456+09:00';

const RECORDS: readonly OddRecord[] = [
  {
    path: '/akashi/advertisement',
    rowsOf: (tables) => tables.advertisements,
    oddValues: {
      genres: ['1', { id: 2, name: '寿司' }],
      category: { id: 1, name: '飲食' },
      advertiser: '11',
      price: null,
      image: null,
      opening_hours: null,
      videos: null,
      latitude: '34.6',
      longitude: '135.0',
      phone: 789110001,
      is_top: 0,
    },
    savedBody: {
      genres: [1, 2],
      category: 1,
      advertiser: 11,
      price: null,
      image: [],
      opening_hours: [],
      latitude: 34.6,
      longitude: 135,
      phone: '789110001',
      is_top: false,
    },
  },
  {
    path: '/akashi/coupon',
    rowsOf: (tables) => tables.coupons,
    oddValues: { advertisement: AD, start_date: MICROSECONDS },
    savedBody: { advertisement: 1, start_date: MICROSECONDS },
  },
  {
    path: '/akashi/time-sale',
    rowsOf: (tables) => tables.timeSales,
    oddValues: {
      number: '50',
      initial_number_per_ad: '10',
      coupon_price: null,
      target_ads: [{ advertisement: AD, coupon_count: '10', taken_count: null }],
    },
    savedBody: {
      number: 50,
      initial_number_per_ad: 10,
      coupon_price: null,
      target_ads: [{ advertisement: 1, coupon_count: 10 }],
    },
  },
  {
    path: '/akashi/flyer',
    rowsOf: (tables) => tables.flyers,
    oddValues: { advertiser: { id: 11, name: '林 久美子' }, files: null, creation_date: null },
    savedBody: { advertiser: 11, files: [] },
  },
  {
    path: '/akashi/pass/list-voucher',
    rowsOf: (tables) => tables.vouchers,
    oddValues: { owner: { id: 13, name: 'mori' }, pass: { id: 1, name: '周遊パス1' }, shared_number: null },
    savedBody: { owner: 'mori', pass: 1 },
  },
  {
    path: '/akashi/genre',
    rowsOf: (tables) => tables.genres,
    oddValues: { parent: { id: 1, name: '和食' } },
    savedBody: { parent: 1 },
  },
  {
    path: '/akashi/job',
    rowsOf: (tables) => tables.jobs,
    oddValues: { salary_min: '1000', salary_max: '1500' },
    savedBody: { salary_min: 1000, salary_max: 1500 },
  },
  {
    path: '/akashi/news',
    rowsOf: (tables) => tables.news,
    oddValues: { title: 2026, image: '' },
    savedBody: { title: '2026' },
  },
  {
    path: '/akashi/event',
    rowsOf: (tables) => tables.events,
    oddValues: { image: { url: '/media/event-3.png' }, status: 3 },
    savedBody: { title: '夏の催し3' },
  },
  {
    path: '/akashi/user/index?tab=company',
    rowsOf: (tables) => tables.shopAdmins,
    oddValues: { area: { id: 2, name: '港' } },
    savedBody: { area: 2 },
  },
  {
    path: '/akashi/reserve',
    rowsOf: (tables) => tables.reserves,
    oddValues: {
      status: 'accepted',
      people: '2',
      locker: { id: 3, name: 'ロッカー3' },
      user: { id: 4, name: '利用者4' },
      shop: null,
    },
    savedBody: { people: 2, locker: 3 },
  },
];

test.use({ repliesAsDocumented: false });

test('the console lists, shows and saves records whose values have other types than the contract [A-193, A-202]', async ({
  backend,
  signInTo,
  page,
  records,
  allowConsole,
  save,
}) => {
  allowConsole(/^contract: /);
  await signInTo('明石市', 'hayashi');
  for (const { path, rowsOf, oddValues, savedBody } of RECORDS) {
    await test.step(path, async () => {
      const rows = rowsOf(backend.tables);
      const row = rows[0] as Row;
      Object.assign(row, oddValues);
      const address = (mode: string) => `${path}${path.includes('?') ? '&' : '?'}${mode}=${row.id}`;
      await goTo(page, address('view'));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { level: 3 })).toBeVisible();
      await goTo(page, path);
      await expect(dialog).toBeHidden();
      await expect(records.rows).toHaveCount(rows.length);
      await goTo(page, address('edit'));
      await dialog.getByRole('button', { name: '保存する' }).waitFor();
      backend.received.length = 0;
      await save(dialog, '保存する');
      expect(backend.received.find(({ method }) => method === 'PUT')?.json).toMatchObject(savedBody);
    });
  }
});
