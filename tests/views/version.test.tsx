import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runningWrites } from '#api/http/write/running-writes';
import { VERSION_PAUSE } from '#domain/base/limits';
import { renderConsole } from './render-console';

await import('#app/shell/version/VersionLine');

const OWN_BUILD = '50008a22 2026-11-28T07:31Z';
const NEWER_BUILD = '61119b33 2026-11-29T08:00Z';
const pageOfBuild = (build: string) =>
  `<!doctype html><meta name="build" content="${build}"><div id="root"></div>`;

/** A console of the build `OWN_BUILD`, on a host whose page is `page`. */
async function openDashboard(page: string) {
  const meta = document.head.appendChild(document.createElement('meta'));
  Object.assign(meta, { name: 'build', content: OWN_BUILD });
  onTestFinished(() => meta.remove());
  const { user, pass } = await renderConsole('/akashi/dashboard', { city: 'akashi' });
  const pageRequests: string[] = [];
  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    if (input !== '/') return originalFetch(input, init);
    pageRequests.push(`${init?.method ?? 'GET'} ${init?.cache}`);
    return new Response(init?.method === 'HEAD' ? null : page, {
      headers: { 'last-modified': 'Sat, 28 Nov 2026 07:35:00 GMT' },
    });
  };
  onTestFinished(() => {
    window.fetch = originalFetch;
  });
  await screen.findByRole('heading', { level: 1, name: 'ダッシュボード' });
  pass(VERSION_PAUSE);
  await waitFor(() => expect(document.querySelector('.version-line')).not.toBeNull());
  return { user, pageRequests, showTab: () => document.dispatchEvent(new Event('visibilitychange')) };
}

/** Counts the reloads of the page, which jsdom has not. */
function stubReload() {
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

const NEW_VERSION_TEXT = '新しい版があります';

test('a tab that comes to the front requests the page, and a status line names a newer build, with a button [A-337]', async () => {
  const { pageRequests, showTab, user } = await openDashboard(pageOfBuild(NEWER_BUILD));
  const reload = stubReload();
  expect([pageRequests, screen.queryByText(NEW_VERSION_TEXT)]).toEqual([[], null]);
  showTab();
  const versionLine = (await screen.findByText(NEW_VERSION_TEXT)).closest('[role=status]') as HTMLElement;
  expect(pageRequests).toEqual(['GET no-cache']);
  await user.click(within(versionLine).getByRole('button', { name: '再読み込み' }));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the same build', pageOfBuild(OWN_BUILD)],
  ['the page of a gateway', '<!doctype html><title>Sign in to the Wi-Fi</title>'],
])('%s is no news [A-337]', async (_, page) => {
  const { pageRequests, showTab } = await openDashboard(page);
  showTab();
  await waitFor(() => expect(pageRequests).toEqual(['GET no-cache']));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText(NEW_VERSION_TEXT)).toBeNull();
});

test('the next change of page loads the newer version, but not while a write has no answer [A-337]', async () => {
  const { showTab, user } = await openDashboard(pageOfBuild(NEWER_BUILD));
  const reload = stubReload();
  showTab();
  await screen.findByText(NEW_VERSION_TEXT);
  const goTo = async (name: string) => {
    await user.click(
      within(screen.getByRole('navigation', { name: 'メニュー' })).getByRole('link', { name }),
    );
    await screen.findByRole('heading', { level: 1, name });
    await new Promise((resolve) => setTimeout(resolve));
  };
  const runningWrite = Promise.resolve();
  runningWrites.add(runningWrite);
  await goTo('プッシュ通知');
  expect(reload).not.toHaveBeenCalled();
  runningWrites.delete(runningWrite);
  await goTo('ダッシュボード');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('the help menu opens version, build, deploy, browser and address, and one button copies them all [A-338]', async () => {
  const { user } = await openDashboard(pageOfBuild(OWN_BUILD));
  const writeTextSpy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'ヘルプ' }));
  await user.click(await screen.findByRole('menuitem', { name: 'このコンソールについて' }));
  const dialog = await screen.findByRole('dialog', { name: 'このコンソールについて' });
  await within(dialog).findByText('2026/11/28 16:35:00');
  await user.click(within(dialog).getByRole('button', { name: 'すべてコピー' }));
  expect(await screen.findByText('コピーしました。')).toBeTruthy();
  expect(writeTextSpy.mock.calls[0]?.[0].split('\n')).toEqual([
    `バージョン: ${import.meta.env.VITE_VERSION}`,
    `ビルド: ${OWN_BUILD}`,
    '最終更新日時: 2026/11/28 16:35:00',
    `ブラウザー: ${navigator.userAgent}`,
    'ページのアドレス: http://localhost:3000/akashi/dashboard',
  ]);
  const licences = within(dialog).getByRole<HTMLAnchorElement>('link', { name: /ライセンス/ });
  expect([licences.getAttribute('href'), licences.target]).toEqual(['/licenses.txt', '_blank']);
});
