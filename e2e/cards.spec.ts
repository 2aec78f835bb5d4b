import { expect, test } from './fixtures';
import { isQuiet, QUIET, rest } from './quiet';
import { goTo } from './walk';

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

test('cards on a phone keep their pictures, and every check box, link and button in them is at least 24 px wide and high', async ({
  open,
  page,
  records,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(QUIET, { role: 'Administrator', city: 'akashi' });
  await isQuiet(page);
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
    await rest(page);
  }
  const right = { pictures: true, small: 0, over: 0 };
  expect(found).toEqual(Object.fromEntries(WITH_PICTURES.map((path) => [path, right])));
});
