// What walkers do in the demo panel, in any of its languages.
import { SECOND_TAB_BUTTON } from './choose-action.mjs';

/** Milliseconds for an action in the panel. */
const PANEL_TIMEOUT = 5_000;

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} part @param {(part: import('@playwright/test').Locator) => Promise<unknown>} act */
async function inPanelPart(page, part, act) {
  const panel = page.locator('[data-harness]');
  const tab = panel.locator(`#tab-${part}`);
  if (!(await tab.isVisible())) await page.keyboard.press('Alt+KeyQ');
  try {
    await tab.click({ timeout: PANEL_TIMEOUT });
    await act(panel.locator('#part'));
  } finally {
    if (await tab.isVisible()) await page.keyboard.press('Alt+KeyQ');
  }
}

/** Something happens elsewhere: the button with this number, or another role of the user. @param {Page} page @param {number} nth @param {string} [role] */
export const triggerEvent = (page, nth, role = '') =>
  inPanelPart(page, 'push', (part) =>
    nth === SECOND_TAB_BUTTON
      ? part.locator('select').selectOption(role, { timeout: PANEL_TIMEOUT })
      : part.locator('.bar button').nth(nth).click({ timeout: PANEL_TIMEOUT }),
  );

/** The clock goes to the next moment that changes something. @param {Page} page */
export const passToNextTimer = (page) =>
  inPanelPart(page, 'clock', (part) =>
    part.locator('ul.next li').first().locator('button').nth(1).click({ timeout: PANEL_TIMEOUT }),
  );

/** Saves the report of the steps so far. @param {Page} page @param {string} title @param {string} file */
export async function saveReport(page, title, file) {
  const panel = page.locator('[data-harness]');
  await page.keyboard.press('Alt+KeyJ');
  await panel.locator('.report input').first().fill(title, { timeout: PANEL_TIMEOUT });
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: PANEL_TIMEOUT }),
    panel.locator('.report + .bar button').first().click(),
  ]);
  await download.saveAs(file);
  await page.keyboard.press('Alt+KeyQ');
}
