// The production build behind nginx with deploy/nginx.conf, and the independent backend behind the same host
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { goTo } from '../navigate';
import { expect, test } from './fixtures';

const MEGABYTE = 1_000_000;

test('a user signs in, reloads the address of a record and uploads 30 MB through nginx, and a redirect of the backend stays on the host', async ({
  backend,
  signInTo,
  page,
  records,
  toasts,
}) => {
  await signInTo('明石市', 'hayashi');
  await goTo(page, '/akashi/document');
  await expect(records.titles.first()).toHaveText('案内の資料3');

  await test.step('the address of a record is the page of the console', async () => {
    await page.goto('/akashi/document?view=3');
    await expect(page.getByRole('dialog', { name: '資料の詳細' })).toContainText('案内の資料3');
    await page.keyboard.press('Escape');
  });

  await test.step('a file of 30 MB arrives whole', async () => {
    await goTo(page, '/akashi/document?new=1');
    const form = page.getByRole('dialog', { name: '資料を登録' });
    await form.getByLabel('タイトル').fill('防災の手引き');
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: '手引き.pdf', mimeType: 'application/pdf', buffer: pdfOf(30 * MEGABYTE) });
    await expect(form.locator('.file-name')).toContainText('手引き.pdf');
    backend.received.length = 0;
    await form.getByRole('button', { name: '登録する' }).click();
    await expect(toasts).toHaveText(['保存しました。']);
    await expect(records.titles.first()).toHaveText('防災の手引き');
    const receivedPost = backend.received.find(({ method }) => method === 'POST');
    expect(receivedPost?.parts.map(({ name, filename, bytes }) => [name, filename, bytes.length])).toEqual([
      ['title', null, Buffer.byteLength('防災の手引き')],
      ['file', '手引き.pdf', 30 * MEGABYTE],
    ]);
  });

  await test.step('the redirect to an address with a slash names a path of the backend', async () => {
    backend.override('GET /:city/api/documents/', {
      status: 301,
      headers: { location: '/akashi/api/scenes/' },
    });
    const response = await page.request.get('/api-root/akashi/api/documents/', { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, '/api-root/akashi/api/scenes/']);
  });
});

test('nginx sends each file with its headers, compressed, and no page for a missing one [A-200]', async ({
  request,
  baseURL,
}) => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const [script] = scripts.toSorted(
    (a, b) => statSync(`dist/assets/${b}`).size - statSync(`dist/assets/${a}`).size,
  );
  const of = async (path: string) => {
    const response = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
    const headers = response.headers();
    const names = ['content-type', 'content-encoding', 'cache-control', 'x-content-type-options'];
    return [response.status(), ...names.map((name) => headers[name] ?? null)];
  };
  const page = [200, 'text/html; charset=utf-8', 'gzip', 'no-cache', 'nosniff'];
  expect([await of('/'), await of('/akashi/coupon?view=3')]).toEqual([page, page]);
  expect(await of(`/assets/${script}`)).toEqual([
    200,
    'application/javascript; charset=utf-8',
    'gzip',
    'public, max-age=31536000, immutable',
    'nosniff',
  ]);
  const missing = await of('/assets/gone-1234567.js');
  expect([missing[0], missing[3]]).toEqual([404, null]);
  const map = '/assets/start-1234567.js.map';
  writeFileSync(`dist${map}`, '{}');
  try {
    expect((await of(map))[0]).toBe(404);
  } finally {
    rmSync(`dist${map}`);
  }
  // without a token: what counts is the header of an answer that is kept by nobody
  expect(await of('/api-root/akashi/api/scenes/')).toEqual([
    401,
    'application/json',
    null,
    'no-store',
    'nosniff',
  ]);

  const { 'content-security-policy': policy, 'referrer-policy': referrer } = (
    await request.get('/')
  ).headers();
  expect([policy, referrer]).toEqual(["frame-ancestors 'none'", 'strict-origin-when-cross-origin']);
  expect(baseURL).toMatch(/^http:\/\/localhost:\d+$/);
});

/** A PDF of one page with this many bytes. */
function pdfOf(length: number): Buffer {
  const head = '%PDF-1.4\n1 0 obj\n<</Type /Page>>\nendobj\n%';
  const tail = '\n%%EOF\n';
  return Buffer.from(head + ' '.repeat(length - head.length - tail.length) + tail, 'latin1');
}
