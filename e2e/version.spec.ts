// In a browser: every edge of the machine that compares versions
import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures';

const NEWER = 'newer 2030-01-01T00:00Z';

test('the journey takes every edge of the version machine in the browser [A-337, R-WISH-05]', async ({
  open,
  page,
  panel,
  records,
  takenEdges,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/);
  let host: 'same' | 'newer' | 'unreachable' = 'same';
  await page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    if (host === 'unreachable') return route.abort();
    const response = await route.fetch();
    const html = await response.text();
    const body = host === 'same' ? html : html.replace(/(<meta name="build" content=")[^"]*/, `$1${NEWER}`);
    return route.fulfill({ response, body });
  });
  const newVersionNotice = page.getByText('新しい版があります');
  const passMinutes = async (minutes: number) => {
    await panel.open('clock');
    for (let minute = 0; minute < minutes; minute += 1)
      await panel.root.getByRole('button', { name: '+60秒' }).click();
  };
  await open('/akashi/notification', {
    role: 'Administrator',
    city: 'akashi',
    now: '2026-04-01T09:00:00+09:00;paused',
  });
  await expect(records.rows).toHaveCount(20);

  await test.step('the same version, an unreachable host, and after 15 minutes a newer version', async () => {
    await passMinutes(1);
    await expect(page.locator('.version-line')).toBeAttached();
    await compare(page);
    await passMinutes(1);
    host = 'unreachable';
    await compare(page);
    await passMinutes(1);
    host = 'newer';
    await passMinutes(15);
    await panel.close();
    await expect(newVersionNotice).toBeVisible();
  });

  await test.step('the button reloads the page', async () => {
    await mark(page);
    await page.getByRole('status').getByRole('button', { name: '再読み込み' }).click();
    await expect(page.locator('html[data-marked]')).toHaveCount(0);
    await expect(records.rows).toHaveCount(20);
  });

  await test.step('the next change of page loads it', async () => {
    await passMinutes(1);
    await panel.close();
    await expect(page.locator('.version-line')).toBeAttached();
    await showTab(page);
    await expect(newVersionNotice).toBeVisible();
    await mark(page);
    await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'クーポン' }).click();
    await expect(page.locator('html[data-marked]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'クーポン' })).toBeVisible();
  });

  expect([...(takenEdges.get('version') ?? [])].toSorted()).toEqual([
    'compared, after pause → current',
    'comparing, compare done [differs] → outdated',
    'comparing, compare done → compared',
    'comparing, compare fails → compared',
    'current, after interval [isTabShown] → comparing',
    'current, tab shown → comparing',
    'outdated, page changed [losesNothing] → stays',
    'outdated, reload → stays',
  ]);
});

/** The tab comes to the front, and its request of the page has an end. */
async function compare(page: Page) {
  const ended = Promise.any([
    page.waitForEvent('requestfinished', isOfPage),
    page.waitForEvent('requestfailed', isOfPage),
  ]);
  await showTab(page);
  await ended;
}

const isOfPage = (request: Request) => new URL(request.url()).pathname === '/';
const showTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
