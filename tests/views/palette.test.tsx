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
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const field = () => screen.findByRole('combobox', { name: '画面・記録を検索' });
const nameOf = (option: Element) => option.querySelector('.palette-title')?.textContent;
const options = () => screen.getAllByRole('option').map(nameOf);
const found = (...names: string[]) => waitFor(() => expect(options()).toEqual(names));
const option = (name?: string) =>
  screen.getByRole('option', name === undefined ? { selected: true } : { name });

/** Renders the console and opens its palette. */
async function palette(path = DASHBOARD, scenario: Scenario = {}) {
  const opened = await renderConsole(path, scenario);
  await screen.findByRole('heading', { level: 1 });
  await opened.user.keyboard('{Control>}k{/Control}');
  return { ...opened, field: await field() };
}

test('the palette opens by its shortcut and by its button', async () => {
  const { user } = await renderConsole(DASHBOARD);
  await heading('ダッシュボード');
  const button = screen.getByRole('button', { name: '画面・記録を検索' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K');
  await user.click(button);
  const first = await field();
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  const second = await field();
  await waitFor(() => expect(document.activeElement).toBe(second));
});

test.each(['つうち', 'push'])('the search for “%s” finds the push notifications', async (typed) => {
  const { user, address } = await palette();
  await user.keyboard(typed);
  await waitFor(() => expect(options()[0]).toBe('プッシュ通知'));
  const count = screen.getByRole('dialog').querySelector('[role=status]')?.textContent;
  expect(count).toBe(`${options().length}件`);
  await user.keyboard('{Enter}');
  await heading('プッシュ通知');
  expect([address(), screen.queryByRole('combobox'), document.activeElement?.id]).toEqual([
    '/akashi/notification',
    null,
    'content',
  ]);
});

test('the keys of a combobox move the selection, and the field refers to the selected option', async () => {
  const { user, field: input } = await palette();
  // The cities are listed after their response.
  await screen.findByRole('option', { name: /草津市/ });
  const all = options();
  expect(nameOf(option())).toBe(all[0]);
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['End', -1],
    ['ArrowDown', 0],
    ['ArrowUp', -1],
    ['Home', 0],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect([key, nameOf(option())]).toEqual([key, all.at(at)]);
    expect(input.getAttribute('aria-activedescendant')).toBe(option().id);
  }
});

test('Enter during an input composition opens no page, and the reading is searched while it is composed', async () => {
  const { address, field: input } = await palette();
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: 'つうt' } });
  await found('プッシュ通知', '通知を作成');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
  expect([address(), screen.queryByRole('combobox')]).toEqual([DASHBOARD, input]);
});

test('the palette shows when nothing matches', async () => {
  const { user, field: input, pass } = await palette();
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
  await heading('プッシュ通知');
  const menu = within(screen.getByRole('navigation', { name: 'メニュー' }));
  for (const name of ['管理者からのお知らせ', 'チャット', 'ダッシュボード']) {
    await user.click(menu.getByRole('link', { name: new RegExp(`^${name}`) }));
    await heading(name);
  }
  await user.keyboard('{Control>}k{/Control}');
  await field();
  const recent = within(screen.getByRole('group', { name: '最近開いた画面' }));
  expect(recent.getAllByRole('option').map(nameOf)).toEqual([
    'チャット',
    '管理者からのお知らせ',
    'プッシュ通知',
  ]);
  expect(options().filter((name) => name === 'チャット')).toHaveLength(1);
});

test('another city opens at the same page', async () => {
  const { user, address } = await palette('/akashi/notification');
  await user.keyboard('kusatu');
  await found('草津市');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/kusatsu/notification'));
  expect(JSON.parse(stored().City ?? '')).toMatchObject({ name: 'kusatsu' });
});

test('a city without the page opens at its dashboard', async () => {
  const { user, address } = await palette('/akashi/chat');
  await user.keyboard('せっつ');
  await found('摂津市');
  await user.click(option(undefined));
  await waitFor(() => expect(address()).toBe('/settsu/dashboard'));
});

const pinned = () =>
  within(screen.getByRole('list', { name: 'ピン留め' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a page is pinned from the palette and by its star, for one user in one city', async () => {
  const { user } = await palette();
  await user.keyboard('nyusu');
  await found('ニュース', 'ニュースを登録');
  await user.click(screen.getByRole('button', { name: '「ニュース」をピン留め' }));
  expect(screen.getByRole('option', { name: /（ピン留め中）/ })).toBeDefined();
  await user.keyboard('{Escape}');
  const star = screen.getByRole('button', { name: 'このページをピン留め' });
  await user.click(star);
  expect([star.ariaPressed, pinned()]).toEqual(['true', ['ニュース', 'ダッシュボード']]);
  expect(stored()['pinned:1:akashi']).toBe('["/:city/news","/:city/dashboard"]');

  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.click(option().querySelector('.palette-star') as Element);
  expect([screen.queryByRole('combobox') === null, pinned()]).toEqual([false, ['ニュース']]);
});

test('pinned pages that the role may not enter, and those of another user, are not shown', async () => {
  const { reload } = await renderConsole(DASHBOARD, { as: 'Advertiser' });
  await heading('ダッシュボード');
  act(() => {
    localStorage.setItem('pinned:3:akashi', '["/:city/news","/:city/coupon","/:city/no-such-page"]');
    localStorage.setItem('pinned:1:akashi', '["/:city/flyer"]');
  });
  await reload();
  await screen.findByRole('list', { name: 'ピン留め' });
  expect(pinned()).toEqual(['クーポン']);
});

const sections = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('group')
    .map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
const searches = (calls: readonly string[]) => calls.filter((call) => call.includes('search='));

describe('records', () => {
  test('records are found by the searches of their lists, once the typing pauses, and open on their page [A-294]', async () => {
    const { user, backend, calls, pass, address } = await palette();
    const [row] = backend.db.of(couponTable).list({ city: 'akashi' }).rows;
    backend.db.of(couponTable).update(row?.id ?? 0, { title: '朝市の割引', advertisement_name: '食堂 潮' });
    await user.keyboard('朝');
    pass(300);
    expect(searches(calls())).toEqual([]);
    await user.keyboard('市の割引');
    expect(searches(calls())).toEqual([]);
    pass(300);
    await waitFor(() => expect(sections()).toEqual([['記録', ['朝市の割引食堂 潮 · クーポン']]]));
    const search = `search=${encodeURIComponent('朝市の割引')}&offset=0&limit=3`;
    expect(searches(calls()).toSorted()).toEqual([
      `GET /akashi/api/advertisements/?${search} 200`,
      `GET /akashi/api/coupons/?${search} 200`,
      `GET /akashi/api/events/?${search} 200`,
      `GET /akashi/api/news/?${search} 200`,
      `GET /akashi/api/reserves/?${search} 200`,
      `GET /akashi/api/time-sales/?${search} 200`,
      `GET /akashi/api/users/?${search}&filter_by= 200`,
      `GET /akashi/notifications/?${search} 200`,
    ]);
    await user.keyboard('{Enter}');
    await within(await screen.findByRole('dialog')).findAllByText('朝市の割引');
    expect(address()).toBe(`/akashi/coupon?view=${row?.id}`);
  });

  test('a coupon that is found by its shop shows the shop beside its name, and one without a shop its name alone [A-300]', async () => {
    const { user, backend, pass } = await palette();
    const [one, other] = backend.db.of(couponTable).list({ city: 'akashi' }).rows;
    backend.db
      .of(couponTable)
      .update(one?.id ?? 0, { title: 'ドリンク1杯無料', advertisement_name: '食堂 潮騒' });
    backend.db.of(couponTable).update(other?.id ?? 0, { title: '潮騒の券', advertisement_name: null });
    await user.keyboard('潮騒');
    pass(300);
    await screen.findByRole('option', { name: /^潮騒の券/ });
    expect(sections()).toEqual([['記録', ['潮騒の券クーポン', 'ドリンク1杯無料食堂 潮騒 · クーポン']]]);
  });

  test('guests of one name are told apart by the times of their reservations', async () => {
    const { user, backend, pass } = await palette();
    for (const row of backend.db.of(reserveTable).list({ city: 'akashi' }).rows.slice(0, 2))
      backend.db.of(reserveTable).update(row.id, { user: '予約 太郎', date: '2026-04-02T01:00:00.000Z' });
    await user.keyboard('予約 太郎');
    pass(300);
    await screen.findAllByRole('option', { name: /^予約 太郎/ });
    expect(sections()).toEqual([['記録', Array(2).fill('予約 太郎2026/04/02 10:00 · 予約')]]);
  });

  test('only pages that the user may open are searched', async () => {
    const { user, calls, pass } = await palette(DASHBOARD, { as: 'staff_shop' });
    await user.keyboard('明石');
    pass(300);
    await waitFor(() => expect(screen.queryByText('記録を検索しています…')).toBeNull());
    expect(searches(calls()).map((call) => call.split('?')[0])).toEqual([
      'GET /akashi/notifications/',
      'GET /akashi/api/reserves/',
    ]);
  });

  test('a search that fails is told, and the others are shown', async () => {
    const { user, pass } = await palette(DASHBOARD, { fault: 'GET /:city/api/coupons/ 500' });
    await user.keyboard('明石');
    pass(300);
    await screen.findByText('検索できなかった記録があります。');
    expect(sections().map(([title]) => title)).toEqual(['記録']);
  });
});

describe('actions', () => {
  test('a new record is created from every page', async () => {
    const { user, address } = await palette();
    await user.keyboard('通知を作');
    expect(options()).toEqual(['通知を作成']);
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '通知を作成' });
    expect(address()).toBe('/akashi/notification?new=1');
  });

  test('a preference is changed', async () => {
    const { user } = await palette();
    await user.keyboard('english');
    expect(options()).toEqual(['English']);
    await user.keyboard('{Enter}');
    await heading('Dashboard');
    expect(document.activeElement?.id).toBe('content');
  });

  test('a user is offered the actions that the role allows', async () => {
    const { user } = await palette(DASHBOARD, { as: 'owner_shop' });
    await user.keyboard('登録');
    expect(options()).toEqual([
      '広告を登録',
      'チラシを登録',
      'タイムセールを登録',
      'クーポンを登録',
      '特別バウチャーを登録',
      '求人を登録',
    ]);
  });
});
