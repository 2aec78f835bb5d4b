import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createListeners } from '#domain/base/listeners';
import type { Snapshot } from '#mocks/backend/db/db';
import { createFaults } from '#mocks/backend/protocol/faults';
import { createLog } from '#mocks/backend/protocol/log';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import { createClock } from '#mocks/harness/clock/clock';
import type { EventScope, NextEvent } from '#mocks/harness/clock/next-events';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { writeEntries } from '#mocks/harness/link/link-writes';
import { NO_SCENARIO, readScenario } from '#mocks/harness/link/scenario';
import { bodyText, callText } from '#mocks/harness/panel/parts/network/call-text';
import { pathInCity, situationOf } from '#mocks/harness/panel/situation';
import {
  fill,
  handleOf,
  harnessWith,
  LOGGED_CALL,
  NINE_OCLOCK,
  openPanel,
  type PanelView,
  preparePanel,
  renderPanel,
  storeSignIn,
  unmountPanel,
} from './open-panel';

preparePanel();

/** A snapshot of this many changes. */
const snapshotOfChanges = (count: number): Snapshot => ({
  seed: 'normal',
  entries: Array.from({ length: count }, (_, index) => ({
    kind: 'update',
    table: 'notifications',
    scope: 'akashi',
    ids: [index + 1],
    changes: { title: crypto.randomUUID() },
  })),
});
/** The writes of the copied link over this snapshot. */
const copyLinkOf = async (snapshot: Snapshot) => {
  const backend = { ...harnessWith().backend, snapshot: () => Promise.resolve(snapshot) };
  const view = await openPanel({ backend });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockClear();
  await view.user.click(view.panel.getByRole('button', { name: 'シナリオリンクをコピー' }));
  await view.panel.findByText(/^コピーしました/);
  const { writes } = readScenario(new URL(writeText.mock.lastCall?.[0] ?? '').hash)?.scenario ?? {};
  const warning = view.panel.queryByText(/書き込みが多いため/);
  unmountPanel();
  return { writes, isWarned: warning !== null };
};
const resizeHandleOf = ({ panel }: PanelView) => panel.getByRole('separator', { name: '操作盤の幅' });
const recordOf = (number: number, link: string) => ({ name: `${number}-abcd`, number, path: '/', link });

const couponEnd = (name: string, isOwn: boolean): NextEvent => ({
  kind: 'couponEnds',
  at: NINE_OCLOCK + 60_000,
  name,
  path: `coupon?view=${name}`,
  isOwn,
});

describe('R-WISH-09 the handle', () => {
  test('the handle has the text デモデータ and is in one element outside the console', () => {
    const view = renderPanel();
    expect(handleOf(view).textContent).toBe('デモデータ');
    expect(document.querySelectorAll('[data-harness]')).toHaveLength(1);
    expect(document.body.querySelectorAll('button, style')).toHaveLength(0);
    expect(view.panel.queryByRole('dialog')).toBeNull();
  });

  test('the handle opens the panel, and Escape returns the focus to it', async () => {
    const view = await openPanel();
    expect(view.panel.getByRole('dialog', { name: 'デモ操作盤' })).toBeTruthy();
    expect(view.root.activeElement?.textContent).toBe('ログインする人');
    await view.user.keyboard('{Escape}');
    expect(view.panel.queryByRole('dialog')).toBeNull();
    expect(view.root.activeElement).toBe(handleOf(view));
  });

  test('Alt+Q opens the panel from anywhere, and closing returns the focus', async () => {
    const view = renderPanel();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await view.user.keyboard('{Alt>}q{/Alt}');
    expect(view.root.activeElement?.textContent).toBe('ログインする人');
    await view.user.keyboard('{Alt>}q{/Alt}');
    expect([view.panel.queryByRole('dialog'), document.activeElement]).toEqual([null, field]);
    await view.user.keyboard('{Control>}{Alt>}q{/Alt}{/Control}');
    expect(view.panel.queryByRole('dialog')).toBeNull();
    field.remove();
  });

  test('the panel is drawn wider by its edge, and the browser keeps the width [R-WISH-09]', async () => {
    vi.stubGlobal('innerWidth', 1440);
    // jsdom captures no pointer
    const capturedPointers = new Set<number>();
    Object.assign(HTMLElement.prototype, {
      setPointerCapture: (id: number) => capturedPointers.add(id),
      hasPointerCapture: (id: number) => capturedPointers.has(id),
    });
    const shownWidth = (view: PanelView) => [
      resizeHandleOf(view).ariaValueNow,
      view.root.querySelector<HTMLElement>('#panel')?.style.getPropertyValue('--panel-width'),
    ];
    const view = await openPanel();
    const widths = [shownWidth(view)];
    resizeHandleOf(view).focus();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'ArrowLeft']) {
      fireEvent.keyDown(resizeHandleOf(view), { key });
      widths.push(shownWidth(view));
    }
    fireEvent.pointerMove(resizeHandleOf(view), { pointerId: 1, clientX: innerWidth - 500 });
    widths.push(shownWidth(view));
    fireEvent.pointerDown(resizeHandleOf(view), { pointerId: 1 });
    fireEvent.pointerMove(resizeHandleOf(view), { pointerId: 1, clientX: innerWidth - 500 });
    widths.push(shownWidth(view));
    unmountPanel();
    widths.push(shownWidth(await openPanel()));
    expect(widths).toEqual(
      [384, 416, 384, 384, 640, 640, 640, 500, 500].map((width) => [String(width), `${width}px`]),
    );
    for (const name of ['setPointerCapture', 'hasPointerCapture'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    vi.unstubAllGlobals();
  });

  test('Escape in the panel closes no dialog of the console', async () => {
    const view = await openPanel();
    const escapeKey = new KeyboardEvent('keydown', {
      key: 'Escape',
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    act(() => void view.root.activeElement?.dispatchEvent(escapeKey));
    // the browser closes the topmost dialog unless the key is prevented
    expect([view.panel.queryByRole('dialog'), escapeKey.defaultPrevented]).toEqual([null, true]);
  });

  test('Escape outside the panel does not close it', async () => {
    const view = await openPanel();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await view.user.keyboard('{Escape}');
    expect(view.panel.getByRole('dialog')).toBeTruthy();
    field.remove();
  });

  test('a key pressed in the panel is no shortcut of the console', async () => {
    const listener = vi.fn();
    document.addEventListener('keydown', listener);
    const view = await openPanel({}, '障害');
    fireEvent.keyDown(view.panel.getByRole('combobox', { name: '障害を起こす呼び出し' }), { key: '?' });
    expect(listener).not.toHaveBeenCalled();
    document.removeEventListener('keydown', listener);
  });

  test('the handle has an alarm for calls without a handler, and links to them', async () => {
    const view = renderPanel();
    expect(view.root.querySelector('.alarm')).toBeNull();
    act(() => {
      view.harness.log.add({ ...LOGGED_CALL, path: null, status: 'unhandled' });
      view.harness.log.add(LOGGED_CALL);
      view.harness.log.add({ ...LOGGED_CALL, path: null, status: 'unhandled' });
    });
    expect(view.root.querySelector('.alarm')?.textContent).toBe('2');
    await view.user.click(view.panel.getByRole('button', { name: /応答できなかったAPI呼び出し 2件/ }));
    expect(view.panel.getByRole('tab', { name: '通信' }).getAttribute('aria-selected')).toBe('true');
  });

  test('the handle is in English when the console is', () => {
    browserStorage.setCookie('language', 'en');
    expect(renderPanel().panel.getByRole('button', { name: /Demo data/ })).toBeTruthy();
  });
});

describe('R-WISH-10 personas', () => {
  test('two clicks change city and role, and keep the page and the scenario', async () => {
    storeSignIn('operator');
    const clock = createClock({ start: NINE_OCLOCK, paused: true });
    const view = await openPanel({ clock, seed: { profile: 'busy', n: 2 } });
    expect(view.root.querySelector('.situation')?.textContent).toBe('明石市 · オペレーター · busy:2');
    await view.user.click(view.panel.getByRole('radio', { name: '湘南' }));
    await view.user.click(view.panel.getByRole('button', { name: /店舗オーナー/ }));
    expect(view.harness.visit).toHaveBeenCalledExactlyOnceWith('/shonan/notification', {
      ...NO_SCENARIO,
      role: 'owner_shop',
      city: 'shonan',
      seed: { profile: 'busy', n: 2 },
      day: '2026-03-31',
      now: { iso: '2026-04-01T09:00:00+09:00', paused: true },
    });
  });

  test('the panel offers every role, the administrator of every company and the log-out, and marks the current persona', async () => {
    storeSignIn('administrator_jbs');
    const view = await openPanel();
    const names = [...view.root.querySelectorAll('.people button span')].map((name) => name.textContent);
    expect(names).toEqual([
      '管理者 · 一般',
      '管理者 · nbnb',
      '管理者 · jbs',
      '管理者 · sky-art',
      '管理者 · nishinihon_kensetsu',
      'オペレーター',
      '広告主',
      '店舗オーナー',
      '店舗スタッフ',
      '一般会員',
      'ゲスト',
      '学校代表',
      '教師',
      'ログアウト状態',
    ]);
    expect(view.root.querySelector('[aria-current] span')?.textContent).toBe('管理者 · jbs');
  });

  test('a persona that may not enter the chosen city is marked, and can be chosen anyway', async () => {
    const view = await openPanel();
    await view.user.click(view.panel.getByRole('radio', { name: '豊中市' }));
    const advertiser = view.panel.getByRole('button', { name: /広告主/ });
    expect(advertiser.textContent).toContain('この地域には入れない人');
    await view.user.click(advertiser);
    expect(view.harness.visit).toHaveBeenCalledOnce();
  });

  test.each([
    ['/login', '/', 'shonan', '/'],
    ['/akashi/post/list-report', '/', 'shonan', '/shonan/post/list-report'],
    ['/akashi/post/list-report', '/', 'none', '/'],
    ['/demo/akashi/user/index', '/demo/', 'kusatsu', '/demo/kusatsu/user/index'],
    ['/demo/login', '/demo/', 'kusatsu', '/demo/'],
    ['/elsewhere', '/', 'kusatsu', '/'],
  ])('from %s below %s to %s the path is %s', (path, root, slug, expected) => {
    expect(pathInCity(path, root, CITIES, slug)).toBe(expected);
  });

  test('the personas are offered once on the sign-in page, without taking the focus', () => {
    history.replaceState(null, '', '/login');
    expect(renderPanel({ linked: false }).panel.queryByRole('dialog')).not.toBeNull();
    expect(document.querySelector('[data-harness]')?.shadowRoot?.activeElement).toBeNull();
    unmountPanel();
    expect(renderPanel({ linked: false }).panel.queryByRole('dialog')).toBeNull();
  });

  test('the personas are offered when the guard redirects to the sign-in page later', () => {
    const view = renderPanel({ linked: false });
    expect(view.panel.queryByRole('dialog')).toBeNull();
    act(() => {
      history.replaceState(null, '', '/login');
      window.dispatchEvent(new Event('replaceState'));
    });
    expect(view.panel.queryByRole('dialog')).not.toBeNull();
  });

  test.each([
    ['after a scenario link', true, 1280, false],
    ['in a narrow window', false, 1023, false],
    ['to a signed-in user', false, 1280, true],
  ])('the personas are not offered %s', (_, linked, width, signedIn) => {
    history.replaceState(null, '', '/login');
    vi.stubGlobal('innerWidth', width);
    if (signedIn) storeSignIn('operator');
    expect(renderPanel({ linked }).panel.queryByRole('dialog')).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('R-WISH-09 remote events', () => {
  test('the events happen to the signed-in user, in the current city', async () => {
    storeSignIn('operator', 'kusatsu');
    const view = await openPanel({}, '外からの出来事');
    const trigger = (name: string) => view.user.click(view.panel.getByRole('button', { name }));
    await trigger('トークンを今すぐ失効させる');
    await trigger('セッションを終わらせる(更新も拒否)');
    await trigger('運営からお知らせが届く');
    await trigger('プッシュ通知が読まれる');
    await trigger('募集の通報が届く');
    await trigger('購入がある');
    await trigger('予約が入る');
    await trigger('予約のキャンセルが申請される');
    await trigger('チャットが届く');
    await trigger('チャットを既読にする');
    await trigger('チャットの相手が入力する');
    await trigger('チャットの相手が既読にする');
    await trigger('IDトークンを失効させる');
    await trigger('接続を切る');
    expect(view.panel.getByText('接続を切る: 実行しました')).toBeTruthy();
    const select = view.panel.getByLabelText('管理者が役割を変更する');
    await act(async () => fill(select, 'staff_shop'));
    const operator = ACCOUNTS.find(({ username }) => username === 'operator')?.id;
    const calls = Object.entries(view.harness.remoteEvents).map(([name, happen]) => [
      name,
      ...vi
        .mocked(happen)
        .mock.calls.flat()
        .filter((given: unknown) => typeof given !== 'object'),
    ]);
    expect(calls).toEqual([
      ['expireTokens'],
      ['endSessions'],
      ['changeRole', operator, 'staff_shop'],
      ['sendChat', operator],
      ['readChat', operator],
      ['typeChat', operator],
      ['otherPartyReadsMessagesOf', operator],
      ['sendNotice', 'kusatsu'],
      ['readNotification', 'kusatsu'],
      ['sendReport', 'kusatsu'],
      ['sendPurchase', 'machi'],
      ['sendReserve', 'kusatsu'],
      ['requestCancellation', 'kusatsu'],
      ['revokeFirebaseTokens'],
      ['dropFirebaseStreams'],
    ]);
  });

  test('the town is turned on and off in the part of the clock [R-WISH-10]', async () => {
    let isOn = false;
    const { subscribe, notify } = createListeners();
    const setTown = (on: boolean) => () => {
      isOn = on;
      act(notify);
    };
    const town = {
      isOn: () => isOn,
      turnOn: setTown(true),
      turnOff: setTown(false),
      resume: () => {},
      subscribe,
    };
    const { panel, user } = await openPanel({ town }, '時計');
    const button = panel.getByRole('button', { name: '町を動かす' });
    const pressed = [];
    for (let times = 0; times < 2; times += 1) {
      await user.click(button);
      pressed.push(button.getAttribute('aria-pressed'));
    }
    expect(pressed).toEqual(['true', 'false']);
  });

  test('the events of a user are disabled while no user is signed in', async () => {
    const view = await openPanel({}, '外からの出来事');
    const disabledButtons = [...view.root.querySelectorAll<HTMLButtonElement>('#part button:disabled')];
    expect(disabledButtons.map(({ textContent }) => textContent)).toEqual([
      '運営からお知らせが届く',
      'プッシュ通知が読まれる',
      '募集の通報が届く',
      '予約が入る',
      '予約のキャンセルが申請される',
      'チャットが届く',
      'チャットを既読にする',
      'チャットの相手が入力する',
      'チャットの相手が既読にする',
    ]);
  });
});

describe('R-WISH-09 the network log', () => {
  test('the log lists the newest call first, with bodies, and can let the next call fail', async () => {
    const view = await openPanel({}, '通信');
    act(() => {
      view.harness.log.add(LOGGED_CALL);
      view.harness.log.add({
        ...LOGGED_CALL,
        method: 'GET',
        status: 404,
        responseBody: { message: 'ありません' },
      });
    });
    const rows = () => [...view.root.querySelectorAll('.call')].map((row) => row.textContent);
    expect(rows()).toEqual([
      'GET/:city/notifications/40409:00:00 · 12 ms',
      'POST/:city/notifications/20009:00:00 · 12 ms',
    ]);
    await view.user.click(view.panel.getByRole('button', { name: /^GET/ }));
    expect(view.root.querySelector('.url')?.textContent).toBe('/api-root/akashi/notifications/?search=祭');
    expect(view.root.querySelectorAll('pre')[1]?.textContent).toContain('ありません');
    await view.user.click(view.panel.getByRole('button', { name: '次の1回を500にする' }));
    expect(view.harness.faults.rules()).toMatchObject([
      { method: 'GET', path: '/:city/notifications/', left: 1 },
    ]);
    fill(view.panel.getByRole('searchbox'), 'post 200');
    expect(rows()).toHaveLength(1);
    await view.user.click(view.panel.getByRole('button', { name: '消去' }));
    expect(view.harness.log.entries()).toEqual([]);
  });

  test('the log shows which side broke the contract', async () => {
    const view = await openPanel({}, '通信');
    act(() =>
      view.harness.log.add({
        ...LOGGED_CALL,
        verdict: { broken: 'answer', issues: [{ path: 'title', expected: 'string', received: 'missing' }] },
      }),
    );
    await view.user.click(view.panel.getByRole('button', { name: /API仕様と違う/ }));
    expect(view.panel.getByText('API仕様と違う（応答）').nextElementSibling?.textContent).toContain('title');
  });

  test('a call is copied as a command, without tokens and passwords', () => {
    const url = `${LOGGED_CALL.url}&access_token=abc`;
    expect(callText({ ...LOGGED_CALL, id: 1, url, requestBody: { title: "it's", password: 'secret' } })).toBe(
      `curl -X POST 'http://localhost:3000/api-root/akashi/notifications/?search=%E7%A5%AD&access_token=…' \\
  -H 'Content-Type: application/json' \\
  -d '{
  "title": "it'\\''s",
  "password": "…"
}'

# 200
# {
#   "data": {
#     "id": 3
#   }
# }
`,
    );
    expect(bodyText({ data: { access_token: 'abc', user: { id: 1 } } })).not.toContain('abc');
    expect(callText({ ...LOGGED_CALL, id: 1, requestBody: null })).not.toContain('-d');
  });

  test('the log keeps the newest entries', () => {
    const log = createLog(2);
    for (const duration of [1, 2, 3]) log.add({ ...LOGGED_CALL, duration });
    expect(log.entries().map(({ id, duration }) => [id, duration])).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });
});

describe('R-WISH-09 clock and data', () => {
  test('the clock jumps, pauses and is set', async () => {
    const clock = createClock({ start: NINE_OCLOCK, paused: true });
    const view = await openPanel({ clock }, '時計');
    const shownTime = () => view.root.querySelector('time')?.textContent;
    expect(shownTime()).toBe('2026/04/01 09:00:00');
    await view.user.click(view.panel.getByRole('button', { name: '+60秒' }));
    expect(shownTime()).toBe('2026/04/01 09:01:00');
    await view.user.click(view.panel.getByRole('button', { name: '+1日' }));
    await view.user.click(view.panel.getByRole('button', { name: '+1秒だけ進める' }));
    expect(shownTime()).toBe('2026/04/02 09:01:01');
    await view.user.click(view.panel.getByRole('button', { name: '動かす' }));
    expect(clock.paused()).toBe(false);
    await view.user.click(view.panel.getByRole('button', { name: '実際の時刻に戻す' }));
    expect(Math.abs(clock.offset())).toBeLessThan(1_000);
  });

  test('the next events of a stopped clock include those of rows that a call has read since', async () => {
    const log = createLog();
    const sale: NextEvent = {
      kind: 'saleStarts',
      at: NINE_OCLOCK + 60_000,
      name: '春の市',
      path: 'time-sale?view=3',
      isOwn: true,
    };
    const eventsBetween = () => (log.entries().length === 0 ? [] : [sale]);
    const clock = createClock({ start: NINE_OCLOCK, paused: true });
    const view = await openPanel({ clock, log, eventsBetween }, '時計');
    expect(view.root.querySelectorAll('.next li')).toHaveLength(0);
    act(() => log.add(LOGGED_CALL));
    expect([...view.root.querySelectorAll('.next li span:not(.bar)')].map((one) => one.textContent)).toEqual([
      'タイムセールが始まる · 春の市',
    ]);
  });

  test('what the persona’s screens show comes first, and what only others see is folded', async () => {
    const clock = createClock({ start: NINE_OCLOCK, paused: true });
    const allEvents = [couponEnd('1', false), couponEnd('2', true), couponEnd('3', false)];
    const view = await openPanel({ clock, eventsBetween: () => allEvents }, '時計');
    const lists = [...view.root.querySelectorAll('.next')];
    const foldedEvents = view.root.querySelector('details:has(.next)');
    expect([
      lists.map((list) => list.children.length),
      foldedEvents?.querySelector('summary')?.textContent,
    ]).toEqual([[1, 2], 'この人の画面に出ない出来事 2件']);
    expect([foldedEvents?.hasAttribute('open'), foldedEvents?.contains(lists[1] ?? null)]).toEqual([
      false,
      true,
    ]);
  });

  test('a jump names what the persona’s screens show of it, and counts what only others see', async () => {
    const clock = createClock({ start: NINE_OCLOCK, paused: true });
    let allEvents = [couponEnd('1', false), couponEnd('2', true), couponEnd('3', false)];
    const view = await openPanel({ clock, eventsBetween: () => allEvents }, '時計');
    const jump = async () => {
      await view.user.click(view.panel.getByRole('button', { name: '+60秒' }));
      return view.panel.getByText(/^過ぎたこと/).textContent;
    };
    const firstJump = await jump();
    allEvents = [couponEnd('1', false)];
    expect([firstJump, await jump()]).toEqual([
      '過ぎたこと: クーポンが終わる 1件 (この人の画面に出ない出来事 2件)',
      '過ぎたことはありません (この人の画面に出ない出来事 1件)',
    ]);
  });

  test('the clock goes to the time before a next event, to that time, and shows what a jump has passed', async () => {
    const clock = createClock({ start: NINE_OCLOCK, paused: true });
    storeSignIn('operator');
    const allEvents: NextEvent[] = [
      {
        kind: 'reserveExpires',
        at: NINE_OCLOCK + 3_600_000,
        name: '佐藤 千尋',
        path: 'reserve?view=7',
        isOwn: true,
      },
      {
        kind: 'saleStarts',
        at: NINE_OCLOCK + 7_200_000,
        name: '春の市',
        path: 'time-sale?view=3',
        isOwn: true,
      },
      {
        kind: 'reserveExpires',
        at: NINE_OCLOCK + 9_000_000,
        name: '鈴木 一郎',
        path: 'reserve?view=8',
        isOwn: true,
      },
      { kind: 'tokenExpires', at: NINE_OCLOCK + 86_400_000, name: '', path: null, isOwn: true },
    ];
    const eventsBetween = vi.fn((_scope: EventScope, from: number, to: number) =>
      allEvents.filter(({ at }) => at > from && at <= to),
    );
    const view = await openPanel({ clock, eventsBetween }, '時計');
    const onVisibilityChange = vi.fn();
    window.addEventListener('visibilitychange', onVisibilityChange);
    const rows = () => [...view.root.querySelectorAll('.next li')].map(({ textContent }) => textContent);
    expect(eventsBetween.mock.lastCall?.[0]).toEqual({ city: 'akashi', accountId: 2 });
    expect(rows()).toEqual([
      '04/01 10:00予約が期限切れになる · 佐藤 千尋直前へその時へ開く',
      '04/01 11:00タイムセールが始まる · 春の市直前へその時へ開く',
      '04/01 11:30予約が期限切れになる · 鈴木 一郎直前へその時へ開く',
      '04/02 09:00トークンが失効する直前へその時へ',
    ]);
    expect(
      view.panel.getByRole('link', { name: '開く: タイムセールが始まる · 春の市' }).getAttribute('href'),
    ).toBe('/akashi/time-sale?view=3');
    const sale = view.panel.getByRole('button', { name: '直前へ: タイムセールが始まる · 春の市' });
    fireEvent.click(sale, { shiftKey: true });
    expect(clock.now()).toBe(NINE_OCLOCK + 7_199_000);
    expect(view.panel.getByText('過ぎたこと: 予約が期限切れになる 1件')).toBeTruthy();
    await view.user.click(sale);
    expect(clock.now()).toBe(NINE_OCLOCK + 7_140_000);
    await view.user.click(view.panel.getByRole('button', { name: 'その時へ: トークンが失効する' }));
    expect(clock.now()).toBe(NINE_OCLOCK + 86_400_000);
    expect(
      view.panel.getByText(
        '過ぎたこと: タイムセールが始まる 1件、予約が期限切れになる 1件、トークンが失効する 1件',
      ),
    ).toBeTruthy();
    expect([rows(), onVisibilityChange.mock.calls.length]).toEqual([[], 3]);
    await view.user.click(view.panel.getByRole('button', { name: '+60秒' }));
    expect(view.panel.getByText('過ぎたことはありません')).toBeTruthy();
    window.removeEventListener('visibilitychange', onVisibilityChange);
  });

  test('the clock runs faster, also in a link, and returns to the real time', async () => {
    const clock = createClock({ start: NINE_OCLOCK });
    const view = await openPanel({ clock }, '時計');
    await view.user.click(view.panel.getByRole('radio', { name: '×60' }));
    expect([clock.speed(), situationOf(view.harness).now?.speed]).toEqual([60, 60]);
    expect(view.panel.getByText('1秒に100回の通信で止まります')).toBeTruthy();
    await view.user.click(view.panel.getByRole('button', { name: '実際の時刻に戻す' }));
    expect([clock.speed(), Math.abs(clock.offset()) < 1_000]).toEqual([1, true]);
  });

  test('another seed opens as a scenario', async () => {
    storeSignIn('operator');
    const view = await openPanel({}, 'データ');
    await view.user.click(view.panel.getByRole('radio', { name: /極端/ }));
    fill(view.panel.getByLabelText('組の番号'), '3');
    await view.user.click(view.panel.getByRole('button', { name: 'このデータで開く' }));
    expect(view.harness.visit).toHaveBeenCalledExactlyOnceWith(
      '/akashi/notification',
      expect.objectContaining({ role: 'Operator', city: 'akashi', seed: { profile: 'edge', n: 3 } }),
    );
  });
});

describe('R-WISH-09 the scenario link', () => {
  test('the link is copied with the current scenario, and has no token', async () => {
    storeSignIn('administrator_nbnb', 'shonan');
    browserStorage.setCookie('language', 'ja');
    browserStorage.setCookie('size', 'small');
    browserStorage.setCookie('theme', 'dark');
    const faults = createFaults([
      { method: 'GET', path: '/:city/notifications/', effect: { kind: 'offline' }, left: 1 },
    ]);
    const view = await openPanel({ faults, seed: { profile: 'edge', n: 1 } });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await view.user.click(view.panel.getByRole('button', { name: 'シナリオリンクをコピー' }));
    const link = writeText.mock.lastCall?.[0] ?? '';
    expect(link).toBe(
      'http://localhost:3000/akashi/notification#qa?role=Administrator&company=nbnb&city=shonan&seed=edge' +
        '&day=2026-03-31&lang=ja&size=small&theme=dark&fault=GET%20/:city/notifications/%20offline%20x1',
    );
    expect(readScenario(new URL(link).hash)?.scenario).toEqual(situationOf(view.harness));
    expect(await view.panel.findByText('コピーしました')).toBeTruthy();
  });

  test('the link leads to the step of the tour that the tab shows [R-WISH-10]', async () => {
    const view = await openPanel({ tour: () => ({ tour: 'owner_shop', step: 5 }) });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await view.user.click(view.panel.getByRole('button', { name: 'シナリオリンクをコピー' }));
    const { tour, step } = readScenario(new URL(writeText.mock.lastCall?.[0] ?? '').hash)?.scenario ?? {};
    expect([tour, step]).toEqual(['owner_shop', 5]);
  });

  test('the link contains what was written, unless this is too much for a link [R-WISH-10]', async () => {
    const smallSnapshot = snapshotOfChanges(3);
    expect(await copyLinkOf(smallSnapshot)).toEqual({
      writes: await writeEntries(smallSnapshot.entries),
      isWarned: false,
    });
    expect(await copyLinkOf(snapshotOfChanges(400))).toEqual({ writes: null, isWarned: true });
  });

  test('the link is shown for copying by hand when the browser allows nothing else', async () => {
    const view = await openPanel();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('plain http'));
    await view.user.click(view.panel.getByRole('button', { name: 'シナリオリンクをコピー' }));
    const linkField = await waitFor(() => view.panel.getByRole<HTMLTextAreaElement>('textbox'));
    expect(linkField.value).toContain('#qa?role=none&city=none&seed=normal');
    expect(document.querySelectorAll('[data-harness]')).toHaveLength(1);
  });

  test('a link with errors opens the panel, which lists them', async () => {
    const view = renderPanel({
      problems: [{ key: 'lang', value: 'fr', allowed: 'ja, en, es, zh', meant: null }],
    });
    const alert = view.panel.getByRole('alert');
    expect(within(alert).getByRole('listitem').textContent).toBe('lang=fr — ja, en, es, zh');
    expect(within(alert).getAllByRole('button')).toHaveLength(1);
    await view.user.click(within(alert).getByRole('button', { name: '了解' }));
    expect(view.panel.queryByRole('alert')).toBeNull();
  });

  test('the panel shows what was probably meant, and opens the corrected link [R-WISH-10]', async () => {
    const openMended = vi.fn();
    const problem = { key: 'seed', value: 'nomral', allowed: 'normal, empty, busy, edge; normal:2' };
    const view = renderPanel({ problems: [{ ...problem, meant: ['seed', 'normal'] }], openMended });
    const alert = view.panel.getByRole('alert');
    expect(within(alert).getByRole('listitem').textContent).toBe(
      'seed=nomral — normal, empty, busy, edge; normal:2もしかして: seed=normal',
    );
    await view.user.click(within(alert).getByRole('button', { name: '直したリンクで開く' }));
    expect(openMended).toHaveBeenCalledOnce();
  });
});

const createFakeSandboxes = () => ({
  current: 4,
  others: vi.fn(() => [
    recordOf(3, '#qa?role=Administrator&company=nbnb&city=shonan&seed=edge'),
    recordOf(1, '#qa?role=none'),
  ]),
  enter: vi.fn(),
  openSharedData: vi.fn(),
  remove: vi.fn(),
});

describe('R-WISH-10 sandboxes', () => {
  test('the handle and the first line of the panel show the number of the sandbox', async () => {
    const view = renderPanel({ sandboxes: createFakeSandboxes() });
    expect(handleOf(view).getAttribute('aria-label')).toContain('サンドボックス4');
    expect(handleOf(view).textContent).toBe('デモデータ4');
    await view.user.click(handleOf(view));
    expect(view.root.querySelector('.situation')?.textContent).toMatch(/ · サンドボックス4$/);
  });

  test('the panel opens and deletes the other sandboxes, and leaves its own', async () => {
    const fakeSandboxes = createFakeSandboxes();
    const view = await openPanel({ sandboxes: fakeSandboxes }, 'サンドボックス');
    const rows = () => [...view.root.querySelectorAll('.sandboxes li')];
    expect(rows().map((row) => row.querySelector('span')?.textContent)).toEqual([
      'サンドボックス3 · 湘南 · 管理者 (nbnb) · edge',
      'サンドボックス1 · 未選択 · 未ログイン · normal',
    ]);
    const [newest, oldest] = fakeSandboxes.others();
    await view.user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: '開く' }));
    expect(fakeSandboxes.enter).toHaveBeenCalledExactlyOnceWith(newest);
    fakeSandboxes.others.mockReturnValue([recordOf(3, '#qa')]);
    await view.user.click(view.panel.getByRole('button', { name: 'サンドボックス1のデータを削除' }));
    expect(fakeSandboxes.remove).toHaveBeenCalledExactlyOnceWith(oldest);
    expect(rows()).toHaveLength(1);
    await view.user.click(view.panel.getByRole('button', { name: '共有のデータで開く' }));
    expect(fakeSandboxes.openSharedData).toHaveBeenCalledOnce();
  });
});
