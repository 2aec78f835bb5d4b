import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { addFault } from '../open-console';
import { describeLongName } from './describe-long-name';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const STAFF = '/akashi/staff';

const listLoaded = () => screen.findByText(/^全\d/);
const findPanel = (name: string) => screen.findByRole('dialog', { name });
const findConfirmation = (name: string) => screen.findByRole('alertdialog', { name });

test('staff is created, edited and deleted [R-SCR-13, R-GEN-11, R-VAL-PASS-04]', async () => {
  const { user, rows, calls } = await renderConsole(STAFF, { as: 'owner_shop' });
  await listLoaded();
  await user.click(screen.getAllByRole('link', { name: 'スタッフを登録' })[0] as HTMLElement);
  await findPanel('スタッフを登録');
  await user.type(await screen.findByLabelText(/^ユーザー名/), 'hanako_staff');
  await user.type(screen.getByLabelText(/^メールアドレス/), 'hanako@machi.example.jp');
  await user.type(screen.getByLabelText(/^名前必須/), '明石 花子');
  await user.type(screen.getByLabelText(/^パスワード必須/), 'hanako12');
  const passwordAgain = screen.getByLabelText(/^パスワード（確認）必須/);
  await user.type(passwordAgain, 'hanako13');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('パスワードが一致しません');
  await user.type(passwordAgain, '{Backspace}2');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('明石 花子'));

  await user.click(screen.getByRole('link', { name: '「明石 花子」を編集' }));
  const name = await screen.findByLabelText<HTMLInputElement>(/^名前必須/);
  // An empty password leaves the stored one unchanged.
  const passwords = screen.getAllByLabelText<HTMLInputElement>(/^新しいパスワード/, { selector: 'input' });
  expect(passwords.map(({ value }) => value)).toEqual(['', '']);
  await user.clear(name);
  await user.type(name, '明石 太郎');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(rows()[0]?.textContent).toContain('明石 太郎'));

  await user.click(screen.getByRole('button', { name: '「明石 太郎」を削除' }));
  await user.click(
    within(await findConfirmation('削除しますか？')).getByRole('button', { name: '削除する' }),
  );
  await screen.findByText('削除しました。');
  await waitFor(() => expect(rows()[0]?.textContent).not.toContain('明石 太郎'));
  expect(calls().filter((call) => /^(POST|PUT|DELETE) \/company/.test(call))).toEqual([
    'POST /company/machi/users/staff 201',
    expect.stringMatching(/^PUT \/company\/machi\/users\/staff\/\d+ 200$/),
    expect.stringMatching(/^DELETE \/company\/machi\/users\/staff\/\d+ 204$/),
  ]);
});

test('staff that the server keeps stays in the list, and the message shows the reason [R-STATE-12, A-119]', async () => {
  const { user, rows } = await renderConsole(`${STAFF}?search=staff_shop`);
  await listLoaded();
  await user.click(screen.getByRole('button', { name: '「店舗スタッフ」を削除' }));
  await user.click(
    within(await findConfirmation('削除しますか？')).getByRole('button', { name: '削除する' }),
  );
  await screen.findByText(
    '「店舗スタッフ」は担当店舗があるため削除できません。担当を外してから削除してください。',
  );
  expect(rows()[0]?.textContent).toContain('staff_shop');
});

test('owners are listed with the staff and edited on another page', async () => {
  const { rows } = await renderConsole(`${STAFF}?search=owner_shop&edit=4`);
  await screen.findByText('オーナーはユーザー一覧の「店舗管理者」で変更してください。');
  await listLoaded();
  expect(within(rows()[0] as HTMLElement).queryByRole('button')).toBeNull();
});

test('staff may only read the list, also by an address of a form [A-151]', async () => {
  await renderConsole(`${STAFF}?new=1`, { as: 'staff_shop' });
  await listLoaded();
  expect(screen.queryAllByRole('link', { name: 'スタッフを登録' })).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
});

test('an account without a company manages the staff of recruitment [A-152]', async () => {
  const { backend, user, rows, calls, reload } = await renderConsole(`${STAFF}?new=1`, { as: 'Advertiser' });
  await listLoaded();
  backend.db.of(accountTable).update(3, { company_slug: null });
  const callsBefore = calls().length;
  await reload();
  await findPanel('スタッフを登録');
  await user.type(await screen.findByLabelText(/^ユーザー名/), 'hanako_staff');
  await user.type(screen.getByLabelText(/^メールアドレス/), 'hanako@machi.example.jp');
  await user.type(screen.getByLabelText(/^名前必須/), '明石 花子');
  await user.type(screen.getByLabelText(/^パスワード必須/), 'hanako12');
  await user.type(screen.getByLabelText(/^パスワード（確認）必須/), 'hanako12');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('明石 花子'));
  expect(calls()).toContain('POST /api/matching/staff/ 201');
  expect(
    calls()
      .slice(callsBefore)
      .filter((call) => call.includes('/users/owner')),
  ).toEqual([]);
});

test('staff without a company reads the staff of recruitment and edits no record [A-152]', async () => {
  const { backend, calls, reload } = await renderConsole(`${STAFF}?new=1`, { as: 'staff_shop' });
  await listLoaded();
  const [ownAccount] = backend.db
    .of(accountTable)
    .list({ where: { username: { equals: 'staff_shop' } } }).rows;
  backend.db.of(accountTable).update(ownAccount?.id ?? 0, { company_slug: null });
  await reload();
  await waitFor(() => expect(calls().filter((call) => call.includes('/matching/staff/'))).toHaveLength(1));
  await listLoaded();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryAllByRole('link', { name: 'スタッフを登録' })).toEqual([]);
});

test('an Operator’s page waits for the companies, and a failure can be loaded again [A-012]', async () => {
  const { user, calls, backend } = await renderConsole(STAFF, { as: 'Operator', fault: 'GET /company/ 500' });
  const retryButton = await screen.findByRole('button', { name: 'もう一度読み込む' });
  backend.faults.clear();
  await user.click(retryButton);
  await listLoaded();
  expect(calls().filter((call) => call.includes('/matching/staff/'))).toEqual([]);
});

const findField = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const changeInput = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const saveButton = () => screen.getByRole('button', { name: '保存する' });

/** Opens the form of the staff member whose name is unique. */
async function openEditForm() {
  const testConsole = await renderConsole(`${STAFF}?search=staff_shop`, { as: 'owner_shop' });
  await listLoaded();
  const [row] = testConsole.rows();
  const link = within(row as HTMLElement).getByRole<HTMLAnchorElement>('link', { name: /を編集$/ });
  await testConsole.user.click(link);
  const id = Number(/edit=(\d+)/.exec(testConsole.address())?.[1]);
  return { ...testConsole, id, storedAccount: () => testConsole.backend.db.of(accountTable).find(id) };
}

test('a form reopened after a save on a slow connection waits for the stored record, so a second save reverts nothing [R-GEN-11, A-203]', async () => {
  const { backend, user, rows, pass, storedAccount } = await openEditForm();
  changeInput(await findField(/^名前必須/), '明石 次郎');
  await user.click(saveButton());
  await screen.findByText('保存しました。');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('明石 次郎'));
  addFault(backend, 'GET /company/:company/users/owner delay:1500');

  await user.click(screen.getByRole('link', { name: '「明石 次郎」を編集' }));
  changeInput(await findField(/^名前必須/), '明石 三郎');
  await user.click(saveButton());
  // The request of the record, then the list again.
  pass(1_500);
  await waitFor(() => expect(storedAccount()?.name).toBe('明石 三郎'));
  // The row shows the response of the save while the list is still loading.
  await waitFor(() => expect(rows()[0]?.textContent).toContain('明石 三郎'));
  await user.click(screen.getByRole('link', { name: '「明石 三郎」を編集' }));
  await findPanel('スタッフを編集');
  expect(screen.queryByLabelText(/^名前必須/)).toBeNull();
  pass(1_500);
  expect((await findField(/^名前必須/)).value).toBe('明石 三郎');
  changeInput(await findField(/^メールアドレス/), 'saburo@machi.example.jp');
  await user.click(saveButton());
  pass(1_500);
  await waitFor(() => expect(storedAccount()?.email).toBe('saburo@machi.example.jp'));
  expect(storedAccount()?.name).toBe('明石 三郎');
});

test('the form stops on a record that another user has changed, shows both versions, and can save its own anyway [R-GEN-11, A-203]', async () => {
  const { backend, user, id, storedAccount, calls } = await openEditForm();
  changeInput(await findField(/^名前必須/), '私の名前');
  backend.db.of(accountTable).update(id, { name: '別の名前', email: 'other@machi.example.jp' });
  await user.click(saveButton());
  const conflictDialog = await findConfirmation('ほかの人が変更しています');
  expect(
    within(conflictDialog)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['メールアドレス変更あり', '名前変更あり']);
  for (const text of ['私の名前', '別の名前', 'other@machi.example.jp'])
    within(conflictDialog).getByText(text);
  expect(calls().filter((call) => call.startsWith('PUT'))).toEqual([]);

  // Back in the form no input is lost, and the next save needs the confirmation again.
  await user.click(within(conflictDialog).getByRole('button', { name: '編集に戻る' }));
  expect((await findField(/^名前必須/)).value).toBe('私の名前');
  await user.click(saveButton());
  await user.click(
    within(await findConfirmation('ほかの人が変更しています')).getByRole('button', {
      name: '自分の入力を保存',
    }),
  );
  await screen.findByText('保存しました。');
  expect(storedAccount()?.name).toBe('私の名前');
});

test('the form can take the other user’s version of a record instead, and edit it [R-GEN-11, A-203]', async () => {
  const { backend, user, id, storedAccount } = await openEditForm();
  changeInput(await findField(/^名前必須/), '私の名前');
  backend.db.of(accountTable).update(id, { name: '別の名前' });
  await user.click(saveButton());
  await user.click(
    within(await findConfirmation('ほかの人が変更しています')).getByRole('button', {
      name: '現在の内容にする',
    }),
  );
  expect((await findField(/^名前必須/)).value).toBe('別の名前');
  changeInput(await findField(/^メールアドレス/), 'mine@machi.example.jp');
  await user.click(saveButton());
  await screen.findByText('保存しました。');
  expect([storedAccount()?.name, storedAccount()?.email]).toEqual(['別の名前', 'mine@machi.example.jp']);
});

test('a record outside the page is found in its list, and a deleted one is shown as missing [R-SCR-13]', async () => {
  const { id } = await openEditForm();
  const { calls } = await renderConsole(`${STAFF}?search=nobody&view=${id}`, { as: 'owner_shop' });
  const { textContent } = await waitFor(async () => {
    const detail = await findPanel('スタッフの詳細');
    expect(detail.textContent).toContain('staff_shop');
    return detail;
  });
  expect(textContent).toContain('staff_shop');
  expect(calls()).toContain('GET /company/machi/users/owner?offset=0&limit=100 200');
  await renderConsole(`${STAFF}?view=999999`, { as: 'owner_shop' });
  await screen.findByText(/^この記録は見つかりません。/);
});

describeWhole('a member of the staff [R-SCR-13, R-GEN-11]', {
  as: 'owner_shop',
  rows: {
    '/akashi/staff': {
      名前: '渡辺 優奈',
      ユーザー名: 'yuna.watanabe_machi81',
      メールアドレス: 'yuna.watanabe81@machi.example.jp',
      権限: '店舗スタッフ',
      登録日時: '03/30(月) 21:41',
      操作: '',
    },
  },
  records: {
    '/akashi/staff?view=2000081': {
      ユーザー名: 'yuna.watanabe_machi81',
      メールアドレス: 'yuna.watanabe81@machi.example.jp',
      権限: '店舗スタッフ',
      登録日時: '03/30(月) 21:41',
    },
  },
  forms: {
    '/akashi/staff?new=1': ['ユーザー名', 'メールアドレス', '名前', 'パスワード', 'パスワード（確認）'],
    '/akashi/staff?edit=2000081': [
      'ユーザー名',
      'メールアドレス',
      '名前',
      '新しいパスワード',
      '新しいパスワード（確認）',
    ],
  },
});

describeLongName('/akashi/staff', '名前', { as: 'owner_shop' });
