import { act, fireEvent, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { menuOf } from '#app/shell/sidebar/menu';
import { postGroup } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';
import { foldedMenuAtom, sidebarOpenAtom } from '#kit/services/preferences';
import { cookies } from '../browser';
import { renderConsole } from './render-console';

const findHeading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const menu = () => within(screen.getByRole('navigation', { name: 'メニュー' }));
// A closed group may have a badge after its name.
const groupButton = (name: string) => menu().getByRole('button', { name: new RegExp(`^${name}(?!・)`) });
const markedTitles = () =>
  menu()
    .getAllByRole('link', { current: 'page' })
    .map((link) => link.title);

const view = () => Promise.resolve({ default: () => null });

const childScreen = (path: string, roles: readonly 'Administrator'[] = []) =>
  defineScreen({ path, title: path, view, menu: { icon: 'pi', under: postGroup, roles } });

afterEach(() => getDefaultStore().set(foldedMenuAtom, []));

/** Sets the sidebar narrow, as the hamburger button does; it is wide again for the next test. */
function narrowSidebar() {
  act(() => getDefaultStore().set(sidebarOpenAtom, false));
  onTestFinished(() => getDefaultStore().set(sidebarOpenAtom, true));
}

test('a parent with one visible child becomes that child, with two it is a group [R-SIDE-06]', () => {
  const screens = [childScreen('/:city/a', ['Administrator']), childScreen('/:city/b')];
  const user = { profile: { id: 1, username: 'someone' }, city: null };
  expect(menuOf(screens, { ...user, role: 'Administrator' })).toEqual([{ screen: screens[0], icon: 'pi' }]);
  expect(menuOf(screens, { ...user, role: 'Operator' })).toEqual([{ group: postGroup, screens }]);
});

test('the group of the page is open, and a click opens any other [R-ROUTE-24]', async () => {
  const { user, address } = await renderConsole('/akashi/post');
  await findHeading('募集通報');
  expect(address()).toBe('/akashi/post/list-report');
  expect([groupButton('友達募集').ariaExpanded, groupButton('ユーザー').ariaExpanded]).toEqual([
    'true',
    'false',
  ]);
  await user.click(groupButton('ユーザー'));
  await user.click(menu().getByRole('link', { name: 'ユーザー一覧' }));
  await findHeading('ユーザー一覧');
  expect([groupButton('友達募集').ariaExpanded, groupButton('ユーザー').ariaExpanded]).toEqual([
    'false',
    'true',
  ]);
  const crumbs = within(screen.getByRole('navigation', { name: '現在の位置' }));
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ダッシュボード',
    'ユーザー',
    'ユーザー一覧',
  ]);
  expect(crumbs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'ダッシュボード',
    'ユーザー',
  ]);
});

test('two menu entries link to the users page, and the one of the open tab is marked [R-ROUTE-21, A-027]', async () => {
  const { user, address } = await renderConsole('/akashi/company');
  await findHeading('店舗管理者');
  expect([address(), markedTitles()]).toEqual(['/akashi/user/index?tab=company', ['店舗管理者']]);
  // A dialog of the page is a parameter of the same address.
  await user.click(screen.getByRole('link', { name: '店舗管理者を登録' }));
  expect([address(), markedTitles()]).toEqual(['/akashi/user/index?tab=company&new=1', ['店舗管理者']]);
  await user.keyboard('{Escape}');
  await user.click(menu().getByRole('link', { name: 'ユーザー一覧' }));
  expect([address(), markedTitles()]).toEqual(['/akashi/user/index', ['ユーザー一覧']]);
});

const sectionButton = (name: string) => menu().getByRole('button', { name: new RegExp(`^${name}`) });

test('the menu entries are under headings that fold them, and a cookie keeps this for the next visit', async () => {
  const { user } = await renderConsole('/akashi/profile');
  await findHeading('プロフィール');
  expect(
    menu()
      .getAllByRole('list')
      .flatMap((list) => list.getAttribute('aria-label') ?? []),
  ).toEqual(['連絡', 'ユーザー・スタッフ', 'お店・広告', 'まちの情報', '運営']);
  sectionButton('連絡').focus();
  await user.keyboard('{Enter}');
  expect([sectionButton('連絡').ariaExpanded, menu().queryByRole('link', { name: 'プッシュ通知' })]).toEqual([
    'false',
    null,
  ]);
  expect(cookies()).toContain('foldedMenu=section.contact');
  await user.click(sectionButton('連絡'));
  expect([sectionButton('連絡').ariaExpanded, cookies().includes('foldedMenu=')]).toEqual(['true', true]);
});

test('a folded section shows how many records wait in it', async () => {
  const { user } = await renderConsole('/akashi/profile');
  await findHeading('プロフィール');
  const noticesLink = await menu().findByRole('link', { name: /^管理者からのお知らせ.*未読/ });
  const unreadText = /未読\d+件/.exec(noticesLink.textContent)?.[0];
  await user.click(sectionButton('連絡'));
  expect(sectionButton('連絡').textContent).toContain(unreadText);
  await user.click(sectionButton('連絡'));
  expect(sectionButton('連絡').textContent).toBe('連絡');
});

test('the section of the current page is open, also when it was folded on another page', async () => {
  const { user } = await renderConsole('/akashi/profile');
  await findHeading('プロフィール');
  await user.click(sectionButton('ユーザー・スタッフ'));
  await user.click(menu().getByRole('link', { name: 'プッシュ通知' }));
  await findHeading('プッシュ通知');
  await user.click(sectionButton('連絡'));
  expect([
    sectionButton('連絡').ariaExpanded,
    sectionButton('連絡').ariaDisabled,
    sectionButton('ユーザー・スタッフ').ariaExpanded,
  ]).toEqual(['true', 'true', 'false']);
  narrowSidebar();
  expect(menu().queryAllByRole('button', { name: /^(連絡|ユーザー・スタッフ)/ })).toEqual([]);
  expect(groupButton('友達募集')).toBeDefined();
});

test('an external link of the menu opens in a new tab [R-SIDE-07]', async () => {
  await renderConsole('/akashi/profile');
  await findHeading('プロフィール');
  const link = menu().getByRole<HTMLAnchorElement>('link', { name: /^お問い合わせ/ });
  expect([link.href, link.target, link.rel, link.textContent]).toEqual([
    'https://example.com/contact',
    '_blank',
    'noopener',
    'お問い合わせ（新しいタブで開きます）',
  ]);
});

test('advertisers have no link to the contact page [R-ROLE-16]', async () => {
  await renderConsole('/akashi/profile', { as: 'Advertiser' });
  await findHeading('プロフィール');
  const externalLinks = menu()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('target') === '_blank');
  expect(externalLinks.map(({ textContent }) => textContent)).toEqual([
    'ヘルプセンター（新しいタブで開きます）',
  ]);
  expect(screen.queryAllByRole('link', { name: /お問い合わせ/ })).toEqual([]);
});

test('in the narrow menu a group opens after 200 ms of hovering and closes when the pointer leaves [R-SIDE-11, R-CONST-11]', async () => {
  const { pass } = await renderConsole('/akashi/profile');
  await findHeading('プロフィール');
  narrowSidebar();
  const groupRow = groupButton('友達募集').parentElement as HTMLElement;
  fireEvent.pointerEnter(groupRow, { pointerType: 'mouse' });
  pass(199);
  expect(groupButton('友達募集').ariaExpanded).toBe('false');
  pass(1);
  expect(groupButton('友達募集').ariaExpanded).toBe('true');
  expect(
    within(groupRow)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^募集通報/), '本人確認', '募集一覧']);
  fireEvent.pointerLeave(groupRow, { pointerType: 'mouse' });
  expect(within(groupRow).queryAllByRole('link')).toEqual([]);

  fireEvent.pointerEnter(groupRow, { pointerType: 'mouse' });
  pass(150);
  fireEvent.pointerLeave(groupRow, { pointerType: 'mouse' });
  pass(1_000);
  expect(groupButton('友達募集').ariaExpanded).toBe('false');
});

test('the keyboard opens a group of the narrow menu at once, and Escape closes it and returns the focus', async () => {
  const { user } = await renderConsole('/akashi/profile');
  await findHeading('プロフィール');
  narrowSidebar();
  groupButton('ユーザー').focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('ユーザー一覧');
  await user.keyboard('{Escape}');
  expect([groupButton('ユーザー').ariaExpanded, document.activeElement]).toEqual([
    'false',
    groupButton('ユーザー'),
  ]);
  await user.keyboard('{Enter}');
  await user.click(menu().getByRole('link', { name: '店舗管理者' }));
  await findHeading('店舗管理者');
  expect(groupButton('ユーザー').ariaExpanded).toBe('false');
});

test('an Operator sees and chooses the company also in the narrow menu [A-012, R-CITY-11]', async () => {
  const { user } = await renderConsole('/akashi/dashboard', { as: 'Operator' });
  await findHeading('ダッシュボード');
  narrowSidebar();
  const companySelect = await screen.findByRole<HTMLSelectElement>('combobox', { name: '会社' });
  const [, otherCompany] = [...companySelect.options];
  await user.selectOptions(companySelect, otherCompany?.value ?? '');
  expect([companySelect.value, companySelect.title]).toEqual([
    otherCompany?.value,
    otherCompany?.textContent,
  ]);
  expect(companySelect.parentElement?.querySelector('span:not(.pi)')?.textContent).toBe(
    otherCompany?.textContent,
  );
});
