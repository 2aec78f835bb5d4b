import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { notifications } from '#api/messaging/notifications';
import { session } from '#api/session/session';
import type { LogEntry } from '#mocks/backend/protocol/log';
import type { Reason } from '#mocks/backend/protocol/reason';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { mayResend } from '#mocks/harness/panel/calls/resend-call';
import { reasonText } from '#mocks/harness/panel/parts/network/reason-text';
import { textsFor } from '#mocks/harness/panel/texts/texts-for';
import { startAs } from '../../backend/start-backend';
import { fill, LOGGED_CALL, openPanel, preparePanel, storeSignIn } from './open-panel';

preparePanel();
// jsdom has no layout
Element.prototype.scrollIntoView ??= () => {};

const rowsOf = ({ root }: Awaited<ReturnType<typeof openPanel>>) =>
  [...root.querySelectorAll('.call')].map((row) => row.textContent);

describe('R-WISH-09 the network log', () => {
  test.each<[Reason, string, string]>([
    [{ by: 'fault', rule: 'DELETE * 500' }, '障害: DELETE * 500', 'Fault: DELETE * 500'],
    [
      { by: 'fault', rule: 'DELETE * 500', set: '金曜' },
      '障害: DELETE * 500(セット 金曜)',
      'Fault: DELETE * 500 (set 金曜)',
    ],
    [{ by: 'token', token: 'missing' }, 'トークン: 送られていません', 'Token: none was sent'],
    [{ by: 'token', token: 'refused' }, 'トークン: 無効か、期限切れです', 'Token: invalid or expired'],
    [
      { by: 'role', role: 'staff_shop' },
      '役割: 店舗スタッフはこの呼び出しを使えません',
      'Role: Shop staff may not use this call',
    ],
    [
      { by: 'city', city: 'akashi', known: true },
      '地域: このアカウントはakashiに入れません',
      'City: this account may not enter akashi',
    ],
    [{ by: 'city', city: 'osaka', known: false }, '地域: osakaはありません', 'City: there is no osaka'],
    [
      { by: 'company', company: 'jbs', known: true },
      '会社: このアカウントはjbsを扱えません',
      'Company: not open to this account: jbs',
    ],
    [{ by: 'company', company: 'x', known: false }, '会社: xはありません', 'Company: there is no x'],
    [{ by: 'rule', text: 'title: 必須' }, '規則: title: 必須', 'Rule: title: 必須'],
  ])('a reason is one sentence: %j', (why, ja, en) => {
    expect([reasonText(why, textsFor('ja')), reasonText(why, textsFor('en'))]).toEqual([ja, en]);
  });

  test('a row shows the reason beside the status, and its details the page and each issue of the contract', async () => {
    const view = await openPanel({}, '通信');
    act(() => {
      view.harness.log.add({ ...LOGGED_CALL, status: 403, why: { by: 'role', role: 'Member' } });
      view.harness.log.add({
        ...LOGGED_CALL,
        status: 500,
        resent: true,
        verdict: { broken: 'answer', issues: [{ path: 'data.id', expected: 'number', received: 'missing' }] },
      });
    });
    expect(rowsOf(view)).toEqual([
      'POST/:city/notifications/50009:00:00 · 12 ms · 再送 API仕様と違う',
      'POST/:city/notifications/40309:00:00 · 12 ms役割: 一般会員はこの呼び出しを使えません',
    ]);
    await view.user.click(view.panel.getByRole('button', { name: /API仕様と違う/ }));
    expect(view.root.querySelector('.details .page')?.textContent).toBe('画面: /akashi/notification');
    expect(view.root.querySelector('.issues')?.textContent).toBe('data.id: 期待 number / 実際 missing');
  });

  test('calls are filtered by words, outcome and the page of the console, and the calls of Firebase are listed quietly', async () => {
    const view = await openPanel({}, '通信');
    act(() => {
      view.harness.log.add({ ...LOGGED_CALL, page: '/akashi/news' });
      view.harness.log.add({ ...LOGGED_CALL, status: 403, why: { by: 'role', role: 'Member' } });
      view.harness.log.add({ ...LOGGED_CALL, status: 500, why: { by: 'fault', rule: 'POST * 500' } });
      view.harness.log.add({
        ...LOGGED_CALL,
        status: 'unhandled',
        path: null,
        verdict: { broken: 'request', issues: '' },
      });
      view.harness.log.add({
        ...LOGGED_CALL,
        service: 'firebase',
        path: null,
        url: 'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel?SID=1',
      });
    });
    const statuses = () => [...view.root.querySelectorAll('.call .status')].map((one) => one.textContent);
    expect(statuses()).toEqual(['200', 'unhandled', '500', '403', '200']);
    expect(rowsOf(view)[0]).toBe('POSTfirestore Listen20009:00:00 · 12 ms');
    expect(view.root.querySelectorAll('.calls > .firebase')).toHaveLength(1);
    const outcome = view.panel.getByRole('combobox', { name: '結果' });
    const byOutcome = ['broken', 'fault', 'refused', 'fine'].map((one) => {
      fill(outcome, one);
      return statuses();
    });
    expect(byOutcome).toEqual([['unhandled'], ['500'], ['403'], ['200', '200']]);
    await view.user.click(view.panel.getByRole('checkbox', { name: 'この画面だけ' }));
    expect(statuses()).toEqual(['200']);
    fill(view.panel.getByRole('searchbox', { name: '絞り込み' }), 'firebase post');
    expect(view.panel.getByText('1 / 5件')).toBeTruthy();
    fill(view.panel.getByRole('searchbox', { name: '絞り込み' }), 'nothing');
    expect(view.panel.getByText('一致する通信はありません')).toBeTruthy();
  });

  test('a call that nobody answers says whether it has no handler, or its file could not be loaded', async () => {
    const view = await openPanel({}, '通信');
    act(() => {
      view.harness.log.add({ ...LOGGED_CALL, status: 'unhandled', path: null });
      view.harness.log.add({ ...LOGGED_CALL, status: 'unhandled' });
    });
    const warnings: (string | null | undefined)[] = [];
    for (const row of view.root.querySelectorAll<HTMLElement>('.call')) {
      await view.user.click(row);
      warnings.push(view.root.querySelector('.details .warning')?.textContent);
    }
    expect(warnings).toEqual([
      '応答するファイルを読み込めませんでした。画面を読み込み直してください',
      '応答する処理がありません',
    ]);
  });

  test('the arrow keys move between the calls, of which Tab reaches one, and the open call stays in view', async () => {
    const view = await openPanel({}, '通信');
    act(() => {
      for (const status of [201, 202, 203]) view.harness.log.add({ ...LOGGED_CALL, status });
    });
    const buttons = () => [...view.root.querySelectorAll<HTMLElement>('.call')];
    const focusedStatus = () => view.root.activeElement?.querySelector('.status')?.textContent;
    act(() => buttons()[0]?.focus());
    const focusedStatuses = ['ArrowDown', 'End', 'ArrowUp', 'Home', 'ArrowUp', 'ArrowDown'].map((key) => {
      if (view.root.activeElement) fireEvent.keyDown(view.root.activeElement, { key });
      return focusedStatus();
    });
    expect(focusedStatuses).toEqual(['202', '201', '202', '203', '203', '202']);
    expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    await view.user.click(buttons()[2] ?? view.host);
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    fill(view.panel.getByRole('searchbox', { name: '絞り込み' }), '201');
    expect(scrollIntoView.mock.contexts).toEqual([buttons()[0]]);
    scrollIntoView.mockRestore();
  });

  test('a call is sent again with the present token and is marked; a write asks first', async () => {
    const { backend, as, request } = await startAs('operator');
    storeSignIn('operator');
    await request('GET /akashi/api/scenes/');
    await request('POST /akashi/api/scenes/', { name: '花火' });
    await backend.expireTokens();
    browserStorage.setCookie('Admin-Token', await renewedToken(backend, as));
    const view = await openPanel({ log: backend.log, backend }, '通信');
    const button = (name: RegExp) => view.panel.getByRole('button', { name });
    const loggedCalls = () =>
      backend.log.entries().map(({ method, status, resent }) => [method, status, resent] as const);
    await view.user.click(button(/^GET/));
    await view.user.click(button(/^もう一度送る$/));
    await view.panel.findByText('もう一度送りました: 200');
    await view.user.click(button(/^POST/));
    await view.user.click(button(/^もう一度送る$/));
    await view.user.click(button(/^やめる$/));
    await view.user.click(button(/^もう一度送る$/));
    expect(loggedCalls()).toHaveLength(3);
    const onVisibilityChange = vi.fn();
    window.addEventListener('visibilitychange', onVisibilityChange, { once: true });
    await view.user.click(button(/^送る$/));
    await waitFor(() => expect(onVisibilityChange).toHaveBeenCalledTimes(1));
    expect(loggedCalls()).toEqual([
      ['GET', 200, false],
      ['POST', 201, false],
      ['GET', 200, true],
      ['POST', 201, true],
    ]);
  });

  test('a sign-in, a masked secret, a file and an unknown call are not sent again', () => {
    const entry: LogEntry = { ...LOGGED_CALL, id: 1, requestBody: { title: '花火' } };
    const { create } = notifications;
    expect([
      mayResend(entry, create),
      mayResend(entry, undefined),
      mayResend({ ...entry, path: null }, create),
      mayResend({ ...entry, path: session.signIn.path }, session.signIn),
      mayResend({ ...entry, path: session.refresh.path }, session.refresh),
      mayResend({ ...entry, requestBody: { password: '•••' } }, create),
      mayResend({ ...entry, requestBody: { files: ['[one.png, 3 bytes]'] } }, create),
      mayResend({ ...entry, url: `${entry.url}&token=abc` }, create),
    ]).toEqual([true, false, false, false, false, false, false, false]);
  });

  test('a call of reset data says that it cannot become a test, and another is copied as one', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const view = await openPanel({}, '通信');
    const writes = { resets: 0, entries: 0 };
    act(() => {
      view.harness.log.add({ ...LOGGED_CALL, method: 'GET', requestBody: { password: '•••' } });
      view.harness.log.add({ ...LOGGED_CALL, requestBody: { title: '花火' }, writes });
    });
    await view.user.click(view.panel.getByRole('button', { name: /^GET/ }));
    expect(view.panel.queryByRole('button', { name: 'テストとしてコピー' })).toBeNull();
    await view.user.click(view.panel.getByRole('button', { name: /^POST/ }));
    await view.user.click(view.panel.getByRole('button', { name: 'テストとしてコピー' }));
    await view.panel.findByText('コピーしました');
    expect(writeText.mock.lastCall?.[0]).toMatch(/^import \{ expect, test \} from 'vitest';/);
    vi.spyOn(view.harness.backend, 'snapshotBefore').mockResolvedValue(null);
    await view.user.click(view.panel.getByRole('button', { name: 'テストとしてコピー' }));
    await view.panel.findByText('この呼び出しの後にデータが初期化されたため、テストにできません');
    writeText.mockRestore();
  });
});

async function renewedToken(backend: Awaited<ReturnType<typeof startAs>>['backend'], oldToken: string) {
  const { access_token: token } = await backend.signIn('operator');
  expect(token).not.toBe(oldToken);
  return token;
}
