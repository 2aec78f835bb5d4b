import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

const REQUIRED = '入力してください。';
const PERIOD = '終了は開始より後にしてください。';
const DIGITS = '10桁以内で入力してください（現在11桁）。';
const WHOLE = '0以上の整数を入力してください（例：1250、1,250）。';
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

/** Forms whose own tests show one message at a time, and not all of them; e2e/form-messages.spec.ts has a coupon. */
const forms: { form: string; ids: string; address: string; steps: Step[] }[] = [
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

test.each(forms)(
  'the form shows each message about $form at its field and focuses the first of these fields [$ids]',
  async ({ address, steps }) => {
    const { user } = await renderConsole(address);
    const form = within(await screen.findByRole('dialog'));
    const submit = await form.findByRole('button', { name: /^(登録|保存)する$/ });
    for (const { fill, message } of steps) {
      for (const [name, value] of Object.entries(fill)) fireEvent.change(named(name), { target: { value } });
      await user.click(submit);
      await waitFor(() => expect(messages()).toEqual(message));
      expect(document.activeElement?.getAttribute('name')).toBe(Object.keys(message)[0]);
      expect(Object.keys(fill).map((name) => [name, shownOf(named(name).value)])).toEqual(
        Object.entries(fill).map(([name, value]) => [name, shownOf(value)]),
      );
    }
  },
);

const named = (name: string) =>
  document.querySelector<HTMLInputElement>(`dialog [name="${name}"]`) as HTMLInputElement;

/** A field rewrites digits and dates when it loses the focus. */
const shownOf = (value: string) => value.normalize('NFKC').replace(/^(\d{4})-(\d\d)-(\d\d)T/, '$1/$2/$3 ');

/** The messages below the fields of the open form, by field name. */
const messages = (): Values =>
  Object.fromEntries(
    [...document.querySelectorAll('dialog .field-error')]
      .filter(({ textContent }) => textContent !== '')
      .map(({ id, textContent }) => {
        const field = document.getElementById(id.replace(/-error$/, ''));
        return [field?.getAttribute('name') ?? id, textContent];
      }),
  );
