import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runningWrites } from '#api/http/write/running-writes';
import { VERSION_PAUSE } from '#domain/base/limits';
import { renderConsole } from './render-console';

await import('#app/shell/version/VersionLine');

const OWN = '50008a22 2026-11-28T07:31Z';
const NEWER = '61119b33 2026-11-29T08:00Z';
const pageOf = (build: string) =>
  `<!doctype html><meta name="build" content="${build}"><div id="root"></div>`;

/** A console of the build `OWN`, on a host whose page is `page`. */
async function opened(page: string) {
  const meta = document.head.appendChild(document.createElement('meta'));
  Object.assign(meta, { name: 'build', content: OWN });
  onTestFinished(() => meta.remove());
  const { user, pass } = await renderConsole('/akashi/dashboard', { city: 'akashi' });
  const requests: string[] = [];
  const original = window.fetch;
  window.fetch = async (input, init) => {
    if (input !== '/') return original(input, init);
    requests.push(`${init?.method ?? 'GET'} ${init?.cache}`);
    return new Response(init?.method === 'HEAD' ? null : page, {
      headers: { 'last-modified': 'Sat, 28 Nov 2026 07:35:00 GMT' },
    });
  };
  onTestFinished(() => {
    window.fetch = original;
  });
  await screen.findByRole('heading', { level: 1, name: 'ダッシュボード' });
  pass(VERSION_PAUSE);
  await waitFor(() => expect(document.querySelector('.version-line')).not.toBeNull());
  return { user, requests, show: () => document.dispatchEvent(new Event('visibilitychange')) };
}

/** Counts the reloads of the page, which jsdom has not. */
function reloads() {
  const reload = vi.fn();
  const { location } = window;
  // jsdom's own `reload` cannot be replaced
  const get = (_: object, name: string | symbol) => {
    const value: unknown = name === 'reload' ? reload : Reflect.get(location, name);
    return typeof value === 'function' && value !== reload ? value.bind(location) : value;
  };
  vi.stubGlobal('location', new Proxy({}, { get }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return reload;
}

const TEXT = '新しい版があります';

test('a tab that comes to the front requests the page, and a status line names a newer build, with a button [A-337]', async () => {
  const { requests, show, user } = await opened(pageOf(NEWER));
  const reload = reloads();
  expect([requests, screen.queryByText(TEXT)]).toEqual([[], null]);
  show();
  const line = (await screen.findByText(TEXT)).closest('[role=status]') as HTMLElement;
  expect(requests).toEqual(['GET no-cache']);
  await user.click(within(line).getByRole('button', { name: '再読み込み' }));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the same build', pageOf(OWN)],
  ['the page of a gateway', '<!doctype html><title>Sign in to the Wi-Fi</title>'],
])('%s is no news [A-337]', async (_, page) => {
  const { requests, show } = await opened(page);
  show();
  await waitFor(() => expect(requests).toEqual(['GET no-cache']));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText(TEXT)).toBeNull();
});

test('the next change of page loads the newer version, but not while a write has no answer [A-337]', async () => {
  const { show, user } = await opened(pageOf(NEWER));
  const reload = reloads();
  show();
  await screen.findByText(TEXT);
  const goTo = async (name: string) => {
    await user.click(
      within(screen.getByRole('navigation', { name: 'メニュー' })).getByRole('link', { name }),
    );
    await screen.findByRole('heading', { level: 1, name });
    await new Promise((resolve) => setTimeout(resolve));
  };
  const write = Promise.resolve();
  runningWrites.add(write);
  await goTo('プッシュ通知');
  expect(reload).not.toHaveBeenCalled();
  runningWrites.delete(write);
  await goTo('ダッシュボード');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('the help menu opens version, build, deploy, browser and address, and one button copies them all [A-338]', async () => {
  const { user } = await opened(pageOf(OWN));
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'ヘルプ' }));
  await user.click(await screen.findByRole('menuitem', { name: 'このコンソールについて' }));
  const dialog = await screen.findByRole('dialog', { name: 'このコンソールについて' });
  await within(dialog).findByText('2026/11/28 16:35:00');
  await user.click(within(dialog).getByRole('button', { name: 'すべてコピー' }));
  expect(await screen.findByText('コピーしました。')).toBeTruthy();
  expect(written.mock.calls[0]?.[0].split('\n')).toEqual([
    `バージョン: ${import.meta.env.VITE_VERSION}`,
    `ビルド: ${OWN}`,
    '最終更新日時: 2026/11/28 16:35:00',
    `ブラウザー: ${navigator.userAgent}`,
    'ページのアドレス: http://localhost:3000/akashi/dashboard',
  ]);
  const licences = within(dialog).getByRole<HTMLAnchorElement>('link', { name: /ライセンス/ });
  expect([licences.getAttribute('href'), licences.target]).toEqual(['/licenses.txt', '_blank']);
});
