import { act, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { expect, onTestFinished, test } from 'vitest';
import { shortcutsAtom, sidebarOpenAtom, themeAtom } from '#kit/services/preferences';
import { cookies } from '../browser';
import { renderConsole } from './render-console';

// Loads the lazy chunks of palette and shortcut sheet before a test waits for them.
await import('#app/palette/Palette');
await import('#app/shell/help/ShortcutSheet');

const DASHBOARD = '/akashi/dashboard';
const findHeading = (name: string) => screen.findByRole('heading', { name, level: 1 });

test('single keys navigate, search, create and fold the menu, but not in a text field or an open dialog', async () => {
  const { user, address } = await renderConsole(DASHBOARD);
  onTestFinished(() => getDefaultStore().set(sidebarOpenAtom, true));
  await findHeading('ダッシュボード');
  await user.keyboard('gn');
  await findHeading('プッシュ通知');
  await user.keyboard('[[');
  expect(screen.getByRole('button', { name: 'メニューの開閉' }).ariaExpanded).toBe('false');
  await user.keyboard('/');
  const searchbox = screen.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).toBe(searchbox);
  await user.keyboard('n?');
  expect([searchbox.value, address()]).toEqual(['n?', '/akashi/notification']);
  await user.clear(searchbox);
  act(() => searchbox.blur());
  await user.keyboard('n');
  await screen.findByRole('dialog', { name: '通知を作成' });
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('gd?');
  expect([address(), screen.getAllByRole('dialog').length]).toEqual(['/akashi/notification?new=1', 1]);
});

test('the sheet lists the shortcuts and turns the single keys off, also for the next visit', async () => {
  const { user, address } = await renderConsole(DASHBOARD);
  onTestFinished(() => getDefaultStore().set(shortcutsAtom, true));
  await findHeading('ダッシュボード');
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'キーボードショートカット' }));
  expect(sheet.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'キー動作',
    'Ctrl + K画面・記録を検索',
    '/一覧の検索欄へ移動',
    'n新規作成',
    '[メニューの開閉',
    'j次の記録',
    'k前の記録',
    '1男性として承認（本人確認）',
    '2女性として承認（本人確認）',
    '3その他として承認（本人確認）',
    'r却下（本人確認、予約）',
    'm確認済みにする（募集通報）',
    'a承認（募集通報、予約）',
    'z直前の判断を元に戻す',
    '+書類を拡大（本人確認）',
    '-書類を縮小（本人確認）',
    't書類を回転（本人確認）',
    '?この一覧を開く',
    'g 、続けて d「ダッシュボード」を開く',
    'g 、続けて n「プッシュ通知」を開く',
    'g 、続けて i「管理者からのお知らせ」を開く',
    'g 、続けて p「プロフィール」を開く',
    'g 、続けて c「地域選択」を開く',
  ]);
  await user.click(sheet.getByRole('switch', { name: '1文字のショートカットを使う' }));
  await user.keyboard('{Escape}');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('gp?');
  expect([address(), screen.queryByRole('dialog'), cookies().includes('shortcuts=0')]).toEqual([
    DASHBOARD,
    null,
    true,
  ]);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
});

test('the avatar’s menu changes the theme at once and for the next visit', async () => {
  const { user } = await renderConsole(DASHBOARD);
  onTestFinished(() => getDefaultStore().set(themeAtom, 'system'));
  await findHeading('ダッシュボード');
  const openAvatarMenu = () => user.click(screen.getByRole('button', { name: '管理者のメニュー' }));
  await openAvatarMenu();
  const themeItems = await screen.findAllByRole('menuitem', { name: /^配色: / });
  expect(themeItems.map((choice) => [choice.ariaLabel, choice.getAttribute('aria-current')])).toEqual([
    ['配色: システム', 'true'],
    ['配色: ライト', null],
    ['配色: ダーク', null],
    ['配色: 高コントラスト', null],
  ]);
  await user.click(screen.getByRole('menuitem', { name: '配色: ダーク' }));
  expect([document.documentElement.dataset.theme, cookies().includes('theme=dark')]).toEqual(['dark', true]);
  // A menu that stays open for its transition would receive the next press.
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ヘルプ' }));
  await user.click(await screen.findByRole('menuitem', { name: 'キーボードショートカット' }));
  await screen.findByRole('dialog', { name: 'キーボードショートカット' });
});
