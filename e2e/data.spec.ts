// In a browser: data in IndexedDB over a reload and beside the console, a file that goes from one browser to another
import { HARNESS, violationsIn } from '../scripts/axe.mjs';
import { expect, test } from './fixtures';
import { panelOf } from './panel';
import { scenarioLink } from './scenario';

test('a row that is edited in the panel is in the console’s list, is undone, is deleted and restored, is reset with all data, and goes into another browser as a file [R-WISH-09]', async ({
  open,
  page,
  panel,
  browser,
}, testInfo) => {
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
  await root.getByRole('button', { name: '保存', exact: true }).click();
  await expect(root.getByText('24を保存しました')).toBeVisible();
  await expect(list).toContainText('花見の夜');
  expect(await violationsIn(page, { include: HARNESS })).toEqual([]);

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

  await panel.open('data');
  await root.getByRole('combobox', { name: '表', exact: true }).selectOption('scenes');
  await root.getByRole('button', { name: '行を追加' }).click();
  await root.getByRole('form', { name: '新しい行' }).getByLabel('name').fill('七夕の夜');
  await root.getByRole('button', { name: '追加', exact: true }).click();
  await expect(list).toContainText('七夕の夜');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    root.getByRole('button', { name: 'ファイルに保存' }).click(),
  ]);
  const file = testInfo.outputPath('data.json');
  await download.saveAs(file);
  await root.getByRole('button', { name: '初期状態に戻す' }).click();
  await expect(list).not.toContainText('七夕の夜');
  await root.getByRole('button', { name: '直前のデータに戻す' }).click();
  await expect(list).toContainText('七夕の夜');
  const all = await list.locator('tr').allTextContents();
  await root.getByRole('button', { name: '初期状態に戻す' }).click();
  await expect(list).not.toContainText('七夕の夜');
  await page.reload();
  await expect(list).toContainText(before);
  await expect(list).not.toContainText('七夕の夜');
  await expect(page.getByRole('button', { name: '管理者のメニュー' })).toBeVisible();

  const otherPage = await (await browser.newContext()).newPage();
  const otherPanel = panelOf(otherPage);
  const scenario = {
    role: 'Administrator',
    city: 'akashi',
    latency: 0,
    firebase: 'off',
    writes: 'keep',
  } as const;
  await otherPage.goto(scenarioLink('/akashi/scene', scenario));
  await expect(otherPage.locator('tbody')).toContainText(before);
  await otherPanel.open('data');
  await otherPanel.root.getByLabel('データのファイルを読み込む').setInputFiles(file);
  await expect(otherPage.locator('tbody')).toContainText('七夕の夜');
  expect(await otherPage.locator('tbody tr').allTextContents()).toEqual(all);
  await otherPanel.root.getByRole('button', { name: '直前のデータに戻す' }).click();
  await expect(otherPage.locator('tbody')).not.toContainText('七夕の夜');
  await otherPanel.root.getByLabel('データのファイルを読み込む').setInputFiles(file);
  await expect(otherPage.locator('tbody')).toContainText('七夕の夜');
  await otherPage.reload();
  await expect(otherPage.locator('tbody')).toContainText('七夕の夜');

  // data of another day open in a sandbox of their own
  await otherPage.goto('about:blank');
  await otherPage.goto(scenarioLink('/akashi/scene', { ...scenario, day: '2026-01-05' }));
  await otherPanel.open('data');
  await otherPanel.root.getByLabel('データのファイルを読み込む').setInputFiles(file);
  await otherPanel.root.getByRole('button', { name: '新しいサンドボックスで開く' }).click();
  await expect(otherPage.locator('tbody')).toContainText('七夕の夜');
  await expect(otherPage).toHaveURL('/akashi/scene');
});
