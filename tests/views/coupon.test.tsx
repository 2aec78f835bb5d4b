import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { couponTable } from '#mocks/backend/tables/offers/coupons';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/coupon', {
  ids: 'R-GEN-30, R-ENT-35, R-VAL-COUPON-01, R-VAL-COUPON-02, R-VAL-COUPON-03, R-VAL-COUPON-04, R-VAL-COUPON-05, R-VAL-COUPON-06, R-VAL-COUPON-07, R-VAL-COUPON-09',
  title: 'クーポン',
  calls: '/akashi/api/coupons/',
  valid: {
    タイトル: '春の10%オフ',
    内容: 'お会計から10%を割引いたします。',
    対象の広告: '食堂',
    提示条件: 'ご注文時に提示',
    利用条件: '1組1回限り',
    開始日時: '2026-04-01T09:01',
    終了日時: '2026-04-02T09:00',
  },
  whole: {
    sent: {
      title: '春の10%オフ',
      content: 'お会計から10%を割引いたします。',
      show_condition: 'ご注文時に提示',
      use_condition: '1組1回限り',
      start_date: '2026-04-01T00:01:00.000Z',
      end_date: '2026-04-02T00:00:00.000Z',
      advertisement: 122,
    },
    row: {
      タイトル: '春の10%オフ',
      対象の広告: '清水食堂 西明石駅前店',
      開始日時: '04/01(水) 09:01',
      終了日時: '04/02(木) 09:00',
      登録日時: '04/01(水) 09:00',
      操作: '',
    },
    panel: {
      内容: 'お会計から10%を割引いたします。',
      対象の広告: '清水食堂 西明石駅前店',
      提示条件: 'ご注文時に提示',
      利用条件: '1組1回限り',
      開始日時: '04/01(水) 09:01',
      終了日時: '04/02(木) 09:00',
    },
  },
  renamed: ['タイトル', '夏の10%オフ'],
  refused: [
    { change: { タイトル: ' ' }, field: 'タイトル', texts: REQUIRED_MESSAGE },
    {
      change: { タイトル: 'あ'.repeat(201) },
      field: 'タイトル',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
    { change: { 内容: '' }, field: '内容', texts: REQUIRED_MESSAGE },
    { change: { 対象の広告: '' }, field: '対象の広告', texts: '選んでください。' },
    { change: { 提示条件: '' }, field: '提示条件', texts: REQUIRED_MESSAGE },
    { change: { 利用条件: '' }, field: '利用条件', texts: REQUIRED_MESSAGE },
    { change: { 開始日時: '' }, field: '開始日時', texts: REQUIRED_MESSAGE },
    {
      change: { 開始日時: '2026-04-01T09:00' },
      field: '開始日時',
      texts: '現在より後の日時を入力してください。',
    },
    { change: { 終了日時: '' }, field: '終了日時', texts: REQUIRED_MESSAGE },
    {
      change: { 終了日時: '2026-04-01T09:01' },
      field: '終了日時',
      texts: '終了は開始より後にしてください。',
    },
  ],
  search: ['ランチ', /ランチ/],
});

test('a coupon may not end after the discount of its ad, whose last day the form shows [R-VAL-COUPON-08, R-MSG-38, A-262]', async () => {
  const { backend, user, pass } = await renderConsole('/akashi/coupon?new=1');
  const ads = backend.db
    .of(advertisementTable)
    .list({ city: 'akashi', filter: (ad) => Boolean(ad.discount_end) }).rows;
  const name = ads[0]?.name ?? '';
  backend.db.of(advertisementTable).update(ads[0]?.id ?? 0, { discount_end: '2026-04-23' });
  await user.type(await screen.findByRole('combobox', { name: /^対象の広告/ }), name);
  pass(300);
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getAllByRole('option')[0]?.textContent).toContain(name),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  const discountNotice = 'この広告の割引は2026年04月23日まで';
  expect(await screen.findAllByText(discountNotice)).toHaveLength(2);
  fireEvent.change(screen.getByLabelText(/^開始日時/), { target: { value: '2026-04-02T09:00' } });
  fireEvent.change(screen.getByLabelText(/^終了日時/), { target: { value: '2099-01-01T00:00' } });
  await user.click(screen.getByRole('button', { name: '登録する' }));
  const end = screen.getByLabelText(/^終了日時/);
  await waitFor(() => expect(end.getAttribute('aria-invalid')).toBe('true'));
  const [refusal, hint] = (end.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect([refusal, hint]).toEqual([`Please do not enter after!\n${discountNotice}`, discountNotice]);
});

/** The counter beside a field: used and allowed length. */
async function counterOf(label: RegExp) {
  const id = (await screen.findByLabelText(label)).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id.split(' ')[1] ?? '')?.textContent;
}

test.each(['coupon', 'time-sale'])(
  'each text field of a %s shows its maximum length [R-UI-08, A-125]',
  async (page) => {
    await renderConsole(`/akashi/${page}?new=1`);
    const labels = [/^内容/, /^提示条件/, /^利用条件/];
    expect(await Promise.all(labels.map(counterOf))).toEqual(['0/5,000', '0/5,000', '0/5,000']);
  },
);

test('a coupon whose ad was deleted shows this, and its form requires another ad [A-272]', async () => {
  const { backend, user, pass } = await renderConsole('/akashi/coupon');
  await screen.findByText(/^全\d/);
  const table = backend.db.of(couponTable);
  const [coupon] = table.list({ city: 'akashi', sort: '-created_at', limit: 1 }).rows;
  table.update(coupon?.id ?? 0, { title: '昔の券', advertisement: null, advertisement_name: '食堂 潮' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '昔の券' } });
  pass(300);
  await user.click(await screen.findByRole('link', { name: '「昔の券」を編集' }));
  const form = await screen.findByRole('dialog');
  expect((await within(form).findByRole<HTMLInputElement>('combobox', { name: /^対象の広告/ })).value).toBe(
    '',
  );
  await user.click(within(form).getByRole('button', { name: '保存する' }));
  await within(form).findAllByText(/選んでください。/);
  await user.click(within(form).getByRole('button', { name: 'キャンセル' }));
  await user.click(await screen.findByRole('link', { name: '昔の券' }));
  const detail = await screen.findByRole('dialog', { name: 'クーポンの詳細' });
  expect(await within(detail).findByText('削除された広告（食堂 潮）')).toBeTruthy();
});

test('the detail leads with the coupon as its guest sees it, and with one that has ended as such [A-296]', async () => {
  const { backend, user, pass } = await renderConsole('/akashi/coupon');
  await screen.findByText(/^全\d/);
  const table = backend.db.of(couponTable);
  const [coupon] = table.list({ city: 'akashi', sort: '-created_at', limit: 1 }).rows;
  table.update(coupon?.id ?? 0, {
    title: '春の券',
    content: '1杯無料',
    advertisement_name: '食堂 潮',
    start_date: '2026-03-01T01:00:00.000Z',
    end_date: '2026-04-01T00:10:00.000Z',
  });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '春の券' } });
  pass(300);
  await user.click(await screen.findByRole('link', { name: '春の券' }));
  await within(await screen.findByRole('dialog')).findByText('1杯無料');
  const ticket = document.querySelector('.ticket');
  const ticketTexts = () => [
    ticket?.className,
    ...[...(ticket?.querySelectorAll('dl > div, p') ?? [])].map(({ textContent }) => textContent),
  ];
  const ticketLines = [
    '対象の広告食堂 潮',
    '内容1杯無料',
    '開始日時03/01(日) 10:00',
    '終了日時04/01(水) 09:10',
  ];
  expect(ticketTexts()).toEqual(['ticket', ...ticketLines]);
  // neither the title nor what the ticket has is repeated below
  expect([...document.querySelectorAll('dialog .details dt')].map(({ textContent }) => textContent)).toEqual([
    '提示条件',
    '利用条件',
  ]);
  pass(10 * 60_000);
  expect(ticketTexts()).toEqual(['ticket over', ...ticketLines, '終了しました']);
});

const fieldValue = async (name: RegExp) => (await screen.findByLabelText<HTMLInputElement>(name)).value;

test('a new coupon starts with the next hour and ends with the next month; usual sentences are written on lines of their own, and a second press takes one out [A-348]', async () => {
  const { user, pass } = await renderConsole('/akashi/coupon?new=1');
  expect([await fieldValue(/^開始日時/), await fieldValue(/^終了日時/)]).toEqual([
    '2026/04/01 10:00',
    '2026/05/31 23:59',
  ]);
  pass(3_600_000);
  expect(await fieldValue(/^開始日時/)).toBe('2026/04/01 10:00');

  const oncePerGuest = 'お一人さま1回限りご利用いただけます。';
  const notCombinable = 'ほかの割引やクーポンとは併用できません。';
  const [presentGroup, useGroup] = await screen.findAllByRole('group', { name: 'よく使う文' });
  const pressSentence = (text: string) => user.click(screen.getByRole('button', { name: text }));
  const sentenceStates = () =>
    [presentGroup, useGroup].map((group) =>
      within(group as HTMLElement)
        .getAllByRole('button')
        .map((button) => [button.textContent, button.ariaPressed]),
    );
  const presentSentences = [
    ['お会計の前に、この画面をご提示ください。', 'false'],
    ['ご注文の際に、この画面をご提示ください。', 'false'],
  ];
  expect(sentenceStates()).toEqual([
    presentSentences,
    [
      [oncePerGuest, 'false'],
      ['1グループにつき1枚までご利用いただけます。', 'false'],
      [notCombinable, 'false'],
    ],
  ]);
  await pressSentence(oncePerGuest);
  expect(await fieldValue(/^利用条件/)).toBe(oncePerGuest);
  fireEvent.change(screen.getByLabelText(/^利用条件/), { target: { value: `${oncePerGuest}\n平日のみ` } });
  await pressSentence(notCombinable);
  expect(await fieldValue(/^利用条件/)).toBe(`${oncePerGuest}\n平日のみ\n${notCombinable}`);
  expect(sentenceStates()[1]?.map(([, state]) => state)).toEqual(['true', 'false', 'true']);
  await pressSentence(oncePerGuest);
  expect(await fieldValue(/^利用条件/)).toBe(`平日のみ\n${notCombinable}`);
  expect(await fieldValue(/^提示条件/)).toBe('');
});

const ariaInvalid = () => screen.getByLabelText(/^提示条件/).getAttribute('aria-invalid');

test('a sentence that fills a required field takes its error away [A-348]', async () => {
  const { user } = await renderConsole('/akashi/coupon?new=1');
  await user.click(await screen.findByRole('button', { name: '登録する' }));
  await waitFor(() => expect(ariaInvalid()).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'ご注文の際に、この画面をご提示ください。' }));
  await waitFor(() => expect(ariaInvalid()).toBe('false'));
});
