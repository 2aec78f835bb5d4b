// In a browser: two pages of one user, and a form that stays open over a navigation
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const SCENES = '/akashi/scene';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const FAILED = 'データを読み込めませんでした。';

const form = (page: Page) => page.getByRole('dialog', { name: 'シーンを編集' });
const name = (page: Page) => form(page).getByLabel(/^シーン名/);
const pressSave = (page: Page) => form(page).getByRole('button', { name: '保存する' }).click();
const edit = (page: Page) =>
  page
    .getByRole('link', { name: /を編集$/ })
    .first()
    .click();
const conflict = (page: Page) => page.getByRole('alertdialog', { name: 'ほかの人が変更しています' });
const pressInDialog = (page: Page, label: string) =>
  conflict(page).getByRole('button', { name: label, exact: true }).click();

test('two users edit the same record: the second sees both versions, goes back, gives up, adopts the other version, and at last saves the own version [R-STATE-19, A-203]', {
  tag: '@core',
}, async ({ open, page, context, records, toasts }) => {
  await open(SCENES, ADMINISTRATOR);
  await expect(records.titles.first()).toBeVisible();
  const before = await records.titles.first().textContent();
  const otherTab = await context.newPage();
  await otherTab.goto(SCENES);

  await test.step('the other user saves while the form is open, and the save stops with both versions', async () => {
    await edit(page);
    await name(page).fill('自分の名前');
    await changeElsewhere(otherTab, 'ほかの人の名前');
    await pressSave(page);
    await expect(conflict(page).locator('.conflict section')).toHaveText([
      'シーン名変更ありあなたの入力自分の名前現在の内容ほかの人の名前',
    ]);
  });

  await test.step('the user returns to the form, which keeps the input', async () => {
    await pressInDialog(page, '編集に戻る');
    await expect(conflict(page)).toBeHidden();
    await expect(name(page)).toHaveValue('自分の名前');
  });

  await test.step('the user leaves by Back while both versions are open, and changes their mind', async () => {
    await pressSave(page);
    await expect(conflict(page)).toBeVisible();
    await page.goBack();
    await page
      .getByRole('alertdialog', { name: '入力を破棄しますか？' })
      .getByRole('button', { name: '編集を続ける' })
      .click();
    await expect(name(page)).toHaveValue('自分の名前');
  });

  await test.step('the user takes the other version, and a change of it is saved without a question', async () => {
    await pressSave(page);
    await pressInDialog(page, '現在の内容にする');
    await expect(name(page)).toHaveValue('ほかの人の名前');
    await name(page).fill('ほかの人の名前（改）');
    await pressSave(page);
    await expect(toasts).toHaveText(['保存しました。']);
    await expect(records.titles.first()).toHaveText('ほかの人の名前（改）');
    expect(before).not.toBe('ほかの人の名前（改）');
  });

  await test.step('the user saves the own version over a third one', async () => {
    await edit(page);
    await name(page).fill('最後の名前');
    await changeElsewhere(otherTab, '三つ目の名前');
    await pressSave(page);
    await pressInDialog(page, '自分の入力を保存');
    await expect(records.titles.first()).toHaveText('最後の名前');
    await otherTab.reload();
    await expect(otherTab.locator('tbody th.main').first()).toHaveText('最後の名前');
  });
});

test('the form keeps the input when the check for a newer version fails, a slow deletion can be abandoned, and a record that the server keeps stays [R-STATE-19, R-HTTP-05, R-HTTP-06, R-HTTP-17, R-CONST-43, A-119]', async ({
  open,
  page,
  records,
  panel,
  toasts,
}) => {
  await open(SCENES, ADMINISTRATOR);
  await expect(records.titles.first()).toBeVisible();

  await test.step('the record cannot be read again: nothing is saved, and the next press saves', async () => {
    await edit(page);
    await expect(name(page)).not.toHaveValue('');
    await name(page).fill('新しい名前');
    await panel.setFaults('GET /:city/api/scenes/:id/ 500 x1');
    await pressSave(page);
    await expect(toasts).toHaveText([FAILED]);
    await expect(name(page)).toHaveValue('新しい名前');
    expect((await panel.calls()).filter((call) => call.startsWith('PUT'))).toEqual([]);
    await panel.close();
    await pressSave(page);
    await expect(records.titles.first()).toHaveText('新しい名前');
  });

  await test.step('the user abandons a deletion without an answer, and the list shows what the server has', async () => {
    await panel.setFaults('DELETE /:city/api/scenes/:id/ hang x1');
    const rows = await records.rows.count();
    await page.getByRole('button', { name: '「新しい名前」を削除' }).click();
    const confirmation = page.getByRole('alertdialog', { name: '削除しますか？' });
    await confirmation.getByRole('button', { name: '削除する' }).click();
    await expect(confirmation.getByRole('button', { name: '削除する' })).toBeDisabled();
    await confirmation.getByRole('button', { name: 'キャンセル' }).click();
    await expect(confirmation).toBeHidden();
    await expect(records.titles.first()).toHaveText('新しい名前');
    await expect(records.rows).toHaveCount(rows);
  });

  await test.step('the server keeps the record with a reason, and then deletes it', async () => {
    await panel.setFaults('DELETE /:city/api/scenes/:id/ 209 x1');
    await deleteRecord(page, '新しい名前');
    await expect(toasts.last()).toHaveText('この項目は使用中のため削除できません。');
    await expect(records.titles.first()).toHaveText('新しい名前');
    await deleteRecord(page, '新しい名前');
    await expect(toasts.last()).toHaveText('削除しました。');
    await expect(records.titles.first()).not.toHaveText('新しい名前');
  });
});

async function deleteRecord(page: Page, text: string) {
  await page.getByRole('button', { name: `「${text}」を削除` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
}

async function changeElsewhere(otherTab: Page, text: string) {
  await otherTab.reload();
  await edit(otherTab);
  await expect(name(otherTab)).not.toHaveValue('');
  await name(otherTab).fill(text);
  await pressSave(otherTab);
  await expect(otherTab.locator('tbody th.main').first()).toHaveText(text);
}
