// In a browser: a large file that a worker reads while the page stays responsive, and files that are saved
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { encodeCp932 } from '#domain/csv/cp932';
import { sameCsvRecord } from '#domain/csv/csv';
import { CSV_HEADERS } from '#domain/office/csv-import-header';
import { expect, test } from './fixtures';

const PAGE = '/akashi/csv-import';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const ROW = ['たこ焼き 潮', 'ushio@example.jp', '078-911-0001', '明石市東仲ノ町1-1', '飲食/和食', '飲食'];

const csv = (...rows: (readonly string[])[]) => [CSV_HEADERS.japanese, ...rows].map(sameCsvRecord).join('');
const shiftJis = (text: string) => Buffer.from(encodeCp932(text).bytes);

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('CSVファイルを選択').setInputFiles({ name, mimeType: 'text/csv', buffer });

test('the page stays responsive while it reads 10 MB of Shift_JIS; the user saves the failing rows, corrects them and sends them [R-ENT-42, R-VAL-CSV-01, R-VAL-CSV-02, R-VAL-CSV-11]', async ({
  open,
  page,
  records,
  toasts,
}, testInfo) => {
  test.setTimeout(120_000);
  const address = `明石市本町1-2-3 ${'明石公園前ビル'.repeat(17)}`;
  const large = Array.from({ length: 30_000 }, (_, index) =>
    ROW.with(0, `店舗 ${index}`)
      .with(3, address)
      .with(2, index % 10_000 === 9_999 ? '0789110001' : '078-911-0001'),
  );
  const bytes = shiftJis(csv(...large));
  expect(bytes.length).toBeGreaterThan(9_000_000);
  await open(PAGE, ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);

  await test.step('a worker reads the file off the main thread', async () => {
    // a file on the disk: Playwright unpacks a buffer on the main thread of the page
    const path = testInfo.outputPath('加盟店一覧.csv');
    await writeFile(path, bytes);
    await page.evaluate(countPauses);
    const started = Date.now();
    await page.getByLabel('CSVファイルを選択').setInputFiles(path);
    const reading = page.getByRole('progressbar', { name: '読み込みの進み具合' });
    await expect(reading).toBeVisible();
    await records.search.fill('shops');
    // how long 30,000 rows take depends on what else the machine does
    await expect(page.getByText('エラーのある行 3行')).toBeVisible({ timeout: 90_000 });
    const longest = await page.evaluate(() => Number(Reflect.get(window, 'longestPause')));
    expect(longest).toBeLessThan((Date.now() - started) / 2);
    await expect(records.titles.first()).toContainText('shops_');
    await records.search.fill('');
  });

  await test.step('the table of problems shows the line number and the problem of each failing row', async () => {
    const problems = page.getByRole('table', { name: 'エラーの一覧' }).locator('tbody tr');
    await expect(problems).toHaveText(
      [10_001, 20_001, 30_001].map((line) => new RegExp(`^${line}電話番号0789110001半角の数字とハイフン`)),
    );
  });

  const mended = await test.step('the user saves the failing rows unchanged', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'エラーのある行を保存' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('加盟店一覧_要修正.csv');
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(await readFile(await file.path()));
    expect(text).toBe(csv(...large.filter(([, , phone]) => phone === '0789110001')));
    return text.replaceAll('0789110001', '078-911-0001');
  });

  await test.step('the user sends the other rows, and the page stays responsive during the import', async () => {
    await page.evaluate(() => Reflect.set(window, 'longestPause', 0));
    const started = Date.now();
    await page.getByRole('button', { name: 'エラーのない29,997行だけを送信する' }).click();
    await expect(toasts).toHaveText(['CSVファイルを送信しました。']);
    const longest = await page.evaluate(() => Number(Reflect.get(window, 'longestPause')));
    expect(longest).toBeLessThan((Date.now() - started) / 2);
  });

  await test.step('the user sends the corrected rows, and the history lists them', async () => {
    await page.getByRole('button', { name: '次のファイルを取り込む' }).click();
    await choose(page, '加盟店一覧_修正済み.csv', shiftJis(mended));
    await page.getByRole('button', { name: '3行を送信する' }).click();
    await expect(page.getByText('取り込みが終わりました。')).toBeVisible({ timeout: 20_000 });
    await expect(records.titles.first()).toHaveText('加盟店一覧_修正済み.csv');
    await expect(records.rows.first()).toContainText(/完了.*3.*3.*0/);
    await page.reload();
    await expect(records.titles.first()).toHaveText('加盟店一覧_修正済み.csv');
  });

  await test.step('the page reads and sends two more files of this size during an import', async () => {
    const valid = shiftJis(csv(...large.map((row) => row.with(2, '078-911-0001'))));
    for (const name of ['二つ目.csv', '三つ目.csv']) {
      const path = testInfo.outputPath(name);
      await writeFile(path, valid);
      await page.getByLabel('CSVファイルを選択').setInputFiles(path);
      await page.getByRole('button', { name: '30,000行を送信する' }).click({ timeout: 30_000 });
      await expect(records.titles.first()).toHaveText(name, { timeout: 20_000 });
      await page.getByRole('button', { name: '次のファイルを取り込む' }).click();
    }
  });
});

test('the page refuses an unreadable file with its problem, and opens a confirmation before the user leaves with a chosen file [R-VAL-CSV-16, R-VAL-CSV-17, R-VAL-CSV-18, R-VAL-CSV-19, R-MSG-27]', {
  tag: '@core',
}, async ({ open, page, axe }) => {
  await open(PAGE, ADMINISTRATOR);
  const refused = page.getByRole('main').getByRole('alert');
  const files: [string, Buffer, string][] = [
    ['空.csv', Buffer.from(''), 'ファイルに取り込む内容がありません。'],
    ['見出し.csv', Buffer.from('店名,電話\n潮,078-911-0001\n'), '見出し行の形式が正しくありません。'],
    ['文字.csv', Buffer.from(csv(ROW), 'utf16le'), '文字コードが正しくありません。'],
    ['大きさ.csv', Buffer.alloc(10_485_761, 'a'), 'ファイルの大きさが上限の10MBを超えています。'],
  ];
  for (const [name, bytes, expected] of files) {
    await choose(page, name, bytes);
    await expect(refused).toContainText(`「${name}」は取り込めません。${expected}`);
  }

  await choose(page, '店舗.csv', Buffer.from(csv(ROW, ROW.with(5, '食品'))));
  await expect(page.getByRole('button', { name: 'エラーのない1行だけを送信する' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'ジャンル' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'ファイルの取り込みをやめますか？' });
  await confirmation.getByRole('button', { name: 'このページに残る' }).click();
  await expect(page).toHaveURL(/csv-import/);
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'ジャンル' }).click();
  await confirmation.getByRole('button', { name: 'やめて移動する' }).click();
  await expect(page).toHaveURL(/genre/);
});

/** Runs in the page: measures the longest time in milliseconds for which the main thread is blocked. */
function countPauses() {
  let last = performance.now();
  Reflect.set(window, 'longestPause', 0);
  const noteFrame = () => {
    const now = performance.now();
    const pause = now - last;
    if (pause > Number(Reflect.get(window, 'longestPause'))) Reflect.set(window, 'longestPause', pause);
    last = now;
    setTimeout(noteFrame, 10);
  };
  noteFrame();
}
