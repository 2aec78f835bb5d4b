// In a browser: a row that is dragged, the layout of a phone
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const SUPPORTED = '/akashi/manage-supported-products';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

const listOf = (page: Page, name: string) => {
  const listSection = page.locator('.product-list', {
    has: page.getByRole('heading', { name, exact: true }),
  });
  return {
    section: listSection,
    rows: listSection.locator('tbody tr'),
    total: async () =>
      Number(
        /全([\d,]+)件中/
          .exec((await listSection.locator('.pager p').textContent()) ?? '')?.[1]
          ?.replace(',', ''),
      ),
  };
};

test('the user drags a product to the other list and moves it back by keyboard; the history shows both moves [R-STATE-13, R-SCR-22, R-SCR-23, R-GEN-18, R-GEN-19]', {
  tag: '@core',
}, async ({ open, page, toasts, axe }) => {
  await open(SUPPORTED, ADMINISTRATOR);
  const unsupportedList = listOf(page, '非対応商品');
  const supportedList = listOf(page, '対応商品');
  await expect(unsupportedList.rows).toHaveCount(20);
  await expect(supportedList.rows).toHaveCount(20);
  expect(await axe(page)).toEqual([]);
  const before = [await unsupportedList.total(), await supportedList.total()] as const;
  const name = (await unsupportedList.rows.first().locator('th.main').textContent()) ?? '';

  // the target is in view: if the page scrolled, the pointer would be over another row
  await unsupportedList.rows.first().locator('td.number').dragTo(supportedList.section.getByRole('heading'));
  await expect(toasts).toHaveText([`「${name}」を対応商品に移しました。`]);
  await expect
    .poll(async () => [await unsupportedList.total(), await supportedList.total()])
    .toEqual([before[0] - 1, before[1] + 1]);

  await supportedList.section.getByRole('searchbox').fill(name);
  await expect(supportedList.rows.first()).toContainText(name);
  await expect(page).toHaveURL(/\?supported-search=/);
  const back = supportedList.section.getByRole('button', { name: `「${name}」を非対応にする` }).first();
  await back.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => unsupportedList.total()).toBe(before[0]);

  await page.locator('.sidebar').getByRole('link', { name: '履歴', exact: true }).click();
  const moves = page.locator('tbody tr');
  await expect(moves.nth(0)).toContainText('対応から外した');
  await expect(moves.nth(1)).toContainText('対応にした');
  for (const at of [0, 1]) await expect(moves.nth(at)).toContainText(name);
  expect(await axe(page)).toEqual([]);
});

test('on a phone the page shows one list at a time, and a button moves a product [R-SCR-22]', async ({
  open,
  page,
  toasts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(SUPPORTED, ADMINISTRATOR);
  await expect(page.getByRole('table')).toHaveCount(1);
  await page
    .getByRole('button', { name: /」を対応にする$/ })
    .first()
    .click();
  await expect(toasts).toHaveText([/を対応商品に移しました。$/]);
  await page.getByRole('link', { name: '対応商品', exact: true }).click();
  await expect(page).toHaveURL(`${SUPPORTED}?part=supported`);
  await expect(page.getByRole('button', { name: /」を非対応にする$/ }).first()).toBeVisible();
});
