import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const OFFICE = { role: 'Administrator', city: 'akashi', now: '2026-04-01T09:00:00+09:00' };
const REQUIRED = '入力してください。';
const PERIOD = '終了は開始より後にしてください。';
const DIGITS = '10桁以内で入力してください（現在11桁）。';
const WHOLE = '0以上の整数を入力してください。';
const PEOPLE = '1から100までの数値を入力してください。';
const GENRES = 'ジャンルを1つ以上選択してください。';
const NO_AD = '対象の広告を選択してください。';
const TAKEN = 'すでに取得された78枚より少なくはできません。';
const TITLE = 'あ'.repeat(201);
const LONG_TITLE = '200文字以内で入力してください（現在201文字）。';
const TEXT = 'あ'.repeat(5001);
const LONG_TEXT = '5,000文字以内で入力してください（現在5,001文字）。';

type Values = Readonly<Record<string, string>>;
interface Step {
  /** Values by the names of the fields. */
  fill: Values;
  /** Every message after the submit, in the order of the fields. The first field has the focus. */
  message: Values;
}

const forms: { form: string; ids: string; address: string; steps: Step[] }[] = [
  {
    form: 'a scene',
    ids: 'R-VAL-CONTENT-01, R-MSG-29',
    address: '/akashi/scene?new=1',
    steps: [
      { fill: {}, message: { name: 'シーン名を入力してください。' } },
      { fill: { name: TITLE }, message: { name: LONG_TITLE } },
    ],
  },
  {
    form: 'a genre',
    ids: 'R-GEN-26',
    address: '/akashi/genre?new=1',
    steps: [
      { fill: {}, message: { name: REQUIRED } },
      { fill: { name: TITLE }, message: { name: LONG_TITLE } },
    ],
  },
  {
    form: 'a flyer',
    ids: 'R-VAL-CONTENT-02, R-VAL-CONTENT-03',
    address: '/akashi/flyer?new=1',
    steps: [
      {
        fill: {},
        message: { title: REQUIRED, comment: REQUIRED },
      },
      {
        fill: { title: TITLE, comment: TEXT },
        message: { title: LONG_TITLE, comment: LONG_TEXT },
      },
    ],
  },
  {
    form: 'a coupon',
    ids: 'R-VAL-COUPON-01..07, R-VAL-COUPON-09, A-164',
    address: '/akashi/coupon?new=1',
    steps: [
      {
        fill: {},
        message: {
          title: REQUIRED,
          content: REQUIRED,
          advertisement: REQUIRED,
          show_condition: REQUIRED,
          use_condition: REQUIRED,
          start_date: REQUIRED,
          end_date: REQUIRED,
        },
      },
      {
        fill: {
          title: TITLE,
          content: TEXT,
          show_condition: TEXT,
          use_condition: TEXT,
          start_date: '2026-04-01T09:00',
          end_date: '2026-04-01T09:00',
        },
        message: {
          title: LONG_TITLE,
          content: LONG_TEXT,
          advertisement: REQUIRED,
          show_condition: LONG_TEXT,
          use_condition: LONG_TEXT,
          start_date: '現在より後の日時を入力してください。',
          end_date: PERIOD,
        },
      },
    ],
  },
  {
    form: 'a time sale',
    ids: 'R-VAL-SALE-01..10, R-MSG-36, R-MSG-37',
    address: '/akashi/time-sale?new=1',
    steps: [
      {
        fill: {},
        message: {
          title: REQUIRED,
          show_condition: REQUIRED,
          use_condition: REQUIRED,
          'time_range.0.start': REQUIRED,
          'time_range.0.end': 'Please select a deadline\n締切の日時を入力してください。',
          number: REQUIRED,
          initial_number_per_ad: REQUIRED,
          max_number_per_ad: REQUIRED,
          'target_ads.0.advertisement': NO_AD,
          'target_ads.0.coupon_count': REQUIRED,
        },
      },
      {
        fill: {
          title: TITLE,
          content: TEXT,
          show_condition: TEXT,
          use_condition: TEXT,
          'time_range.0.start': '2026-04-01T09:00',
          'time_range.0.end': '2026-04-01T08:00',
          coupon_price: '百円',
          number: '12345678901',
          initial_number_per_ad: '20',
          max_number_per_ad: '10',
          'target_ads.0.coupon_count': '-1',
        },
        message: {
          title: LONG_TITLE,
          content: LONG_TEXT,
          show_condition: LONG_TEXT,
          use_condition: LONG_TEXT,
          'time_range.0.start':
            'Please enter a time sale time greater than the current time.\n現在より後の日時を入力してください。',
          'time_range.0.end': PERIOD,
          coupon_price: WHOLE,
          number: DIGITS,
          initial_number_per_ad: '上限枚数以下にしてください。',
          max_number_per_ad: '初期枚数以上にしてください。',
          'target_ads.0.advertisement': NO_AD,
          'target_ads.0.coupon_count': WHOLE,
        },
      },
      {
        fill: {
          title: '朝市セール',
          content: '',
          show_condition: '会計時に提示',
          use_condition: '1人1回',
          'time_range.0.start': '2026-04-02T09:00',
          'time_range.0.end': '2026-04-02T12:00',
          coupon_price: '300',
          number: '402',
          initial_number_per_ad: '10',
          max_number_per_ad: '401',
          'target_ads.0.coupon_count': '402',
        },
        message: {
          max_number_per_ad: '1広告あたり400枚までです。',
          'target_ads.0.advertisement': NO_AD,
          'target_ads.0.coupon_count': '1広告の上限枚数（401枚）以下にしてください。',
        },
      },
      {
        fill: { number: '20', max_number_per_ad: '400', 'target_ads.0.coupon_count': '21' },
        message: {
          number: '広告の枚数の合計（21枚）以上にしてください。',
          'target_ads.0.advertisement': NO_AD,
        },
      },
    ],
  },
  {
    form: 'a time sale with issued coupons',
    ids: 'R-VAL-SALE-11, A-129, A-163, A-261',
    address: '/akashi/time-sale?edit=97',
    steps: [
      {
        fill: {
          initial_number_per_ad: '49',
          max_number_per_ad: '49',
          'target_ads.0.coupon_count': '49',
        },
        message: {
          max_number_per_ad: TAKEN,
          'target_ads.0.coupon_count': TAKEN,
        },
      },
    ],
  },
  {
    form: 'a time sale of several periods',
    ids: 'R-VAL-SALE-12, A-130',
    address: '/akashi/time-sale?edit=101',
    steps: [
      {
        fill: { 'time_range.1.start': '2026-04-18T11:00', 'time_range.2.end': '' },
        message: {
          'time_range.1.start': '前の期間の終了日時と同じ日時にしてください。',
          'time_range.2.end': 'Please select a deadline\n締切の日時を入力してください。',
        },
      },
    ],
  },
  {
    form: 'a pass',
    ids: 'R-VAL-CONTENT-08, R-VAL-CONTENT-09',
    address: '/akashi/pass/list-pass?new=1',
    steps: [
      { fill: {}, message: { name: REQUIRED, price: REQUIRED } },
      {
        fill: { name: 'あ'.repeat(21), price: '１２３４５６７８９０１' },
        message: { name: '20文字以内で入力してください（現在21文字）。', price: DIGITS },
      },
      { fill: { name: '周遊パス', price: '千円' }, message: { price: WHOLE } },
    ],
  },
  {
    form: 'a special voucher',
    ids: 'R-VAL-CONTENT-10, R-VAL-CONTENT-11, R-VAL-CONTENT-13',
    address: '/akashi/pass/list-voucher?new=1',
    steps: [
      {
        fill: {},
        message: { name: REQUIRED, owner: REQUIRED, number: REQUIRED, start: REQUIRED, end: REQUIRED },
      },
      {
        fill: {
          name: 'あ'.repeat(51),
          number: '12345678901',
          start: '2026-04-02T09:00',
          end: '2026-04-02T09:00',
        },
        message: {
          name: '50文字以内で入力してください（現在51文字）。',
          owner: REQUIRED,
          number: DIGITS,
          end: PERIOD,
        },
      },
    ],
  },
  {
    form: 'a special voucher with shared vouchers',
    ids: 'R-VAL-CONTENT-14, A-135',
    address: '/akashi/pass/list-voucher?edit=94',
    steps: [{ fill: { number: '144' }, message: { number: '共有済みの145枚より少なくはできません。' } }],
  },
  {
    form: 'a package',
    ids: 'R-VAL-TEXT-05',
    address: '/akashi/pass/list-package?new=1',
    steps: [
      { fill: {}, message: { name: REQUIRED, share_voucher_number: REQUIRED } },
      {
        fill: { name: TITLE, price: '12345678901', share_voucher_number: '-1', colour: '#fff' },
        message: {
          name: LONG_TITLE,
          price: DIGITS,
          share_voucher_number: WHOLE,
          colour: '色は#と6桁の16進数（例：#409EFF）で入力してください。',
        },
      },
    ],
  },
  {
    form: 'an advertisement',
    ids: 'R-VAL-TEXT-03, R-VAL-TEXT-04, R-VAL-TEXT-06, R-VAL-TEXT-07, R-VAL-CONTENT-24',
    address: '/akashi/advertisement?new=1',
    steps: [
      { fill: {}, message: { name: REQUIRED, genres: GENRES } },
      {
        fill: {
          name: 'あ'.repeat(65),
          price: '-5',
          latitude: '85.1',
          longitude: '-180.1',
          youtube_link: 'https://example.com/watch?v=dQw4w9WgXcQ',
          videos: 'https://example.com/1',
        },
        message: {
          name: '64文字以内で入力してください（現在65文字）。',
          genres: GENRES,
          price: WHOLE,
          latitude: '-85から85までの数値を入力してください。',
          longitude: '-180から180までの数値を入力してください。',
          youtube_link: 'YouTubeの動画のリンクを入力してください。',
          videos: '1行目はYouTubeの動画のリンクではありません。',
        },
      },
    ],
  },
  {
    form: 'a reservation',
    ids: 'R-ENT-41',
    address: '/akashi/reserve?edit=87',
    steps: [
      { fill: { date: '', people: '' }, message: { date: REQUIRED, people: PEOPLE } },
      {
        fill: { date: '2026-04-01T09:00', people: '101' },
        message: { date: '現在より後の日時を入力してください。', people: PEOPLE },
      },
    ],
  },
];

for (const { form, ids, address, steps } of forms) {
  test(`the form shows each message about ${form} at its field and focuses the first of these fields [${ids}]`, async ({
    open,
    page,
  }) => {
    await open(address, OFFICE);
    const dialog = page.getByRole('dialog');
    for (const { fill, message } of steps) {
      for (const [name, value] of Object.entries(fill)) await dialog.locator(`[name="${name}"]`).fill(value);
      await dialog.getByRole('button', { name: /^(登録|保存)する$/ }).click();
      await expect.poll(() => messages(page)).toEqual(message);
      expect(await focused(page)).toBe(Object.keys(message)[0]);
      // the fields keep their values; a field rewrites digits and dates when it loses the focus
      for (const [name, value] of Object.entries(fill))
        await expect(dialog.locator(`[name="${name}"]`)).toHaveValue(shownOf(value));
    }
  });
}

/** The text that a field shows after it lost the focus. */
const shownOf = (value: string) => value.normalize('NFKC').replace(/^(\d{4})-(\d\d)-(\d\d)T/, '$1/$2/$3 ');

/** The messages below the fields of the open form, by field name. */
const messages = (page: Page): Promise<Values> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('dialog .field-error')]
        .filter(({ textContent }) => textContent !== '')
        .map(({ id, textContent }) => {
          const field = document.getElementById(id.replace(/-error$/, ''));
          return [field?.getAttribute('name') ?? id, textContent];
        }),
    ),
  );

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
