// A newer build on nginx while a page of the older one is open
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { goTo } from '../navigate';
import { expect, test as nginxTest } from './fixtures';

const NEWER = 'newer 2030-01-01T00:00Z';

interface Fixtures {
  deployNewer: () => void;
  announceNewer: (path: string, beforeDeployment?: () => Promise<void>) => Promise<void>;
}

const test = nginxTest.extend<Fixtures>({
  /** Puts a build with another id on the host, until the test ends. */
  deployNewer: async ({ hosts }, use) => {
    const page = join(hosts.build.folder, 'index.html');
    const first = readFileSync(page, 'utf8');
    await use(() => writeFileSync(page, first.replace(/(<meta name="build" content=")[^"]*/, `$1${NEWER}`)));
    writeFileSync(page, first);
  },
  /** Signs in, opens a page, and waits until it shows that another build was deployed meanwhile. */
  announceNewer: async ({ page, signInTo, deployNewer }, use) => {
    await use(async (path, beforeDeployment) => {
      await page.clock.install();
      await signInTo('明石市', 'hayashi');
      await goTo(page, path);
      await beforeDeployment?.();
      deployNewer();
      // a page makes no request for the version in its first minute
      await page.clock.runFor(61_000);
      await expect(page.locator('.version-line')).toBeAttached();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText(LINE)).toBeVisible();
    });
  },
});

const idOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');
const LINE = '新しい版があります';

test('a new version is announced while a form is open, loses nothing that was typed, and the next change of page loads it [A-337]', async ({
  announceNewer,
  page,
}) => {
  const form = page.getByRole('dialog', { name: '資料を登録' });
  await announceNewer('/akashi/document?new=1', () => form.getByLabel('タイトル').fill('防災の手引き'));
  expect(await idOf(page)).not.toBe(NEWER);
  await expect(form.getByLabel('タイトル')).toHaveValue('防災の手引き');

  page.once('dialog', (question) => void question.accept());
  await page.reload();
  expect(await idOf(page)).toBe(NEWER);
  await expect(form.getByLabel('タイトル')).toHaveValue('防災の手引き');
});

test('with nothing to lose, the next change of page is one of the new version [A-337]', async ({
  announceNewer,
  page,
}) => {
  await announceNewer('/akashi/notification');
  await goTo(page, '/akashi/document');
  await page.clock.runFor(100);
  await expect.poll(() => idOf(page)).toBe(NEWER);
  await expect(page).toHaveURL('/akashi/document');
  await expect(page.getByRole('heading', { level: 1, name: '資料' })).toBeVisible();
  await expect(page.getByText(LINE)).toBeHidden();
});

test('the button of the line loads the new version of the same page [A-337]', async ({
  announceNewer,
  page,
}) => {
  await announceNewer('/akashi/document');
  await page.locator('.version-line').getByRole('button', { name: '再読み込み' }).click();
  await expect.poll(() => idOf(page)).toBe(NEWER);
  await expect(page).toHaveURL('/akashi/document');
  await expect(page.getByRole('heading', { level: 1, name: '資料' })).toBeVisible();
});

for (const answer of ['404', 'the page of the console'] as const) {
  test(`a file of the old version that is gone (${answer}) shows a message, and its button loads the new version`, async ({
    hosts,
    signInTo,
    deployNewer,
    page,
    allowConsole,
  }) => {
    allowConsole(/404|MIME type|Failed to fetch dynamically imported module|The above error occurred/);
    const isGone = /\/assets\/DocumentView-[\w-]+\.js$/;
    await page.route(isGone, (route) =>
      answer === '404'
        ? route.fulfill({ status: 404, body: '' })
        : route.fulfill({ contentType: 'text/html', path: join(hosts.build.folder, 'index.html') }),
    );
    await signInTo('明石市', 'hayashi');
    deployNewer();
    await page.locator('.sidebar a[href="/akashi/document"]').dispatchEvent('click');
    await expect(page.getByText('ページを表示できませんでした')).toBeVisible();
    await page.unroute(isGone);
    await page.getByRole('main').getByRole('button', { name: '再読み込み' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '資料' })).toBeVisible();
    expect(await idOf(page)).toBe(NEWER);
  });
}

test('the licences are a text', async ({ request }) => {
  const response = await request.get('/licenses.txt');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await response.text()).toContain('## react-dom');
});
