import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { screens } from '#app/screens/index';
import { writeFault } from '#mocks/backend/protocol/fault-text';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { callsOfScreen } from '#mocks/harness/panel/calls/call-options';
import { documentedCalls } from '#mocks/harness/panel/calls/endpoint-documentation';
import { PAGES } from '../../../matrix';
import {
  handleOf,
  openPanel,
  type PanelView,
  preparePanel,
  renderPanel,
  storeSignIn,
  unmountPanel,
} from './open-panel';

preparePanel();
afterEach(() => sessionStorage.clear());

const openIncidentsPart = async (path = '/akashi/notification') => {
  history.replaceState(null, '', path);
  storeSignIn('administrator');
  const view = await openPanel({}, 'この画面');
  // until the document has been loaded nothing is known of the page
  await waitFor(() => expect(buttonsIn(view)[0]?.textContent).not.toMatch(/^プッシュ通知を/));
  return view;
};
const buttonsIn = ({ root }: PanelView) => [
  ...root.querySelectorAll<HTMLButtonElement>('.incidents > button:not(:last-child)'),
];
const activeRules = ({ harness }: PanelView) => harness.faults.rules().map(writeFault);
const goTo = (path: string) =>
  act(() => {
    history.replaceState(null, '', path);
    window.dispatchEvent(new Event('replaceState'));
  });
const pressedStateOf = ({ panel }: PanelView, name: string) =>
  panel.getByRole('button', { name }).getAttribute('aria-pressed');

describe('R-WISH-09 what can happen on a page', () => {
  test('on every screen five presses do the five, and a second press ends each [R-WISH-09]', async () => {
    const view = await openIncidentsPart();
    const { sendNotice, endSessions } = view.harness.remoteEvents;
    const titles = new Map<string, string>(PAGES.map(([path, title]) => [`/:city/${path}`, title]));
    for (const { path } of screens) {
      goTo(path.replace(':city', 'akashi'));
      const [failure, offline, slow, session, notice, ...more] = buttonsIn(view);
      if (!failure || !offline || !slow || !session || !notice) throw new Error(`${path} lacks a button`);
      expect([path, more.length]).toEqual([path, 0]);
      const title = titles.get(path)?.replace(/(一覧|管理|設定)$/, '') ?? '';
      expect(failure.textContent).toMatch(new RegExp(`^${title}.*(が失敗する|を読み込めない)$`));

      fireEvent.click(failure);
      const calls = callsOfScreen(documentedCalls, path).map(
        ({ method, path: called }) => `${method} ${called}`,
      );
      const failingCalls = activeRules(view).map((fault) => fault.replace(/ 500$/, ''));
      const deletions = calls.filter((call) => call.startsWith('DELETE'));
      if (deletions.length > 0) expect([path, failingCalls]).toEqual([path, deletions]);
      else
        expect([path, failingCalls.length > 0, failingCalls.filter((call) => !calls.includes(call))]).toEqual(
          [path, true, failingCalls.includes('GET *') ? ['GET *'] : []],
        );
      fireEvent.click(failure);
      for (const [button, fault] of [
        [offline, '* * offline'],
        [slow, '* * delay:3000'],
      ] as const) {
        fireEvent.click(button);
        expect(activeRules(view)).toEqual([fault]);
        fireEvent.click(button);
        expect(activeRules(view)).toEqual([]);
      }
      await act(async () => void fireEvent.click(session));
      await act(async () => void fireEvent.click(notice));
    }
    expect(screens.length).toBeGreaterThan(50);
    expect([vi.mocked(endSessions).mock.calls.length, vi.mocked(sendNotice).mock.calls]).toEqual([
      screens.length,
      screens.map(() => ['akashi']),
    ]);
  });

  test.each([
    ['/akashi/notification', 'プッシュ通知の削除が失敗する', ['DELETE /:city/notifications/:id/ 500']],
    ['/akashi/qrcode', 'QRコードの追加が失敗する', ['POST /company/:company/qrcodes 500']],
    ['/akashi/post/confirm-gender', '本人確認の確認が失敗する', ['POST /api/users/:id/confirm/ 500']],
    ['/akashi/city-info', '地域情報の保存が失敗する', ['PATCH /api/city/:city/ 500']],
    ['/akashi/dashboard', 'ダッシュボードを読み込めない', ['GET /:city/api/dashboard/ 500']],
    ['/akashi/term', '利用規約を読み込めない', ['GET * 500']],
  ])('on %s the first press is 「%s」', async (path, name, faults) => {
    const view = await openIncidentsPart(path);
    await view.user.click(view.panel.getByRole('button', { name }));
    expect([activeRules(view), pressedStateOf(view, name)]).toEqual([faults, 'true']);
  });

  test('what is active is shown as on, and すべて元に戻す ends all of it, faults of other parts too', async () => {
    const view = await openIncidentsPart();
    expect(view.panel.queryByRole('button', { name: 'すべて元に戻す' })).toBeNull();
    const onVisibilityChange = vi.fn();
    window.addEventListener('visibilitychange', onVisibilityChange);
    act(() => {
      view.harness.faults.add({ method: 'GET', path: '*', effect: { kind: 'empty' }, left: null });
      view.harness.firebaseFaults.add('unavailable');
    });
    await view.user.click(view.panel.getByRole('button', { name: '通信が切れる' }));
    await view.user.click(view.panel.getByRole('button', { name: 'すべて3秒かかる' }));
    expect(buttonsIn(view).map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'true',
      'false',
      null,
    ]);
    await view.user.click(view.panel.getByRole('button', { name: 'すべて元に戻す' }));
    expect([
      activeRules(view),
      view.harness.firebaseFaults.current(),
      onVisibilityChange.mock.calls.length,
    ]).toEqual([[], [], 3]);
    window.removeEventListener('visibilitychange', onVisibilityChange);
  });

  test('after the end of the session a second press signs in again on the same page', async () => {
    const view = await openIncidentsPart('/akashi/reserve?view=3');
    await view.user.click(view.panel.getByRole('button', { name: 'ログインが切れる' }));
    // the console loads the sign-in page when its next call is refused
    unmountPanel();
    browserStorage.removeCookie('Admin-Token');
    history.replaceState(null, '', '/login');
    const signInView = renderPanel();
    await signInView.user.click(handleOf(signInView));
    const button = await signInView.panel.findByRole('button', { name: 'ログインが切れる' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await signInView.user.click(button);
    expect(sessionStorage.getItem('machi-ended-session')).toBeNull();
    expect(signInView.harness.visit).toHaveBeenCalledExactlyOnceWith(
      '/akashi/reserve?view=3',
      expect.objectContaining({ role: 'Administrator', city: 'akashi' }),
    );
  });

  test('nobody who is signed out loses a session or gets a notice', async () => {
    history.replaceState(null, '', '/login');
    const view = await openPanel({}, 'この画面');
    expect(buttonsIn(view).map(({ disabled }) => disabled)).toEqual([false, false, false, true, true]);
  });

  test('the panel opens with it for a user who is signed in', async () => {
    storeSignIn('operator');
    const view = renderPanel();
    await view.user.click(handleOf(view));
    expect(view.root.activeElement?.textContent).toBe('この画面');
    const panel = await view.panel.findByRole('tabpanel', { name: 'この画面' });
    await waitFor(() => expect(within(panel).getAllByRole('button')).toHaveLength(5));
  });
});
