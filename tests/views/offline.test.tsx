import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sources } from '../sources';
import { renderConsole } from './render-console';

const dispatchConnection = () =>
  act(() => void dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline')));

/** The browser says that it is offline, and calls are answered all the same, as with some VPNs. */
function browserSaysOffline() {
  const onLineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchConnection();
  const goOnline = () => {
    onLineSpy.mockReturnValue(true);
    dispatchConnection();
  };
  onTestFinished(() => {
    goOnline();
    // the page is gone by now, and with it what hears the event
    onlineManager.setOnline(true);
    onLineSpy.mockRestore();
  });
  return { goOnline };
}

const tableLoaded = () =>
  waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));

test('while the browser says that it is offline, the next page is loaded, a form is saved, and the bar says so', async () => {
  const { user, calls, rows } = await renderConsole('/akashi/post/list-post');
  await screen.findByText(/^全\d/);
  await tableLoaded();
  const firstPage = rows().map(({ textContent }) => textContent);
  expect(screen.queryByText('オフラインです')).toBeNull();

  const { goOnline } = browserSaysOffline();
  expect(screen.getByText('オフラインです').closest('.navbar')).not.toBeNull();
  await user.click(screen.getByRole('link', { name: '2ページ' }));
  await waitFor(() => expect(calls().at(-1)).toBe('GET /api/matching/?offset=20&limit=20 200'));
  await tableLoaded();
  expect(rows().map(({ textContent }) => textContent)).not.toEqual(firstPage);

  goOnline();
  expect(screen.queryByText('オフラインです')).toBeNull();
});

test('while the browser says that it is offline, a record is saved', async () => {
  const { user, calls } = await renderConsole('/akashi/scene?new=1');
  await screen.findByText(/^全\d/);
  browserSaysOffline();
  fireEvent.change(await screen.findByRole('textbox', { name: /シーン名/ }), {
    target: { value: '花火の夜' },
  });
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  expect(calls()).toContain('POST /akashi/api/scenes/ 201');
});

test('one function makes the clients of queries, so that none waits for the browser to be online', () => {
  const clientSources = sources('src').filter(({ text }) => text.includes('new QueryClient('));
  expect(clientSources.map(({ path }) => path)).toEqual(['src/app/create-query-client.ts']);
});
