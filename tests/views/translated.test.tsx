import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { translatePage } from '../translated-page';
import { renderConsole } from './render-console';

/** The text of the page without the elements of the translation. */
const shownText = (selector: string) => document.querySelector(selector)?.textContent;
async function listShows(text: RegExp) {
  await waitFor(() => expect(shownText('main')).toMatch(text));
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
}
const isTranslated = (text: RegExp) =>
  screen.queryAllByText(text).some(({ localName }) => localName === 'font');

test('the sign-in page is in the chosen language while the browser translates it, and signs the user in [R-I18N-04]', async () => {
  const { user, address } = await renderConsole('/login', { as: 'none', city: 'akashi' });
  await screen.findByRole('button', { name: 'ログイン' });
  onTestFinished(translatePage());
  expect(isTranslated(/^ログイン$/)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'English' }));
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(shownText('body')).not.toMatch(/ログイン|パスワード|ユーザー名/));
  await user.click(screen.getByRole('button', { name: '日本語' }));
  await user.type(await screen.findByLabelText('ユーザー名'), 'administrator');
  await user.type(screen.getByLabelText('パスワード'), 'machi2026');
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  await screen.findByRole('heading', { name: 'ダッシュボード' });
  expect(address()).toBe('/akashi/dashboard');
});

test('a list is searched, sorted and turned over, and a record is opened, changed and deleted, while the browser translates the page', async () => {
  const { user, address, calls, rows, pass } = await renderConsole('/akashi/scene', {
    config: { ordering: true },
  });
  await screen.findByText(/^全\d/);
  onTestFinished(translatePage());
  await user.click(screen.getByRole('link', { name: '2ページ' }));
  await listShows(/21–24件/);
  await user.click(within(screen.getByRole('columnheader', { name: 'シーン名' })).getByRole('link'));
  await listShows(/1–20件/);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '明石' } });
  pass(300);
  await listShows(/全[1-9]件/);

  await user.click(within(rows()[0] as HTMLElement).getByRole('link', { name: /編集/ }));
  const field = await screen.findByRole('textbox', { name: /シーン名/ });
  fireEvent.change(field, { target: { value: ' ' } });
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText('シーン名を入力してください。');
  fireEvent.change(field, { target: { value: '明石の朝' } });
  await waitFor(() => expect(screen.queryByText('シーン名を入力してください。')).toBeNull());
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(shownText('table')).toContain('明石の朝'));

  const row = rows().find(({ textContent }) => textContent?.includes('明石の朝')) as HTMLElement;
  await user.click(within(row).getByRole('button', { name: /削除/ }));
  await user.click(await screen.findByRole('button', { name: '削除する' }));
  await screen.findByText('削除しました。');
  await waitFor(() => expect(shownText('table')).not.toContain('明石の朝'));
  expect([address().split('?')[0], calls().some((call) => call.startsWith('DELETE'))]).toEqual([
    '/akashi/scene',
    true,
  ]);

  await user.click(screen.getByRole('button', { name: '管理者のメニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: /English/ }));
  await screen.findByRole('heading', { name: 'Scenes', level: 1 });
  await waitFor(() => expect(shownText('.navbar')).not.toMatch(/[ぁ-ん]/));
});
