// In a browser: the focus in a bar that scrolls, its layout, positions of pages, history and reloads
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goTo, visitAll } from './navigate';
import type { Records } from './records';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const NOTIFICATIONS = '/akashi/notification';
const NOTICES = '/akashi/notification-store';
const DASHBOARD = '/akashi/dashboard';
const PUSH = 'プッシュ通知';
const NOTICE = '管理者からのお知らせ';
const ENTRIES = ['再読み込み', '閉じる', 'ほかを閉じる', 'すべて閉じる'];

const openThree = async (page: Page, records: Records) => {
  await menuOf(page).getByRole('link', { name: PUSH }).click();
  await expect(records.rows).toHaveCount(20);
  await menuOf(page).getByRole('link', { name: NOTICE }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOTICE);
  await expect(tabs(page)).toHaveText(['ダッシュボード', PUSH, NOTICE]);
};

test.describe('three pages are open, the notices in front', () => {
  test.beforeEach(async ({ open, page, records }) => {
    await open(DASHBOARD, ADMINISTRATOR);
    await openThree(page, records);
  });

  test('a right click, Shift+F10, the menu key and a button open the menu of a tab; arrow keys, Home and End move between tabs; the menu, Delete and the middle button close tabs, and the focus stays in the bar [R-TABS-01, R-TABS-02, R-TABS-04..07, A-045]', async ({
    page,
    records,
    axe,
  }) => {
    const menu = page.getByRole('menu');
    const closingWays: Record<string, () => Promise<unknown>> = {
      'right click': () => tab(page, PUSH).click({ button: 'right' }),
      'Shift+F10': () => tab(page, PUSH).press('Shift+F10'),
      'the menu key': () => tab(page, PUSH).press('ContextMenu'),
    };
    for (const [way, openMenu] of Object.entries(closingWays)) {
      await test.step(way, async () => {
        await openMenu();
        await expect(menu.getByRole('menuitem')).toHaveText([...ENTRIES, 'ダッシュボード', NOTICE]);
        await expect(menu).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(tab(page, PUSH)).toBeFocused();
      });
    }
    const button = tabBar(page).getByRole('button', { name: `「${NOTICE}」のタブのメニュー` });
    await button.click();
    await expect(menu.getByRole('menuitem')).toHaveText([...ENTRIES, 'ダッシュボード', PUSH]);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await axe(page)).toEqual([]);
    await button.click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await tab(page, NOTICE).focus();
    for (const [key, name] of [
      ['ArrowLeft', PUSH],
      ['Home', 'ダッシュボード'],
      ['ArrowLeft', NOTICE],
      ['ArrowRight', 'ダッシュボード'],
      ['End', NOTICE],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
    }
    const inOrder = await tabBar(page)
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((one) => (one as HTMLElement).tabIndex === 0)
          .map((one) => one.getAttribute('aria-label') ?? one.textContent),
      );
    expect(inOrder).toEqual([NOTICE, `「${NOTICE}」のタブのメニュー`, `「${NOTICE}」のタブを閉じる`]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(NOTIFICATIONS);
    await expect(tab(page, PUSH)).toBeFocused();

    // the tab whose menu was used becomes the active one
    await choose(page, PUSH, 'ほかを閉じる');
    await expect(page).toHaveURL(NOTIFICATIONS);
    await expect(tabs(page)).toHaveText([PUSH]);
    await expect(tab(page, PUSH)).toBeFocused();
    await expect(tab(page, PUSH)).toBeInViewport({ ratio: 1 });

    await choose(page, PUSH, 'ほかを閉じる');
    await expect(page).toHaveURL(NOTIFICATIONS);
    await choose(page, PUSH, 'すべて閉じる');
    await expect(page).toHaveURL(DASHBOARD);
    await expect(tabs(page)).toHaveText(['ダッシュボード']);
    await expect(tab(page, 'ダッシュボード')).toBeFocused();

    await openThree(page, records);
    await tab(page, 'ダッシュボード').focus();
    await page.keyboard.press('Delete');
    await expect(tabs(page)).toHaveText([PUSH, NOTICE]);
    await expect(tab(page, PUSH)).toBeFocused();
    await expect(page).toHaveURL(NOTICES);

    await choose(page, NOTICE, '閉じる');
    await expect(page).toHaveURL(NOTIFICATIONS);
    await expect(tab(page, PUSH)).toBeFocused();

    await menuOf(page).getByRole('link', { name: 'ダッシュボード' }).click();
    await expect(tab(page, 'ダッシュボード')).toHaveAttribute('aria-current', 'page');
    await tab(page, 'ダッシュボード').click({ button: 'middle' });
    await expect(page).toHaveURL(NOTIFICATIONS);
    await expect(tab(page, PUSH)).toBeFocused();
    expect(page.context().pages()).toHaveLength(1);
  });

  test('the refresh of a tab queries its list again and ends on the same page, and each page restores its scroll position after its rows have loaded [R-TABS-01, R-TABS-03, R-ROUTE-08]', async ({
    page,
    panel,
    records,
  }) => {
    await tab(page, PUSH).click();
    await page.getByRole('link', { name: '2ページ', exact: true }).click();
    await expect(records.range).toContainText('21–40件');
    const requests = async () => {
      const calls = await panel.calls();
      await panel.close();
      return calls.filter((call) => call === 'GET /:city/notifications/:page 200').length;
    };
    const before = await requests();
    const length = await page.evaluate(() => history.length);
    await choose(page, PUSH, '再読み込み');
    await expect(page).toHaveURL(`${NOTIFICATIONS}?page=2`);
    await expect(records.range).toContainText('21–40件');
    await expect(tab(page, PUSH)).toBeFocused();
    await expect.poll(requests).toBe(before + 1);
    expect(await page.evaluate(() => history.length)).toBe(length);

    await tab(page, NOTICE).click();
    await expect(page).toHaveURL(NOTICES);
    await choose(page, PUSH, '再読み込み');
    await expect(page).toHaveURL(`${NOTIFICATIONS}?page=2`);
    await expect.poll(requests).toBe(before + 2);
    await expect(tabs(page)).toHaveText(['ダッシュボード', PUSH, NOTICE]);

    // Playwright scrolls the page while it waits for a menu entry that is still moving
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tab(page, PUSH).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PUSH);
    await expect(records.rows).toHaveCount(20);
    await scrollDown(page, 300);
    await tab(page, 'ダッシュボード').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ダッシュボード');
    expect(await top(page)).toBe(0);
    await scrollDown(page, 50);
    await menuOf(page).getByRole('link', { name: 'クーポン' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('クーポン');
    expect(await top(page)).toBe(0);

    await tab(page, PUSH).click();
    await expect.poll(() => top(page)).toBe(300);
    await choose(page, PUSH, '再読み込み');
    await expect(records.rows).toHaveCount(20);
    await expect.poll(() => top(page)).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL('/akashi/coupon');
    expect(await top(page)).toBe(0);
  });
});

test('a tab keeps and marks unsaved input, also over a reload, and a confirmation opens before a closed tab or a log-out discards it [R-TABS-01, R-TABS-04, R-SESSION-14, R-STATE-19, A-260]', {
  tag: '@core',
}, async ({ open, page, axe }) => {
  const toDashboard = () =>
    visitAll(page, [{ to: DASHBOARD, address: DASHBOARD, heading: 'ダッシュボード' }]);
  const both = ['ダッシュボード', `${PUSH}（未保存の入力あり）`];
  await open(DASHBOARD, ADMINISTRATOR);
  await menuOf(page).getByRole('link', { name: PUSH }).click();
  await page.getByRole('link', { name: '通知を作成' }).click();
  await title(page).fill('書きかけの題');

  // the dialog is modal: only the palette, a shortcut or the browser's history leads to another page
  await toDashboard();
  await expect(tabs(page)).toHaveText(both);
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(tabs(page)).toHaveText(both);

  await tab(page, PUSH).click();
  await expect(page).toHaveURL(`${NOTIFICATIONS}?new=1`);
  await expect(title(page)).toHaveValue('書きかけの題');
  await toDashboard();

  await tabBar(page)
    .getByRole('button', { name: `「${PUSH}」のタブを閉じる` })
    .click();
  await expect(confirmation(page)).toContainText(`保存前の入力があるページ：${PUSH}。`);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeHidden();
  await expect(tabs(page)).toHaveCount(2);

  await choose(page, 'ダッシュボード', 'すべて閉じる');
  await confirmation(page).getByRole('button', { name: '入力を破棄する' }).click();
  await expect(tabs(page)).toHaveText(['ダッシュボード']);
  expect(await drafts(page)).toEqual([]);
  await goTo(page, `${NOTIFICATIONS}?new=1`);
  await expect(title(page)).toHaveValue('');

  await title(page).fill('別の題');
  await toDashboard();
  const signOut = async () => {
    await page.getByRole('button', { name: '管理者のメニュー' }).click();
    await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  };
  await signOut();
  await confirmation(page).getByRole('button', { name: 'キャンセル' }).click();
  await expect(page).toHaveURL(DASHBOARD);
  expect(await drafts(page)).toHaveLength(1);
  await signOut();
  await confirmation(page).getByRole('button', { name: '入力を破棄する' }).click();
  await expect(page).toHaveURL('/login');
  expect(await drafts(page)).toEqual([]);
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('open-pages')),
  );
  expect(kept).toEqual([]);
});

test('many tabs scroll, the active tab is in view, and on a phone neither they nor a tab with unsaved input widen the page [R-TABS-01]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(DASHBOARD, ADMINISTRATOR);
  await expect(tabBar(page)).toBeVisible();
  const pages = [
    ['coupon', 'クーポン'],
    ['news', 'ニュース'],
    ['staff', 'スタッフ一覧'],
    ['reserve', '予約'],
    ['timeline', 'タイムライン'],
    ['profile', 'プロフィール'],
    ['policy', 'プライバシーポリシー'],
    ['term', '利用規約'],
    ['app-usage', 'アプリの使い方'],
    ['chat', 'チャット'],
    ['notification', PUSH],
    ['notification-store', NOTICE],
  ].map(([path = '', heading = '']) => ({ to: `/akashi/${path}`, address: `/akashi/${path}`, heading }));
  expect(await visitAll(page, pages)).toEqual(pages.map(({ address, heading }) => `${address} ${heading}`));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(tabs(page)).toHaveCount(13);
    await tab(page, NOTICE).click();
    await expect(page).toHaveURL(NOTICES);
    await expect(tab(page, NOTICE)).toBeInViewport({ ratio: 1 });
    await tab(page, NOTICE).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(DASHBOARD);
    await expect(tab(page, 'ダッシュボード')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await goTo(page, `${NOTIFICATIONS}?new=1`);
  await title(page).fill('夏祭りのお知らせ');
  await goTo(page, DASHBOARD);
  await expect(tab(page, 'ダッシュボード')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, PUSH)).toHaveText(`${PUSH}（未保存の入力あり）`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('the bar is visible with one page too: at most 34 px high, with the first row above 230 px [R-ROUTE-02, A-260]', async ({
  open,
  page,
  records,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(NOTIFICATIONS, ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(tabs(page)).toHaveText([PUSH]);
    const [height, first] = await Promise.all([
      tabBar(page).evaluate((one) => one.getBoundingClientRect().height),
      records.rows.first().evaluate((row) => row.getBoundingClientRect().top),
    ]);
    expect(height, `${width}`).toBeLessThanOrEqual(34);
    expect(first, `${width}`).toBeLessThan(230);
  }
});

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'メニュー' });
const tabBar = (page: Page) => page.getByRole('navigation', { name: '開いているページ' });
const tabs = (page: Page) => tabBar(page).getByRole('link');
const tab = (page: Page, name: string): Locator => tabs(page).filter({ hasText: new RegExp(`^${name}`) });
const title = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'タイトル' });
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: '未保存の入力があります' });
const top = (page: Page) => page.evaluate(() => scrollY);

async function choose(page: Page, name: string, entry: string) {
  await tab(page, name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

/** Waits for the scroll event, so that the page has stored its position before the test leaves it. */
const scrollDown = (page: Page, to: number) =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, y);
      }),
    to,
  );
