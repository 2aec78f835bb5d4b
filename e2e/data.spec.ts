import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures';

test('a row that is edited in the panel is in the console’s list, is undone, and is deleted and restored [R-WISH-09]', async ({
  open,
  page,
  panel,
}) => {
  await open('/akashi/scene', { role: 'Administrator', city: 'akashi' });
  const list = page.locator('tbody');
  await expect(list.locator('tr').first()).toBeVisible();
  await panel.open('data');
  const { root } = panel;
  await root.getByRole('combobox', { name: '表', exact: true }).selectOption('scenes');
  await root.getByLabel('行を検索').fill('24');
  const row = root.locator('.data-row').filter({ hasText: /^24/ });
  const before = (await row.locator('.row-title').textContent()) ?? '';
  await expect(list).toContainText(before);
  await row.click();
  await root.getByLabel('name').fill('花見の夜');
  await root.getByRole('button', { name: '保存' }).click();
  await expect(root.getByText('24を保存しました')).toBeVisible();
  await expect(list).toContainText('花見の夜');
  const { violations } = await new AxeBuilder({ page }).include('[data-harness]').analyze();
  expect(violations).toEqual([]);

  await root.getByRole('radio', { name: '書き込み' }).click();
  await expect(root.getByText(`name: ${before} → 花見の夜`)).toBeVisible();
  await root.getByRole('button', { name: 'scenes 24の書き込みを取り消す' }).click();
  await expect(root.getByText('取り消しました')).toBeVisible();
  await expect(list).not.toContainText('花見の夜');
  await expect(list).toContainText(before);

  await root.getByRole('radio', { name: '表の行' }).click();
  await root.getByRole('combobox', { name: '表', exact: true }).selectOption('scenes');
  await row.click();
  await root.getByRole('button', { name: '削除' }).click();
  await expect(list).not.toContainText(before);
  await root.getByRole('button', { name: '元に戻す' }).click();
  await expect(list).toContainText(before);
  await page.reload();
  await expect(list).toContainText(before);
});
