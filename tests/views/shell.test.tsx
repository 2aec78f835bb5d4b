import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { cookies } from '../browser';
import { addFault } from '../open-console';
import { renderConsole } from './render-console';

const DASHBOARD = '/akashi/dashboard';
const findHeading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const menu = () => screen.getByRole('navigation', { name: 'メニュー' });
const tabs = () => within(screen.getByRole('navigation', { name: '開いているページ' }));
const tabNames = () =>
  tabs()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

test('the dashboard shows the city and what waits [R-ROUTE-11]', async () => {
  await renderConsole(DASHBOARD, { as: 'Advertiser' });
  await findHeading('ダッシュボード');
  expect(document.querySelector('.home-city strong')?.textContent).toBe('明石市');
  const waitingRegion = screen.getByRole('region', { name: '確認が必要なもの' });
  const link = await within(waitingRegion).findByRole('link', { name: 'お知らせを開く' });
  expect(link.closest('li')?.textContent).toBe('未読のお知らせ13件お知らせを開く');
  expect(link.getAttribute('href')).toBe('/akashi/notification-store');
});

test('an unread count that fails to load is not shown as zero', async () => {
  await renderConsole(DASHBOARD, { fault: 'GET /:city/notifications/users/number_unread/ 500' });
  await findHeading('ダッシュボード');
  const failureText = await screen.findByText('読み込めませんでした。');
  expect(failureText.closest('li')?.textContent).toBe(
    '未読のお知らせ読み込めませんでした。–もう一度読み込む',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['busy', '99+'],
  ['empty', undefined],
] as const)('the badge of the bell with %s data is %s [R-NAV-05]', async (seed, text) => {
  const { calls } = await renderConsole('/akashi/profile', { seed });
  await findHeading('プロフィール');
  await waitFor(() => expect(calls()).toContainEqual(expect.stringMatching(/number_unread\/ 200$/)));
  await waitFor(() => expect(document.querySelector('.bell')?.textContent).toBe(text));
});

test("the avatar's menu has home, profile, sizes, languages, themes, full screen and the log-out, and leads home [R-NAV-03, R-NAV-10, R-I18N-03]", async () => {
  const { user, address } = await renderConsole('/akashi/profile');
  await findHeading('プロフィール');
  const avatarButton = screen.getByRole('button', { name: '管理者のメニュー' });
  await user.click(avatarButton);
  const menuItems = await screen.findAllByRole('menuitem');
  expect([avatarButton.ariaExpanded, menuItems.map(({ textContent }) => textContent)]).toEqual([
    'true',
    [
      'ホーム',
      'プロフィール',
      '標準',
      '小',
      '最小',
      '中文',
      'English',
      'Español',
      '日本語',
      'システム',
      'ライト',
      'ダーク',
      '高コントラスト',
      '全画面表示',
      'ログアウト',
    ],
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'ホーム' }));
  await findHeading('ダッシュボード');
  expect(address()).toBe(DASHBOARD);
});

test('the profile page shows the signed-in user [R-ROUTE-32, R-SCR-24]', async () => {
  const { user, address } = await renderConsole(DASHBOARD, { as: 'owner_shop' });
  await findHeading('ダッシュボード');
  await user.click(screen.getByRole('button', { name: '店舗オーナーのメニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: 'プロフィール' }));
  await findHeading('プロフィール');
  expect(address()).toBe('/akashi/profile');
  const profileTexts = [...document.querySelectorAll('.details > div')].map(({ textContent }) => textContent);
  expect(profileTexts).toEqual([
    '表示名店舗オーナー',
    '権限店舗オーナー',
    '会社株式会社 まち案内社',
    'ユーザー名owner_shop',
    'メールアドレスowner.shop@machi.example.jp',
    '姓店舗オーナー',
    '名担当',
    '性別その他',
    '生年月日1990年04月01日',
    '電話番号078-000-0000',
    '住所兵庫県明石市中崎1丁目',
    '自己紹介デモ用のアカウントです。実在の人物・団体とは関係ありません。',
    '御礼の件数42',
  ]);
  expect(within(menu()).queryByText('プロフィール')).toBeNull();
});

test.each([
  ['machi', []],
  ['nbnb', ['株式会社', 'エヌビーエヌビー']],
  ['jbs', ['ジェイビーエス', '株式会社']],
  ['sky-art', ['スカイアート', '株式会社']],
  ['nishinihon_kensetsu', ['西日本建設', '株式会社']],
] as const)(
  'the sidebar shows the city, and the company in two rows when it is one of the four: %s [R-SIDE-01, R-SIDE-02, R-CITY-09, A-009]',
  async (company, rows) => {
    await renderConsole('/akashi/profile', { company });
    await findHeading('プロフィール');
    const name = screen.getByRole('link', { name: /明石市/ });
    expect(
      [...name.querySelectorAll('.sidebar-company, strong')].map(({ textContent }) => textContent),
    ).toEqual([...rows, '明石市']);
  },
);

test('the hamburger button opens and closes the sidebar, and a cookie keeps this for the next visit [R-NAV-01, R-STATE-20, R-STORE-04]', async () => {
  const { user } = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  const hamburger = screen.getByRole('button', { name: 'メニューの開閉' });
  expect(hamburger.ariaExpanded).toBe('true');
  await user.click(hamburger);
  expect([hamburger.ariaExpanded, cookies().includes('sidebarStatus=0')]).toEqual(['false', true]);
  await user.click(hamburger);
  expect([hamburger.ariaExpanded, cookies().includes('sidebarStatus=1')]).toEqual(['true', true]);
});

test('the breadcrumb starts with the dashboard and ends with the page, which is not a link, and the menu marks the page [R-CRUMB-01, R-CRUMB-02, R-NAV-02]', async () => {
  const { user } = await renderConsole('/akashi/notification');
  await findHeading('プッシュ通知');
  const currentEntries = menu().querySelectorAll('[aria-current=page]');
  expect([...currentEntries].map(({ textContent }) => textContent)).toEqual(['プッシュ通知']);
  const crumbs = within(screen.getByRole('navigation', { name: '現在の位置' }));
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ダッシュボード',
    'プッシュ通知',
  ]);
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([DASHBOARD]);
  await user.click(crumbs.getByRole('link', { name: 'ダッシュボード' }));
  await findHeading('ダッシュボード');
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ダッシュボード']);
  expect(crumbs.queryAllByRole('link')).toEqual([]);
});

test.each([
  ['post/confirm-gender', 'Administrator', ['友達募集 /akashi/post', '本人確認'], 'post/list-report'],
  [
    'pass/list-voucher',
    'owner_shop',
    ['パス・バウチャー /akashi/pass', '特別バウチャー'],
    'pass/list-voucher',
  ],
  ['locker/list', 'Advertiser', ['ロッカー /akashi/locker', 'Locker'], 'locker/list-locker'],
  ['products', 'Administrator', ['商品', '下書き一覧'], null],
] as const)(
  'in the breadcrumb of %s the group of the %s is a link when it has an address [R-CRUMB-01, R-CRUMB-02, A-186]',
  async (page, as, expectedCrumbs, leadsTo) => {
    const { user, address } = await renderConsole(`/akashi/${page}`, { as });
    const crumbs = within(await screen.findByRole('navigation', { name: '現在の位置' }));
    const crumbTexts = crumbs.getAllByRole('listitem').map((item) => {
      const link = within(item).queryByRole('link');
      return [item.textContent, link?.getAttribute('href')].filter((part) => part != null).join(' ');
    });
    expect(crumbTexts).toEqual([`ダッシュボード ${DASHBOARD}`, ...expectedCrumbs]);
    if (leadsTo === null) return;
    await user.click(crumbs.getAllByRole('link')[1] as HTMLElement);
    await waitFor(() => expect(address()).toBe(`/akashi/${leadsTo}`));
  },
);

test('a visited page has one tab; closing the active one opens the last, closing all opens the dashboard [R-TABS-01, R-TABS-04, R-TABS-05]', async () => {
  const { user, address } = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  await user.click(within(menu()).getByRole('link', { name: 'プッシュ通知' }));
  await findHeading('プッシュ通知');
  await user.click(within(menu()).getByRole('link', { name: /^管理者からのお知らせ/ }));
  await findHeading('管理者からのお知らせ');
  await user.click(within(menu()).getByRole('link', { name: 'プッシュ通知' }));
  await findHeading('プッシュ通知');
  expect(tabNames()).toEqual(['ダッシュボード', 'プッシュ通知', '管理者からのお知らせ']);

  await user.click(tabs().getByRole('button', { name: '「プッシュ通知」のタブを閉じる' }));
  await findHeading('管理者からのお知らせ');
  expect(tabNames()).toEqual(['ダッシュボード', '管理者からのお知らせ']);
  await user.click(tabs().getByRole('button', { name: '「ダッシュボード」のタブを閉じる' }));
  // The last tab stays in the bar.
  await waitFor(() => expect(tabNames()).toEqual(['管理者からのお知らせ']));
  await user.click(tabs().getByRole('button', { name: '「管理者からのお知らせ」のタブのメニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: '閉じる' }));
  await findHeading('ダッシュボード');
  await waitFor(() => expect([address(), tabNames()]).toEqual([DASHBOARD, ['ダッシュボード']]));
});

test('the profile of an Operator shows the operated cities', async () => {
  const { calls } = await renderConsole('/akashi/profile', { as: 'Operator' });
  const cities = await screen.findByText(/^明石市、草津市/);
  expect(cities.closest('div')?.querySelector('dt')?.textContent).toBe('担当地域');
  expect(calls().filter((call) => call.includes('operation_info'))).toEqual([
    'GET /akashi/api/users/get_operation_info 200',
  ]);
});

test('size and language are switched in the menu of the avatar, confirmed by a toast and kept [R-NAV-08, R-NAV-09, R-STATE-21, R-STATE-22, R-MSG-02, R-MSG-03]', async () => {
  const { user } = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  const openMenu = () => user.click(screen.getByRole('button', { name: '管理者のメニュー' }));
  await openMenu();
  const sizes = await screen.findAllByRole('menuitem', { name: /^文字の大きさ: / });
  expect(sizes.map((size) => [size.textContent, size.getAttribute('aria-current')])).toEqual([
    ['標準', 'true'],
    ['小', null],
    ['最小', null],
  ]);
  await user.click(screen.getByRole('menuitem', { name: '文字の大きさ: 小' }));
  await screen.findByText('Switch Size Success');
  expect([document.documentElement.dataset.size, cookies().includes('size=small')]).toEqual(['small', true]);

  await openMenu();
  // Each name is marked with its own language (WCAG 3.1.2).
  const languageItems = (await screen.findAllByRole('menuitem')).filter(({ lang }) => lang);
  expect(languageItems.map(({ lang, ariaLabel }) => [lang, ariaLabel])).toEqual([
    ['zh', '中文'],
    ['en', 'English'],
    ['es', 'Español'],
    ['ja', '日本語'],
  ]);
  await user.click(await screen.findByRole('menuitem', { name: 'English' }));
  await screen.findByText('Switch Language Success');
  await findHeading('Dashboard');
  expect(cookies()).toContain('language=en');
});

test('a log-out notifies the server, removes tokens and drafts, and keeps the city [R-NAV-03, R-SESSION-13, R-SESSION-14]', async () => {
  const { user, calls, address } = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  localStorage.setItem('draft:1:akashi:notification:new', '{}');
  localStorage.setItem('draft:2:akashi:notification:new', '{}');
  await user.click(screen.getByRole('button', { name: '管理者のメニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ログアウト' }));
  await screen.findByRole('heading', { name: 'Machi Console' });
  expect([calls().includes('POST /default/login/logout 200'), address()]).toEqual([true, '/login']);
  expect(cookies().filter((cookie) => cookie.includes('Token'))).toEqual([]);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'City',
    'Store',
    'UserId',
    'draft:2:akashi:notification:new',
  ]);
});

test('every navigation loads the profile, and the menu follows a changed role [R-GUARD-05, R-GUARD-06]', async () => {
  const { user, backend } = await renderConsole(DASHBOARD, { as: 'Advertiser' });
  await findHeading('ダッシュボード');
  expect(within(menu()).queryByRole('link', { name: 'プッシュ通知' })).toBeNull();
  const accounts = backend.db.of(accountTable);
  accounts.update(3, { permission: 'Operator' });
  await user.click(within(menu()).getByRole('link', { name: /^管理者からのお知らせ/ }));
  await within(menu()).findByRole('link', { name: 'プッシュ通知' });
});

test('an unknown address ends on /404, which links to the dashboard [R-ROUTE-06, R-SCR-34]', async () => {
  const { user, address } = await renderConsole('/akashi/nowhere');
  await findHeading('ページが見つかりません');
  expect(address()).toBe('/404');
  await user.click(screen.getByRole('link', { name: 'ホームへ' }));
  await findHeading('ダッシュボード');
});

test('/401 leads back to the page before [R-ROUTE-07, R-SCR-34]', async () => {
  const { user, app } = await renderConsole('/akashi/notification');
  await findHeading('プッシュ通知');
  app.services.navigation.go('/401');
  await findHeading('アクセス権限がありません');
  await user.click(screen.getByRole('button', { name: '前のページに戻る' }));
  await findHeading('プッシュ通知');
});

test('/401 has no button back when there is no previous page', async () => {
  await renderConsole('/401?noGoBack=true');
  await findHeading('アクセス権限がありません');
  expect(screen.queryByRole('button', { name: '前のページに戻る' })).toBeNull();
  expect(screen.getByRole('link', { name: 'ホームへ' }).getAttribute('href')).toBe('/');
});

test.each([
  [403, 'システムにアクセスする権限がありません。', 'R-HTTP-07'],
  [406, 'セッションが切れました', 'R-HTTP-11'],
])(
  'a %i during the session signs out: %s [R-HTTP-07, R-MSG-12, R-ROLE-13, R-ROLE-15]',
  async (status, text) => {
    const { user, backend, reload } = await renderConsole(DASHBOARD);
    await findHeading('ダッシュボード');
    addFault(backend, `GET /:city/notifications/ ${status}`);
    await user.click(within(menu()).getByRole('link', { name: 'プッシュ通知' }));
    await waitFor(() => expect(cookies().filter((cookie) => cookie.includes('Token'))).toEqual([]));
    // A 406 reloads the document, which jsdom does not implement.
    if (status === 406) await reload();
    await screen.findByText(text);
    await screen.findByRole('heading', { name: 'Machi Console' });
  },
);

test('a profile that is refused ends on the sign-in page, with the server’s message [R-GUARD-12, R-SESSION-16, R-STORE-14]', async () => {
  await renderConsole(DASHBOARD, { fault: 'GET /users/profile 404' });
  await screen.findByText('指定されたデータが見つかりません。');
  await screen.findByRole('heading', { name: 'Machi Console' });
  expect(cookies()).toEqual([]);
});

test('expired tokens are renewed without notice, and the page loads [R-SESSION-17]', async () => {
  const { user, backend, calls, rows } = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  await backend.expireTokens();
  await user.click(within(menu()).getByRole('link', { name: 'プッシュ通知' }));
  await screen.findByText(/^全\d/);
  expect(rows()).toHaveLength(20);
  expect(calls().filter((request) => request.includes('refresh-token'))).toEqual([
    'POST /akashi/api/refresh-token 200',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});
