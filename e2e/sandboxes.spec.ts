// In a browser: storage of several tabs and browsers
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { panelOf } from './panel';
import { scenarioLink } from './scenario';

const LIST = '/akashi/notification';
const NOW = '2026-04-01T09:00:00+09:00';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi', day: '2026-04-01', now: NOW, latency: 0 };
const link = (path: string, scenario: object) => scenarioLink(path, { firebase: 'off', ...scenario });

const titlesOf = (page: Page) => page.locator('tbody th.main');
const rowsOf = (page: Page) => page.locator('tbody tr');
const accountOf = (page: Page) => page.getByRole('button', { name: /^[^「]+のメニュー$/ });
const stated = (page: Page) => panelOf(page).root.locator('.situation');

async function deleteFirst(page: Page) {
  // two records may have one title
  const address = (await titlesOf(page).first().getByRole('link').getAttribute('href')) ?? '';
  await page
    .locator('tbody tr')
    .first()
    .getByRole('button', { name: /を削除$/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(titlesOf(page).locator(`a[href="${address}"]`)).toHaveCount(0);
}

test('three links are three sandboxes in one browser: sessions and writes are apart [R-WISH-10]', async ({
  context,
}) => {
  const [first, second, third] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await first.goto(link(LIST, ADMINISTRATOR));
  await expect(titlesOf(first)).toHaveCount(20);
  const seeded = await titlesOf(first).allTextContents();
  await second.goto(link('/kusatsu/reserve', { ...ADMINISTRATOR, role: 'staff_shop', city: 'kusatsu' }));
  await third.goto(link(LIST, ADMINISTRATOR));
  await expect(titlesOf(third)).toHaveText(seeded);

  await test.step('a delete in one sandbox is not seen in another with the same link', async () => {
    await deleteFirst(first);
    await first.reload();
    await third.reload();
    await expect(titlesOf(first)).not.toHaveText(seeded);
    await expect(titlesOf(third)).toHaveText(seeded);
  });

  await test.step('the handle and the panel show the sandbox', async () => {
    await expect(panelOf(first).root.locator('.handle .sandbox')).toHaveText('1');
    await panelOf(second).open('sandboxes');
    await expect(stated(second)).toHaveText('草津市 · 店舗スタッフ · normal · サンドボックス2');
    await expect(panelOf(second).root.locator('.sandboxes span')).toHaveText([
      'サンドボックス3 · 明石市 · 管理者 · normal',
      'サンドボックス1 · 明石市 · 管理者 · normal',
    ]);
    await panelOf(second).close();
  });

  await test.step('a reload, a link opened with Ctrl and a window opened by a script stay in the sandbox', async () => {
    await second.reload();
    const menu = second.getByRole('complementary');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      menu.getByRole('link', { name: '予約' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    const [scripted] = await Promise.all([
      context.waitForEvent('page'),
      second.evaluate(() => void window.open(location.href)),
    ]);
    for (const tab of [second, opened, scripted]) {
      await expect(panelOf(tab).root.locator('.handle .sandbox')).toHaveText('2');
      await expect(accountOf(tab)).toHaveAccessibleName('店舗スタッフのメニュー');
    }
    await opened.close();
    await scripted.close();
  });

  await test.step('the panel opens another sandbox with what was written there, and deletes one', async () => {
    await panelOf(second).open('sandboxes');
    const rows = panelOf(second).root.locator('.sandboxes li');
    await rows.filter({ hasText: 'サンドボックス1' }).getByRole('button', { name: '開く' }).click();
    await expect(titlesOf(second)).toHaveCount(20);
    await expect(titlesOf(second)).not.toHaveText(seeded);
    await panelOf(second).open('sandboxes');
    await rows.filter({ hasText: 'サンドボックス2' }).getByRole('button', { name: 'データを削除' }).click();
    await expect(rows.locator('span')).toHaveText(['サンドボックス3 · 明石市 · 管理者 · normal']);
    const left = await second.evaluate(async () => [
      ...Object.keys(localStorage),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ]);
    expect(left.filter((name) => name.startsWith('2-'))).toEqual([]);
  });

  await test.step('a log-out in one sandbox leaves the session of another', async () => {
    await first.getByRole('button', { name: '管理者のメニュー' }).click();
    await first.getByRole('menuitem', { name: 'ログアウト' }).click();
    await expect(first).toHaveURL(/\/login/);
    await third.reload();
    await expect(accountOf(third)).toHaveAccessibleName('管理者のメニュー');
  });
});

test('a copied link opens the rows of its author, dates and writes included, on any day [R-WISH-10]', {
  tag: '@core',
}, async ({ browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const author = await context.newPage();
  await author.goto(link(LIST, { ...ADMINISTRATOR, now: `${NOW};paused` }));
  await expect(titlesOf(author)).toHaveCount(20);
  await deleteFirst(author);
  const panel = panelOf(author);
  await panel.open('clock');
  await panel.root.getByRole('button', { name: '+1日' }).click();
  await panel.root.getByRole('button', { name: 'シナリオリンクをコピー' }).click();
  await expect(panel.root.getByText('コピーしました')).toBeVisible();
  const copied = await author.evaluate(() => navigator.clipboard.readText());
  await author.reload();
  const rows = await rowsOf(author).allTextContents();

  await test.step('in another browser', async () => {
    const otherPage = await (await browser.newContext()).newPage();
    await otherPage.goto(copied);
    await expect(rowsOf(otherPage)).toHaveText(rows);
    await otherPage.context().close();
  });

  await test.step('in the same browser, also after the author has gone on writing', async () => {
    await deleteFirst(author);
    const reopenedPage = await context.newPage();
    await reopenedPage.goto(copied);
    await expect(rowsOf(reopenedPage)).toHaveText(rows);
  });
});
