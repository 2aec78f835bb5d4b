import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tabId } from '#kit/services/tab-id';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { stored, windowOf } from '../browser';
import { renderConsole } from './render-console';

const DASHBOARD = '/akashi/dashboard';
const findHeading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const menu = () => within(screen.getByRole('navigation', { name: 'メニュー' }));
const tabBar = () => within(screen.getByRole('navigation', { name: '開いているページ' }));
const tabLink = (name: string) => tabBar().getByRole('link', { name: new RegExp(`^${name}`) });
const tabNames = () =>
  tabBar()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
/** Below 1024 px the bar of a single page is only its menu button. */
const singleTabMenu = (name: string) => tabBar().getByRole('button', { name: `「${name}」のタブのメニュー` });
const focusedText = () => document.activeElement?.textContent;
const draftKeys = () => Object.keys(stored()).filter((key) => key.startsWith('draft:'));

const menuEntries = async () =>
  (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
const findConfirmation = () => screen.findByRole('alertdialog', { name: '未保存の入力があります' });
const findTitleInput = () => screen.findByLabelText<HTMLInputElement>(/^タイトル必須/);

/** Opens dashboard, push notifications and notices; the last is active. */
async function openThreePages() {
  const testConsole = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  await testConsole.user.click(menu().getByRole('link', { name: 'プッシュ通知' }));
  await findHeading('プッシュ通知');
  await testConsole.user.click(menu().getByRole('link', { name: /^管理者からのお知らせ/ }));
  await findHeading('管理者からのお知らせ');
  return {
    ...testConsole,
    async chooseInTabMenu(name: string, entry: string) {
      fireEvent.contextMenu(tabLink(name));
      await testConsole.user.click(await screen.findByRole('menuitem', { name: entry }));
    },
  };
}

test('the menu of a tab has four entries and the other open pages, and also opens by a button [R-TABS-02, A-342]', async () => {
  const { user, address } = await openThreePages();
  const tabActions = ['再読み込み', '閉じる', 'ほかを閉じる', 'すべて閉じる'];
  fireEvent.contextMenu(tabLink('プッシュ通知'));
  expect(await menuEntries()).toEqual([...tabActions, 'ダッシュボード', '管理者からのお知らせ']);
  const button = tabBar().getByRole('button', { name: '「管理者からのお知らせ」のタブのメニュー' });
  await user.click(button);
  await waitFor(() => expect(button.ariaExpanded).toBe('true'));
  expect(await menuEntries()).toEqual([...tabActions, 'ダッシュボード', 'プッシュ通知']);
  await user.click(screen.getByRole('menuitem', { name: '開いているページ: プッシュ通知' }));
  await findHeading('プッシュ通知');
  expect(address()).toBe('/akashi/notification');
});

test('reloading a page repeats its calls and keeps the address [R-TABS-03, R-ROUTE-08]', async () => {
  const { chooseInTabMenu, calls, address } = await openThreePages();
  const listLoads = () => calls().filter((call) => call.startsWith('GET /akashi/notifications/?')).length;
  const loadsBefore = listLoads();
  await chooseInTabMenu('プッシュ通知', '再読み込み');
  await findHeading('プッシュ通知');
  await waitFor(() => expect(listLoads()).toBe(loadsBefore + 1));
  expect([address(), tabNames()]).toEqual([
    '/akashi/notification',
    ['ダッシュボード', 'プッシュ通知', '管理者からのお知らせ'],
  ]);
});

test('closing the others activates the chosen tab, closing all opens the dashboard, and the focus stays in the bar [R-TABS-05, R-TABS-06, R-TABS-07, A-045]', async () => {
  const { user, chooseInTabMenu, address } = await openThreePages();
  await chooseInTabMenu('プッシュ通知', 'ほかを閉じる');
  await findHeading('プッシュ通知');
  await waitFor(() => expect([tabNames(), focusedText()]).toEqual([['プッシュ通知'], 'プッシュ通知']));
  expect(address()).toBe('/akashi/notification');
  await user.click(singleTabMenu('プッシュ通知'));
  expect(await menuEntries()).toEqual(['再読み込み', '閉じる', 'ほかを閉じる', 'すべて閉じる']);
  await user.click(screen.getByRole('menuitem', { name: 'すべて閉じる' }));
  await findHeading('ダッシュボード');
  await waitFor(() => expect([tabNames(), focusedText()]).toEqual([['ダッシュボード'], 'ダッシュボード']));
  expect(address()).toBe(DASHBOARD);
});

test('Delete and the middle button close a tab, and arrow keys move the focus along the tabs [R-TABS-04]', async () => {
  await openThreePages();
  tabLink('管理者からのお知らせ').focus();
  for (const [key, name] of [
    ['ArrowRight', 'ダッシュボード'],
    ['ArrowLeft', '管理者からのお知らせ'],
    ['ArrowLeft', 'プッシュ通知'],
    ['Home', 'ダッシュボード'],
    ['End', '管理者からのお知らせ'],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(focusedText()).toBe(name);
  }
  fireEvent.keyDown(tabLink('ダッシュボード'), { key: 'Delete' });
  await waitFor(() => expect([tabNames().length, focusedText()]).toEqual([2, 'プッシュ通知']));
  fireEvent(tabLink('管理者からのお知らせ'), new MouseEvent('auxclick', { button: 1, bubbles: true }));
  await findHeading('プッシュ通知');
  await waitFor(() => expect(tabNames()).toEqual(['プッシュ通知']));
});

test('unsaved input waits in its tab, and closing the tab needs a confirmation and discards it [R-TABS-04, R-STATE-19]', async () => {
  const { user, app } = await renderConsole('/akashi/notification?new=1');
  fireEvent.change(await findTitleInput(), { target: { value: '書きかけ' } });
  app.services.navigation.go(DASHBOARD);
  await findHeading('ダッシュボード');
  await waitFor(() => expect(tabNames()).toEqual(['プッシュ通知（未保存の入力あり）', 'ダッシュボード']));
  expect(draftKeys()).toEqual([`draft:1:akashi:notification:new:${tabId()}`]);

  const closeTab = () => user.click(tabBar().getByRole('button', { name: '「プッシュ通知」のタブを閉じる' }));
  await closeTab();
  expect((await findConfirmation()).textContent).toContain('プッシュ通知');
  await user.click(within(await findConfirmation()).getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([tabNames().length, draftKeys().length]).toEqual([2, 1]);
  await closeTab();
  await user.click(within(await findConfirmation()).getByRole('button', { name: '入力を破棄する' }));
  await waitFor(() => expect(tabNames()).toEqual(['ダッシュボード']));
  expect(draftKeys()).toEqual([]);
});

test('restored input marks its tab until it is discarded', async () => {
  const { user, app } = await renderConsole('/akashi/notification?new=1');
  fireEvent.change(await findTitleInput(), { target: { value: '書きかけ' } });
  app.services.navigation.go(DASHBOARD);
  await findHeading('ダッシュボード');
  await user.click(tabLink('プッシュ通知'));
  expect((await findTitleInput()).value).toBe('書きかけ');
  await user.click(screen.getByRole('button', { name: '下書きを破棄' }));
  await waitFor(() => expect(tabNames()).toEqual(['プッシュ通知', 'ダッシュボード']));
});

test('a page that the role may no longer enter leaves the bar [R-TABS-01]', async () => {
  const { user, backend, calls } = await renderConsole('/akashi/user/index');
  await findHeading('ユーザー一覧');
  await user.click(menu().getByRole('link', { name: 'ダッシュボード' }));
  await findHeading('ダッシュボード');
  // The calls refused to an advertiser must have their responses before the role changes.
  await waitFor(() =>
    expect(calls()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('GET /akashi/api/dashboard/'),
        expect.stringContaining('GET /akashi/api/premium-stats/'),
      ]),
    ),
  );
  expect(tabNames()).toEqual(['ユーザー一覧', 'ダッシュボード']);
  backend.db.of(accountTable).update(1, { permission: 'Advertiser' });
  await user.click(menu().getByRole('link', { name: /^管理者からのお知らせ/ }));
  await waitFor(() => expect(tabNames()).toEqual(['ダッシュボード', '管理者からのお知らせ']));
});

test('the tabs are closed at the end of the session [A-260]', async () => {
  const { user } = await openThreePages();
  await user.click(screen.getByRole('button', { name: '管理者のメニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ログアウト' }));
  await screen.findByRole('heading', { name: 'Machi Console' });
  expect(openPagesKeys()).toEqual([]);
  await user.type(screen.getByLabelText('ユーザー名'), 'administrator');
  await user.type(screen.getByLabelText('パスワード'), 'machi2026');
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  await findHeading('ダッシュボード');
  await waitFor(() => expect(tabNames()).toEqual(['ダッシュボード']));
});

const openPagesKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('open-pages:'));

test('a reload restores the open pages with their unsaved input, which can be discarded from the bar too [R-TABS-01, R-STATE-19, A-260]', async () => {
  const { user, app, reload } = await renderConsole('/akashi/notification?new=1');
  fireEvent.change(await findTitleInput(), { target: { value: '書きかけ' } });
  app.services.navigation.go('/akashi/coupon?page=2');
  await findHeading('クーポン');
  app.services.navigation.go(DASHBOARD);
  await findHeading('ダッシュボード');
  const allNames = ['プッシュ通知（未保存の入力あり）', 'クーポン', 'ダッシュボード'];
  await waitFor(() => expect(tabNames()).toEqual(allNames));
  await reload();
  await findHeading('ダッシュボード');
  await waitFor(() => expect(tabNames()).toEqual(allNames));
  expect(tabLink('クーポン').getAttribute('href')).toBe('/akashi/coupon?page=2');

  await user.click(tabBar().getByRole('button', { name: '「プッシュ通知」のタブを閉じる' }));
  await user.click(within(await findConfirmation()).getByRole('button', { name: '入力を破棄する' }));
  await waitFor(() => expect(tabNames()).toEqual(['クーポン', 'ダッシュボード']));
  expect(draftKeys()).toEqual([]);
});

test('a discarded draft leaves no mark after a reload [R-STATE-19, A-260]', async () => {
  const { user, app, reload } = await renderConsole('/akashi/notification?new=1');
  fireEvent.change(await findTitleInput(), { target: { value: '書きかけ' } });
  app.services.navigation.go(DASHBOARD);
  await findHeading('ダッシュボード');
  await reload();
  await findHeading('ダッシュボード');
  await user.click(tabLink('プッシュ通知'));
  expect((await findTitleInput()).value).toBe('書きかけ');
  await user.click(screen.getByRole('button', { name: '下書きを破棄' }));
  await waitFor(() => expect(tabNames()).toEqual(['プッシュ通知', 'ダッシュボード']));
});

test.each([
  ['no JSON', '[{'],
  ['no list', '{"path":"/akashi/coupon"}'],
  ['null', 'null'],
  [
    'lines that are no pages of this city',
    JSON.stringify([
      null,
      7,
      '/akashi/coupon',
      { path: '/akashi/coupon' },
      { path: '/akashi/coupon', search: 'javascript:alert(1)', top: 0 },
      { path: '/kusatsu/coupon', search: '', top: 0 },
      { path: '/akashi/nowhere', search: '', top: 0 },
      { path: '//example.com', search: '', top: 0 },
      { path: '/login', search: '', top: 0 },
      { path: '/akashi/company', search: '', top: 0 },
      { path: ['/akashi/coupon'], search: '', top: 0 },
    ]),
  ],
])('a stored text that is %s opens no page and causes no error [A-260]', async (_, text) => {
  const { reload } = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  sessionStorage.setItem('open-pages:1:akashi', text);
  await reload();
  await findHeading('ダッシュボード');
  await waitFor(() => expect(tabNames()).toEqual(['ダッシュボード']));
});

const storedPage = (page: string, search = '', top: unknown = 0) => ({
  path: `/akashi/${page}`,
  search,
  top,
});

test('each valid page of the stored text has one tab, and pages that the role may not enter have none [R-TABS-01, A-260]', async () => {
  const { reload } = await renderConsole(DASHBOARD, { as: 'Advertiser' });
  await findHeading('ダッシュボード');
  const [key = ''] = openPagesKeys();
  sessionStorage.setItem(
    key,
    JSON.stringify([
      storedPage('coupon', '?page=2', -3),
      storedPage('coupon'),
      storedPage('timecard'),
      storedPage('profile', '', 'far'),
    ]),
  );
  await reload();
  await findHeading('ダッシュボード');
  await waitFor(() => expect(tabNames()).toEqual(['クーポン', 'プロフィール', 'ダッシュボード']));
});

test('pages of another user or another city are not in the bar [R-TABS-01, A-260]', async () => {
  const { reload } = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  expect(openPagesKeys()).toEqual(['open-pages:1:akashi']);
  sessionStorage.setItem('open-pages:2:akashi', JSON.stringify([storedPage('coupon')]));
  sessionStorage.setItem('open-pages:1:kusatsu', JSON.stringify([storedPage('news')]));
  await reload();
  await findHeading('ダッシュボード');
  await waitFor(() => expect(tabNames()).toEqual(['ダッシュボード']));
});

test('below 1024 px a single page has the menu beside its name, and no bar [A-045]', async () => {
  windowOf(1023);
  const { user } = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  await user.click(await waitFor(() => singleTabMenu('ダッシュボード')));
  expect(await menuEntries()).toEqual(['再読み込み', '閉じる', 'ほかを閉じる', 'すべて閉じる']);
  expect([tabNames(), document.querySelector('.tab-bar')]).toEqual([[], null]);
});
