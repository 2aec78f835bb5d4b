// In a browser: axe in frames and dialogs, and over navigations
import type { Page } from '@playwright/test';
import { HARNESS, violationsIn } from '../scripts/axe.mjs';
import { expect, test } from './fixtures';
import { goTo } from './navigate';

/** Adds a button without a name to elements, by its id. */
const addNamelessButtons = (page: Page, places: Readonly<Record<string, string>>) =>
  page.evaluate((all) => {
    for (const [id, selector] of Object.entries(all)) {
      const element = document.querySelector(selector);
      const innerRoot = (element as HTMLIFrameElement).contentDocument?.body ?? element?.shadowRoot;
      const button = document.createElement('button');
      button.id = id;
      (innerRoot ?? element)?.append(button);
    }
  }, places);

test('axe finds what a page gains after an earlier run: in the menu, a table, a frame and a dialog, after a navigation and after a reload, and in the panel only for the panel [R-UI-11]', async ({
  open,
  page,
  panel,
  axe,
}) => {
  const foundViolations = async () =>
    (await axe(page)).flatMap(({ rule, targets }) => targets.map((target) => `${rule}: ${target}`));
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
  await expect(page.locator('tbody tr')).toHaveCount(20);
  await expect(panel.root.getByRole('button', { name: 'Alt+Q' })).toBeVisible();
  expect(await foundViolations()).toEqual([]);
  expect(await violationsIn(page, { include: HARNESS })).toEqual([]);

  const inMenu = 'button-name: #in-menu';
  const inTable = 'button-name: #in-table';
  const inLastRow = 'button-name: #in-last-row';
  const inFrame = 'button-name: iframe #in-frame';
  const inList = { 'in-table': 'tbody th', 'in-last-row': 'tbody tr:last-child th' };
  await addNamelessButtons(page, { 'in-menu': '.sidebar nav', ...inList });
  expect(await foundViolations()).toEqual([inMenu, inTable, inLastRow]);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.title = 'frame';
    document.querySelector('main')?.append(frame);
  });
  await addNamelessButtons(page, { 'in-frame': 'iframe' });
  expect(await foundViolations()).toEqual([inMenu, inTable, inLastRow, inFrame]);

  await addNamelessButtons(page, { 'in-panel': HARNESS });
  expect(await foundViolations()).toEqual([inMenu, inTable, inLastRow, inFrame]);
  expect(await violationsIn(page, { include: HARNESS })).toEqual([
    {
      rule: 'button-name',
      help: 'Buttons must have discernible text',
      targets: ['div[data-harness=""] #in-panel'],
      html: ['<button id="in-panel"></button>'],
    },
  ]);

  await goTo(page, '/akashi/notification?new=1');
  await expect(page.locator('dialog form')).toBeVisible();
  await addNamelessButtons(page, { 'in-dialog': 'dialog form' });
  expect(await foundViolations()).toEqual([inMenu, inTable, inLastRow, inFrame, 'button-name: #in-dialog']);

  await page.reload();
  await expect(page.locator('dialog form')).toBeVisible();
  expect(await foundViolations()).toEqual([]);
  await page.locator('dialog h2').evaluate((heading) => heading.style.setProperty('color', '#aaa'));
  expect((await axe(page)).map(({ rule }) => rule)).toEqual(['color-contrast']);
});

test('the contrast of colours is measured in the first five rows of a table, and every rule else in all [R-UI-11]', async ({
  open,
  page,
  axe,
}) => {
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
  const titleLinks = page.locator('tbody th.main a');
  await expect(titleLinks).toHaveCount(20);
  for (const row of [0, 4, 5, 19])
    await titleLinks.nth(row).evaluate(
      (name, id) => {
        name.id = id;
        name.style.setProperty('color', '#aaa');
      },
      `row-${row + 1}`,
    );
  expect((await axe(page)).map(({ rule, targets }) => [rule, targets])).toEqual([
    ['color-contrast', ['#row-1', '#row-5']],
  ]);
  await expect(page.locator('[data-beyond-contrast]')).toHaveCount(0);
});
