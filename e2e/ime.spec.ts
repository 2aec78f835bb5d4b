import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sendNotification } from './send';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

/** Each list, and how its call ends. */
const SEARCHES = [
  ['/akashi/notification', 'notifications/'],
  ['/akashi/notification-store', 'my_notification/'],
  ['/akashi/notification-store?tab=company', '/notifications/users'],
  ['/akashi/notification-admin', 'my_notification/'],
  ['/akashi/user/index', '/api/users/'],
  ['/akashi/user/index?tab=company', '/shops/admin'],
  ['/akashi/staff', '/users/owner'],
] as const;

for (const [path, call] of SEARCHES) {
  test(`${path}: a word being composed is searched once, when it is a word [R-STATE-10]`, async ({
    open,
    page,
    panel,
    records,
    ime,
  }) => {
    const join = path.includes('?') ? '&' : '?';
    await open(`${path}${join}page=2`, ADMINISTRATOR);
    await expect(records.range).toContainText('21–');
    await records.search.focus();
    await ime.compose(['せ', 'せい', 'せいそう']);
    await expect(page).toHaveURL(`${path}${join}page=2`);
    await ime.confirm('清掃');
    await expect(page).toHaveURL(`${path}${join}search=${encodeURIComponent('清掃')}`);
    await expect(records.search).toHaveValue('清掃');
    const lists = (await panel.calls()).filter(
      (line) => line.startsWith('GET') && line.includes(`${call} 200`),
    );
    // the page itself, then the word: nothing for せ, せい, せいそう
    expect(lists).toHaveLength(2);
  });
}

test('the Enter that confirms a word sends no form and loses no word [R-SCR-09]', async ({
  open,
  page,
  panel,
  ime,
}) => {
  await open('/akashi/notification?new=1', ADMINISTRATOR);
  const form = page.getByRole('dialog', { name: '通知を作成' });
  const title = form.getByRole('textbox', { name: 'タイトル' });
  await title.focus();
  await ime.compose(['お', 'おん', 'おんせん']);
  await ime.confirm('温泉');
  await expect(title).toHaveValue('温泉');
  await expect(form.locator('.counter').first()).toHaveText('2/200');
  const description = form.getByRole('textbox', { name: '本文' });
  await description.focus();
  await ime.compose(['や', 'やす', 'やすみ']);
  await ime.confirm('休み');
  await expect(description).toHaveValue('休み');
  await expect(form.locator('.record-form > .field .field-error')).toHaveText(['', '']);
  await sendNotification(page);
  await expect(page.getByRole('main').locator('tbody td.main').first()).toHaveText('温泉');
  expect((await panel.calls()).filter((call) => /^POST .*notifications/.test(call))).toEqual([
    'POST /:city/notifications/ 201',
  ]);
});

/** Panels with texts to type, by the names of their fields. */
const PANELS = [
  ['/akashi/user/index?new=1', ['name', 'address']],
  ['/akashi/user/index?edit=50001', ['name', 'lastname', 'firstname', 'address', 'introduction']],
  ['/akashi/user/index?tab=company&new=1', ['name']],
  ['/akashi/staff?new=1', ['name']],
] as const;

for (const [path, names] of PANELS) {
  test(`${path}: the Enter that confirms a word sends nothing and loses no word [R-SCR-13, R-SCR-14, R-SCR-15]`, async ({
    open,
    page,
    panel,
    ime,
  }) => {
    await open(path, ADMINISTRATOR);
    for (const name of names) {
      const field = page.locator(`dialog form [name=${name}]`);
      await field.fill('');
      await field.focus();
      await ime.compose(['あ', 'あか', 'あかし']);
      await ime.confirm('明石');
      await expect(field).toHaveValue('明石');
    }
    expect((await panel.calls()).filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
}

test('the name of a saved view may be a word being composed', async ({ open, page, ime, toasts }) => {
  await open('/akashi/post/list-post?search=%E7%A5%AD', ADMINISTRATOR);
  await page.getByRole('button', { name: '保存した表示' }).click();
  const name = page.getByRole('dialog').getByRole('textbox');
  await name.focus();
  await ime.compose(['ま', 'まつ', 'まつり']);
  await ime.confirm('祭り');
  await expect(name).toHaveValue('祭り');
  await expect(toasts).toHaveCount(0);
  await page.getByRole('button', { name: '今の表示を保存' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['祭り']);
});

test('whoever is looked for among users or ads is found when the word is one; what is asked of them too [R-SCR-10]', async ({
  open,
  page,
  panel,
  ime,
}) => {
  await open('/akashi/notification?new=1', ADMINISTRATOR);
  const form = page.getByRole('dialog', { name: '通知を作成' });
  for (const [audience, call] of [
    ['users', 'POST /api/users/notify_users_favorite_ads/ 200'],
    ['favouriteAds', 'GET /api/operator-advertisement/ 200'],
  ] as const) {
    await form.getByLabel('送信先の種類').selectOption(audience);
    await expect(form.locator('.choice-list li').first()).toBeVisible();
    await expect(form.locator('.receiver-count .spinner')).toHaveCount(0);
    const asked = async () => (await panel.calls()).filter((line) => line === call).length;
    const before = await asked();
    await panel.close();
    await form.getByRole('searchbox').focus();
    await ime.compose(['て', 'てん', 'てんぽ']);
    await ime.confirm('店舗');
    await expect(form.getByRole('searchbox')).toHaveValue('店舗');
    await expect.poll(asked).toBe(before + 1);
    await panel.close();
  }
  await form.getByLabel('送信先の種類').selectOption('condition');
  const area = form.getByLabel('エリア（駅名・住所の一部）');
  await area.focus();
  await ime.compose(['え', 'えき']);
  await ime.confirm('駅');
  await expect(area).toHaveValue('駅');
  expect((await panel.calls()).filter((line) => /^POST .*(notifications|create_)/.test(line))).toEqual([]);
});

test('Escape gives up a word, not the form [R-SCR-09]', async ({ open, page, ime }) => {
  await open('/akashi/notification?new=1', ADMINISTRATOR);
  const form = page.getByRole('dialog', { name: '通知を作成' });
  const title = form.getByRole('textbox', { name: 'タイトル' });
  await title.fill('前の言葉');
  await title.press('End');
  await ime.compose(['お', 'おん']);
  await ime.cancel();
  await expect(title).toHaveValue('前の言葉');
  await expect(form).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the Enter that confirms a word does not sign in [R-SCR-01, R-SCR-02]', async ({ open, page, ime }) => {
  await open('/login?type=store', { role: 'none' });
  for (const label of ['店舗コード', 'ユーザー名']) {
    await page.getByLabel(label).focus();
    await ime.compose(['か', 'かん', 'かんり']);
    await ime.confirm('管理');
    await expect(page.getByLabel(label)).toHaveValue('管理');
    await problemsAre(page, ['', '', '']);
  }
  await page.getByLabel('ユーザー名').press('Enter');
  await problemsAre(page, ['', '', 'Password is required']);
});

const problemsAre = (page: Page, texts: string[]) => expect(page.locator('.field-error')).toHaveText(texts);
