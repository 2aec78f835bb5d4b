import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { timeSaleTable } from '#mocks/backend/tables/offers/time-sales';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';
const VALID = {
  タイトル: '梅雨の特別セール',
  内容: '夕方だけのお買い得です。',
  提示条件: 'お会計時に提示',
  利用条件: '1人1枚',
  開始日時: '2026-04-01T09:01',
  終了日時: '2026-04-02T09:00',
  'クーポンの価格（円）': '５００',
  セール全体の枚数: '100',
  '1広告の初期枚数': '10',
  '1広告の上限枚数': '50',
  広告: '食堂',
  クーポンの枚数: '30',
};

describeResource('/akashi/time-sale', {
  ids: 'R-GEN-29, R-ENT-31, R-VAL-SALE-01, R-VAL-SALE-02, R-VAL-SALE-03, R-VAL-SALE-04, R-VAL-SALE-05, R-VAL-SALE-06, R-VAL-SALE-07, R-VAL-SALE-08, R-VAL-SALE-09, R-VAL-SALE-10, R-CONST-07',
  title: 'タイムセール',
  calls: '/akashi/api/time-sales/',
  valid: VALID,
  whole: {
    sent: {
      title: '梅雨の特別セール',
      content: '夕方だけのお買い得です。',
      show_condition: 'お会計時に提示',
      use_condition: '1人1枚',
      time_range: [{ start: '2026-04-01T00:01:00.000Z', end: '2026-04-02T00:00:00.000Z' }],
      coupon_price: 500,
      number: 100,
      initial_number_per_ad: 10,
      max_number_per_ad: 50,
      target_ads: [{ advertisement: 122, coupon_count: 30 }],
    },
    row: {
      タイトル: '梅雨の特別セール',
      開始日時: '04/01(水) 09:01',
      締切: '04/02(木) 09:00',
      クーポンの価格: '￥500',
      セール全体の枚数: '100',
      操作: '',
    },
    panel: {
      内容: '夕方だけのお買い得です。',
      期間: '開始前04/01(水) 09:01〜04/02(木) 09:00',
      対象の広告とクーポンの枚数: '広告取得済みクーポンの枚数清水食堂 西明石駅前店030',
      提示条件: 'お会計時に提示',
      利用条件: '1人1枚',
      クーポンの価格: '￥500',
      セール全体の枚数: '100',
      '1広告の初期枚数': '10',
      '1広告の上限枚数': '50',
      登録日時: '04/01(水) 09:00',
    },
  },
  renamed: ['タイトル', '初夏の特別セール'],
  refused: [
    { change: { タイトル: '' }, field: 'タイトル', texts: REQUIRED_MESSAGE },
    { change: { 提示条件: '' }, field: '提示条件', texts: REQUIRED_MESSAGE },
    { change: { 利用条件: '' }, field: '利用条件', texts: REQUIRED_MESSAGE },
    {
      change: { 開始日時: '2026-04-01T09:00' },
      field: '開始日時',
      texts:
        'Please enter a time sale time greater than the current time.\n現在より後の日時を入力してください。',
    },
    {
      change: { 終了日時: '' },
      field: '終了日時',
      texts: 'Please select a deadline\n締切の日時を入力してください。',
    },
    {
      change: { 終了日時: '2026-04-01T09:01' },
      field: '終了日時',
      texts: '終了は開始より後にしてください。',
    },
    { change: { セール全体の枚数: '' }, field: 'セール全体の枚数', texts: REQUIRED_MESSAGE },
    {
      change: { セール全体の枚数: '29' },
      field: 'セール全体の枚数',
      texts: '広告の枚数の合計（30枚）以上にしてください。',
    },
    { change: { '1広告の初期枚数': '51' }, field: '1広告の初期枚数', texts: '上限枚数以下にしてください。' },
    { change: { '1広告の上限枚数': '401' }, field: '1広告の上限枚数', texts: '1広告あたり400枚までです。' },
    { change: { '1広告の上限枚数': '9' }, field: '1広告の上限枚数', texts: '初期枚数以上にしてください。' },
    { change: { 広告: '' }, field: '広告', texts: '対象の広告を選択してください。' },
    {
      change: { クーポンの枚数: '51' },
      field: 'クーポンの枚数',
      texts: '1広告の上限枚数（50枚）以下にしてください。',
    },
  ],
  search: ['ランチ', /ランチ/],
});

const changeField = (label: string | RegExp, value: string, index = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[index] as HTMLElement, { target: { value } });
const valuesOf = (label: RegExp) =>
  screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);

test('an added period starts at the end of the last one and follows it, and a gap shows an error [R-VAL-SALE-12, A-130]', async () => {
  const { user } = await renderConsole('/akashi/time-sale?new=1');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText(/^タイトル/);
  changeField(/^開始日時/, '2026-04-02T09:00');
  changeField(/^終了日時/, '2026-04-02T10:00');
  await user.click(within(dialog).getByRole('button', { name: '期間を追加' }));
  await user.click(within(dialog).getByRole('button', { name: '期間を追加' }));
  changeField(/^終了日時/, '2026-04-02T12:00', 1);
  changeField(/^終了日時/, '2026-04-02T13:00', 2);
  expect(valuesOf(/^開始日時/)).toEqual(['2026-04-02T09:00', '2026/04/02 10:00', '2026/04/02 12:00']);
  changeField(/^終了日時/, '2026-04-02T11:00', 0);
  expect(valuesOf(/^開始日時/)).toEqual(['2026-04-02T09:00', '2026/04/02 11:00', '2026/04/02 12:00']);
  await user.click(within(dialog).getByRole('button', { name: '期間2を外す' }));
  expect(valuesOf(/^開始日時/)).toEqual(['2026-04-02T09:00', '2026/04/02 11:00']);
  changeField(/^開始日時/, '2026-04-02T11:30', 1);
  await user.click(within(dialog).getByRole('button', { name: '登録する' }));
  const [, secondStart] = within(dialog).getAllByLabelText(/^開始日時/);
  await waitFor(() => expect(secondStart?.getAttribute('aria-invalid')).toBe('true'));
  const refusalText = await within(dialog).findByText(/^入力内容を確認してください/);
  const problemList = refusalText.parentElement as HTMLElement;
  await user.click(
    within(problemList).getByRole('button', {
      name: '期間2 開始日時：前の期間の終了日時と同じ日時にしてください。',
    }),
  );
  expect(document.activeElement).toBe(secondStart);
});

test('the first invalid field gets the focus, also within a part [R-VAL-SALE-02]', async () => {
  const { user } = await renderConsole('/akashi/time-sale?new=1');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText(/^タイトル/);
  for (const label of ['タイトル', '提示条件', '利用条件']) changeField(new RegExp(`^${label}`), 'あ');
  changeField(/^開始日時/, '2026-04-02T09:00');
  await user.click(within(dialog).getByRole('button', { name: '登録する' }));
  await screen.findAllByText(/Please select a deadline/);
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^終了日時/));
});

test('a sale may not have an ad twice, and each picker searches a hundred ads [R-VAL-SALE-07, R-CONST-07]', async () => {
  const { user, pass, calls } = await renderConsole('/akashi/time-sale?new=1');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText(/^タイトル/);
  changeField(/^1広告の初期枚数/, '10');
  await user.click(within(dialog).getByRole('button', { name: '広告を追加' }));
  for (const picker of within(dialog).getAllByRole('combobox', { name: '広告' })) {
    await user.type(picker, '食堂');
    pass(300);
    await waitFor(() => expect(within(dialog).getAllByRole('option')[0]?.textContent).toContain('食堂'));
    await user.keyboard('{ArrowDown}{Enter}');
  }
  expect(calls()).toContain('GET /api/operator-advertisement/?city=akashi&search=&offset=0&limit=100 200');
  expect(valuesOf(/^クーポンの枚数/)).toEqual(['', '10']);
  await user.click(within(dialog).getByRole('button', { name: '登録する' }));
  await screen.findAllByText(/同じ広告は1回だけ選択できます。/);
  await user.click(within(dialog).getByRole('button', { name: '広告2を外す' }));
  expect(within(dialog).getAllByRole('combobox', { name: '広告' })).toHaveLength(1);
});

test('a running sale keeps its start, and the ads of which a user holds a coupon [A-129, A-162, A-163, A-261, R-VAL-SALE-11]', async () => {
  const { backend, user } = await renderConsole('/akashi/time-sale');
  await screen.findByText(/^全\d/);
  const sales = backend.db.of(timeSaleTable);
  const [sale] = sales.list({ city: 'akashi', sort: '-created_at', limit: 1 }).rows;
  const [ad] = sale?.target_ads ?? [];
  const id = sale?.id ?? 0;
  sales.update(id, {
    title: '開催中の夕市',
    time_range: [{ start: '2026-03-31T00:00:00.000Z', end: '2026-04-02T00:00:00.000Z' }],
    number: 100,
    initial_number_per_ad: 10,
    max_number_per_ad: 50,
    target_ads: [
      {
        advertisement: ad?.advertisement ?? 0,
        advertisement_name: '食堂',
        coupon_count: 20,
        taken_count: 12,
      },
    ],
  });
  await user.click(screen.getAllByRole('link', { name: /」を編集$/ })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('この広告のクーポンは12枚取得されています。');
  await user.click(within(dialog).getByRole('button', { name: '広告を追加' }));
  expect(within(dialog).queryByRole('button', { name: '広告1を外す' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: '広告2を外す' }));
  changeField(/^クーポンの枚数/, '11');
  await user.click(within(dialog).getByRole('button', { name: '保存する' }));
  await screen.findAllByText(/すでに取得された12枚より少なくはできません。/);
  changeField(/^クーポンの枚数/, '12');
  await user.click(within(dialog).getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  // An ad starts with ten coupons, and twelve people hold one.
  expect(sales.find(id)?.initial_number_per_ad).toBe(10);
  expect(sales.find(id)?.target_ads).toMatchObject([{ coupon_count: 12, taken_count: 12 }]);

  await user.click(await screen.findByRole('link', { name: '開催中の夕市' }));
  const detail = await screen.findByRole('dialog', { name: 'タイムセールの詳細' });
  await within(detail).findByText('開催中');
  const couponTable = within(detail).getByRole('table');
  expect(
    within(couponTable)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['12', '12']);
  expect(detail.textContent).toContain('03/31(火) 09:00〜04/02(木) 09:00');
});

test('a sale is upcoming, running and over in the tones of an event, and changes at its start and end [R-STATE-14, A-128]', async () => {
  const { backend, user, pass } = await renderConsole('/akashi/time-sale');
  await screen.findByText(/^全\d/);
  const [sale] = backend.db.of(timeSaleTable).list({ city: 'akashi', limit: 1 }).rows;
  backend.db.of(timeSaleTable).update(sale?.id ?? 0, {
    title: '十分後の夕市',
    time_range: [
      { start: '2026-04-01T00:10:00.000Z', end: '2026-04-01T00:15:00.000Z' },
      { start: '2026-04-01T00:15:00.000Z', end: '2026-04-01T00:20:00.000Z' },
    ],
  });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '十分後' } });
  pass(300);
  await user.click(await screen.findByRole('link', { name: '十分後の夕市' }));
  const detail = await screen.findByRole('dialog', { name: 'タイムセールの詳細' });
  const tagClass = async (text: string) => (await within(detail).findByText(text)).className;
  // A timeline that is one solid block would show no information.
  const hasPeriodBar = () => detail.querySelector('.period-bar') !== null;
  expect([await tagClass('開始前'), hasPeriodBar()]).toEqual(['tag state usual', true]);
  pass(10 * 60_000);
  expect([await tagClass('開催中'), hasPeriodBar()]).toEqual(['tag state running', true]);
  pass(10 * 60_000);
  expect([await tagClass('終了'), hasPeriodBar()]).toEqual(['tag state ended', false]);
});
