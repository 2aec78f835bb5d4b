// In a browser: files that are saved, chosen and dropped, and a second browser that opens them
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { HARNESS, violationsIn } from '../scripts/axe.mjs';
import { expect, test } from './fixtures';
import { panelOf } from './panel';
import { scenarioLink } from './scenario';

const SCENARIO = {
  role: 'Administrator',
  city: 'akashi',
  day: '2026-04-01',
  now: '2026-04-01T09:00:00+09:00;paused',
  latency: 0,
  firebase: 'off',
} as const;

test(
  'a report of a fault is saved as a file, and opens in another browser before and after its steps [R-WISH-09, R-WISH-10]',
  { tag: '@core' },
  async ({ page, panel, records, browser, allowConsole }, testInfo) => {
    allowConsole(/Problem: server at DELETE/);
    await page.goto(scenarioLink('/akashi/notification', { ...SCENARIO, fault: 'DELETE * 500 x1' }));
    await expect(records.rows).toHaveCount(20);
    const titlesBefore = await records.titles.allTextContents();
    const removeFirst = async () => {
      await records.rows
        .first()
        .getByRole('button', { name: /を削除$/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    };
    await removeFirst();
    await expect(page.locator('.toasts p')).toHaveText([
      '削除できたか確認できませんでした。一覧でご確認ください。',
    ]);
    await removeFirst();
    await expect(records.titles.first()).toHaveText(titlesBefore[1] ?? '');
    const titlesAfter = await records.titles.allTextContents();
    // the recording survives the load of the page
    await page.reload();
    await expect(records.titles).toHaveText(titlesAfter);

    await panel.open('report');
    await panel.root.getByLabel('題名').fill('削除できない');
    await panel.root.getByText(/^記録した操作と通信/).click();
    const steps = panel.root.locator('.steps label');
    await expect(steps.filter({ hasText: '⚠' })).toHaveText([
      '09:00:00 ⚠ DELETE /:city/notifications/:id/ → 500',
      '09:00:00 ⚠ エラーの表示「削除できたか確認できませんでした。一覧でご確認ください。」',
    ]);
    await expect(steps.filter({ hasText: '「削除する」を押す' })).toHaveCount(2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.root.getByRole('button', { name: 'ファイルに保存' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('machi-2026-04-01-0900-削除できない.json');
    const file = testInfo.outputPath('report.json');
    await download.saveAs(file);

    const text = await readFile(file, 'utf8');
    const otherPage = await (await browser.newContext()).newPage();
    const titles = otherPage.locator('tbody th.main');
    const otherPanel = panelOf(otherPage);
    for (const [openButton, shown] of [
      ['手順の前から開く', titlesBefore],
      ['手順の後から開く', titlesAfter],
    ] as const) {
      await otherPage.goto('/login');
      await otherPanel.open('report');
      await otherPanel.root.getByLabel('報告ファイルを開く').setInputFiles(file);
      await otherPanel.root.getByRole('button', { name: openButton }).click();
      await expect(titles).toHaveText(shown);
    }

    // dropped anywhere, on any page of the demo, as soon as the panel is there
    await expect(otherPanel.root.getByRole('button', { name: 'Alt+Q' })).toBeVisible();
    await dropReportFile(otherPage, text);
    const openedReport = otherPanel.root.getByRole('region', { name: '削除できない' });
    await expect(openedReport.getByText('別の版の画面で書かれた報告です')).toBeHidden();
    await expect(openedReport.locator('.marked')).toHaveText(/DELETE .* → 500 ← ここで失敗$/);
    await dropReportFile(otherPage, text.replace(/"build": "[^"]*"/, '"build": "index-other.js"'));
    await expect(openedReport.getByText(/^別の版の画面で書かれた報告です/)).toBeVisible();
    await dropReportFile(otherPage, text.slice(0, -9));
    await expect(otherPanel.root.getByRole('alert')).toHaveText(/^報告ファイルが壊れています/);
    await dropReportFile(otherPage, '{"log":{}}');
    await expect(otherPanel.root.getByRole('alert')).toHaveText('このファイルは不具合の報告ではありません。');
    await otherPanel.close();
    await otherPage.keyboard.press('Alt+J');
    await expect(otherPanel.root.getByLabel('題名')).toBeFocused();

    // the lobby has no panel, and leads to one
    await otherPage.goto('/#lobby');
    await expect(async () => {
      // its script may still be loading
      await dropReportFile(otherPage, '{"log":{}}');
      await expect(otherPage.getByRole('alert')).toHaveText('このファイルは不具合の報告ではありません。', {
        timeout: 500,
      });
    }).toPass();
    await otherPage.getByLabel('不具合の報告ファイルを開く').setInputFiles(file);
    await expect(titles).toHaveText(titlesAfter);
    await expect(openedReport.locator('.marked')).toHaveText(/DELETE .* → 500 ← ここで失敗$/);
    await otherPage.context().close();
  },
);

test('a report shows the page as it was at a step, with its dialogs and messages [R-WISH-10]', async ({
  page,
  panel,
  records,
  toasts,
  browser,
  allowConsole,
}, testInfo) => {
  allowConsole(/Problem: server at DELETE/);
  await page.goto(scenarioLink('/akashi/notification', { ...SCENARIO, fault: 'DELETE * 500 x1' }));
  await expect(records.rows).toHaveCount(20);
  // pictures are taken from the first opening of the panel on
  await panel.open('report');
  await panel.close();
  await records.search.fill('桜まつりの運営');
  await records.rows
    .first()
    .getByRole('button', { name: /を削除$/ })
    .click();
  const rows = await records.rows.allTextContents();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(toasts).toHaveText(['削除できたか確認できませんでした。一覧でご確認ください。']);
  await panel.open('report');
  const file = testInfo.outputPath('report.json');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.root.getByRole('button', { name: 'ファイルに保存' }).click(),
  ]);
  await download.saveAs(file);

  const otherPage = await (await browser.newContext()).newPage();
  const otherPanel = panelOf(otherPage);
  await otherPage.goto('/login');
  await otherPanel.open('report');
  await otherPanel.root.getByLabel('報告ファイルを開く').setInputFiles(file);
  await otherPanel.root.getByRole('button', { name: /^画面を見る: .*「削除する」を押す$/ }).click();
  const dialog = otherPanel.root.getByRole('dialog', { name: '操作したときの画面' });
  const picture = dialog.frameLocator('iframe');
  await expect(picture.locator('dialog:modal h2')).toHaveText('削除しますか？');
  await expect(picture.locator('main input[type=search]').first()).toHaveValue('桜まつりの運営');
  await expect(picture.locator('tbody tr')).toHaveText(rows);
  expect(await violationsIn(otherPage, { include: HARNESS })).toEqual([]);
  await otherPage.keyboard.press('ArrowRight');
  await expect(picture.locator('.toasts p')).toHaveText(
    '削除できたか確認できませんでした。一覧でご確認ください。',
  );
  await otherPage.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await otherPanel.root.getByRole('button', { name: '報告を書いたときの画面' }).click();
  await expect(picture.locator('tbody tr')).toHaveText(rows);
  await otherPage.context().close();
});

/** Drops a file onto the middle of the page. */
async function dropReportFile(page: Page, text: string) {
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'report.json', { type: 'application/json' }));
    document
      .querySelector('#root')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, text);
}
