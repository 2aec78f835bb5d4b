import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/pass/list-package', {
  ids: 'R-GEN-32, R-ENT-38, R-VAL-TEXT-05, A-108',
  title: 'パッケージ',
  calls: '/akashi/api/packages/',
  valid: {
    パッケージ名: '春のまとめ買いパック',
    '価格（円）': '4500',
    共有バウチャー数: '１０',
    色: '#409eFF',
    状態: 'stopped',
  },
  unfilled: ['色を選ぶ', '画像'],
  whole: {
    sent: {
      name: '春のまとめ買いパック',
      price: 4500,
      colour: '#409eFF',
      share_voucher_number: 10,
      status: 'stopped',
      image: null,
    },
    row: {
      パッケージ名: '春のまとめ買いパック',
      状態: '販売停止',
      価格: '￥4,500',
      共有バウチャー数: '10',
      色: '#409eFF',
      操作: '',
    },
    panel: {
      画像: '–',
      状態: '販売停止',
      価格: '￥4,500',
      共有バウチャー数: '10',
      色: '#409eFF',
    },
  },
  renamed: ['パッケージ名', '夏のまとめ買いパック'],
  refused: [
    { change: { パッケージ名: '' }, field: 'パッケージ名', texts: REQUIRED_MESSAGE },
    {
      change: { パッケージ名: 'あ'.repeat(201) },
      field: 'パッケージ名',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
    {
      change: { 共有バウチャー数: '-1' },
      field: '共有バウチャー数',
      texts: '0以上の整数を入力してください（例：1250、1,250）。',
    },
    {
      change: { 色: '#fff' },
      field: '色',
      texts: '色は#と6桁の16進数（例：#409EFF）で入力してください。',
    },
    { change: { 状態: '' }, field: '状態', texts: '選んでください。' },
  ],
  search: ['おひとりさま', /おひとりさま/],
});

test('a colour is typed in full or half width or picked in the colour field, and shown with its code [R-VAL-TEXT-05]', async () => {
  const { user, rows } = await renderConsole('/akashi/pass/list-package?new=1');
  const dialog = await screen.findByRole('dialog');
  const text = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: /^色/ });
  const palette = within(dialog).getByLabelText<HTMLInputElement>('色を選ぶ');
  fireEvent.change(palette, { target: { value: '#00838f' } });
  expect(text.value).toBe('#00838F');
  await user.clear(text);
  await user.type(text, '＃ＡＢcdef');
  await user.tab();
  expect([text.value, palette.value]).toEqual(['#ABcdef', '#abcdef']);
  for (const [label, value] of [
    [/^パッケージ名/, '春のパック'],
    [/^価格/, '4500'],
    [/^共有バウチャー数/, '10'],
  ] as const)
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  await user.click(within(dialog).getByRole('button', { name: '登録する' }));
  await screen.findByText('#ABcdef');
  expect(rows()[0]?.textContent).toMatch(/春のパック.*販売中.*￥4,500/);
});
