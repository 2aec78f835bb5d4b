import type { Page } from '@playwright/test';
import { HARNESS, violationsIn } from '../scripts/axe.mjs';
import { expect, test } from './fixtures';
import { sendNotification } from './send';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

test('the panel opens and closes by its shortcut and its handle, and returns the focus [R-WISH-09]', async ({
  open,
  page,
  panel,
}) => {
  await open('/akashi/notification', ADMINISTRATOR);
  const box = panel.root.locator('#panel');
  const handle = panel.root.getByRole('button', { name: 'Alt+Q' });
  await expect(handle).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'タイトル・本文で検索' });
  await search.focus();
  await page.keyboard.press('Alt+Q');
  await expect(box).toBeVisible();
  await expect(panel.root.getByRole('tab', { name: '人物' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(search).toBeFocused();
  await handle.click();
  await expect(box).toBeVisible();
  await panel.root.getByRole('button', { name: '閉じる' }).click();
  await expect(box).toBeHidden();
});

test('the user changes persona and city with two clicks and stays on the same page [R-WISH-10]', async ({
  open,
  page,
  panel,
}) => {
  await open('/akashi/notification?page=2', ADMINISTRATOR);
  await panel.open('persona');
  await panel.root.getByRole('radio', { name: '草津市' }).check();
  await panel.root.getByRole('button', { name: '運営 operator' }).click();
  await expect(page).toHaveURL('/kusatsu/notification');
  await expect(page.getByRole('button', { name: '運営担当のメニュー' })).toBeVisible();
  await expect(page.getByRole('complementary').locator('strong')).toHaveText('草津市');
});

test('the user adds a fault of the page’s last call with two clicks, meets it, reads it in the log and removes it [R-WISH-09]', async ({
  open,
  page,
  panel,
  toasts,
  allowConsole,
}) => {
  allowConsole(/Problem: server at GET \/:city\/notifications\/:page/);
  await open('/akashi/notification', ADMINISTRATOR);
  await expect(page.locator('tbody tr')).toHaveCount(20);
  await page.getByRole('link', { name: '2ページ', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await panel.open('faults');
  await panel.root.getByRole('option', { name: 'GET /:city/notifications/:page' }).first().click();
  await panel.root.getByRole('button', { name: '500 サーバーの障害' }).click();
  await expect(panel.root.getByText('GET /:city/notifications/:page 500', { exact: true })).toBeVisible();
  expect(await violationsOfPanel(page)).toEqual([]);
  await panel.close();
  await page.getByRole('link', { name: '3ページ', exact: true }).click();
  await expect(toasts).toHaveText(['Server Error Occured. Please Try Again !']);

  expect(await panel.calls()).toContain('GET /:city/notifications/:page 500');
  await panel.root
    .getByRole('button', { name: /notifications\/:page.*500/ })
    .first()
    .click();
  await expect(panel.root.locator('.details .url')).toHaveText('/api-root/akashi/notifications/3');
  await expect(panel.root.locator('.details')).toContainText('サーバーでエラーが発生しました。');

  await panel.open('faults');
  await panel.root.getByRole('button', { name: 'GET /:city/notifications/:page 500 を外す' }).click();
  await expect(panel.root.getByText('障害はありません', { exact: true })).toBeVisible();
  await panel.close();
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(20);
});

test('the user can operate the panel while a form of the console is open [R-WISH-09]', async ({
  open,
  page,
  panel,
  toasts,
}) => {
  await open('/akashi/notification?new=1', ADMINISTRATOR);
  const form = page.getByRole('dialog', { name: '通知を作成' });
  await form.getByRole('textbox', { name: 'タイトル' }).fill('障害の前');
  await form.getByRole('textbox', { name: '本文' }).fill('本文');
  await panel.fault('POST /:city/notifications/ 500 x1');
  await panel.close();
  await sendNotification(page);
  await expect(toasts).toHaveText(['Server Error Occured. Please Try Again !']);
  await expect(form.getByRole('textbox', { name: 'タイトル' })).toHaveValue('障害の前');
});

test('the log shows requests and responses without passwords and tokens [R-WISH-09]', async ({
  open,
  page,
  panel,
}) => {
  await open('/login', { role: 'none', city: 'akashi' });
  await page.getByLabel('ユーザー名').fill('administrator');
  await page.getByLabel('パスワード').fill('machi2026');
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page).toHaveURL('/akashi/dashboard');
  await panel.open('network');
  await panel.root.getByRole('button', { name: '/signin/' }).click();
  const details = panel.root.locator('.details');
  await expect(details).toContainText('"username": "administrator"');
  const cookies = await page.context().cookies();
  const text = (await details.textContent()) ?? '';
  expect(text).not.toContain('machi2026');
  for (const { value } of cookies.filter(({ name }) => name.endsWith('Token')))
    expect(text).not.toContain(value);
});

test('a reset deletes all written data, keeps the user signed in, and is undone [R-WISH-09]', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open('/akashi/notification', ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);
  const before = await records.titles.allTextContents();
  await records.rows
    .first()
    .getByRole('button', { name: /を削除$/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(records.titles.first()).toHaveText(before[1] ?? '');
  await panel.open('data');
  await panel.root.getByRole('button', { name: '初期状態に戻す' }).click();
  await expect(records.titles).toHaveText(before);
  await panel.root.getByRole('button', { name: '直前のデータに戻す' }).click();
  await expect(records.titles.first()).toHaveText(before[1] ?? '');
  await panel.root.getByRole('button', { name: '初期状態に戻す' }).click();
  await expect(records.titles).toHaveText(before);
  await page.reload();
  await expect(records.titles).toHaveText(before);
  await expect(page.getByRole('button', { name: '管理者のメニュー' })).toBeVisible();
});

test('the clock goes to the time before a sale and a reservation, and to that time, and the page shows both [R-WISH-09]', async ({
  open,
  page,
  panel,
}) => {
  const now = '2026-04-01T09:00:00+09:00;paused';
  const event = (does: string, what: string) =>
    panel.root.locator('.next li').filter({ hasText: what }).first().getByText(does, { exact: true });
  await open('/akashi/time-sale', { ...ADMINISTRATOR, now });
  await panel.open('clock');
  expect(await violationsOfPanel(page)).toEqual([]);
  await event('開く', 'タイムセールが始まる').click();
  const sale = page.locator('.period-line .tag');
  await expect(sale).toHaveText('開始前');
  await panel.open('clock');
  await event('直前へ', 'タイムセールが始まる').click();
  await expect(sale).toHaveText('開始前');
  await event('その時へ', 'タイムセールが始まる').click();
  await expect(sale).toHaveText('開催中');
  await expect(panel.root.getByText('過ぎたこと: タイムセールが始まる 1件')).toBeVisible();

  await open('/akashi/reserve', { ...ADMINISTRATOR, now });
  await panel.open('clock');
  await event('開く', '予約が期限切れになる').click();
  const reservation = page.locator('dialog .tag.state').first();
  await expect(reservation).toHaveText(/受付待ち|確定/);
  await panel.open('clock');
  await event('直前へ', '予約が期限切れになる').click();
  await expect(reservation).toHaveText(/受付待ち|確定/);
  await event('その時へ', '予約が期限切れになる').click();
  await expect(reservation).toHaveText('期限切れ');
});

test('the copied link shows the same page in another browser [R-WISH-09, R-WISH-10]', async ({
  open,
  page,
  panel,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/kusatsu/notification?page=2', {
    role: 'Administrator',
    company: 'jbs',
    city: 'kusatsu',
    seed: 'normal:2',
    lang: 'en',
    size: 'small',
    now: '2026-04-01T09:00:00+09:00;paused',
    fault: 'DELETE * 500 x3',
  });
  await expect(page.locator('tbody tr')).toHaveCount(20);
  const titles = await page.locator('tbody th.main').allTextContents();
  await panel.open('persona');
  await panel.root.getByRole('button', { name: 'Copy scenario link' }).click();
  await expect(panel.root.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(new URL(link).hash)).toBe(
    '#qa?role=Administrator&company=jbs&city=kusatsu&seed=normal:2&day=2026-04-01&now=2026-04-01T09:00:00+09:00;paused&lang=en&size=small&fault=DELETE * 500 x3&latency=0&firebase=off',
  );

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator('tbody th.main')).toHaveText(titles);
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await expect(other.locator('html')).toHaveAttribute('data-size', 'small');
  await expect(other.locator('.sidebar-company')).toHaveText(['ジェイビーエス', '株式会社']);
  await expect(other).toHaveURL('/kusatsu/notification?page=2');
  await other.context().close();
});

test('the panel lists the invalid parts of a link, and the demo starts with the rest [R-WISH-09]', async ({
  open,
  page,
  panel,
}) => {
  await open('/akashi/notification', { ...ADMINISTRATOR, seed: 'enormous', fault: 'EAT * 500' });
  await expect(panel.root.locator('.problems li')).toHaveText([
    'seed=enormous — normal, empty, busy, edge; normal:2; har:visit',
    'fault=EAT * 500 — METHOD path (401 | offline | hang | garbage | wrong | empty | cut:50 | slow:700 | delay:ms) [xN] [@set]',
  ]);
  await expect(page.locator('tbody tr')).toHaveCount(20);
});

test('the handle of the closed panel covers no control of the console at any width [R-WISH-09]', async ({
  open,
  page,
  panel,
}) => {
  await open('/akashi/notification', ADMINISTRATOR);
  await expect(page.locator('tbody tr')).toHaveCount(20);
  const handle = panel.root.getByRole('button', { name: 'Alt+Q' });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const toEnd of [false, true]) {
      await page.evaluate(
        (end) => window.scrollTo(0, end ? document.documentElement.scrollHeight : 0),
        toEnd,
      );
      await expect(handle).toBeVisible();
      expect(await coveredBy(page)).toEqual([]);
    }
  }
});

/** The controls of the console that the handle covers, partly or wholly. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const handle = document.querySelector('[data-harness]')?.shadowRoot?.querySelector('.handle');
    const own = handle?.getBoundingClientRect();
    if (!own || own.width === 0) return ['no handle'];
    return [...document.querySelectorAll('a, button, input, summary, textarea')]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      })
      .map((element) => element.outerHTML);
  });

/** The fixture `axe` leaves the panel out. */
async function violationsOfPanel(page: Page) {
  const violations = await violationsIn(page, { include: HARNESS });
  return violations.map(({ rule, html }) => [rule, html]);
}
