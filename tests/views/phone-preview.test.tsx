import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { windowOf } from '../browser';
import { caseFile } from '../case-file';
import { phoneLoaded, phonePreviewLines, phoneRegion, TOP_LINES } from './phone-preview-lines';
import { renderConsole } from './render-console';

type TestConsole = Awaited<ReturnType<typeof renderConsole>>;

/** Types into the fields with these labels; what is shown after it has waited for nothing. */
function changeFields(values: Readonly<Record<string, string>>) {
  const form = within(screen.getByRole('dialog'));
  for (const [label, value] of Object.entries(values))
    fireEvent.change(form.getByLabelText(new RegExp(`^${label}(必須)?$`)), { target: { value } });
}

/** Chooses the first record that the picker with this label finds. */
async function pickRecord({ user, pass }: Pick<TestConsole, 'user' | 'pass'>, label: string, text: string) {
  const field = within(screen.getByRole('dialog')).getByRole('combobox', { name: new RegExp(`^${label}`) });
  field.focus();
  fireEvent.change(field, { target: { value: text } });
  pass(300);
  const picker = within(field.closest('.record-picker') as HTMLElement);
  await waitFor(() => expect(picker.getAllByRole('option')[0]?.textContent).toContain(text));
  await user.keyboard('{ArrowDown}{Enter}');
}

/** Opens the form of a new record with the phone beside it. */
async function openForm(page: string) {
  const testConsole = await renderConsole(`/akashi/${page}?new=1`);
  await phoneLoaded();
  return testConsole;
}

/** The coupon of the test below, at two moments: the head of the phone, and the time left. */
const couponPreview = (topLine: string, timeLeft: string) => [
  ...TOP_LINES.slice(0, -1),
  topLine,
  '対象の広告',
  '<b>春の10%オフ</b>',
  'お会計から10%を\n割引します。',
  '04/01(水) 10:30 – 04/04(土) 09:00',
  timeLeft,
  'お店で見せる',
  '提示条件',
  'ご注文時',
  '利用条件',
  '1組1回限り',
];

test('the phone beside a coupon shows it whole, with both conditions where its guest reads them [A-347]', async () => {
  const { pass } = await openForm('coupon');
  expect(phonePreviewLines()).toEqual([
    ...TOP_LINES,
    '対象の広告',
    'タイトル',
    '内容',
    '04/01(水) 10:00 – 05/31(日) 23:59',
    '開始まであと1時間',
    'お店で見せる',
    '提示条件',
    'いつ見せるか（例：ご注文のとき）',
    '利用条件',
    '使える条件（例：1組1回限り）',
  ]);
  changeFields({
    タイトル: ' <b>春の10%オフ</b> ',
    内容: '\nお会計から10%を\n割引します。\n',
    提示条件: 'ご注文時',
    利用条件: '1組1回限り',
    開始日時: '2026-04-01T10:30',
    終了日時: '2026-04-04T09:00',
  });
  expect(phonePreviewLines()).toEqual(couponPreview('09:00 明石市', '開始まであと1時間'));
  pass(59 * 60_000);
  expect(phonePreviewLines()).toEqual(couponPreview('09:59 明石市', '開始まであと31分'));
  pass(31 * 60_000);
  expect(phonePreviewLines()).toEqual(couponPreview('10:30 明石市', '終了まであと2日'));
  pass(3 * 86_400_000);
  expect(phonePreviewLines()).toEqual(couponPreview('10:30 明石市', '終了しました'));
  // nothing is counted in a period that ends before it starts
  changeFields({ 終了日時: '2026-04-01T10:00' });
  expect(phonePreviewLines()).toEqual(
    couponPreview('10:30 明石市', '').flatMap((line) =>
      line === '' ? [] : [line.replace('04/04(土) 09:00', '04/01(水) 10:00')],
    ),
  );
});

test('the phone beside an event shows its day, its period, its city and its picture before it is sent [A-347]', async () => {
  const createUrlSpy = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const revokeUrlSpy = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  // jsdom decodes no pictures
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }));
  const { unmount } = await openForm('event');
  expect(phonePreviewLines()).toEqual([
    ...TOP_LINES,
    '',
    'タイトル',
    '開始日時 – 終了日時',
    ' 明石市',
    '説明',
  ]);
  changeFields({
    タイトル: '港の朝市',
    開始日時: '2026-04-26T07:00',
    終了日時: '2026-04-26T12:00',
    説明: '雨天中止',
  });
  const eventLines = [
    '4月 26日 日',
    '港の朝市',
    '04/26(日) 07:00 – 04/26(日) 12:00',
    '開始まであと24日',
    ' 明石市',
    '雨天中止',
  ];
  expect(phonePreviewLines()).toEqual([...TOP_LINES, ...eventLines]);
  const file = new File([caseFile('exif-gps.jpg')], '海.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText(/^画像/, { selector: 'input' }), { target: { files: [file] } });
  await waitFor(() =>
    expect(phonePreviewLines()).toEqual([...TOP_LINES, '画像 blob:picture', ...eventLines]),
  );
  unmount();
  expect(revokeUrlSpy.mock.calls.length).toBe(createUrlSpy.mock.calls.length);
});

/** The sale of the test below: the head of the phone, the state, and the time left. */
const salePreview = (topLine: string, state: string, timeLeft: string) => [
  ...TOP_LINES.slice(0, -1),
  topLine,
  '春の市',
  '￥1,500',
  state,
  '04/01(水) 10:00〜04/03(金) 10:00',
  timeLeft,
  '全品',
  '清水食堂 西明石駅前店 クーポン20枚',
  'お店で見せる',
  '提示条件',
  'お会計前',
  '利用条件',
  '1人1枚',
];

/** Where now is in the bar of the sale, if it runs. */
const nowPosition = () => phoneRegion().querySelector<HTMLElement>('.period-bar > i')?.style.left ?? null;

test('the phone beside a time sale shows its shops, both conditions and, once it runs, the mark of now [A-347]', async () => {
  const { user, pass } = await openForm('time-sale');
  const blankLines = [
    ...TOP_LINES,
    'タイトル',
    '開始日時 – 終了日時',
    '内容',
    '広告',
    'お店で見せる',
    '提示条件',
    'いつ見せるか（例：ご注文のとき）',
    '利用条件',
    '使える条件（例：1組1回限り）',
  ];
  expect(phonePreviewLines()).toEqual(blankLines);
  changeFields({
    タイトル: '春の市',
    内容: '全品',
    提示条件: 'お会計前',
    利用条件: '1人1枚',
    開始日時: '2026-04-01T10:00',
    終了日時: '2026-04-03T10:00',
    'クーポンの価格（円）': '1500',
    クーポンの枚数: '20',
  });
  await pickRecord({ user, pass }, '広告', '食堂');
  expect(phonePreviewLines()).toEqual(salePreview('09:00 明石市', '開始前', '開始まであと60分'));
  expect(nowPosition()).toBeNull();
  // a quarter of the two days, less 300 ms for the search of the ad
  pass(13 * 3_600_000 - 300);
  expect(phonePreviewLines()).toEqual(salePreview('22:00 明石市', '開催中', '終了まであと1日'));
  expect(nowPosition()).toBe('25%');
  pass(12 * 3_600_000);
  expect(nowPosition()).toBe('50%');
});

test('the phone beside news shows picture, moment, title and text [A-347]', async () => {
  await openForm('news');
  expect(phonePreviewLines()).toEqual([...TOP_LINES, '掲載日時', 'タイトル', '本文']);
  changeFields({ タイトル: '市役所の休館日', 本文: '4月29日は\n休館します。', 掲載日時: '2026-04-20T09:00' });
  expect(phonePreviewLines()).toEqual([
    ...TOP_LINES,
    '04/20(月) 09:00',
    '市役所の休館日',
    '4月29日は\n休館します。',
  ]);
});

test('the phone beside a flyer shows its pages in order, also before they are sent, and its last day [A-347]', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await openForm('flyer');
  expect(phonePreviewLines()).toEqual([...TOP_LINES, '写真・PDF', 'タイトル', 'コメント']);
  changeFields({ タイトル: '週末の特売', コメント: '魚が安い', 掲載期限: '2026-04-03T21:00' });
  const files = [
    new File([caseFile('exif-gps.jpg')], '1.jpg', { type: 'image/jpeg' }),
    new File(['%PDF-/Type/Page%%EOF'], '裏.pdf', { type: 'application/pdf' }),
  ];
  fireEvent.change(screen.getByLabelText(/^写真・PDF/, { selector: 'input' }), { target: { files } });
  await waitFor(() =>
    expect(phonePreviewLines()).toEqual([
      ...TOP_LINES,
      '画像 blob:page',
      '裏.pdf',
      '週末の特売',
      '魚が安い',
      '掲載期限 04/03(金) 21:00',
      '終了まであと2日',
    ]),
  );
});

test('the phone beside an ad shows the page of the shop, without what only the office sees [A-347]', async () => {
  const { user, pass } = await openForm('advertisement');
  expect(phonePreviewLines()).toEqual([
    ...TOP_LINES,
    '写真',
    '店名',
    'カテゴリー',
    '住所',
    '電話番号',
    '営業時間',
    '–',
  ]);
  changeFields({
    店名: '喫茶 潮',
    '価格（円）': '1200',
    電話番号: '078-912-1111',
    住所: '兵庫県明石市本町1-1-1',
    YouTubeのリンク: 'https://youtu.be/dQw4w9WgXcQ',
  });
  await pickRecord({ user, pass }, 'ジャンル', 'カフェ');
  expect(phonePreviewLines()).toEqual([
    ...TOP_LINES,
    '写真',
    '喫茶 潮',
    '飲食/カフェ・喫茶',
    '￥1,200',
    '兵庫県明石市本町1-1-1',
    '078-912-1111',
    '営業時間',
    '–',
    'https://youtu.be/dQw4w9WgXcQ',
  ]);
});

test('the phone beside an entry of the timeline shows it as just posted [A-347]', async () => {
  await openForm('timeline');
  expect(phonePreviewLines()).toEqual([...TOP_LINES, '管理者', 'たった今', '本文']);
  const form = within(document.querySelector<HTMLElement>('.entry-form') as HTMLElement);
  fireEvent.change(form.getByLabelText(/^本文/), { target: { value: 'きょうの港\nです' } });
  fireEvent.change(form.getByLabelText(/^動画/), { target: { value: 'https://youtu.be/dQw4w9WgXcQ' } });
  expect(phonePreviewLines()).toEqual([
    ...TOP_LINES,
    '管理者',
    'たった今',
    'きょうの港\nです',
    'https://youtu.be/dQw4w9WgXcQ',
  ]);
});

test('the switches change the texts around what was typed and the colours of the phone, and nothing else [A-347]', async () => {
  const { user } = await openForm('coupon');
  changeFields({ タイトル: '春の券', 開始日時: '', 終了日時: '2026-04-04T09:00' });
  const frame = phoneRegion().querySelector<HTMLElement>('.phone-frame');
  const phoneState = () => [frame?.lang, frame?.className, document.documentElement.lang];
  expect(phoneState()).toEqual(['ja', 'phone-frame light', 'ja']);
  await user.click(screen.getByRole('button', { name: '暗い画面', pressed: false }));
  screen.getByRole('radio', { name: '日本語', checked: true }).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'English', checked: true }));
  await within(phoneRegion()).findByText('Show at the shop');
  expect(phoneState()).toEqual(['en', 'phone-frame dark', 'ja']);
  expect(phonePreviewLines()).toEqual([
    ...TOP_LINES,
    'Advertisement',
    '春の券',
    'Content',
    'Start – Sat, Apr 4, 09:00',
    'Ends in 3 days',
    'Show at the shop',
    'Presentation condition',
    'When to show it (such as when ordering)',
    'Use condition',
    'When it is valid (such as once per group)',
  ]);
});

test('a narrow window has the phone behind a button, which gets the focus back, and the form keeps its values [A-347]', async () => {
  windowOf(1023);
  const { user } = await renderConsole('/akashi/coupon?new=1');
  const button = await screen.findByRole('button', { name: '受け取る側を見る' });
  changeFields({ タイトル: '春の券' });
  await user.click(button);
  const sheet = await screen.findByRole('dialog', { name: '受け取る側' });
  await within(sheet).findByText('春の券');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: '受け取る側' })).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(screen.getByLabelText<HTMLInputElement>(/^タイトル必須/).value).toBe('春の券');
});
