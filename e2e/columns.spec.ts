// In a browser: widths of columns and cut-off texts
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { LISTS, OF_ADVERTISERS } from './list-cases';
import { measureRows, toolbarFaults } from './list-layout';
import { goTo } from './navigate';
import { expectQuietPage, goToQuietPage, QUIET } from './quiet';

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

const hidden = (page: Page): Promise<number> =>
  page
    .locator('.records-scroll')
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const settled = async (page: Page, path: string) => {
  await goTo(page, path);
  await expect(page.locator('.records table[aria-busy=false] tbody tr').last(), path).toBeVisible();
};

/** The lists whose toolbar has select controls beside the search. */
const TOOLBARS = [
  'advertisement',
  'user/index',
  'reserve',
  'history-supported-products',
  'manage-supported-products',
  'notification',
  'coupon',
].map((name) => `/akashi/${name}`);

/** The lists with more rows than fit on a screen, each row on one line. */
const LONG = [
  'notification',
  'notification-store',
  'notification-store?tab=company',
  'post/list-report',
  'post/list-post',
  'post/confirm-gender',
  'user/index',
  'user/index?tab=company',
  'staff',
  'shop-reviews',
].map((name) => `/akashi/${name}`);

/** The lists all of whose columns have to be seen. */
const WHOLE = [...LONG, '/akashi/notification?tab=school&school=3&show=users'];

/** Beside the open menu: the window is wider than a phone's. */
async function isNotCrowded(page: Page, path: string) {
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.locator('.toolbar').evaluateAll(toolbarFaults), `${path} at ${width}`)
      .toEqual([]);
  }
}

const ROLES = [
  ['Administrator', LISTS.filter(({ role }) => role === undefined)],
  ['Operator', LISTS.filter(({ role }) => role === 'Operator')],
  ['Advertiser', OF_ADVERTISERS],
] as const;

for (const [role, paths] of ROLES) {
  test(`in every list of an ${role} the naming column gets the width that the other columns leave, no column is hidden, a search is at least 240 px wide on one bar, and a long list shows sixteen records at once, each on one line, at 1440 and 1024 [R-UI-01]`, async ({
    open,
    page,
  }) => {
    // one page tests all lists
    test.setTimeout(240_000);
    await open(QUIET, { role, city: 'akashi' });
    await expectQuietPage(page);
    const dense: Record<string, unknown> = {};
    for (const { path } of paths) {
      await settled(page, path);
      for (const [width, letters] of SIZES) {
        await page.setViewportSize({ width, height: 900 });
        // the list renders a few rows per frame, and its columns get their widths with the last rows
        await expect.poll(() => faults(page, letters), `${path} at ${width}`).toEqual([]);
        if (WHOLE.includes(path)) await expect.poll(() => hidden(page), `${path} at ${width}`).toBe(0);
        if (width !== 1440 || !LONG.includes(path)) continue;
        await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(20);
        const { top, heights, rowsInView } = await measureRows(page);
        dense[path] = { heights, early: top <= 230, seen: rowsInView >= 16 };
      }
      if (TOOLBARS.includes(path)) await isNotCrowded(page, path);
      await goToQuietPage(page);
    }
    const one = { heights: [40], early: true, seen: true };
    const long = paths.filter(({ path }) => LONG.includes(path));
    expect(dense).toEqual(Object.fromEntries(long.map(({ path }) => [path, one])));
  });
}

test('in English too no column of a list is hidden beyond its edge or under the row actions, at 1440 and 390, and a search is at least 240 px wide on one bar with its select controls, also beside the open menu [R-UI-01]', async ({
  open,
  page,
}) => {
  test.setTimeout(180_000);
  await open(QUIET, { role: 'Operator', city: 'akashi', lang: 'en' });
  await expectQuietPage(page);
  for (const path of new Set([...WHOLE, ...TOOLBARS])) {
    await settled(page, path);
    for (const width of WHOLE.includes(path) ? [390, 1440] : []) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => hidden(page), `${path} at ${width}`).toBe(0);
    }
    if (TOOLBARS.includes(path)) await isNotCrowded(page, path);
    await page.setViewportSize({ width: 1440, height: 844 });
    await goToQuietPage(page);
  }
});

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
