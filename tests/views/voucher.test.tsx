import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { voucherTable } from '#mocks/backend/tables/offers/vouchers';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/pass/list-voucher', {
  ids: 'R-GEN-32, R-ENT-37, R-VAL-CONTENT-10, R-VAL-CONTENT-11, R-VAL-CONTENT-12, R-VAL-CONTENT-13, R-CONST-34',
  title: '特別バウチャー',
  calls: '/akashi/api/vouchers/',
  valid: {
    バウチャー名: '春のお買物券',
    '所有者（ユーザー名）': 'owner_shop',
    パス: '1日周遊パス',
    枚数: '３０',
    開始日時: '2026-04-01T09:00',
    終了日時: '2026-05-01T09:00',
  },
  unfilled: ['画像'],
  whole: {
    sent: {
      name: '春のお買物券',
      start: '2026-04-01T00:00:00.000Z',
      end: '2026-05-01T00:00:00.000Z',
      owner: 'owner_shop',
      pass: 4,
      number: 30,
      image: null,
    },
    row: {
      バウチャー名: '春のお買物券',
      '所有者（ユーザー名）': 'owner_shop',
      パス: '1日周遊パス',
      枚数: '30',
      開始日時: '04/01(水) 09:00',
      終了日時: '05/01(金) 09:00',
      操作: '',
    },
    panel: {
      画像: '–',
      '所有者（ユーザー名）': 'owner_shop',
      パス: '1日周遊パス',
      枚数: '30',
      共有済みの枚数: '0',
      開始日時: '04/01(水) 09:00',
      終了日時: '05/01(金) 09:00',
    },
  },
  renamed: ['バウチャー名', '夏のお買物券'],
  refused: [
    { change: { バウチャー名: '' }, field: 'バウチャー名', texts: REQUIRED_MESSAGE },
    {
      change: { バウチャー名: 'あ'.repeat(51) },
      field: 'バウチャー名',
      texts: '50文字以内で入力してください（現在51文字）。',
    },
    { change: { '所有者（ユーザー名）': '' }, field: '所有者（ユーザー名）', texts: REQUIRED_MESSAGE },
    { change: { 枚数: '' }, field: '枚数', texts: REQUIRED_MESSAGE },
    {
      change: { 枚数: '12345678901' },
      field: '枚数',
      texts: '10桁以内で入力してください（現在11桁）。',
    },
    { change: { 開始日時: '' }, field: '開始日時', texts: REQUIRED_MESSAGE },
    {
      change: { 終了日時: '2026-04-01T09:00' },
      field: '終了日時',
      texts: '終了は開始より後にしてください。',
    },
  ],
  search: ['お買物券', /お買物券/],
});

test('the number of vouchers cannot be lower than the shared ones, and a copy starts with none shared [R-VAL-CONTENT-14, A-135]', async () => {
  const { backend, user, rows, pass } = await renderConsole('/akashi/pass/list-voucher');
  await screen.findByText(/^全\d/);
  const vouchers = backend.db.of(voucherTable);
  const [sharedVoucher] = vouchers.list({
    city: 'akashi',
    sort: '-id',
    filter: ({ shared_number: number }) => (number ?? 0) > 1,
  }).rows;
  const { id = 0, name = '', shared_number: number = 0 } = sharedVoucher ?? {};
  vouchers.update(id, { name: `${name}（共有済み）` });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '共有済み' } });
  pass(300);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: /」を編集$/ }));
  fireEvent.change(await screen.findByLabelText(/^枚数/), { target: { value: String((number ?? 0) - 1) } });
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText(/共有済みの.*枚より少なくはできません。/);
  fireEvent.change(screen.getByLabelText(/^枚数/), { target: { value: String(number) } });
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  await user.click(screen.getByRole('link', { name: /」を複製$/ }));
  fireEvent.change(await screen.findByLabelText(/^枚数/), { target: { value: '0' } });
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(vouchers.list({ city: 'akashi', sort: '-id', limit: 1 }).rows[0]).toMatchObject({
    number: 0,
    shared_number: 0,
  });
});

test('a shop admin chooses among the people of the company, and sees only its vouchers [A-134]', async () => {
  const { backend, user, rows, pass, calls } = await renderConsole('/akashi/pass/list-voucher?new=1', {
    as: 'owner_shop',
  });
  const ownerPicker = await screen.findByRole('combobox', { name: /^所有者/ });
  await user.type(ownerPicker, 'owner_shop');
  pass(300);
  await screen.findByRole('option', { name: /owner_shop/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'owner_shop店舗オーナー',
  ]);
  expect(calls().some((call) => call.includes('/company/machi/users/owner?search=owner_shop'))).toBe(true);
  await user.keyboard('{Escape}');
  expect(rows().length).toBeGreaterThan(0);
  expect(backend.db.of(voucherTable).count({ city: 'akashi' })).toBeGreaterThan(rows().length);
});

test('the form shows the picture of the record, which can be removed [A-195]', async () => {
  const { backend, user } = await renderConsole('/akashi/pass/list-voucher');
  await screen.findByText(/^全\d/);
  const vouchers = backend.db.of(voucherTable);
  const [newestVoucher] = vouchers.list({ city: 'akashi', sort: '-id', limit: 1 }).rows;
  const id = newestVoucher?.id ?? 0;
  vouchers.update(id, { image: 'data:image/png;base64,iVBORw==', name: '画像つき' });
  await user.click(screen.getAllByRole('link', { name: /」を編集$/ })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: '画像を外す' }));
  await user.click(within(dialog).getByRole('button', { name: '変更を取り消す' }));
  await user.click(within(dialog).getByRole('button', { name: '画像を外す' }));
  await user.click(within(dialog).getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  expect(vouchers.find(id)?.image).toBeNull();
});
