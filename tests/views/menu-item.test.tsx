import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItemTable } from '#mocks/backend/tables/offers/menu-items';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/menu/list-menu', {
  as: 'Advertiser',
  ids: 'R-GEN-13, R-ENT-20, R-SCR-19, R-CALL-21',
  title: 'メニュー',
  calls: '/manager/menu_items/',
  valid: { メニュー名: '明石焼 特盛', 説明: '15個入り', '価格（円）': '１，２００' },
  whole: {
    sent: { name: '明石焼 特盛', description: '15個入り', price: 1200 },
    row: {
      メニュー名: '明石焼 特盛',
      説明: '15個入り',
      価格: '￥1,200',
      登録日時: '04/01(水) 09:00',
      操作: '',
    },
    panel: { 説明: '15個入り', 価格: '￥1,200', 登録日時: '04/01(水) 09:00' },
  },
  renamed: ['メニュー名', '明石焼 並盛'],
  refused: [
    { change: { メニュー名: ' ' }, field: 'メニュー名', texts: REQUIRED_MESSAGE },
    {
      change: { メニュー名: 'あ'.repeat(201) },
      field: 'メニュー名',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
    {
      change: { 説明: 'あ'.repeat(5_001) },
      field: '説明',
      texts: '5,000文字以内で入力してください（現在5,001文字）。',
    },
    {
      change: { '価格（円）': '千円' },
      field: '価格（円）',
      texts: '0以上の整数を入力してください（例：1250、1,250）。',
    },
  ],
  search: ['弁当', /弁当|前日/],
});

test('an Operator sees the items of the company chosen in the menu, and changes them in its name [A-168, A-012]', async () => {
  const { user, calls } = await renderConsole('/akashi/menu/list-menu', { as: 'Operator' });
  await screen.findByText(/^全\d/);
  await user.click(screen.getAllByRole('button', { name: /」を削除$/ })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '削除する' }));
  await screen.findByText('削除しました。');
  const menuItemCalls = calls().filter((call) => call.includes('menu_items'));
  expect(menuItemCalls.filter((call) => !call.includes('company=machi'))).toEqual([]);
  expect(menuItemCalls.filter((call) => call.startsWith('DELETE'))).toEqual([
    expect.stringMatching(/^DELETE \/manager\/menu_items\/\d+\/\?company=machi 204$/),
  ]);
});

test('an item opens by its address from any page of the list, and a deleted one is shown as missing [R-SCR-19, A-168]', async () => {
  const { backend, calls, reload } = await renderConsole('/akashi/menu/list-menu', { as: 'Advertiser' });
  await screen.findByText(/^全\d/);
  const [oldest] = backend.db
    .of(menuItemTable)
    .list({ where: { company: { equals: 'machi' } }, sort: 'id', limit: 1 }).rows;
  history.replaceState(null, '', `/akashi/menu/list-menu?view=${oldest?.id}`);
  await reload();
  const panel = await screen.findByRole('dialog', { name: 'メニューの詳細' });
  await within(panel).findByRole('heading', { name: oldest?.name ?? '' });
  expect(calls()).toContain('GET /manager/menu_items/ 200');
  history.replaceState(null, '', '/akashi/menu/list-menu?view=999999');
  await reload();
  await screen.findByText(/^この記録は見つかりません。/);
});

test('an advertiser without a company has this page too: the path names no company, and the server finds it by the token [A-270]', async () => {
  const { user, backend, calls, reload } = await renderConsole('/city', { as: 'Advertiser', city: 'akashi' });
  const [ownAccount] = backend.db
    .of(accountTable)
    .list({ where: { username: { equals: 'advertiser' } } }).rows;
  backend.db.of(accountTable).update(ownAccount?.id ?? 0, { company_slug: null });
  history.replaceState(null, '', '/akashi/menu/list-menu');
  await reload();
  await screen.findAllByText(/はまだありません|ありません。/);
  expect(screen.queryByText('所属する会社がないため、表示できません。')).toBeNull();
  expect(calls().filter((call) => call.startsWith('GET /manager/menu_items'))).toEqual([
    'GET /manager/menu_items?offset=0&limit=20 200',
  ]);
  await user.click(screen.getAllByRole('link', { name: 'メニューを登録' })[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByLabelText(/^メニュー名/), '玉子焼');
  fireEvent.change(form.getByLabelText(/^説明/), { target: { value: '明石の玉子焼です。' } });
  fireEvent.change(form.getByLabelText(/^価格/), { target: { value: '700' } });
  await user.click(form.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  await screen.findByRole('link', { name: '玉子焼' });
});
