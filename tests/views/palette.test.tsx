import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { couponTable } from '#mocks/backend/tables/offers/coupons';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { stored } from '../browser';
import type { Scenario } from '../open-console';
import { renderConsole } from './render-console';

// Loads the lazy chunk of the palette before a test waits for it.
await import('#app/palette/Palette');

const DASHBOARD = '/akashi/dashboard';
const findHeading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const findField = () => screen.findByRole('combobox', { name: '画面・記録を検索' });
const nameOf = (element: Element) => element.querySelector('.palette-title')?.textContent;
const optionNames = () => screen.getAllByRole('option').map(nameOf);
const expectOptions = (...names: string[]) => waitFor(() => expect(optionNames()).toEqual(names));
const optionElement = (name?: string) =>
  screen.getByRole('option', name === undefined ? { selected: true } : { name });

/** Renders the console and opens its palette. */
async function openPalette(path = DASHBOARD, scenario: Scenario = {}) {
  const opened = await renderConsole(path, scenario);
  await screen.findByRole('heading', { level: 1 });
  await opened.user.keyboard('{Control>}k{/Control}');
  return { ...opened, field: await findField() };
}

test('the palette opens by its shortcut and by its button', async () => {
  const { user } = await renderConsole(DASHBOARD);
  await findHeading('ダッシュボード');
  const button = screen.getByRole('button', { name: '画面・記録を検索' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K');
  await user.click(button);
  const firstField = await findField();
  await waitFor(() => expect(document.activeElement).toBe(firstField));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  const secondField = await findField();
  await waitFor(() => expect(document.activeElement).toBe(secondField));
});

test.each(['つうち', 'push'])('the search for “%s” finds the push notifications', async (searchText) => {
  const { user, address } = await openPalette();
  await user.keyboard(searchText);
  await waitFor(() => expect(optionNames()[0]).toBe('プッシュ通知'));
  const countText = screen.getByRole('dialog').querySelector('[role=status]')?.textContent;
  expect(countText).toBe(`${optionNames().length}件`);
  await user.keyboard('{Enter}');
  await findHeading('プッシュ通知');
  expect([address(), screen.queryByRole('combobox'), document.activeElement?.id]).toEqual([
    '/akashi/notification',
    null,
    'content',
  ]);
});

test('the keys of a combobox move the selection, and the field refers to the selected option', async () => {
  const { user, field: input } = await openPalette();
  // The cities are listed after their response.
  await screen.findByRole('option', { name: /草津市/ });
  const allNames = optionNames();
  expect(nameOf(optionElement())).toBe(allNames[0]);
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', -1],
    ['ArrowDown', 0],
    ['ArrowUp', -1],
    ['Home', 0],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect([key, nameOf(optionElement())]).toEqual([key, allNames.at(index)]);
    expect(input.getAttribute('aria-activedescendant')).toBe(optionElement().id);
  }
});

test('Enter during an input composition opens no page, and the reading is searched while it is composed', async () => {
  const { address, field: input } = await openPalette();
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: 'つうt' } });
  await expectOptions('プッシュ通知', '通知を作成');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
  expect([address(), screen.queryByRole('combobox')]).toEqual([DASHBOARD, input]);
});

test('the palette shows when nothing matches', async () => {
  const { user, field: input, pass } = await openPalette();
  await user.keyboard('xyzzy');
  expect(screen.getByText('記録を検索しています…')).toBeDefined();
  pass(300);
  await screen.findByText('「xyzzy」に当てはまるものはありません。');
  expect(screen.queryByText('記録を検索しています…')).toBeNull();
  expect([screen.queryAllByRole('option'), input.ariaExpanded]).toEqual([[], 'false']);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('combobox')).toBe(input);
});

test('an empty search lists the last visited pages first, without the current one', async () => {
  const { user } = await renderConsole('/akashi/notification');
  await findHeading('プッシュ通知');
  const menu = within(screen.getByRole('navigation', { name: 'メニュー' }));
  for (const name of ['管理者からのお知らせ', 'チャット', 'ダッシュボード']) {
    await user.click(menu.getByRole('link', { name: new RegExp(`^${name}`) }));
    await findHeading(name);
  }
  await user.keyboard('{Control>}k{/Control}');
  await findField();
  const recent = within(screen.getByRole('group', { name: '最近開いた画面' }));
  expect(recent.getAllByRole('option').map(nameOf)).toEqual([
    'チャット',
    '管理者からのお知らせ',
    'プッシュ通知',
  ]);
  expect(optionNames().filter((name) => name === 'チャット')).toHaveLength(1);
});

test('another city opens at the same page', async () => {
  const { user, address } = await openPalette('/akashi/notification');
  await user.keyboard('kusatu');
  await expectOptions('草津市');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/kusatsu/notification'));
  expect(JSON.parse(stored().City ?? '')).toMatchObject({ name: 'kusatsu' });
});

test('a city without the page opens at its dashboard', async () => {
  const { user, address } = await openPalette('/akashi/chat');
  await user.keyboard('せっつ');
  await expectOptions('摂津市');
  await user.click(optionElement(undefined));
  await waitFor(() => expect(address()).toBe('/settsu/dashboard'));
});

const pinnedNames = () =>
  within(screen.getByRole('list', { name: 'ピン留め' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a page is pinned from the palette and by its star, for one user in one city', async () => {
  const { user } = await openPalette();
  await user.keyboard('nyusu');
  await expectOptions('ニュース', 'ニュースを登録');
  await user.click(screen.getByRole('button', { name: '「ニュース」をピン留め' }));
  expect(screen.getByRole('option', { name: /（ピン留め中）/ })).toBeDefined();
  await user.keyboard('{Escape}');
  const star = screen.getByRole('button', { name: 'このページをピン留め' });
  await user.click(star);
  expect([star.ariaPressed, pinnedNames()]).toEqual(['true', ['ニュース', 'ダッシュボード']]);
  expect(stored()['pinned:1:akashi']).toBe('["/:city/news","/:city/dashboard"]');

  await user.keyboard('{Control>}k{/Control}');
  await findField();
  await user.click(optionElement().querySelector('.palette-star') as Element);
  expect([screen.queryByRole('combobox') === null, pinnedNames()]).toEqual([false, ['ニュース']]);
});

test('pinned pages that the role may not enter, and those of another user, are not shown', async () => {
  const { reload } = await renderConsole(DASHBOARD, { as: 'Advertiser' });
  await findHeading('ダッシュボード');
  act(() => {
    localStorage.setItem('pinned:3:akashi', '["/:city/news","/:city/coupon","/:city/no-such-page"]');
    localStorage.setItem('pinned:1:akashi', '["/:city/flyer"]');
  });
  await reload();
  await screen.findByRole('list', { name: 'ピン留め' });
  expect(pinnedNames()).toEqual(['クーポン']);
});

const optionGroups = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('group')
    .map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
const searchCalls = (calls: readonly string[]) => calls.filter((call) => call.includes('search='));

describe('records', () => {
  test('records are found by the searches of their lists, once the typing pauses, and open on their page [A-294]', async () => {
    const { user, backend, calls, pass, address } = await openPalette();
    const [row] = backend.db.of(couponTable).list({ city: 'akashi' }).rows;
    backend.db.of(couponTable).update(row?.id ?? 0, { title: '朝市の割引', advertisement_name: '食堂 潮' });
    await user.keyboard('朝');
    pass(300);
    expect(searchCalls(calls())).toEqual([]);
    await user.keyboard('市の割引');
    expect(searchCalls(calls())).toEqual([]);
    pass(300);
    await waitFor(() => expect(optionGroups()).toEqual([['記録', ['朝市の割引食堂 潮 · クーポン']]]));
    const searchQuery = `search=${encodeURIComponent('朝市の割引')}&offset=0&limit=3`;
    expect(searchCalls(calls()).toSorted()).toEqual([
      `GET /akashi/api/advertisements/?${searchQuery} 200`,
      `GET /akashi/api/coupons/?${searchQuery} 200`,
      `GET /akashi/api/events/?${searchQuery} 200`,
      `GET /akashi/api/news/?${searchQuery} 200`,
      `GET /akashi/api/reserves/?${searchQuery} 200`,
      `GET /akashi/api/time-sales/?${searchQuery} 200`,
      `GET /akashi/api/users/?${searchQuery}&filter_by= 200`,
      `GET /akashi/notifications/?${searchQuery} 200`,
    ]);
    await user.keyboard('{Enter}');
    await within(await screen.findByRole('dialog')).findAllByText('朝市の割引');
    expect(address()).toBe(`/akashi/coupon?view=${row?.id}`);
  });

  test('a coupon that is found by its shop shows the shop beside its name, and one without a shop its name alone [A-300]', async () => {
    const { user, backend, pass } = await openPalette();
    const [one, other] = backend.db.of(couponTable).list({ city: 'akashi' }).rows;
    backend.db
      .of(couponTable)
      .update(one?.id ?? 0, { title: 'ドリンク1杯無料', advertisement_name: '食堂 潮騒' });
    backend.db.of(couponTable).update(other?.id ?? 0, { title: '潮騒の券', advertisement_name: null });
    await user.keyboard('潮騒');
    pass(300);
    await screen.findByRole('option', { name: /^潮騒の券/ });
    expect(optionGroups()).toEqual([['記録', ['潮騒の券クーポン', 'ドリンク1杯無料食堂 潮騒 · クーポン']]]);
  });

  test('guests of one name are told apart by the times of their reservations', async () => {
    const { user, backend, pass } = await openPalette();
    for (const row of backend.db.of(reserveTable).list({ city: 'akashi' }).rows.slice(0, 2))
      backend.db.of(reserveTable).update(row.id, { user: '予約 太郎', date: '2026-04-02T01:00:00.000Z' });
    await user.keyboard('予約 太郎');
    pass(300);
    await screen.findAllByRole('option', { name: /^予約 太郎/ });
    expect(optionGroups()).toEqual([['記録', Array(2).fill('予約 太郎2026/04/02 10:00 · 予約')]]);
  });

  test('only pages that the user may open are searched', async () => {
    const { user, calls, pass } = await openPalette(DASHBOARD, { as: 'staff_shop' });
    await user.keyboard('明石');
    pass(300);
    await waitFor(() => expect(screen.queryByText('記録を検索しています…')).toBeNull());
    expect(searchCalls(calls()).map((call) => call.split('?')[0])).toEqual([
      'GET /akashi/notifications/',
      'GET /akashi/api/reserves/',
    ]);
  });

  test('a search that fails is told, and the others are shown', async () => {
    const { user, pass } = await openPalette(DASHBOARD, { fault: 'GET /:city/api/coupons/ 500' });
    await user.keyboard('明石');
    pass(300);
    await screen.findByText('検索できなかった記録があります。');
    expect(optionGroups().map(([title]) => title)).toEqual(['記録']);
  });
});

describe('actions', () => {
  test('a new record is created from every page', async () => {
    const { user, address } = await openPalette();
    await user.keyboard('通知を作');
    expect(optionNames()).toEqual(['通知を作成']);
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '通知を作成' });
    expect(address()).toBe('/akashi/notification?new=1');
  });

  test('a preference is changed', async () => {
    const { user } = await openPalette();
    await user.keyboard('english');
    expect(optionNames()).toEqual(['English']);
    await user.keyboard('{Enter}');
    await findHeading('Dashboard');
    expect(document.activeElement?.id).toBe('content');
  });

  test('a user is offered the actions that the role allows', async () => {
    const { user } = await openPalette(DASHBOARD, { as: 'owner_shop' });
    await user.keyboard('登録');
    expect(optionNames()).toEqual([
      '広告を登録',
      'チラシを登録',
      'タイムセールを登録',
      'クーポンを登録',
      '特別バウチャーを登録',
      '求人を登録',
    ]);
  });
});
