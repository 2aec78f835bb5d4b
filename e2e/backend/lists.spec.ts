// In a browser: redirects and CORS between two hosts, pages that a backend limits
import type { Page } from '@playwright/test';
import type { Records } from '../records';
import { expect, test } from './fixtures';
import { errorPage } from './server/reply';

const LIST = '/akashi/notification';

test('the user reaches every row of a list although the backend limits its pages and redirects slashes [R-WISH-08, R-ENT-05, R-ENT-06, R-SCR-08, A-194]', {
  tag: '@core',
}, async ({ backend, signInTo, page, records }) => {
  backend.slashes = 'always';
  backend.pageLimit = 10;
  await signInTo('明石市', 'hayashi');
  for (const [address, rows, last] of [
    [LIST, 47, '第1回 朝市のご案内'],
    ['/akashi/post/list-report', 12, '通報1:'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      const titles = await allTitles(page, records);
      expect(titles).toHaveLength(rows);
      expect(new Set(titles).size).toBe(rows);
      expect(titles.at(-1)).toContain(last);
    });
  }
  expect(backend.calls(/ 301$/).length).toBeGreaterThan(0);

  backend.slashes = 'never';
  backend.received.length = 0;
  await page.goto(`${LIST}?page=2`);
  await expect(records.titles.first()).toHaveText('第37回 朝市のご案内');
  await page.getByRole('banner').getByRole('button', { name: /林/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL('/login');
  expect(backend.calls(/logout/)).toEqual(['POST /default/login/logout 200']);
});

test.describe('values outside the specification', () => {
  test.use({ repliesAsDocumented: false });

  test('close no page, and the error log names their call and field [R-WISH-08, R-UI-16, A-193, A-202]', async ({
    backend,
    signInTo,
    page,
    records,
    toasts,
    allowConsole,
    allowStatuses,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    allowConsole(/^contract: (GET|POST) \//);
    allowStatuses(404, 500);
    allowConsole(/Problem: (refused|server) at GET \/api\/matching\/list_report\//);
    const { accounts, cities, notifications, posts } = backend.tables;
    Object.assign(accounts[0] ?? {}, {
      phone: 780000000,
      company_name: { id: 4, name: '中町商会' },
      total_review: '3',
    });
    Object.assign(cities[0] ?? {}, { code_shop: null, coordinates: '34.64,134.99' });
    Object.assign(notifications[0] ?? {}, { operator: 12, description: null });
    Object.assign(notifications[1] ?? {}, { operator: { id: 12, name: '太田 進' }, title: 2026 });
    notifications[2] = { ...notifications[2], id: null as unknown as number };
    Object.assign(posts[0] ?? {}, { content: { text: '本文' }, author: 12 });

    await signInTo('明石市', 'hayashi');
    await page.goto(LIST);
    await expect(records.rows).toHaveCount(19);
    await expect(records.rows.first()).toContainText('第47回 朝市のご案内');
    await expect(records.rows.nth(1)).toContainText('2026');
    await expect(records.rows.nth(1)).toContainText('太田 進');

    await page.getByRole('button', { name: /^エラーログ/ }).click();
    const log = page.getByRole('dialog', { name: 'エラーログ' });
    const listProblems = log.getByRole('listitem').filter({ hasText: 'GET /:city/notifications/' });
    for (const field of ['operator', 'description', 'title', 'id'])
      await expect(listProblems.first()).toContainText(field);
    await log.locator('header').getByRole('button', { name: '閉じる' }).click();
    const printed = messages.filter((line) => line.startsWith('contract: '));
    expect(printed.join('\n')).toContain('operator');
    expect(printed.join('\n')).toContain('phone');

    await page.goto('/akashi/post/list-post');
    await expect(records.rows).toHaveCount(9);
    await page.goto('/akashi/profile');
    await expect(page.getByRole('main')).toContainText('中町商会');
    await expect(page.getByRole('main')).toContainText('780000000');

    await test.step("the console replaces the framework's error page by its own message and offers to load the list again", async () => {
      for (const [status, text] of [
        [404, /この画面に必要なデータの一部を、サーバーが提供していません/],
        [500, 'データを読み込めませんでした。'],
      ] as const) {
        backend.override('GET /api/matching/list_report/', errorPage(status, 'Oops'), 1);
        await page.goto('/akashi/post/list-report');
        await expect(toasts.first()).toHaveText(text);
        await page.getByRole('button', { name: 'もう一度読み込む' }).click();
        await expect(records.rows).toHaveCount(12);
      }
    });
  });
});

async function allTitles(page: Page, { titles, settled }: Records) {
  const nextPageLink = page
    .getByRole('navigation', { name: 'ページ切り替え' })
    .getByRole('link', { name: '次のページ' });
  await titles.first().waitFor();
  await settled();
  const titleTexts = await titles.allTextContents();
  while ((await nextPageLink.count()) > 0) {
    const address = await nextPageLink.getAttribute('href');
    await nextPageLink.click();
    await expect(page).toHaveURL(address ?? '');
    await settled();
    titleTexts.push(...(await titles.allTextContents()));
  }
  return titleTexts;
}
