import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setCookie, windowOf } from '../browser';
import { messageText } from '../japanese';
import { renderConsole } from './render-console';

const DASHBOARD = '/akashi/dashboard';
const findHeading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const helpNotice = () => screen.queryByRole('region', { name: 'ヘルプセンター' });
const findHelpNotice = () => screen.findByRole('region', { name: 'ヘルプセンター' });
const helpButton = () => screen.getByRole('button', { name: 'ヘルプ' });

async function showHelpNotice({ user }: { user: Awaited<ReturnType<typeof renderConsole>>['user'] }) {
  await user.click(helpButton());
  await user.click(await screen.findByRole('menuitem', { name: 'ヘルプのご案内' }));
}

async function openDashboard() {
  const testConsole = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  return testConsole;
}

async function signIn({ user }: { user: Awaited<ReturnType<typeof renderConsole>>['user'] }) {
  await user.type(await screen.findByLabelText('ユーザー名'), 'administrator');
  await user.type(screen.getByLabelText('パスワード'), 'machi2026');
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
}

test('the notice of the help centre appears after a sign-in and is closed at 2000 ms, not at 1999 [R-NAV-12, R-CONST-09, A-044]', async () => {
  const { user, pass, reload } = await renderConsole('/login', { as: 'none', city: 'akashi' });
  await signIn({ user });
  await findHeading('ダッシュボード');
  expect((await findHelpNotice()).textContent).toContain(
    '操作にお困りのときは、ヘルプセンターをご覧ください。',
  );
  const link = within(helpNotice() as HTMLElement).getByRole<HTMLAnchorElement>('link');
  expect([link.href, link.target, link.rel, link.textContent]).toEqual([
    'https://example.com/help',
    '_blank',
    'noopener',
    'ヘルプセンターを開く（新しいタブで開きます）',
  ]);
  pass(1_999);
  expect(helpNotice()).not.toBeNull();
  pass(1);
  expect(helpNotice()).toBeNull();

  await reload();
  await findHeading('ダッシュボード');
  expect(helpNotice()).toBeNull();
});

test('the notice waits until a city is chosen, and appears again after the next sign-in [A-044]', async () => {
  const { user, pass } = await renderConsole('/login', { as: 'none' });
  await signIn({ user });
  await user.click(await screen.findByRole('button', { name: /^明石市/ }));
  await findHeading('ダッシュボード');
  await findHelpNotice();
  pass(2_000);
  expect(helpNotice()).toBeNull();
  await user.click(screen.getByRole('button', { name: '管理者のメニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ログアウト' }));
  await signIn({ user });
  await findHeading('ダッシュボード');
  await findHelpNotice();
});

test('the help menu shows the notice, and a second time keeps it for two more seconds [R-NAV-12]', async () => {
  const { user, pass } = await openDashboard();
  expect(helpNotice()).toBeNull();
  await showHelpNotice({ user });
  await findHelpNotice();
  pass(1_500);
  await showHelpNotice({ user });
  pass(1_999);
  expect(helpNotice()).not.toBeNull();
  pass(1);
  expect(helpNotice()).toBeNull();
});

test('the notice stays while it is hovered or has the focus, and is closed two seconds later [A-044]', async () => {
  const { user, pass } = await openDashboard();
  await showHelpNotice({ user });
  fireEvent.mouseEnter(await findHelpNotice());
  pass(10_000);
  const link = within(helpNotice() as HTMLElement).getByRole('link');
  act(() => link.focus());
  fireEvent.mouseLeave(helpNotice() as HTMLElement);
  pass(10_000);
  act(() =>
    within(helpNotice() as HTMLElement)
      .getByRole('button', { name: '閉じる' })
      .focus(),
  );
  pass(10_000);
  expect(helpNotice()).not.toBeNull();
  act(() => helpButton().focus());
  pass(1_999);
  expect(helpNotice()).not.toBeNull();
  pass(1);
  expect(helpNotice()).toBeNull();
});

test('a notice opened by the keyboard takes the focus, and Escape and ✕ return it [A-044]', async () => {
  const { user } = await openDashboard();
  for (const leave of [
    () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' }),
    () => fireEvent.click(within(helpNotice() as HTMLElement).getByRole('button', { name: '閉じる' })),
  ]) {
    act(() => helpButton().focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'ヘルプのご案内' });
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(within(helpNotice() as HTMLElement).getByRole('link')),
    );
    leave();
    expect([helpNotice(), document.activeElement]).toEqual([null, helpButton()]);
  }
});

/** The fullscreen API, which jsdom does not have. */
function fakeFullscreen(enabled: boolean) {
  let currentElement: Element | null = null;
  const notify = (next: Element | null) => {
    currentElement = next;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  const exitSpy = vi.fn(() => notify(null));
  const properties = {
    fullscreenEnabled: { get: () => enabled },
    fullscreenElement: { get: () => currentElement },
    exitFullscreen: { value: exitSpy },
  };
  for (const [name, property] of Object.entries(properties))
    Object.defineProperty(document, name, { ...property, configurable: true });
  const requestSpy = vi.fn(() => notify(document.documentElement));
  document.documentElement.requestFullscreen = requestSpy;
  onTestFinished(() => {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });
  return { calls: () => [requestSpy.mock.calls.length, exitSpy.mock.calls.length], requestSpy };
}

/** Opens the menu of the avatar; returns its entry for the fullscreen mode. */
async function findFullscreenItem({ user }: { user: Awaited<ReturnType<typeof renderConsole>>['user'] }) {
  await user.click(screen.getByRole('button', { name: '管理者のメニュー' }));
  return screen.findByRole('menuitem', { name: /^全画面表示/ });
}

test('the console enters and leaves the fullscreen mode [R-NAV-06]', async () => {
  const { calls } = fakeFullscreen(true);
  const { user } = await openDashboard();
  const itemNames: (string | null)[] = [];
  for (let times = 0; times < 3; times += 1) {
    const fullscreenItem = await findFullscreenItem({ user });
    itemNames.push(fullscreenItem.textContent);
    await user.click(fullscreenItem);
  }
  expect([itemNames, calls()]).toEqual([
    ['全画面表示', '全画面表示を終了', '全画面表示'],
    [2, 1],
  ]);
});

test.each(['does not have it', 'refuses it'])(
  'a browser that %s shows “you browser can not work” [R-NAV-07, R-MSG-04]',
  async (how) => {
    const { requestSpy } = fakeFullscreen(how === 'refuses it');
    requestSpy.mockImplementation(() => Promise.reject(new TypeError('no permission')));
    const { user, app } = await openDashboard();
    await user.click(await findFullscreenItem({ user }));
    await screen.findByText('you browser can not work');
    expect(
      app.services.toasts.current().map(({ severity, message }) => `${severity}: ${messageText(message)}`),
    ).toEqual(['warning: you browser can not work']);
  },
);

const sidebar = () => screen.queryByRole('complementary');

test('the sidebar over the page takes the focus, and Escape, ✕ and the backdrop return it to the hamburger button [R-UI-02, R-NAV-01]', async () => {
  windowOf(1_023);
  const { user } = await openDashboard();
  const hamburger = screen.getByRole('button', { name: 'メニューの開閉' });
  expect(sidebar()).toBeNull();
  const closings = [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'メニューを閉じる' })),
    () => user.click(document.querySelector('.shade') as Element),
  ];
  for (const close of closings) {
    await user.click(hamburger);
    expect([document.activeElement?.textContent, hamburger.closest('[inert]') !== null]).toEqual([
      'ダッシュボード',
      true,
    ]);
    await close();
    expect([sidebar(), document.activeElement, hamburger.closest('[inert]')]).toEqual([
      null,
      hamburger,
      null,
    ]);
  }
});

test('choosing a page in the sidebar over the page closes it and moves the focus to the content [R-UI-02]', async () => {
  windowOf(1_023);
  const { user } = await openDashboard();
  await user.click(screen.getByRole('button', { name: 'メニューの開閉' }));
  await user.click(within(sidebar() as HTMLElement).getByRole('link', { name: /^管理者からのお知らせ/ }));
  await findHeading('管理者からのお知らせ');
  expect([sidebar(), document.activeElement?.id]).toEqual([null, 'content']);
});

test.each([
  ['Administrator' as const, ['お問い合わせ（新しいタブで開きます）']],
  ['Advertiser' as const, []],
])(
  'the help menu of %s has the notice, the shortcuts, the notices of the operator, but for advertisers the contact, and what the console is [R-NAV-11, R-NAV-13, R-ROLE-16, R-ROUTE-14]',
  async (as, contact) => {
    const { user, address } = await renderConsole(DASHBOARD, { as });
    await findHeading('ダッシュボード');
    const openMenu = async () => {
      await user.click(helpButton());
      return screen.findAllByRole('menuitem');
    };
    const helpItems = await openMenu();
    expect(helpItems.map(({ textContent }) => textContent)).toEqual([
      'ヘルプのご案内',
      'キーボードショートカット',
      '運営からのお知らせ',
      ...contact,
      'このコンソールについて',
    ]);
    expect(helpItems.slice(2, -1).map((entry) => entry.querySelector('a')?.getAttribute('href'))).toEqual([
      '/akashi/notification-admin',
      ...contact.map(() => 'https://example.com/contact'),
    ]);
    await user.click(helpItems[1] as HTMLElement);
    await user.click(
      within(await screen.findByRole('dialog', { name: 'キーボードショートカット' })).getByRole('button', {
        name: '閉じる',
      }),
    );
    await user.click((await openMenu())[2] as HTMLElement);
    await findHeading('運営からのお知らせ');
    expect(address()).toBe('/akashi/notification-admin');
  },
);

test('the contact opens in a new tab, which cannot reach the console [R-NAV-11]', async () => {
  const openSpy = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => openSpy.mockRestore());
  const { user } = await openDashboard();
  await user.click(helpButton());
  await user.click(await screen.findByRole('menuitem', { name: /^お問い合わせ/ }));
  expect(openSpy.mock.calls).toEqual([['https://example.com/contact', '_blank', 'noopener']]);
});

test('the stored size applies from the start, also on pages without the size switch [R-NAV-08, R-STATE-21, R-STORE-05]', async () => {
  const { reload } = await renderConsole('/login', { as: 'none' });
  expect(document.documentElement.dataset.size).toBe('medium');
  setCookie('size', 'mini');
  await reload();
  await screen.findByRole('heading', { name: 'Machi Console' });
  expect(document.documentElement.dataset.size).toBe('mini');
});

test('after the error log is cleared, the focus stays in its dialog', async () => {
  const { app, user } = await openDashboard();
  act(() => void app.services.errorLog.add(new Error('broken'), 'x'));
  await user.click(await screen.findByRole('button', { name: 'エラーログ 1件' }));
  const clearButton = await screen.findByRole('button', { name: 'ログを消去' });
  await user.click(clearButton);
  await screen.findByText('記録されたエラーはありません。');
  expect([clearButton.ariaDisabled, clearButton.hasAttribute('disabled'), document.activeElement]).toEqual([
    'true',
    false,
    clearButton,
  ]);
});
