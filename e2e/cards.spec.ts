// In a browser: the layout of cards and tiles
import { expect, test } from './fixtures';
import { goTo } from './navigate';
import { expectQuietPage, goToQuietPage, QUIET } from './quiet';

/** Lists whose cards have pictures; only Shonan has articles. */
const WITH_PICTURES = [
  '/akashi/advertisement',
  '/akashi/news',
  '/akashi/event',
  '/akashi/flyer',
  '/akashi/document',
  '/akashi/qrcode',
  '/akashi/post/confirm-gender',
  '/shonan/article',
];

test('cards on a phone keep their pictures, and every check box, link and button in them is at least 24 px wide and high', {
  tag: '@core',
}, async ({ open, page, records }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(QUIET, { role: 'Administrator', city: 'akashi' });
  await expectQuietPage(page);
  const found: Record<string, unknown> = {};
  for (const path of WITH_PICTURES) {
    if (path.startsWith('/akashi/')) await goTo(page, path);
    else await open(path, { role: 'Administrator', city: 'shonan' });
    await expect(records.rows.first(), path).toBeVisible();
    await records.settled();
    found[path] = await page.locator('.records tbody').evaluate((body) => {
      const pictures = [...body.querySelectorAll('.card-picture')].map((one) => one.getBoundingClientRect());
      const targets = [...body.querySelectorAll('input, a, button, .previewable')];
      const small = targets
        .filter((one) => one.closest('[popover]') === null)
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width < 24 || height < 24);
      const over = [...body.querySelectorAll('tr')].filter((row) => row.scrollWidth > row.clientWidth);
      return {
        pictures:
          pictures.length > 0 && pictures.every(({ width, height }) => width >= 44 && height === width),
        small: small.length,
        over: over.length,
      };
    });
    await goToQuietPage(page);
  }
  const right = { pictures: true, small: 0, over: 0 };
  expect(found).toEqual(Object.fromEntries(WITH_PICTURES.map((path) => [path, right])));
});

test('the pictures of a list are tiles of one width, whose check boxes and actions are within reach', async ({
  open,
  page,
  records,
  axe,
}) => {
  await open('/akashi/advertisement', { role: 'Administrator', city: 'akashi' });
  await records.settled();
  await page.getByRole('link', { name: '写真' }).click();
  await expect(page).toHaveURL('/akashi/advertisement?layout=pictures');
  const tiles = page.locator('.tiles tbody tr');
  const boxes = await tiles.evaluateAll((all) =>
    all.slice(0, 4).map((tile) => {
      const { width, y } = tile.getBoundingClientRect();
      const picture = tile.querySelector('.row-picture')?.getBoundingClientRect();
      const inset = Math.round(width - (picture?.width ?? 0));
      return { width: Math.round(width), y, picture: [inset, picture?.height] };
    }),
  );
  const [first] = boxes;
  expect(first?.width).toBeGreaterThanOrEqual(210);
  // the borders
  expect(first?.picture).toEqual([2, 160]);
  expect(boxes).toEqual(Array(4).fill(first));
  await tiles.first().getByRole('checkbox').check();
  await expect(page.locator('.selection-bar')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await tiles.nth(1).getByRole('button', { name: '操作' }).click();
  await expect(page.getByRole('link', { name: /を編集$/ })).toBeInViewport();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.press('Escape');
  await expect(page.locator('.tile-head')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
