// In a browser: the production build, and rows of a backend that keeps no contract
import type { Page } from '@playwright/test';
import { goTo } from '../navigate';
import { expect, test } from './fixtures';
import { dataReply, type Reply } from './server/reply';
import type { Row, Tables } from './server/tables/tables';

type List = readonly [path: string, table: keyof Tables, modes: readonly ('view' | 'edit')[]];

/** Every list, its table, and the modes in which its records open. */
const CITY_LISTS: readonly List[] = [
  ['/akashi/notification', 'notifications', ['view']],
  ['/akashi/notification-store', 'notifications', ['view']],
  ['/akashi/news', 'news', ['view', 'edit']],
  ['/akashi/event', 'events', ['view', 'edit']],
  ['/akashi/job', 'jobs', ['view', 'edit']],
  ['/akashi/document', 'documents', ['view', 'edit']],
];

const SHOP_LISTS: readonly List[] = [
  ['/akashi/advertisement', 'advertisements', ['view', 'edit']],
  ['/akashi/coupon', 'coupons', ['view', 'edit']],
  ['/akashi/time-sale', 'timeSales', ['view', 'edit']],
  ['/akashi/flyer', 'flyers', ['view', 'edit']],
  ['/akashi/genre', 'genres', ['view', 'edit']],
  ['/akashi/genre?tab=category', 'categories', ['edit']],
  ['/akashi/scene', 'scenes', ['view', 'edit']],
  ['/akashi/pass/list-pass', 'passports', ['view', 'edit']],
  ['/akashi/pass/list-voucher', 'vouchers', ['view', 'edit']],
  ['/akashi/pass/list-package', 'packages', ['view', 'edit']],
];

const PEOPLE_LISTS: readonly List[] = [
  ['/akashi/reserve', 'reserves', ['view']],
  ['/akashi/qrcode', 'qrCodes', ['view']],
  ['/akashi/staff', 'staff', ['view', 'edit']],
  ['/akashi/user/index', 'users', ['view', 'edit']],
  ['/akashi/user/index?tab=company', 'shopAdmins', ['view', 'edit']],
  ['/akashi/post/list-post', 'posts', ['view']],
  ['/akashi/post/list-report', 'reports', ['view']],
  ['/akashi/post/confirm-gender', 'identities', ['edit']],
  ['/akashi/shop-reviews', 'reviews', []],
  ['/akashi/history-supported-products', 'comboHistories', []],
  ['/akashi/csv-import', 'csvImports', []],
  ['/akashi/locker/list', 'lockers', []],
];

const OFFICE_LISTS: readonly List[] = [
  ['/akashi/menu/list-menu', 'menuItems', ['view', 'edit']],
  ['/akashi/menu/list-purchase', 'purchases', []],
  ['/akashi/locker/list-locker', 'lockers', ['view', 'edit']],
  ['/akashi/invoice/list-invoice', 'invoices', ['view']],
  ['/akashi/timecard', 'timecards', ['edit']],
  ['/akashi/timecard?tab=schedule', 'workSchedules', ['view', 'edit']],
];

/** The values for every field of a row except its id; each makes one row. */
const ODD_VALUES: readonly unknown[] = [null, 7, [null], { id: 7, name: '七' }, '七'];

for (const [group, lists, username] of [
  ['of a city', CITY_LISTS, 'hayashi'],
  ['of shops', SHOP_LISTS, 'hayashi'],
  ['of people', PEOPLE_LISTS, 'hayashi'],
  ['of the office', OFFICE_LISTS, 'ota'],
] as const) {
  test(`whatever a field holds, the list shows its row, and the record and its form open, ${group} [A-193, A-202, R-WISH-08]`, async ({
    backend,
    signInTo,
    page,
    records,
    allowConsole,
  }) => {
    allowConsole(/^contract: /);
    await signInTo('明石市', username);
    for (const [path, table, modes] of lists) {
      await test.step(path, async () => {
        const rows = backend.tables[table] as Row[];
        const fields = Object.keys(rows[0] ?? {}).filter((field) => field !== 'id');
        const oddRows = ODD_VALUES.map((value, index) => ({
          id: index + 1,
          ...Object.fromEntries(fields.map((field) => [field, value])),
        }));
        rows.splice(0, rows.length, ...oddRows);
        await goTo(page, path);
        await expect(records.rows, path).toHaveCount(ODD_VALUES.length);
        for (const mode of modes)
          for (const { id } of oddRows) await expectRecordOpens(page, path, `${mode}=${id}`);
      });
    }
  });
}

/** Lists whose record opens beside them. */
const SPLIT_LISTS = ['/akashi/post/list-report', '/akashi/post/confirm-gender'];

async function expectRecordOpens(page: Page, path: string, parameter: string) {
  const dialog = page.locator('dialog[open]');
  await goTo(page, `${path}${path.includes('?') ? '&' : '?'}${parameter}`);
  if (SPLIT_LISTS.includes(path)) {
    const id = parameter.split('=').at(-1);
    await expect(page.locator(`tr[aria-current] a[href$="${parameter}"]`), `${path} ${id}`).toBeVisible();
    await expect(page.locator('.evidence-body'), `${path} ${id}`).toBeVisible();
    return;
  }
  await expect(dialog, `${path} ${parameter}`).toBeVisible();
  await expect(dialog.locator('.loading, [aria-busy=true]'), `${path} ${parameter}`).toHaveCount(0);
  await goTo(page, path);
  await expect(dialog).toHaveCount(0);
}

test.use({ repliesAsDocumented: false });

test('the list shows the rows of a page without its envelope, of a page whose total is a text or missing, and of an empty page [A-157, A-193]', async ({
  backend,
  signInTo,
  page,
  records,
  allowConsole,
}) => {
  allowConsole(/^contract: /);
  await signInTo('明石市', 'hayashi');
  const content = backend.tables.scenes;
  const pages: [Reply, number][] = [
    [{ status: 200, body: { content, total_length: 3 } }, 3],
    [dataReply({ content, total_length: '3' }), 3],
    [dataReply({ content }), 3],
    [dataReply({ content: null, total_length: null }), 0],
  ];
  for (const [reply, rows] of pages) {
    await goTo(page, '/akashi/news');
    await expect(records.titles.first()).toHaveText('市の話題3');
    backend.override('GET /:city/api/scenes/', reply);
    await goTo(page, `/akashi/scene?search=${JSON.stringify(reply.body).length}`);
    await records.settled();
    await expect(records.titles).toHaveCount(rows);
  }
});
