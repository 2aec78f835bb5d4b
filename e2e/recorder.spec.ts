// In a browser: a recording that runs as a test of Playwright
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures';

const runFile = promisify(execFile);

test('ten steps over three screens become a test that passes unchanged, and play in the page [R-WISH-10, A-312]', async ({
  open,
  page,
  panel,
  records,
}, testInfo) => {
  // the runner starts once more
  test.slow();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/akashi/notification', {
    role: 'Administrator',
    city: 'akashi',
    day: '2026-04-01',
    now: '2026-04-01T09:00:00+09:00',
  });
  await expect(records.rows).toHaveCount(20);
  const recorder = panel.root.getByRole('tabpanel', { name: '録画' });
  await panel.open('recorder');
  await recorder.getByRole('button', { name: '録画を始める' }).click();
  await expect(recorder.getByText('録画中・操作0件')).toBeVisible();
  await panel.close();

  await records.search.fill('桜まつりの運営');
  await expect(records.rows).toHaveCount(2);
  await records.rows
    .first()
    .getByRole('button', { name: /を削除$/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(records.rows).toHaveCount(1);

  // the press on the record adds a line, and does not open it
  await panel.open('recorder');
  await recorder.getByRole('group', { name: 'これを確かめる' }).getByRole('button', { name: '表示' }).click();
  await expect(panel.root.locator('#panel')).toBeHidden();
  await records.titles.getByRole('link').click();
  await recorder.getByRole('button', { name: 'コードで見る' }).click();
  await expect(recorder.getByText(/^expect\(page.getByRole\('link', .*\)\.toBeVisible\(\)$/)).toBeVisible();
  await recorder.getByRole('button', { name: '行数' }).click();
  await panel.close();
  await expect(page).toHaveURL(/\?search=[^&]*$/);

  await page.getByRole('link', { name: 'クーポン', exact: true }).click();
  await expect(records.rows).toHaveCount(20);
  await records.titles.first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: '予約', exact: true }).click();
  await expect(page).toHaveURL('/akashi/reserve');
  await records.settled();
  await page.goBack();
  await expect(page).toHaveURL('/akashi/coupon');
  await records.settled();
  await page.goForward();
  await expect(page).toHaveURL('/akashi/reserve');
  await records.settled();
  await page.getByRole('combobox', { name: '状態' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/reserve\?/);
  await records.settled();
  const shown = await shownIn(page);

  await panel.open('recorder');
  await recorder.getByRole('button', { name: '録画を止める' }).click();
  await recorder.getByLabel('テストの名前').fill('桜まつりの通知を削除して予約を見る');
  await recorder.getByRole('button', { name: 'テストをコピー' }).click();
  await expect(recorder.getByText('コピーしました')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(await passedTests(text, testInfo)).toBe(1);

  await recorder.getByRole('button', { name: 'ページで再生' }).click();
  const playerBar = page.getByRole('dialog', { name: '操作の再生' });
  await expect(playerBar.getByRole('status')).toHaveText(
    '再生が終わりました 桜まつりの通知を削除して予約を見る 10 / 10',
  );
  await expect.poll(() => shownIn(page)).toBe(shown);
});

/** Without the time of a printout: the play is faster than the recording. */
const shownIn = async (page: Page) =>
  (await page.getByRole('main').textContent())?.replace(/出力日時[\d/: ]+/, '');

/** Runs the text as a file of this folder, in the server of this run. */
async function passedTests(text: string, testInfo: TestInfo): Promise<number> {
  const name = `recorded-${process.pid}.spec.ts`;
  const file = join(import.meta.dirname, name);
  const env = {
    ...process.env,
    CI: '',
    E2E_REPORT: '',
    E2E_EDGES: testInfo.outputPath('edges'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: '',
  };
  await writeFile(file, text);
  try {
    const { stdout } = await runFile(
      'npx',
      [
        'playwright',
        'test',
        name,
        `--project=${testInfo.project.name}`,
        '--reporter=json',
        `--output=${testInfo.outputPath('recorded')}`,
      ],
      { env },
    );
    const { stats } = JSON.parse(stdout) as { stats: { expected: number } };
    return stats.expected;
  } catch (error) {
    throw new Error(`${text}\n${(error as { stdout?: string }).stdout ?? String(error)}`, { cause: error });
  } finally {
    await rm(file);
  }
}
