import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { screens } from '#app/screens/index';
import type { LazyView, ViewModule } from '#kit/context/screen';
import { renderConsole } from './render-console';

const NOTIFICATIONS = '/akashi/notification';
const main = () => within(screen.getByRole('main'));
const shell = () => document.querySelector('.shell');

/** Holds back the view of the notifications until the test lets it load. */
function holdBackView() {
  const view = screens.find(({ path }) => path === '/:city/notification')?.view as LazyView;
  const { load } = view;
  let finishLoading: (module: ViewModule) => void;
  const heldModule = new Promise<ViewModule>((resolve) => {
    finishLoading = resolve;
  });
  const spies = [
    vi.spyOn(view, 'current').mockReturnValue(null),
    vi.spyOn(view, 'load').mockReturnValue(heldModule),
  ];
  const release = () => {
    for (const spy of spies) spy.mockRestore();
  };
  onTestFinished(release);
  return {
    finishLoading: () =>
      act(async () => {
        release();
        finishLoading(await load());
      }),
  };
}

/** What is shown instead of the page: its title, the loading status and placeholder rows. */
async function loadingState() {
  const status = await within(await screen.findByRole('main')).findByRole('status');
  const loading = status.closest('.loading-page');
  return {
    title: loading?.querySelector('p')?.textContent,
    message: status.textContent,
    rows: loading?.querySelector('.skeleton') instanceof HTMLElement,
    spinner: document.querySelector('main .spinner'),
  };
}

const LOADING_STATE = { title: 'プッシュ通知', message: '読み込み中…', rows: true, spinner: null };

test('a page whose view is loading shows its title and placeholder rows, and the shell stays', async () => {
  const { user, address } = await renderConsole('/akashi/dashboard');
  await screen.findByRole('heading', { name: 'ダッシュボード' });
  const shellBefore = shell();
  const heldView = holdBackView();
  await user.click(
    within(screen.getByRole('navigation', { name: 'メニュー' })).getByRole('link', { name: 'プッシュ通知' }),
  );
  await waitFor(() => expect(address()).toBe(NOTIFICATIONS));
  expect(await loadingState()).toEqual(LOADING_STATE);
  expect(main().queryByRole('heading')).toBeNull();

  await heldView.finishLoading();
  await main().findByRole('heading', { name: 'プッシュ通知' });
  expect(document.querySelector('.loading-page')).toBeNull();
  expect(shell()).toBe(shellBefore);
});

test('the first page does the same while its view or the check of its city is loading', async () => {
  const heldView = holdBackView();
  const { unmount } = await renderConsole(NOTIFICATIONS, { city: 'akashi' });
  expect(await loadingState()).toEqual(LOADING_STATE);
  const shellBefore = shell();
  await heldView.finishLoading();
  await main().findByRole('heading', { name: 'プッシュ通知' });
  expect(shell()).toBe(shellBefore);
  unmount();

  await renderConsole(NOTIFICATIONS, { city: 'akashi', fault: 'GET /default/api/city/specify/ hang' });
  expect(await loadingState()).toEqual(LOADING_STATE);
});
