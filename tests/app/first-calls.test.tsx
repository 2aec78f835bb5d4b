import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderConsole } from '../views/render-console';

const LIST_CALL = 'GET /akashi/notifications/?offset=0&limit=20 200';

const CITIES_CALL = 'GET /default/api/city/specify/ 200';

test('cities and list are requested while the profile is loading, and nothing of them is shown [R-GUARD-03]', async () => {
  const { calls } = await renderConsole('/akashi/notification', { fault: 'GET /users/profile hang' });
  await waitFor(() =>
    expect(calls().toSorted()).toEqual([LIST_CALL, CITIES_CALL, 'GET /users/profile hang']),
  );
  expect(screen.getByRole('status').textContent).toBe('読み込み中…');
  expect(screen.queryByRole('table')).toBeNull();
});

test('the page uses the prefetched responses: each request is sent once', async () => {
  const { calls, rows } = await renderConsole('/akashi/notification');
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(calls().filter((call) => [CITIES_CALL, LIST_CALL].includes(call))).toEqual([CITIES_CALL, LIST_CALL]);
});

test('hovering a link requests its list, and following it requests the list no second time', async () => {
  const { calls, user, rows } = await renderConsole('/akashi/dashboard');
  const link = (await screen.findAllByRole('link', { name: 'プッシュ通知' }))[0] as HTMLElement;
  // The link may be rendered before the console listens to the pointer, so the pointer moves again.
  await waitFor(
    () => {
      fireEvent.pointerMove(document.body);
      fireEvent.pointerMove(link);
      expect(calls()).toContain(LIST_CALL);
    },
    { interval: 200 },
  );
  await user.click(link);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(calls().filter((call) => call === LIST_CALL)).toEqual([LIST_CALL]);
});

test('only links to another page that the user may enter are prefetched [R-GUARD-05]', async () => {
  await renderConsole('/akashi/dashboard', { as: 'Advertiser' });
  await screen.findByRole('main');
  const setTimeoutSpy = vi.spyOn(window, 'setTimeout');
  const isPrefetched = (href: string) => {
    setTimeoutSpy.mockClear();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    fireEvent.pointerMove(link);
    link.remove();
    return setTimeoutSpy.mock.calls.length > 0;
  };
  expect(
    [
      '/akashi/post-list',
      '/akashi/dashboard',
      'https://example.com/akashi/profile',
      '/akashi/shop-reviews',
    ].map(isPrefetched),
  ).toEqual([false, false, false, true]);
});
