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

type TestConsole = Awaited<ReturnType<typeof renderConsole>>;

const evidence = () => document.querySelector('.evidence h2');
const storedKeys = () => Object.keys(stored()).filter((key) => key.startsWith('decisions:'));
const unsentBar = () => document.querySelector('.unsent-decisions');

/** Decisions that have reached the backend. */
const sentDecisions = ({ calls }: TestConsole) =>
  calls().filter((call) => /^POST .*\/confirm\/ 200$/.test(call));

const signIn = async ({ backend }: TestConsole, role: Role | null, city: string) => {
  const persona = { role, company: 'machi', city } as const;
  expect(await signInAs(persona, backend, browserStorage)).toEqual([]);
};

/** Another tab of this browser signs somebody in, or changes the city. */
async function switchInOtherTab(testConsole: TestConsole, role: Role | null, city: string) {
  await signIn(testConsole, role, city);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The user signs in later, and begins with the home of the city. */
async function signInAgain(testConsole: TestConsole) {
  await signIn(testConsole, 'Administrator', 'akashi');
  history.replaceState(null, '', '/akashi/dashboard');
  await testConsole.reload();
}

/** Decides about the first identity, by its key. */
async function decideFirst() {
  const testConsole = await renderConsole(`${IDENTITIES}?state=waiting`);
  await screen.findByText(/^全\d/);
  await waitFor(() => expect(evidence()).not.toBeNull());
  const name = evidence()?.textContent ?? '';
  await testConsole.user.keyboard('r');
  await screen.findByRole('button', { name: '元に戻す' });
  expect([sentDecisions(testConsole), storedKeys()]).toEqual([
    [],
    [expect.stringMatching(/^decisions:1:akashi:identities:/)],
  ]);
  return { testConsole, name };
}

/** The decision is offered on every page, and sent from its own. */
async function expectOffered(testConsole: TestConsole, name: string) {
  await waitFor(() => expect(unsentBar()?.textContent).toBe('確定していない対応が1件あります 確認する'));
  await testConsole.user.click(within(unsentBar() as HTMLElement).getByRole('link', { name: '確認する' }));
  await waitFor(() => expect(location.pathname).toBe(IDENTITIES));
  await waitFor(() => expect(evidence()).not.toBeNull());
  const unsentDecision = document.querySelector('.held-failed');
  expect([unsentDecision?.textContent, unsentBar(), sentDecisions(testConsole)]).toEqual([
    `却下${name}まだ確定していません。 もう一度送信取り消す`,
    null,
    [],
  ]);
  await testConsole.user.click(screen.getByRole('button', { name: 'もう一度送信' }));
  await waitFor(() => expect([sentDecisions(testConsole).length, storedKeys()]).toEqual([1, []]));
}

describe('a decision that can still be undone is not lost [R-STATE-05, A-280]', () => {
  test('a decision is sent at once, in its own city, when another tab changes the city', async () => {
    const { testConsole } = await decideFirst();
    await switchInOtherTab(testConsole, null, 'toyonaka');
    await waitFor(() => expect([sentDecisions(testConsole).length, storedKeys()]).toEqual([1, []]));
  });

  test('a decision is not sent with the token of another user who signs in, and is offered to its own user later', async () => {
    const { testConsole, name } = await decideFirst();
    await switchInOtherTab(testConsole, 'Operator', 'akashi');
    await screen.findByRole('alertdialog');
    testConsole.pass(UNDO_PERIOD);
    await testConsole.reload();
    await waitFor(() => expect(evidence()).not.toBeNull());
    expect([unsentBar(), sentDecisions(testConsole), storedKeys().length]).toEqual([null, [], 1]);
    await signInAgain(testConsole);
    await expectOffered(testConsole, name);
  });

  test('a decision is offered after the next sign-in when the session ends', async () => {
    const { testConsole, name } = await decideFirst();
    addFault(testConsole.backend, 'GET * 406 x1');
    // the window is visible again, so the page refetches its data
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(document.cookie).not.toContain('Admin-Token'));
    testConsole.pass(UNDO_PERIOD);
    await signInAgain(testConsole);
    await expectOffered(testConsole, name);
  });

  test('a page with a decision that was left behind is left without a question, and sends the new ones', async () => {
    const { testConsole } = await decideFirst();
    addFault(testConsole.backend, 'POST /api/users/* offline');
    testConsole.unmount();
    await waitFor(() => expect(testConsole.calls().at(-1)).toMatch(/^POST .*\/confirm\/ offline$/));
    testConsole.backend.faults.clear();
    await signIn(testConsole, 'Administrator', 'akashi');
    history.replaceState(null, '', `${IDENTITIES}?state=waiting`);
    await testConsole.reload();
    await waitFor(() => expect(evidence()).not.toBeNull());
    await waitFor(() => expect(testConsole.rows().length).toBeGreaterThan(1));
    await testConsole.user.click(
      within(testConsole.rows()[1] as HTMLElement).getAllByRole('link')[0] as HTMLElement,
    );
    await waitFor(() => expect(location.search).toContain('edit='));
    await testConsole.user.keyboard('r');
    await screen.findByRole('button', { name: '元に戻す' });
    await testConsole.user.click(screen.getByRole('link', { name: '募集一覧' }));
    await waitFor(() => expect(location.pathname).toBe('/akashi/post/list-post'));
    expect([sentDecisions(testConsole).length, storedKeys().length]).toEqual([1, 1]);
    await waitFor(() => expect(unsentBar()).not.toBeNull());
  });

  test('a decision that could not be sent as its page went is offered by the next page', async () => {
    const { testConsole, name } = await decideFirst();
    addFault(testConsole.backend, 'POST /api/users/* offline');
    testConsole.unmount();
    await waitFor(() => expect(testConsole.calls().at(-1)).toMatch(/^POST .*\/confirm\/ offline$/));
    testConsole.backend.faults.clear();
    await signInAgain(testConsole);
    await expectOffered(testConsole, name);
  });
});
