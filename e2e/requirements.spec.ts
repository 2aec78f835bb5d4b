// In a browser: focus in the panel, the width of a phone, a saved file
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';

test('a tester goes through the requirements of a screen by keyboard, on a phone and in English: results survive a reload, and ✗ is in the report [R-WISH-09, R-GEN-05]', async ({
  open,
  page,
  panel,
}, testInfo) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi', lang: 'en' });
  await panel.open('persona');
  // from the tab of any part, its letter
  await page.keyboard.press('q');
  await expect(panel.root.getByRole('tab', { name: 'Requirements' })).toBeFocused();
  const row = panel.root.locator('.requirements > li').filter({ hasText: 'R-SCR-08' });
  await expect(row).toContainText('/{city}/notification: list with title');
  await panel.root.getByRole('searchbox', { name: 'Search requirements' }).focus();
  await page.keyboard.type('R-SCR-08');
  await expect(panel.root.getByRole('heading', { name: 'Requirements of this screen: 1' })).toBeVisible();
  const what = row.locator('.what');
  for (let press = 0; press < 12 && !(await what.evaluate(isFocused)); press += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('heading', { name: /^Tests: \d+$/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Mark R-SCR-08 as passed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // the sheet is not wider than the phone
  expect(await panel.root.locator('#part').evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);

  await page.reload();
  await panel.open('requirements');
  const marks = row.getByRole('button', { pressed: true });
  await expect(marks).toHaveAttribute('aria-label', 'Mark R-SCR-08 as passed');
  await panel.root.getByText('Calls of this screen').click();
  await expect(panel.root.locator('.page-calls li').filter({ hasText: 'E-054' })).toContainText('200 ✓');

  await row.getByRole('button', { name: 'Mark R-SCR-08 as failed and report it' }).click();
  await expect(panel.root.getByLabel('Title')).toHaveValue(/^R-SCR-08 \/\{city\}\/notification: list/);
  await expect(panel.root.getByLabel('Title')).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.root.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = testInfo.outputPath('report.json');
  await download.saveAs(file);
  const { requirement } = JSON.parse(await readFile(file, 'utf8')) as { requirement: unknown };
  expect(requirement).toMatchObject({ id: 'R-SCR-08', result: 'failed', build: expect.any(String) });
});

const isFocused = (element: Element) => (element.getRootNode() as ShadowRoot).activeElement === element;
