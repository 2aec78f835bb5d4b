import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountTable } from '#mocks/resources/accounts';
import { renderConsole } from './render-console';

const STAFF = '/akashi/staff';

const listed = () => screen.findByText(/^全\d/);
const panel = (name: string) => screen.findByRole('dialog', { name });
const question = (name: string) => screen.findByRole('alertdialog', { name });

test('staff is created, edited and deleted [R-SCR-13, R-GEN-11]', async () => {
  const { user, rows, calls } = await renderConsole(STAFF, { as: 'owner_shop' });
  await listed();
  await user.click(screen.getAllByRole('link', { name: 'スタッフを登録' })[0] as HTMLElement);
  await panel('スタッフを登録');
  await user.type(await screen.findByLabelText(/^ユーザー名/), 'hanako_staff');
  await user.type(screen.getByLabelText(/^メールアドレス/), 'hanako@machi.example.jp');
  await user.type(screen.getByLabelText(/^名前必須/), '明石 花子');
  await user.type(screen.getByLabelText(/^パスワード必須/), 'hanako12');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('明石 花子'));

  await user.click(screen.getByRole('link', { name: '「明石 花子」を編集' }));
  const name = await screen.findByLabelText<HTMLInputElement>(/^名前必須/);
  // an empty password stays as it is
  expect(screen.getByLabelText<HTMLInputElement>(/^新しいパスワード/, { selector: 'input' }).value).toBe('');
  await user.clear(name);
  await user.type(name, '明石 太郎');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(rows()[0]?.textContent).toContain('明石 太郎'));

  await user.click(screen.getByRole('button', { name: '「明石 太郎」を削除' }));
  await user.click(within(await question('削除しますか？')).getByRole('button', { name: '削除する' }));
  await screen.findByText('削除しました。');
  await waitFor(() => expect(rows()[0]?.textContent).not.toContain('明石 太郎'));
  expect(calls().filter((call) => /^(POST|PUT|DELETE) \/company/.test(call))).toEqual([
    'POST /company/machi/users/staff 201',
    expect.stringMatching(/^PUT \/company\/machi\/users\/staff\/\d+ 200$/),
    expect.stringMatching(/^DELETE \/company\/machi\/users\/staff\/\d+ 204$/),
  ]);
});

test('whom the server keeps stays in the list, and it says why [R-STATE-12, A-119]', async () => {
  const { user, rows } = await renderConsole(`${STAFF}?search=staff_shop`);
  await listed();
  await user.click(screen.getByRole('button', { name: '「店舗スタッフ」を削除' }));
  await user.click(within(await question('削除しますか？')).getByRole('button', { name: '削除する' }));
  await screen.findByText(
    '「店舗スタッフ」は担当店舗があるため削除できません。担当を外してから削除してください。',
  );
  expect(rows()[0]?.textContent).toContain('staff_shop');
});

test('owners are listed with the staff and changed elsewhere', async () => {
  const { rows } = await renderConsole(`${STAFF}?search=owner_shop&edit=4`);
  await screen.findByText('オーナーはユーザー一覧の「店舗管理者」で変更してください。');
  await listed();
  expect(within(rows()[0] as HTMLElement).queryByRole('button')).toBeNull();
});

test('staff may look, and is offered nothing else, by an address neither [A-151]', async () => {
  await renderConsole(`${STAFF}?new=1`, { as: 'staff_shop' });
  await listed();
  expect(screen.queryAllByRole('link', { name: 'スタッフを登録' })).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
});

test('whoever has no company works with the staff of recruitment [A-152]', async () => {
  const { backend, user, rows, calls, reload } = await renderConsole(`${STAFF}?new=1`, { as: 'Advertiser' });
  await listed();
  backend.db.of(accountTable).update(3, { company_slug: null });
  const before = calls().length;
  await reload();
  await panel('スタッフを登録');
  await user.type(await screen.findByLabelText(/^ユーザー名/), 'hanako_staff');
  await user.type(screen.getByLabelText(/^メールアドレス/), 'hanako@machi.example.jp');
  await user.type(screen.getByLabelText(/^名前必須/), '明石 花子');
  await user.type(screen.getByLabelText(/^パスワード必須/), 'hanako12');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('明石 花子'));
  expect(calls()).toContain('POST /api/matching/staff/ 201');
  expect(
    calls()
      .slice(before)
      .filter((call) => call.includes('/users/owner')),
  ).toEqual([]);
});

test('an Operator waits for the companies, and may ask again where they do not come [A-012]', async () => {
  const { user, calls, backend } = await renderConsole(STAFF, { as: 'Operator', fault: 'GET /company/ 500' });
  const again = await screen.findByRole('button', { name: 'もう一度読み込む' });
  backend.faults.clear();
  await user.click(again);
  await listed();
  expect(calls().filter((call) => call.includes('/matching/staff/'))).toEqual([]);
});
