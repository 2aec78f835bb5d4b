// In a browser: toasts that outlive the reload of the page
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goTo } from './navigate';
import type { Panel } from './panel';
import { goToQuietPage, QUIET } from './quiet';
import type { Scenario } from './scenario';

const NOW = '2026-04-01T09:00:00+09:00;paused';
const LIST = '/akashi/notification';
const ADMINISTRATOR: Scenario = { role: 'Administrator', city: 'akashi', now: NOW };
const NOBODY: Scenario = { role: 'none', now: NOW };
const LISTED = 'GET /:city/notifications/';

const FIVE = 5;
const THREE = 3;

/** Checks a toast with a message of the specification's chapter 8 and its duration, in seconds of the paused clock. */
async function staysFor(seconds: number, text: string, panel: Panel, toasts: Locator) {
  await expect(toasts).toHaveText([text]);
  await panel.pass(seconds - 1);
  await expect(toasts).toHaveText([text]);
  await panel.pass(1);
  await expect(toasts).toHaveCount(0);
  await panel.close();
}

test('the toast of a refused sign-in stays for 5 s [R-MSG-05, R-MSG-06, R-MSG-26, R-ROLE-15, R-HTTP-14, R-HTTP-16]', {
  tag: '@core',
}, async ({ open, page, panel, toasts }) => {
  await open('/login', { ...NOBODY, city: 'akashi' });
  for (const [username, fault, text] of [
    ['president', null, 'このユーザ名が存在していません。'],
    ['member', null, 'システムにアクセスする権限がありません。'],
    ['administrator', 'GET /users/profile 404 x1', '指定されたデータが見つかりません。'],
  ] as const) {
    await test.step(text, async () => {
      await panel.setFaults(...(fault === null ? [] : [fault]));
      await signIn(page, username);
      await staysFor(FIVE, text, panel, toasts);
    });
  }
});

test('a toast of the console stays for 5 s after a failure and for 3 s after a success [R-MSG-01..03, R-MSG-11, R-MSG-15, R-UI-10, R-HTTP-06, R-HTTP-10, R-HTTP-16]', async ({
  open,
  page,
  panel,
  toasts,
  allowConsole,
}) => {
  allowConsole(/Problem: (server|refused) at GET \/:city\/notifications\//);
  await open(QUIET, ADMINISTRATOR);
  for (const [fault, text] of [
    ['500', 'データを読み込めませんでした。'],
    ['405', 'この操作は許可されていません。'],
  ] as const) {
    await test.step(text, async () => {
      await panel.setFaults(`${LISTED} ${fault} x1`);
      await goTo(page, LIST);
      await staysFor(FIVE, text, panel, toasts);
      await goToQuietPage(page);
    });
  }
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: '管理者のメニュー' }).click();
  await page.getByRole('menuitem', { name: '文字の大きさ: 小' }).click();
  await staysFor(THREE, 'Switch Size Success', panel, toasts);
  await banner.getByRole('button', { name: '管理者のメニュー' }).click();
  await page.getByRole('menuitem', { name: '日本語' }).click();
  await staysFor(THREE, 'Switch Language Success', panel, toasts);
  await goTo(page, '/akashi/user/index?edit=50003');
  await page.locator('dialog [name=name]').fill('明石 花子');
  await page.getByRole('button', { name: '保存する' }).click();
  await staysFor(THREE, '保存しました。', panel, toasts);
});

test('the toast at the end of a session stays for 5 s [R-MSG-10, R-MSG-12, R-MSG-16, R-HTTP-07, R-HTTP-11]', async ({
  open,
  page,
  panel,
  toasts,
}) => {
  for (const [fault, text] of [
    ['403', 'システムにアクセスする権限がありません。'],
    ['406', 'セッションが切れました'],
  ] as const) {
    await open(LIST, { ...ADMINISTRATOR, fault: `${LISTED} ${fault} x1` });
    await staysFor(FIVE, text, panel, toasts);
  }
  // this case is the last: from here on the account has no role
  await open(LIST, ADMINISTRATOR);
  await expect(page.locator('tbody tr')).toHaveCount(20);
  await panel.open('push');
  await panel.root.getByLabel('管理者が役割を変更する').selectOption('');
  await panel.close();
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link').first().click();
  await staysFor(FIVE, 'getInfo: roles must be a non-null array !', panel, toasts);
});

test('the toast about a refused token of Firebase stays for 5 s [R-MSG-21, R-FB-05]', async ({
  open,
  panel,
  toasts,
}) => {
  await open('/akashi/dashboard', {
    ...ADMINISTRATOR,
    firebase: 'on',
    fault: 'GET /:city/api/users/refresh_firebase_token/ 500 x1',
  });
  await staysFor(FIVE, 'Firebaseへのアクセスは失敗しました。', panel, toasts);
});

async function signIn(page: Page, username: string) {
  await page.getByLabel('ユーザー名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill('machi2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}
