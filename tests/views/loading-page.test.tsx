import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { screens } from '#app/screens/index';
import type { LazyView, ViewModule } from '#kit/context/screen';
import { renderConsole } from './render-console';

const NOTIFICATIONS = '/akashi/notification';
const main = () => within(screen.getByRole('main'));
const shell = () => document.querySelector('.shell');

/** Holds back the view of the notifications until the test lets it load. */
function heldBack() {
  const view = screens.find(({ path }) => path === '/:city/notification')?.view as LazyView;
  const { load } = view;
  let arrive: (module: ViewModule) => void;
  const held = new Promise<ViewModule>((resolve) => {
    arrive = resolve;
  });
  const spies = [
    vi.spyOn(view, 'current').mockReturnValue(null),
    vi.spyOn(view, 'load').mockReturnValue(held),
  ];
  const giveBack = () => {
    for (const spy of spies) spy.mockRestore();
  };
  onTestFinished(giveBack);
  return {
    arrive: () =>
      act(async () => {
        giveBack();
        arrive(await load());
      }),
  };
}

/** What is shown instead of the page: its title, the loading status and placeholder rows. */
async function seenLoading() {
  const status = await within(await screen.findByRole('main')).findByRole('status');
  const loading = status.closest('.loading-page');
  return {
    title: loading?.querySelector('p')?.textContent,
    message: status.textContent,
    rows: loading?.querySelector('.skeleton') instanceof HTMLElement,
    spinner: document.querySelector('main .spinner'),
  };
}

const COMING = { title: 'プッシュ通知', message: '読み込み中…', rows: true, spinner: null };

test('a page whose view is loading shows its title and placeholder rows, and the shell stays', async () => {
  const { user, address } = await renderConsole('/akashi/dashboard');
  await screen.findByRole('heading', { name: 'ダッシュボード' });
  const before = shell();
  const view = heldBack();
  await user.click(
    within(screen.getByRole('navigation', { name: 'メニュー' })).getByRole('link', { name: 'プッシュ通知' }),
  );
  await waitFor(() => expect(address()).toBe(NOTIFICATIONS));
  expect(await seenLoading()).toEqual(COMING);
  expect(main().queryByRole('heading')).toBeNull();

  await view.arrive();
  await main().findByRole('heading', { name: 'プッシュ通知' });
  expect(document.querySelector('.loading-page')).toBeNull();
  expect(shell()).toBe(before);
});

test('the first page does the same while its view or the check of its city is loading', async () => {
  const view = heldBack();
  const { unmount } = await renderConsole(NOTIFICATIONS, { city: 'akashi' });
  expect(await seenLoading()).toEqual(COMING);
  const before = shell();
  await view.arrive();
  await main().findByRole('heading', { name: 'プッシュ通知' });
  expect(shell()).toBe(before);
  unmount();

  await renderConsole(NOTIFICATIONS, { city: 'akashi', fault: 'GET /default/api/city/specify/ hang' });
  expect(await seenLoading()).toEqual(COMING);
});
