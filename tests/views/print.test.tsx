import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderConsole } from './render-console';

const headerLines = () =>
  [...document.querySelectorAll('main > .print-header div')].map(({ textContent }) => textContent);

test('a print shows the city, the conditions, and when and by whom it was printed', async () => {
  const { pass } = await renderConsole('/akashi/notification?search=の&page=2');
  await screen.findByRole('heading', { name: 'プッシュ通知' });
  expect(document.querySelector('.print-title')?.textContent).toBe('プッシュ通知');
  expect(headerLines()).toEqual([
    '地域明石市',
    '絞り込み条件検索「の」 / 2ページ',
    '出力日時2026/04/01 09:00:00',
    '出力者管理者',
  ]);
  pass(61_000);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(headerLines()[2]).toBe('出力日時2026/04/01 09:01:01');
});

test.each([
  ['search=iOS&from=2026-03-01&to=2026-03-31', '検索「iOS」 / 2026年03月01日 〜 2026年03月31日'],
  ['from=2026-03-01&page=2', '2026年03月01日 〜 – / 2ページ'],
])('the days of a list are a condition of the print: %s [A-241]', async (query, conditions) => {
  await renderConsole(`/akashi/menu/list-purchase?${query}`, { as: 'Advertiser', city: 'akashi' });
  await screen.findByRole('heading', { name: '購入集計' });
  expect(headerLines()[1]).toBe(`絞り込み条件${conditions}`);
});

test('every list has a print button, and the header lists conditions only when there are some', async () => {
  const printSpy = vi.fn();
  vi.stubGlobal('print', printSpy);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await renderConsole('/akashi/notification-store');
  await screen.findByRole('heading', { name: '管理者からのお知らせ' });
  expect(headerLines()[1]).toBe('絞り込み条件なし');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: '印刷' }));
  expect(printSpy).toHaveBeenCalledOnce();
});

test('an open record is printed with the same header', async () => {
  const { user } = await renderConsole('/akashi/notification');
  await screen.findByText(/^全\d/);
  await user.click(document.querySelector('tbody th.main a') as Element);
  const dialog = await screen.findByRole('dialog', { name: '通知の詳細' });
  expect(dialog.querySelector('.print-header .print-title')?.textContent).toBe('プッシュ通知');
});
