// In a browser: Back and reload with the filters of an address, cookies of a user who signs in, layout of a phone
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goTo } from './navigate';
import { expectQuietPage, goToQuietPage, QUIET } from './quiet';

const USERS = '/akashi/user/index';
const SHOP_ADMINS = `${USERS}?tab=company`;
const STAFF = '/akashi/staff';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

const filterOf = (page: Page) => page.getByRole('combobox', { name: '権限', exact: true });
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const alertDialogOf = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const boxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `「${name}」を選択` });
const chosenIn = (page: Page) => page.locator('.selection-bar p');

test('the address holds each of seven filters and the search; Back, a reload and a shared link restore them [R-ROLE-12, R-SCR-14, R-STATE-10]', {
  tag: '@core',
}, async ({ open, page, records }) => {
  await open(`${USERS}?page=2`, ADMINISTRATOR);
  await expect(records.range).toContainText('21–40件');
  await filterOf(page).selectOption({ label: '広告主（店舗なし）' });
  await expect(page).toHaveURL(`${USERS}?filter=advertiser_without_shop`);
  await records.settled();
  const without = await records.rows.count();
  expect(without).toBeGreaterThan(0);
  await filterOf(page).selectOption({ label: 'Advertiser（広告主）' });
  await records.settled();
  await expect(records.rows).not.toHaveCount(without);
  await records.search.fill('akashi2@');
  await expect(page).toHaveURL(`${USERS}?filter=advertiser&search=akashi2%40`);
  await expect(page.getByText('「akashi2@」に当てはまるものはありません。')).toBeVisible();
  await records.search.fill('_akashi2');
  await records.settled();
  await expect(records.rows.first()).toContainText('_akashi2');
  await page.reload();
  await expect(filterOf(page)).toHaveValue('advertiser');
  await expect(records.search).toHaveValue('_akashi2');
  await page.goBack();
  await expect(page).toHaveURL(`${USERS}?filter=advertiser_without_shop`);
  await expect(records.rows).toHaveCount(without);
  await filterOf(page).selectOption({ label: 'すべて' });
  await expect(page).toHaveURL(USERS);
});

test('the user creates an advertiser, who signs in and without a company manages the staff of recruitment [R-SCR-14, R-STATE-08, R-SCR-13, A-152]', async ({
  open,
  page,
  panel,
  records,
  toasts,
}) => {
  await open(`${USERS}?filter=president`, ADMINISTRATOR);
  await page.getByRole('link', { name: '広告主を登録' }).click();
  const form = panelOf(page, '広告主を登録');
  await form.getByRole('textbox', { name: 'ユーザー名' }).fill('takoyaki_honten');
  await form.getByRole('textbox', { name: 'メールアドレス' }).fill('honten@takoyaki.example.jp');
  await form.getByRole('textbox', { name: '表示名' }).fill('たこ焼き本店');
  await form.locator('input[type=password]').first().fill('takoyaki1');
  await form.locator('input[type=password]').last().fill('takoyaki1');
  await form.getByRole('button', { name: '登録する' }).click();
  await expect(toasts).toHaveText(['保存しました。']);
  await expect(page).toHaveURL(USERS);
  await expect(records.titles.first()).toHaveText('たこ焼き本店');

  await page.getByRole('button', { name: '管理者のメニュー' }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await page.getByLabel('ユーザー名').fill('takoyaki_honten');
  await page.getByLabel('パスワード').fill('takoyaki1');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByRole('button', { name: 'たこ焼き本店のメニュー' })).toBeVisible();
  await page.goto(STAFF);
  await expect(records.rows.first()).toBeVisible();
  const calls = await panel.calls();
  expect(calls.filter((call) => /\/staff\/|\/users\/owner/.test(call))).toEqual([
    'GET /api/matching/staff/ 200',
  ]);
});

test('by keyboard alone the user suspends several users; each has its own outcome, and the refused users stay selected [A-146]', async ({
  open,
  page,
}) => {
  await open(`${USERS}?search=machi.example.jp`, ADMINISTRATOR);
  for (const name of ['広告主', '運営担当', '管理者']) {
    await boxOf(page, name).focus();
    await page.keyboard.press('Space');
  }
  await expect(chosenIn(page)).toHaveText('3件を選択中');
  await page.getByRole('button', { name: '利用停止', exact: true }).focus();
  await page.keyboard.press('Enter');
  const outcomes = alertDialogOf(page, '実行結果');
  await expect(outcomes).toContainText('1件を完了し、2件は実行できませんでした。');
  await expect(outcomes.getByRole('listitem').filter({ hasText: '運営担当' })).toContainText(
    'オペレーターの変更は、オペレーターだけが行えます。',
  );
  await expect(outcomes.getByRole('listitem').filter({ hasText: '広告主' })).toContainText('完了しました。');
  await page.keyboard.press('Escape');
  await expect(outcomes).toHaveCount(0);
  await expect(chosenIn(page)).toHaveText('2件を選択中');
  await expect(boxOf(page, '運営担当')).toBeChecked();
  await expect(boxOf(page, '広告主')).not.toBeChecked();
});

test('the lists show hard texts unchanged, and nothing scrolls sideways on a phone [R-SCR-14]', async ({
  open,
  page,
  records,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(QUIET, { ...ADMINISTRATOR, seed: 'edge' });
  await expectQuietPage(page);
  for (const path of [USERS, SHOP_ADMINS, STAFF, `${USERS}?view=50002`]) {
    await goToQuietPage(page);
    await goTo(page, path);
    await expect(records.rows).toHaveCount(20);
    if (path.includes('view')) await expect(page.locator('dl.details').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});
