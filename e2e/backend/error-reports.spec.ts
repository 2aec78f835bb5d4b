// Errors in the production build, and what whoever runs it receives of them
import type { Page } from '@playwright/test';
import { goTo } from '../navigate';
import { expect, test } from './fixtures';
import { answerConfirmation } from './saving';

test('each kind of error is sent once, with the place in the code and the page, and without a value that was typed', {
  tag: '@server',
}, async ({ hosts: { build, settings }, anyBackend, accounts, signInTo, page, allowConsole }) => {
  allowConsole(/./);
  const reports = reportsOf(page);
  build.configure({ ...settings, ERROR_REPORT_URL: '/errors', VITALS: '1' });
  try {
    await signInTo('明石市', accounts.administrator);
    await goTo(page, '/akashi/document?new=1&search=himitsu');
    const form = page.getByRole('dialog', { name: '資料を登録' });
    const typedTexts = ['himitsu shiryo', '秘密の資料.pdf'] as const;
    await form.getByLabel('タイトル').fill(typedTexts[0]);
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: typedTexts[1], mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });

    await test.step('an uncaught error, twice, and a rejection that quotes the title', async () => {
      await page.evaluate(failTwice, typedTexts[0]);
      // the backend sends decimals as texts, which are unreadable, too
      await expect
        .poll(() => reports.filter(isScriptError).map(({ kind }) => kind))
        .toEqual(['uncaught', 'rejection']);
    });

    await test.step('a response of another shape', async () => {
      anyBackend.override(
        'GET /:city/api/scenes/',
        { status: 200, body: { data: { content: typedTexts } } },
        1,
      );
      await page.keyboard.press('Escape');
      await answerConfirmation(page, '入力を破棄しますか？', '破棄して閉じる');
      await goTo(page, '/akashi/scene');
      const message = expect.stringMatching(/^contract at GET \/:city\/api\/scenes\/ \(200\): /);
      await expect
        .poll(() => reports)
        .toContainEqual(expect.objectContaining({ kind: 'unreadable', message }));
    });

    await test.step('a file of the console that is gone', async () => {
      await page.route(/\/assets\/CouponView-/, (route) => route.fulfill({ status: 404 }));
      await goTo(page, '/akashi/coupon');
      await expect.poll(() => reports.map(({ kind }) => kind)).toContain('chunk');
    });

    const text = decodeURIComponent(JSON.stringify(reports));
    expect(
      [...typedTexts, 'himitsu', '秘密', accounts.administrator, 'Bearer'].filter((value) =>
        text.includes(value),
      ),
    ).toEqual([]);
    expect(reports.find(({ kind }) => kind === 'uncaught')).toEqual({
      kind: 'uncaught',
      message: 'TypeError: no record of …',
      stack: expect.arrayContaining(['other']),
      address: '/akashi/document',
      role: 'Administrator',
      city: 'akashi',
      version: '1.0.0',
      build: expect.stringMatching(/^[0-9a-f]{8} \d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
      browser: await page.evaluate(() => navigator.userAgent),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  } finally {
    build.configure({ ...settings });
  }
});

const isScriptError = ({ kind }: Record<string, unknown>) => kind !== 'unreadable';

/** The reports that the page sends, as they come. */
function reportsOf(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/errors') reports.push(request.postDataJSON());
  });
  return reports;
}

function failTwice(title: string): void {
  const fail = () => {
    throw new TypeError(`no record of ${title}`);
  };
  setTimeout(fail);
  setTimeout(fail);
  setTimeout(() => void Promise.reject(new SyntaxError(`Unexpected token in ${title}`)));
}
