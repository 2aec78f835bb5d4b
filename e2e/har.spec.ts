// In a browser: a saved HAR that Playwright answers from, and the production build
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { expect, test } from './fixtures';
import { recordsOf } from './records';

/** The titles of the first two pages of the list, in a visit from the first page on. */
async function titlesOfTwoPages(page: Page): Promise<string[]> {
  const { rows, titles } = recordsOf(page);
  await expect(rows).toHaveCount(20);
  const titlesBefore = await titles.allTextContents();
  await page.getByRole('link', { name: '2ページ', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(titles.first()).not.toHaveText(titlesBefore[0] ?? '');
  return [...titlesBefore, ...(await titles.allTextContents())];
}

test(
  'the HAR of a visit, saved by the panel, answers the production build in Playwright: it shows the same rows [R-WISH-09]',
  { tag: '@core' },
  async ({ open, page, panel, browser }, testInfo) => {
    if (!existsSync('dist/index.html')) throw new Error('no dist: npm run build');
    await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
    const recorded = await titlesOfTwoPages(page);
    await panel.open('network');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.root.getByRole('button', { name: 'HARを保存' }).click(),
    ]);
    const file = testInfo.outputPath('visit.har');
    await download.saveAs(file);

    // the calls of the demo leave no page, so another build has to send them, from an address of its own
    const site = await serve({ folder: 'dist', port: 0 });
    const [demo, production] = [new URL(page.url()).origin, new URL(site.url).origin];
    const toProductionHost = (text: string) => text.replaceAll(demo, production);
    await writeFile(file, toProductionHost(await readFile(file, 'utf8')));
    const signedIn = toProductionHost(JSON.stringify(await page.context().storageState()));
    const context = await browser.newContext({ storageState: JSON.parse(signedIn) });
    await context.routeFromHAR(file, { url: '**/api-root/**', notFound: 'abort' });
    const replay = await context.newPage();
    const failed: string[] = [];
    replay.on('requestfailed', (request) => failed.push(request.url()));
    await replay.goto(`${production}/akashi/notification`);
    expect(await titlesOfTwoPages(replay)).toEqual(recorded);
    await expect(replay.locator('[data-harness]')).toHaveCount(0);
    expect(failed).toEqual([]);
    await context.close();
    site.close();
  },
);
