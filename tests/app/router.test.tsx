import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Root } from '#app/Root';
import { lazySession } from '#machines/session/lazy-session';
import type { SessionActor } from '#machines/session/session-actor';
import { allowConsole } from '../console';
import { openConsole } from '../open-console';

await import('#app/SignedIn');
await import('#views/notifications/NotificationsView');

/** Opens the console at a list, with a session whose loading the test completes. */
async function openWithHeldSession() {
  const { app, session } = await openConsole('/akashi/notification');
  let resolveSession: (actor: SessionActor) => void;
  let rejectSession: (error: unknown) => void;
  const heldSession = lazySession(
    () =>
      new Promise((resolve, reject) => {
        resolveSession = resolve;
        rejectSession = reject;
      }),
  );
  return {
    heldSession,
    renderRoot: () => render(<Root app={{ ...app, session: heldSession }} />),
    finishSessionLoad: () => act(async () => resolveSession(session())),
    failSessionLoad: () => act(async () => rejectSession(new Error('the session code is missing'))),
  };
}

const signInButton = () => screen.queryByRole('button', { name: 'ログイン' });

test('a signed-in user waits for the session: only the own page is shown, and the address stays [A-020]', async () => {
  const { heldSession, renderRoot, finishSessionLoad } = await openWithHeldSession();
  heldSession.resume();
  renderRoot();
  expect([screen.getByText('読み込み中…'), signInButton()]).toEqual([expect.anything(), null]);
  await finishSessionLoad();
  await screen.findByRole('heading', { name: 'プッシュ通知', level: 1 });
  expect(location.pathname).toBe('/akashi/notification');
});

test('a session that loads while the user types keeps the sign-in page, and one of another tab is waited for [A-020]', async () => {
  const { heldSession, renderRoot, finishSessionLoad } = await openWithHeldSession();
  renderRoot();
  await screen.findByRole('button', { name: 'ログイン' });
  void heldSession.open();
  await act(async () => undefined);
  expect(signInButton()).not.toBeNull();
  act(() => heldSession.resume());
  expect(signInButton()).toBeNull();
  await finishSessionLoad();
  await screen.findByRole('navigation', { name: 'メニュー' });
});

test('a session that fails to load shows an error instead of the page', async () => {
  allowConsole(/the session code is missing|The above error occurred|recreate this component tree/);
  const { heldSession, renderRoot, failSessionLoad } = await openWithHeldSession();
  heldSession.resume();
  renderRoot();
  await failSessionLoad();
  await screen.findByRole('button', { name: '再読み込み' });
  expect(signInButton()).toBeNull();
});
