// In a browser: a second browser that plays a saved file
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
  'a report of a fault plays in another browser to the same message and the same page [R-WISH-10]',
  { tag: '@core' },
  async ({ page, panel, records, toasts, browser, allowConsole }, testInfo) => {
    allowConsole(/Problem: server at DELETE/);
    await page.goto(scenarioLink('/akashi/notification', { ...SCENARIO, fault: 'DELETE * 500 x1' }));
    await expect(records.rows).toHaveCount(20);
    await records.search.fill('桜まつりの運営');
    await panel.pass(1);
    await panel.close();
    await expect(page).toHaveURL(/search=/);
    await records.settled();
    await records.rows
      .first()
      .getByRole('button', { name: /を削除$/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await expect(toasts).toHaveText(['削除できたか確認できませんでした。一覧でご確認ください。']);
    const shown = await page.getByRole('table').textContent();

    await panel.open('report');
    await panel.root.getByLabel('題名').fill('削除できない');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.root.getByRole('button', { name: 'ファイルに保存' }).click(),
    ]);
    const file = testInfo.outputPath('report.json');
    await download.saveAs(file);

    const otherPage = await (await browser.newContext()).newPage();
    const panelThere = panelOf(otherPage);
    await otherPage.goto('/login');
    await panelThere.open('report');
    await panelThere.root.getByLabel('報告ファイルを開く').setInputFiles(file);
    await panelThere.root.getByRole('button', { name: '失敗の直前まで再生' }).click();
    const playerBar = otherPage.getByRole('dialog', { name: '操作の再生' });
    await expect(playerBar.getByRole('status')).toContainText('失敗の直前です 削除できない');
    await expect(playerBar.locator('.step')).toContainText('「削除する」を押す');
    await expect(otherPage.getByRole('alertdialog')).toBeVisible();
    expect(await violationsOfBar(otherPage)).toEqual([]);
    await playerBar.getByRole('button', { name: '最後の一歩を進める' }).click();
    await expect(otherPage.locator('.toasts p')).toHaveText([
      '削除できたか確認できませんでした。一覧でご確認ください。',
    ]);
    await expect.poll(() => otherPage.getByRole('table').textContent()).toBe(shown);
    await expect(playerBar.getByRole('status')).toContainText('再生が終わりました');
    await otherPage.setViewportSize({ width: 390, height: 844 });
    expect(await violationsOfBar(otherPage)).toEqual([]);
    await playerBar.getByRole('button', { name: '閉じる' }).click();
    await expect(playerBar).toBeHidden();
    await otherPage.context().close();
  },
);

/** The fixture `axe` leaves the harness out. */
async function violationsOfBar(page: Page) {
  const violations = await violationsIn(page, { include: HARNESS });
  return violations.map(({ rule, html }) => [rule, html]);
}
