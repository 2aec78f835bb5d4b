// In a browser: files that are saved while the rows still load
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const POSTS = '/akashi/post/list-post';
const PART = 'GET /api/matching/';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'CSV出力' });
const pressButton = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
/** Not the toasts, which an open dialog holds too. */
const alert = (page: Page) => dialog(page).locator('.export-state').getByRole('alert');
const status = (page: Page) =>
  dialog(page)
    .locator('.export-state')
    .getByRole('status')
    .or(dialog(page).locator('.export-state[role=status]'));
const choices = (page: Page) => dialog(page).getByRole('group', { name: '文字コード' });

test('an export that fails or takes too long loses nothing: the user gives it up, or resumes it after the rows that were loaded [R-HTTP-05, R-HTTP-06]', async ({
  open,
  page,
  panel,
  records,
}) => {
  // several parts need the thousands of rows of a busy seed, which a busy machine takes long to make
  test.slow();
  await open(POSTS, { ...ADMINISTRATOR, seed: 'busy' });
  await expect(records.range).toContainText('件中 1–20件', { timeout: 90_000 });
  const total = /全([\d,]+)件/.exec((await records.range.textContent()) ?? '')?.[1] ?? '';
  await page.getByRole('button', { name: 'CSV出力' }).click();

  await test.step('the user gives up an export without a response', async () => {
    await panel.setFaults(`${PART} hang x1`);
    await pressButton(page, '出力する');
    await expect(status(page)).toContainText('読み込み中');
    await pressButton(page, 'キャンセル');
    await expect(choices(page)).toBeVisible();
  });

  await test.step('the user gives up an export that failed', async () => {
    await panel.setFaults(`${PART} 500 x1`);
    await pressButton(page, '出力する');
    await expect(alert(page)).toHaveText('途中で止まりました（0件まで取得済み）。続きから再開できます。');
    await pressButton(page, 'キャンセル');
    await expect(choices(page)).toBeVisible();
  });

  await test.step('the user resumes an export that failed halfway, and gets every row once', async () => {
    await panel.setFaults(`${PART} delay:1000`);
    await pressButton(page, '出力する');
    await expect(status(page)).toContainText(`/ ${total}件を取得しました`);
    await panel.setFaults(`${PART} 500 x1`);
    await expect(alert(page)).toHaveText(
      /^途中で止まりました（[\d,]*[05]00件まで取得済み）。続きから再開できます。$/,
    );
    const download = page.waitForEvent('download');
    await pressButton(page, '続きから再開');
    await expect(status(page)).toHaveText(`${total}件をCSVファイルに保存しました。`, { timeout: 90_000 });
    const lineBreaks = (await readFile(await (await download).path(), 'utf8')).match(/\r\n/g) ?? [];
    expect(lineBreaks.length).toBeGreaterThan(Number(total.replace(',', '')));
  });

  await test.step('the user changes the choices, and gives up while the file is written', async () => {
    await pressButton(page, '別の条件で出力する');
    await page.evaluate(cancelOnceLoaded);
    await pressButton(page, '出力する');
    await expect(choices(page)).toBeVisible();
  });
});

test('before the export saves a file in Shift_JIS, it names the characters that this encoding lacks, and the user decides [R-UI-10]', {
  tag: '@core',
}, async ({ open, page, records }) => {
  await open('/akashi/scene?new=1', ADMINISTRATOR);
  await page.getByRole('textbox', { name: 'シーン名' }).fill('𠮷野家と🗾');
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(records.titles.first()).toHaveText('𠮷野家と🗾');
  await page.getByRole('button', { name: 'CSV出力' }).click();
  await page.getByRole('radio', { name: /^Shift_JIS/ }).check();
  const unencodable = async () => {
    await pressButton(page, '出力する');
    await expect(alert(page)).toHaveText(
      'Shift_JISにない文字が2種類あります。このまま保存すると「?」に置き換わります。',
    );
    await expect(dialog(page).locator('.unencodable li')).toHaveText(['𠮷', '🗾']);
  };
  const saved = async (name: string, encoding: string) => {
    const download = page.waitForEvent('download');
    await pressButton(page, name);
    await expect(status(page)).toContainText('件をCSVファイルに保存しました。');
    const bytes = await readFile(await (await download).path());
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).split('\r\n')[1];
  };

  await test.step('the user goes back to the choices', async () => {
    await unencodable();
    await pressButton(page, 'キャンセル');
    await expect(choices(page)).toBeVisible();
  });
  await test.step('the user saves the file with question marks', async () => {
    await unencodable();
    expect(await saved('「?」に置き換えて保存', 'shift_jis')).toBe('"?野家と?"');
    await pressButton(page, '別の条件で出力する');
  });
  await test.step('the user saves the file in UTF-8, with every character', async () => {
    await unencodable();
    expect(await saved('UTF-8で保存', 'utf-8')).toBe('"𠮷野家と🗾"');
  });
});

/**
 * Runs in the page: presses キャンセル as soon as every row is loaded, while the file is written. From outside
 * the page, no press is as fast.
 */
function cancelOnceLoaded() {
  new MutationObserver((_, observer) => {
    const exportState = document.querySelector('.export-state[role=status]');
    const [, got, total] = /([\d,]+) \/ ([\d,]+)件/.exec(exportState?.textContent ?? '') ?? [];
    if (got === undefined || got !== total) return;
    observer.disconnect();
    exportState?.querySelector('button')?.click();
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
