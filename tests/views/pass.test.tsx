import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { passportTable } from '#mocks/backend/tables/offers/passports';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';
import { detailTexts } from './whole-record';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/pass/list-pass', {
  hasShortNames: true,
  ids: 'R-GEN-31, R-ENT-36, R-VAL-CONTENT-08, R-VAL-CONTENT-09, R-CONST-33, A-108',
  title: 'パス',
  calls: '/akashi/api/passports/',
  valid: { パス名: '春の周遊パス', '価格（円）': '１，２００' },
  whole: {
    sent: { name: '春の周遊パス', price: 1200 },
    row: { パス名: '春の周遊パス', 価格: '￥1,200', 操作: '' },
    panel: { 価格: '￥1,200' },
  },
  renamed: ['パス名', '夏の周遊パス'],
  refused: [
    { change: { パス名: '' }, field: 'パス名', texts: REQUIRED_MESSAGE },
    {
      change: { パス名: 'あ'.repeat(21) },
      field: 'パス名',
      texts: '20文字以内で入力してください（現在21文字）。',
    },
    { change: { '価格（円）': '' }, field: '価格（円）', texts: REQUIRED_MESSAGE },
    {
      change: { '価格（円）': '千円' },
      field: '価格（円）',
      texts: '0以上の整数を入力してください（例：1250、1,250）。',
    },
    {
      change: { '価格（円）': '１２３４５６７８９０１' },
      field: '価格（円）',
      texts: '10桁以内で入力してください（現在11桁）。',
    },
  ],
  search: ['会員', /会員/],
  undeletable: {
    search: 'プレミアム',
    name: 'プレミアム会員パス',
    message: 'このパスを持っているユーザーがいるため削除できません。',
  },
});

test('a stored name that is longer than its rule allows is whole among the facts, as its heading shortens it', async () => {
  const { backend, reload, user } = await renderConsole('/akashi/pass/list-pass', { city: 'akashi' });
  const name = '市内の店と施設をめぐる周遊パス'.repeat(4);
  backend.db.of(passportTable).create({ city: 'akashi', name, price: 1_200, kind: 'common' });
  await reload();
  await user.click(await screen.findByRole('link', { name }));
  const detail = await screen.findByRole('dialog', { name: 'パスの詳細' });
  expect(detailTexts(detail)).toEqual({ パス名: name, 価格: '￥1,200' });
});

test('a price in full-width digits becomes half-width when the field loses the focus, and is shown as ￥1,200 [A-188]', async () => {
  const { backend, user } = await renderConsole('/akashi/pass/list-pass?new=1');
  const name = await within(await screen.findByRole('dialog')).findByLabelText(/^パス名/);
  fireEvent.change(name, { target: { value: '春の周遊パス' } });
  const price = screen.getByLabelText<HTMLInputElement>(/^価格/);
  await user.type(price, '￥１，２００');
  expect([price.value, screen.getByText('4/10')]).toEqual(['￥１，２００', expect.anything()]);
  await user.tab();
  expect(price.value).toBe('1200');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByRole('row', { name: /春の周遊パス ￥1,200/ });
  const [newest] = backend.db.of(passportTable).list({ city: 'akashi', sort: '-id', limit: 1 }).rows;
  expect(newest).toMatchObject({ name: '春の周遊パス', price: 1200, kind: 'common' });
});

test('a new pass is offered for a notification at once [A-167]', async () => {
  const { backend, user } = await renderConsole('/akashi/notification?new=1');
  backend.db.of(passportTable).create({ city: 'akashi', name: '春の周遊パス', price: 0, kind: 'common' });
  fireEvent.change(await screen.findByLabelText(/^送信先の種類/), { target: { value: 'passHolders' } });
  const passes = await screen.findByLabelText<HTMLSelectElement>(/^パスの種類/);
  const [, common] = passes.querySelectorAll('optgroup');
  expect([...(common?.children ?? [])].map((option) => option.textContent)).toContain('春の周遊パス');
  await user.selectOptions(passes, '春の周遊パス');
});
