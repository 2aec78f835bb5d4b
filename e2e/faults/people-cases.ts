import { expect, type Page } from '@playwright/test';
import { deciding, deleting, type FaultCase, reading, writing } from './fault-case';

const USERS = '/akashi/user/index';
const SHOP_ADMINS = `${USERS}?tab=company`;
const STAFF = '/akashi/staff';
/** The user who can sign in is the only row of the page, whatever other records the company has. */
const OWNER = `${SHOP_ADMINS}&search=${encodeURIComponent('店舗オーナー')}`;
const MEMBER_OF_STAFF = `${STAFF}?search=staff_shop`;
const HANAKO = {
  email: 'hanako@machi.example.jp',
  name: '明石 花子',
  password: 'hanako12',
  confirm_password: 'hanako12',
};

/** Users, shop admins and staff. */
export const PEOPLE_CASES: readonly FaultCase[] = [
  reading('operators', `${USERS}?filter=operator`, 'GET /:city/api/users/operators/'),
  reading('a user', `${USERS}?view=50001`, 'GET /:city/api/users/:id/'),
  reading('companies', SHOP_ADMINS, 'GET /company/', { role: 'Operator', atStart: true }),
  reading('areas', `${SHOP_ADMINS}&new=1`, 'GET /company/:company/areas', { atStart: true }),
  writing({
    name: 'creating an advertiser',
    path: `${USERS}?new=1`,
    call: 'POST /:city/api/users/create_advertiser/',
    values: {
      username: 'takoyaki',
      email: 'honten@takoyaki.example.jp',
      name: 'たこ焼き本店',
      password: 'takoyaki1',
      confirm_password: 'takoyaki1',
    },
    submit: '登録する',
  }),
  writing({
    name: 'saving a user',
    path: `${USERS}?edit=50001`,
    call: 'PUT /:city/api/users/:id/',
    values: { name: '明石 花子', introduction: '商店街のそばに住んでいます。' },
    submit: '保存する',
  }),
  deciding({
    name: 'confirming a user',
    path: `${USERS}?confirm=50001`,
    call: 'POST /api/users/:id/confirm/',
    verdict: '女性として承認',
    leadsTo: '広告',
    // the list shows only a decision that can be undone or that failed
    waits: (page) => expect(page.locator('.held-failed, .held-undo')).toHaveCount(0),
  }),
  writing({
    name: 'resetting a user’s password',
    path: `${USERS}?password=50001`,
    call: 'POST /:city/users/reset_password',
    values: { new_password: 'abcd1234', confirm_password: 'abcd1234' },
    submit: 'パスワードを再設定',
    quiet: true,
  }),
  moderating({
    name: 'suspending',
    call: 'POST /:city/api/users/:id/suspend/',
    button: '利用停止',
  }),
  moderating({
    name: 'resuming',
    call: 'POST /:city/api/users/:id/resume/',
    button: '利用再開',
    prepare: beSuspended,
  }),
  writing({
    name: 'creating a shop admin',
    path: `${SHOP_ADMINS}&new=1`,
    call: 'POST /company/:company/users/admin',
    values: {
      username: 'uonotana',
      email: 'honten@uonotana.example.jp',
      name: '魚の棚本店',
      password: 'uonotana1',
      confirm_password: 'uonotana1',
    },
    submit: '登録する',
  }),
  writing({
    name: 'saving a shop admin',
    path: `${OWNER}&edit=4`,
    call: 'PUT /company/:company/shops/admin/:id',
    values: { name: '魚の棚本店', email: 'honten@uonotana.example.jp', area: '1' },
    submit: '保存する',
  }),
  writing({
    name: 'a shop admin’s password',
    path: `${OWNER}&password=4`,
    call: 'POST /company/:company/users/admin/change-password',
    values: { password: 'nigouten2', confirm_password: 'nigouten2' },
    submit: 'パスワードを再設定',
    quiet: true,
  }),
  deleting('deleting a shop admin', SHOP_ADMINS, 'DELETE /company/:company/shops/admin/:id'),
  writing({
    name: 'creating staff',
    path: `${STAFF}?new=1`,
    call: 'POST /company/:company/users/staff',
    values: { username: 'hanako', ...HANAKO },
    submit: '登録する',
  }),
  writing({
    name: 'saving staff',
    path: `${MEMBER_OF_STAFF}&edit=5`,
    call: 'PUT /company/:company/users/staff/:id',
    values: HANAKO,
    submit: '保存する',
  }),
  deleting('deleting staff', MEMBER_OF_STAFF, 'DELETE /company/:company/users/staff/:id'),
];

/** The same screen for a user without a company, with calls of its own. */
export const STAFF_OF_RECRUITMENT: readonly FaultCase[] = [
  reading('staff of recruitment', STAFF, 'GET /api/matching/staff/'),
  writing({
    name: 'creating staff of recruitment',
    path: `${STAFF}?new=1`,
    call: 'POST /api/matching/staff/',
    values: { username: 'hanako', ...HANAKO },
    submit: '登録する',
  }),
  writing({
    name: 'saving staff of recruitment',
    path: STAFF,
    call: 'PUT /api/matching/staff/:id/',
    opened: (page) =>
      page
        .getByRole('link', { name: /を編集$/ })
        .first()
        .click(),
    values: { name: '明石 花子', email: 'hanako@machi.example.jp' },
    submit: '保存する',
  }),
  deleting('deleting staff of recruitment', STAFF, 'DELETE /api/matching/staff/:id/'),
];

interface Moderation {
  name: string;
  call: string;
  button: string;
  prepare?: (page: Page) => Promise<unknown>;
}

/** Each of the selected users has an outcome of its own. A refused user stays selected. */
function moderating({ name, call, button, prepare }: Moderation): FaultCase {
  const moderate = (page: Page) => page.getByRole('button', { name: button, exact: true }).click();
  return {
    name,
    path: `${USERS}?search=advertiser%40machi`,
    call,
    quiet: true,
    async act(page) {
      await prepare?.(page);
      await chosen(page).check();
      await moderate(page);
    },
    waits: (page) => expect(page.locator('.batch-progress p')).toHaveText('1件中 0件を完了'),
    async goesOn(page) {
      const results = page.getByRole('alertdialog', { name: '実行結果' });
      await expect(results.locator('.field-error')).not.toHaveText('');
      await results.locator('footer button').click();
      await expect(chosen(page)).toBeChecked();
    },
    again: moderate,
  };
}

const chosen = (page: Page) => page.getByRole('checkbox', { name: '「広告主」を選択' });

/** The demo's data outlives a reload: an earlier run may already have suspended the user. */
async function beSuspended(page: Page) {
  const resume = page.getByRole('button', { name: '「広告主」の利用を再開' });
  const suspend = page.getByRole('button', { name: '「広告主」を利用停止' });
  await expect(resume.or(suspend)).toBeVisible();
  if (await resume.isVisible()) return;
  await suspend.click();
  await expect(resume).toBeVisible();
  await page.locator('.toast-close').click();
}
