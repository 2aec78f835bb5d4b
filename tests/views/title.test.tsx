import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

const announcement = () => document.querySelector('.shell > [aria-live]')?.textContent;
const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));

test('the title shows the page of a list, the open record and form, and unsaved input (WCAG 2.4.2) [A-093]', async () => {
  const { app, rows } = await renderConsole('/akashi/notification?page=2');
  await screen.findByText(/^全\d/);
  await expectTitle('2ページ目 - プッシュ通知 - 明石市');
  const name = rows()[0]?.querySelector('th')?.textContent;
  fireEvent.click(rows()[0]?.querySelector('th a') as Element);
  await expectTitle(`${name} - 通知の詳細 - 2ページ目 - プッシュ通知 - 明石市`);
  act(() => app.services.navigation.go('/akashi/notification?new=1'));
  await expectTitle('通知を作成 - プッシュ通知 - 明石市');
  fireEvent.change(await screen.findByLabelText(/^タイトル必須/), { target: { value: '書きかけ' } });
  act(() => app.services.navigation.go('/akashi/dashboard'));
  await expectTitle('ダッシュボード - 明石市');
  act(() => app.services.navigation.go('/akashi/notification?new=1'));
  await expectTitle('未保存 - 通知を作成 - プッシュ通知 - 明石市');
});

test('a change of page is announced, the first page is not (WCAG 4.1.3)', async () => {
  const { app } = await renderConsole('/akashi/dashboard');
  await screen.findByRole('heading', { name: 'ダッシュボード', level: 1 });
  expect(announcement()).toBe('');
  act(() => app.services.navigation.go('/akashi/coupon'));
  await waitFor(() => expect(announcement()).toBe('クーポン'));
  act(() => app.services.navigation.go('/akashi/dashboard'));
  await waitFor(() => expect(announcement()).toBe('ダッシュボード'));
});
