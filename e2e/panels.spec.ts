// In a browser: ways out of a real dialog, drafts of two tabs, widths
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const STAFF = '/akashi/staff';
const OWNER = { role: 'owner_shop', city: 'akashi' };
const UPDATE = 'PUT /company/:company/users/staff/:id';

const panelOfForm = (page: Page) => page.getByRole('dialog', { name: 'スタッフを編集' });
const stopping = (page: Page) => page.getByRole('alertdialog', { name: '保存を中止しますか？' });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: '入力を破棄しますか？' });

/** Every way to close a panel, by mouse and by keyboard. */
const WAYS: Record<string, (page: Page, form: Locator) => Promise<unknown>> = {
  '✕': (_, form) => form.getByRole('button', { name: '閉じる' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside it': (page) => page.mouse.click(10, 400),
  Cancel: (_, form) => form.getByRole('button', { name: 'キャンセル' }).click(),
  Back: (page) => page.goBack(),
};

const title = (page: Page) => page.locator('[name=title]');

async function saving(page: Page) {
  await page
    .getByRole('link', { name: /を編集$/ })
    .first()
    .click();
  return savingAgain(page);
}

async function savingAgain(page: Page) {
  const form = panelOfForm(page);
  await form.getByLabel(/^名前/).fill('明石 太郎');
  await form.getByRole('button', { name: '保存する' }).click();
  await expect(form.locator('form')).toHaveAttribute('aria-busy', 'true');
  return form;
}

test(`the user can leave a pending save by ${Object.keys(WAYS).join(', ')}, and a confirmation cancels the save [R-STATE-19, R-HTTP-05]`, {
  tag: '@core',
}, async ({ open, page }) => {
  await open(STAFF, { ...OWNER, fault: `${UPDATE} hang` });
  const form = await saving(page);
  for (const [name, leave] of Object.entries(WAYS)) {
    await test.step(name, async () => {
      if (name !== '✕') await savingAgain(page);
      await leave(page, form);
      await stopping(page).getByRole('button', { name: '保存を続ける' }).click();
      await expect(stopping(page)).toBeHidden();
      await expect(form.locator('form')).toHaveAttribute('aria-busy', 'true');
      await leave(page, form);
      await stopping(page).getByRole('button', { name: '中止して移動' }).click();
      await expect(form).toBeHidden();
      await expect(page).toHaveURL(STAFF);
      // the draft restores the form values
      await page
        .getByRole('link', { name: /を編集$/ })
        .first()
        .click();
      await expect(form.getByLabel(/^名前/)).toHaveValue('明石 太郎');
    });
  }
});

test('the user can leave the form when the save fails after an attempt to leave [R-STATE-19, R-HTTP-06]', async ({
  open,
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await open(STAFF, { ...OWNER, fault: [`${UPDATE} delay:1500 x1`, `${UPDATE} 500 x1`] });
  const form = await saving(page);
  await form.getByRole('button', { name: '閉じる' }).click();
  await expect(stopping(page)).toBeVisible();
  // the failure of the save closes the confirmation
  await expect(stopping(page)).toBeHidden();
  await expect(form.locator('form')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Escape');
  await leaving(page).getByRole('button', { name: '破棄して閉じる' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(STAFF);
});

test('two tabs with the same form keep separate drafts; the form offers the draft of a closed tab by its time [R-STATE-19, A-196]', async ({
  open,
  page,
  context,
}) => {
  await open('/akashi/notification?new=1', { role: 'Administrator', city: 'akashi' });
  await title(page).fill('一つ目のタブ');
  await waitUntilDraftStored(page, '一つ目のタブ');
  const second = await context.newPage();
  await second.goto('/akashi/notification?new=1');
  await expect(title(second)).toHaveValue('');
  await title(second).fill('二つ目のタブ');
  await waitUntilDraftStored(second, '二つ目のタブ');
  await page.reload();
  await expect(title(page)).toHaveValue('一つ目のタブ');
  await second.close();
  await page.getByRole('button', { name: /の下書きを使う$/ }).click();
  await expect(title(page)).toHaveValue('二つ目のタブ');
});

const waitUntilDraftStored = (page: Page, text: string) =>
  page.waitForFunction(
    (expected) => Object.values(localStorage).some((value: string) => value.includes(expected)),
    text,
  );

test('letters with hundreds of combining marks widen no panel and no list', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const tall = 'は'.concat('\u0301\u0323\u0488'.repeat(300));
  await open('/akashi/notification?new=1', { role: 'Administrator', city: 'akashi' });
  await title(page).fill('タイトル');
  await page.locator('[name=description]').fill(`${tall} `.repeat(2));
  await page.getByRole('button', { name: '送信する' }).click();
  await page.getByRole('button', { name: 'この内容で送信' }).click();
  await expect(page.locator('.toasts p')).toHaveText(/^\d+人に送信しました。$/);
  await page.locator('tbody th.main a').first().click();
  const body = page.locator('dialog .dialog-body');
  await expect(body.locator('.prose').first()).toBeVisible();
  expect(await body.evaluate((element) => element.closest('dialog')?.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('name and actions of a record stay in view, and the menu behind ⋯ opens above the panel [R-STATE-19]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await open('/akashi/user/index', { role: 'Administrator', city: 'akashi' });
  const row = page.getByRole('row').filter({ hasText: '本人確認待ち' }).first();
  await row.getByRole('cell').nth(2).click();
  const panel = page.getByRole('dialog', { name: 'ユーザーの詳細' });
  await panel.getByRole('button', { name: /^空欄の項目も/ }).click();
  await panel.locator('dd').last().scrollIntoViewIfNeeded();
  await expect(panel.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('link', { name: 'ユーザーを編集' })).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: 'その他の操作' }).click();
  const confirm = panel.getByRole('link', { name: '本人確認' });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  // Escape closes only the topmost overlay
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'その他の操作' }).click();
  await confirm.click();
  await expect(page.getByRole('dialog', { name: '本人確認' })).toBeVisible();
});

test('a window made narrower turns the panel of a record into a modal one, and back, where the user is and with what is typed [A-346]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open('/akashi/notification?view=120', { role: 'Administrator', city: 'akashi' });
  const panel = page.getByRole('dialog', { name: '通知の詳細' });
  const search = panel.getByRole('searchbox');
  await search.fill('佐藤');
  await expect(page).toHaveURL(/detail-search=/);
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
  const state = () =>
    panel.evaluate((dialog) => ({
      modal: dialog.matches(':modal'),
      place: dialog.querySelector('.dialog-body')?.scrollTop,
    }));
  const { place } = await state();
  expect(place).toBeGreaterThan(0);
  for (const [width, modal] of [
    [1024, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 500 });
    await expect.poll(state).toEqual({ modal, place });
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('佐藤');
  }
  const other = page.getByRole('main').locator('tbody tr').nth(2);
  await other.locator('.main a').click();
  await expect(other).toHaveAttribute('aria-current', 'true');

  // above the panel lies a confirmation
  await open('/akashi/coupon?view=1', { role: 'Administrator', city: 'akashi' });
  const coupon = page.getByRole('dialog', { name: 'クーポンの詳細' });
  await coupon.getByRole('button', { name: 'その他の操作' }).click();
  await coupon.getByRole('button', { name: '削除', exact: true }).click();
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'キャンセル' }).click();
  await expect.poll(() => coupon.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
});
