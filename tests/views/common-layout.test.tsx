import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screens } from '#app/screens/index';
import { renderConsole } from './render-console';

const findHeading = (name: string) => screen.findByRole('heading', { name, level: 1 });

/** The parts of the layout around a page. */
const layoutParts = () => ({
  sidebar: within(screen.getByRole('complementary')).queryByRole('navigation', { name: 'メニュー' }) !== null,
  navbar: screen.queryByRole('button', { name: 'メニューの開閉' }) !== null,
  breadcrumb: screen.queryByRole('navigation', { name: '現在の位置' }) !== null,
  // The bar with its tabs, not the menu that replaces it on phones.
  tabBar: screen
    .queryByRole('navigation', { name: '開いているページ' })
    ?.querySelector(':scope.tab-bar a[aria-current="page"]')?.textContent,
});
const layoutWith = (page: string) => ({ sidebar: true, navbar: true, breadcrumb: true, tabBar: page });

test('every page of a city has the common layout, also when only one page is open [R-ROUTE-01, A-260]', async () => {
  const withoutShell = screens.filter(({ path, layout }) => path.startsWith('/:city/') && layout !== 'shell');
  expect(withoutShell.map(({ path }) => path)).toEqual([]);
  const { app } = await renderConsole('/akashi/dashboard', { as: 'Operator' });
  await findHeading('ダッシュボード');
  await waitFor(() => expect(layoutParts()).toEqual(layoutWith('ダッシュボード')));
  for (const [page, title] of [
    ['notification', 'プッシュ通知'],
    ['user/index', 'ユーザー一覧'],
    ['chat', 'チャット'],
    ['policy', 'プライバシーポリシー'],
  ] as const) {
    act(() => app.services.navigation.go(`/akashi/${page}`));
    await findHeading(title);
    await waitFor(() => expect(layoutParts()).toEqual(layoutWith(title)));
  }
});

test('the common layout has sidebar, navbar, breadcrumb, tab bar, a button to the top, and a toast after a save [R-ROUTE-02, R-MSG-01]', async () => {
  const { user } = await renderConsole('/akashi/user/index?new=1');
  await findHeading('ユーザー一覧');
  await waitFor(() => expect(layoutParts()).toEqual(layoutWith('ユーザー一覧')));
  Object.defineProperty(window, 'scrollY', { value: 401, configurable: true });
  fireEvent.scroll(window);
  await screen.findByRole('button', { name: 'ページの先頭へ' });
  Reflect.deleteProperty(window, 'scrollY');

  await screen.findByLabelText(/^ユーザー名/);
  const values = {
    ユーザー名: 'fes_2026',
    メールアドレス: 'fes@example.jp',
    表示名: '夏祭り',
    パスワード: 'machi2026',
  };
  for (const [label, value] of Object.entries(values)) {
    for (const field of screen.getAllByLabelText(new RegExp(`^${label}`, 'u'))) {
      fireEvent.change(field, { target: { value } });
    }
  }
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await waitFor(() =>
    expect([...document.querySelectorAll('.toasts p')].map(({ textContent }) => textContent)).toEqual([
      '保存しました。',
    ]),
  );
});

test.each([
  ['Administrator', 'menu/list-menu'],
  ['owner_shop', 'user/index'],
  ['staff_shop', 'pass/list-voucher'],
  ['Advertiser', 'timecard'],
] as const)('the %s who opens %s sees the 401 page [R-MSG-09, R-ROUTE-07]', async (as, page) => {
  const { address } = await renderConsole(`/akashi/${page}`, { as });
  await findHeading('アクセス権限がありません');
  expect(address()).toBe('/401?noGoBack=true');
});
