import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { createBackend } from '#mocks/backend/backend';
import { statusPage } from '#mocks/server/status-page';
import { startForTest as start } from './start-for-test';

const NEWS = {
  title: '開館時間の変更',
  content: '4月から午後8時まで開けます。',
  date: '2026-04-01T00:00:00.000Z',
};
const LIST = '/akashi/api/news/?limit=1&offset=0';

test('the page of the server names addresses, accounts and the last writes, and signs an account in beside a console', async () => {
  const { call, signIn, url } = await start({ serveConsole: (_, response) => void response.end('console') });
  await signIn('administrator');
  await call('POST', '/akashi/api/news/', NEWS);
  const html = await (await fetch(url('/'))).text();
  const texts = [url('/'), '店舗オーナー', 'owner_shop', 'POST /:city/api/news/', '201'];
  expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  expect(await (await fetch(url('/akashi/dashboard'))).text()).toBe('console');

  const signedIn = await fetch(url('/sign-in-as'), {
    method: 'POST',
    body: new URLSearchParams({ username: 'owner_shop' }),
    redirect: 'manual',
  });
  expect([signedIn.status, signedIn.headers.get('location'), signedIn.headers.getSetCookie()]).toEqual([
    303,
    '/login',
    [
      expect.stringMatching(/^Admin-Token=[\w.]+; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^Admin-Refresh-Token=[\w.]+; Path=\/; SameSite=Lax$/),
    ],
  ]);
  const unknown = await fetch(url('/sign-in-as'), {
    method: 'POST',
    body: new URLSearchParams({ username: 'x' }),
  });
  expect(unknown.status).toBe(404);
});

test('a phone is led to the address of the network by a QR code; without one the page says how others may open it', async () => {
  const backend = createBackend();
  await backend.ready;
  const own = 'http://localhost:8787/';
  const network = 'http://192.168.0.5:8787/';
  const pageAt = (...addresses: string[]) =>
    statusPage({ backend, addresses, apiPath: '/api-root', hasConsole: true, language: 'en', problem: null });
  expect(pageAt(own, network)).toContain(renderSVG(network, { border: 2 }));
  expect(pageAt(own)).not.toContain('<svg');
  expect(pageAt(own)).toContain('Other devices cannot open it');
});

test('the page is in the language of the browser, or in the one of its link', async () => {
  const { url } = await start();
  const titleOf = async (path: string, language: string) => {
    const response = await fetch(url(path), { headers: { 'accept-language': language } });
    return /<h1>(.*)<\/h1>/.exec(await response.text())?.[1];
  };
  const ja = 'まちコンソール 共有デモ';
  const en = 'Machi Console: shared demo';
  expect([
    await titleOf('/', 'ja-JP,ja;q=0.9,en;q=0.8'),
    await titleOf('/', 'en-GB,en;q=0.9,ja;q=0.8'),
    await titleOf('/', 'es'),
    await titleOf('/?lang=en', 'ja'),
  ]).toEqual([ja, en, en, en]);
});

test('a code that a form of accounts has sent is on the page, as no mail arrives', async () => {
  const { call, url } = await start();
  const email = 'owner.shop@machi.example.jp';
  expect((await call('POST', '/akashi/users/forgot_password', { email })).status).toBe(200);
  const html = await (await fetch(url('/'))).text();
  expect(html).toMatch(new RegExp(`<td>${email}</td><td>[^<]*確認コード \\d{6}</td>`));
});

test('a fault and a delay are set on the page while the server runs; what cannot be read is refused in a sentence', async () => {
  const { call, signIn, url } = await start();
  await signIn('administrator');
  const submit = async (fields: Record<string, string>, origin = new URL(url('/')).origin) => {
    const response = await fetch(url('/settings?lang=en'), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin },
      redirect: 'manual',
    });
    return { status: response.status, html: await response.text() };
  };
  const statusOfList = async () => (await call('GET', LIST)).status;
  expect((await submit({ fault: 'GET /{city}/api/news/ 503' })).status).toBe(303);
  expect(await statusOfList()).toBe(503);
  const html = await (await fetch(url('/'))).text();
  const [, id = ''] = /GET \/:city\/api\/news\/ 503<\/code>.*?name="remove" value="(\d+)"/.exec(html) ?? [];
  expect((await submit({ remove: id })).status).toBe(303);
  expect(await statusOfList()).toBe(200);

  expect((await submit({ latency: '300' })).status).toBe(303);
  const startedAt = performance.now();
  await statusOfList();
  expect(performance.now() - startedAt).toBeGreaterThan(290);

  const refusals = [await submit({ fault: 'GET <b>' }), await submit({ latency: '90000' })];
  expect(refusals.map(({ status, html: page }) => [status, /role="alert">(.*?)</.exec(page)?.[1]])).toEqual([
    [400, expect.stringContaining('The fault &quot;GET &lt;b&gt;&quot; cannot be read. METHOD path')],
    [400, 'The delay &quot;90000&quot; must be a whole number from 0 to 60000.'],
  ]);
  expect((await submit({ latency: '0' }, 'http://example.com')).status).toBe(403);
});
