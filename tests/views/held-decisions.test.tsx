import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { UNDO_PERIOD } from '#domain/base/limits';
import type { Role } from '#domain/people/roles';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { signInAs } from '#mocks/harness/link/persona';
import { stored } from '../browser';
import { addFault } from '../open-console';
import { renderConsole } from './render-console';

const IDENTITIES = '/akashi/post/confirm-gender';

type Kit = Awaited<ReturnType<typeof renderConsole>>;

const evidence = () => document.querySelector('.evidence h2');
const keptKeys = () => Object.keys(stored()).filter((key) => key.startsWith('decisions:'));
const notice = () => document.querySelector('.unsent-decisions');

/** Decisions that have reached the backend. */
const sentBy = ({ calls }: Kit) => calls().filter((call) => /^POST .*\/confirm\/ 200$/.test(call));

const signIn = async ({ backend }: Kit, role: Role | null, city: string) => {
  const persona = { role, company: 'machi', city } as const;
  expect(await signInAs(persona, backend, browserStorage)).toEqual([]);
};

/** Another tab of this browser signs somebody in, or changes the city. */
async function inAnotherTab(kit: Kit, role: Role | null, city: string) {
  await signIn(kit, role, city);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The user signs in later, and begins with the home of the city. */
async function comesBack(kit: Kit) {
  await signIn(kit, 'Administrator', 'akashi');
  history.replaceState(null, '', '/akashi/dashboard');
  await kit.reload();
}

/** Decides about the first identity, by its key. */
async function decided() {
  const kit = await renderConsole(`${IDENTITIES}?state=waiting`);
  await screen.findByText(/^全\d/);
  await waitFor(() => expect(evidence()).not.toBeNull());
  const name = evidence()?.textContent ?? '';
  await kit.user.keyboard('r');
  await screen.findByRole('button', { name: '元に戻す' });
  expect([sentBy(kit), keptKeys()]).toEqual([[], [expect.stringMatching(/^decisions:1:akashi:identities:/)]]);
  return { kit, name };
}

/** The decision is offered on every page, and sent from its own. */
async function isOffered(kit: Kit, name: string) {
  await waitFor(() => expect(notice()?.textContent).toBe('確定していない対応が1件あります 確認する'));
  await kit.user.click(within(notice() as HTMLElement).getByRole('link', { name: '確認する' }));
  await waitFor(() => expect(location.pathname).toBe(IDENTITIES));
  await waitFor(() => expect(evidence()).not.toBeNull());
  const left = document.querySelector('.held-failed');
  expect([left?.textContent, notice(), sentBy(kit)]).toEqual([
    `却下${name}まだ確定していません。 もう一度送信取り消す`,
    null,
    [],
  ]);
  await kit.user.click(screen.getByRole('button', { name: 'もう一度送信' }));
  await waitFor(() => expect([sentBy(kit).length, keptKeys()]).toEqual([1, []]));
}

describe('a decision that can still be undone is not lost [R-STATE-05, A-280]', () => {
  test('when another tab changes the city it is sent at once, in its own city', async () => {
    const { kit } = await decided();
    await inAnotherTab(kit, null, 'toyonaka');
    await waitFor(() => expect([sentBy(kit).length, keptKeys()]).toEqual([1, []]));
  });

  test('when another user signs in it is not sent with their token, and is offered to its own user later', async () => {
    const { kit, name } = await decided();
    await inAnotherTab(kit, 'Operator', 'akashi');
    await screen.findByRole('alertdialog');
    kit.pass(UNDO_PERIOD);
    await kit.reload();
    await waitFor(() => expect(evidence()).not.toBeNull());
    expect([notice(), sentBy(kit), keptKeys().length]).toEqual([null, [], 1]);
    await comesBack(kit);
    await isOffered(kit, name);
  });

  test('when the session ends it is offered after the next sign-in', async () => {
    const { kit, name } = await decided();
    addFault(kit.backend, 'GET * 406 x1');
    // the window is visible again, so the page refetches its data
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(document.cookie).not.toContain('Admin-Token'));
    kit.pass(UNDO_PERIOD);
    await comesBack(kit);
    await isOffered(kit, name);
  });

  test('a page with a decision that was left behind is left without a question, and sends the new ones', async () => {
    const { kit } = await decided();
    addFault(kit.backend, 'POST /api/users/* offline');
    kit.unmount();
    await waitFor(() => expect(kit.calls().at(-1)).toMatch(/^POST .*\/confirm\/ offline$/));
    kit.backend.faults.clear();
    await signIn(kit, 'Administrator', 'akashi');
    history.replaceState(null, '', `${IDENTITIES}?state=waiting`);
    await kit.reload();
    await waitFor(() => expect(evidence()).not.toBeNull());
    await waitFor(() => expect(kit.rows().length).toBeGreaterThan(1));
    await kit.user.click(within(kit.rows()[1] as HTMLElement).getAllByRole('link')[0] as HTMLElement);
    await waitFor(() => expect(location.search).toContain('edit='));
    await kit.user.keyboard('r');
    await screen.findByRole('button', { name: '元に戻す' });
    await kit.user.click(screen.getByRole('link', { name: '募集一覧' }));
    await waitFor(() => expect(location.pathname).toBe('/akashi/post/list-post'));
    expect([sentBy(kit).length, keptKeys().length]).toEqual([1, 1]);
    await waitFor(() => expect(notice()).not.toBeNull());
  });

  test('when it could not be sent as its page went, the next page offers it', async () => {
    const { kit, name } = await decided();
    addFault(kit.backend, 'POST /api/users/* offline');
    kit.unmount();
    await waitFor(() => expect(kit.calls().at(-1)).toMatch(/^POST .*\/confirm\/ offline$/));
    kit.backend.faults.clear();
    await comesBack(kit);
    await isOffered(kit, name);
  });
});
