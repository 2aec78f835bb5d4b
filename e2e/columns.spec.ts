import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { LISTS, OF_ADVERTISERS } from './list-cases';
import { isQuiet, QUIET, rest } from './quiet';
import { goTo } from './walk';

const SIZES = [
  [1440, 16],
  [1024, 10],
] as const;
/** The layout faults of each table. `letters` is the least width of the naming column, in its font size. */
const faults = (page: Page, letters: number): Promise<string[]> =>
  page.locator('.records table').evaluateAll(
    (tables, floor) =>
      tables.flatMap((table) => {
        const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs in the page, outside of this module
        const width = (head: Element) => Math.round(head.getBoundingClientRect().width);
        const name = heads.find((head) => head.classList.contains('main'));
        if (name === undefined) return ['no column names the record'];
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
        const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
        const cut = [...table.querySelectorAll('tbody .main')].filter((cell) =>
          [cell, ...cell.querySelectorAll('.clamp, summary')].some(isCut),
        );
        const wider = heads.filter((head) => width(head) > width(name)).map((head) => head.textContent);
        const size = Number.parseFloat(getComputedStyle(name).fontSize);
        const outside =
          table.getBoundingClientRect().right > (table.parentElement?.getBoundingClientRect().right ?? 0) + 1;
        return [
          cut.length > 0 &&
            wider.length > 0 &&
            `${cut.length} names are cut beside the wider ${wider.join()}`,
          width(name) < floor * size - 1 && `the name has ${width(name)} px`,
          outside && 'the table is wider than its list',
          ...heads
            .filter((head) => [...head.querySelectorAll('.column-head, .sort')].some(isCut))
            .map((head) => `${head.textContent} is cut`),
        ].filter((fault) => fault !== false);
      }),
    letters,
  );

const ROLES = [
  ['Administrator', LISTS.filter(({ role }) => role === undefined)],
  ['Operator', LISTS.filter(({ role }) => role === 'Operator')],
  ['Advertiser', OF_ADVERTISERS],
] as const;

for (const [role, paths] of ROLES) {
  test(`in every list of an ${role} the naming column gets the width that the other columns leave, at 1440 and 1024`, async ({
    open,
    page,
  }) => {
    await open(QUIET, { role, city: 'akashi' });
    await isQuiet(page);
    for (const { path } of paths) {
      await goTo(page, path);
      await expect(page.locator('.records table[aria-busy=false] tbody tr').last(), path).toBeVisible();
      for (const [width, letters] of SIZES) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => faults(page, letters), `${path} at ${width}`).toEqual([]);
      }
      await rest(page);
    }
  });
}

test('the user reads a cut-off text whole by pointing at it or by focusing it, and Escape hides it', async ({
  open,
  page,
  records,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi', seed: 'edge' });
  const link = await firstCut(page);
  const whole = (await link.textContent()) ?? '';
  const tip = page.locator('.whole-text');
  await link.hover();
  await expect(tip).toBeVisible();
  await expect(tip).toHaveAttribute('data-text', whole.trim());
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
  await link.focus();
  await expect(tip).toBeVisible();
  const box = await tip.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 1024).toBe(true);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(records.rows.first()).toBeVisible();
});

async function firstCut(page: Page): Promise<Locator> {
  const links = page.locator('tbody .main a');
  await expect(links.first()).toBeVisible();
  const at = await links.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth));
  return links.nth(at);
}
