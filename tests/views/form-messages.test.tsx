import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';
const END_BEFORE_START = '終了は開始より後にしてください。';
const TOO_MANY_DIGITS = '10桁以内で入力してください（現在11桁）。';
const WHOLE_NUMBER = '0以上の整数を入力してください（例：1250、1,250）。';
const PEOPLE_RANGE = '1から100までの数値を入力してください。';
const GENRES = 'ジャンルを1つ以上選択してください。';
const NO_AD = '対象の広告を選択してください。';
const BELOW_TAKEN = 'すでに取得された78枚より少なくはできません。';
const LONG_TITLE = 'あ'.repeat(201);
const TITLE_TOO_LONG = '200文字以内で入力してください（現在201文字）。';
const LONG_TEXT = 'あ'.repeat(5001);
const TEXT_TOO_LONG = '5,000文字以内で入力してください（現在5,001文字）。';

type Values = Readonly<Record<string, string>>;
interface Step {
  /** Values by the names of the fields. */
  fill: Values;
  /** Every message after the submit, in the order of the fields. The first field has the focus. */
  messages: Values;
}

/** Forms whose own tests show one message at a time, and not all of them; e2e/form-messages.spec.ts has a coupon. */
const FORMS: { form: string; ids: string; address: string; steps: Step[] }[] = [
  {
    form: 'a flyer',
    ids: 'R-VAL-CONTENT-02, R-VAL-CONTENT-03',
    address: '/akashi/flyer?new=1',
    steps: [
      {
        fill: {},
        messages: { title: REQUIRED_MESSAGE, comment: REQUIRED_MESSAGE },
      },
      {
        fill: { title: LONG_TITLE, comment: LONG_TEXT },
        messages: { title: TITLE_TOO_LONG, comment: TEXT_TOO_LONG },
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
        messages: {
          title: REQUIRED_MESSAGE,
          show_condition: REQUIRED_MESSAGE,
          use_condition: REQUIRED_MESSAGE,
          'time_range.0.start': REQUIRED_MESSAGE,
          'time_range.0.end': 'Please select a deadline\n締切の日時を入力してください。',
          number: REQUIRED_MESSAGE,
          initial_number_per_ad: REQUIRED_MESSAGE,
          max_number_per_ad: REQUIRED_MESSAGE,
          'target_ads.0.advertisement': NO_AD,
          'target_ads.0.coupon_count': REQUIRED_MESSAGE,
        },
      },
      {
        fill: {
          title: LONG_TITLE,
          content: LONG_TEXT,
          show_condition: LONG_TEXT,
          use_condition: LONG_TEXT,
          'time_range.0.start': '2026-04-01T09:00',
          'time_range.0.end': '2026-04-01T08:00',
          coupon_price: '百円',
          number: '12345678901',
          initial_number_per_ad: '20',
          max_number_per_ad: '10',
          'target_ads.0.coupon_count': '-1',
        },
        messages: {
          title: TITLE_TOO_LONG,
          content: TEXT_TOO_LONG,
          show_condition: TEXT_TOO_LONG,
          use_condition: TEXT_TOO_LONG,
          'time_range.0.start':
            'Please enter a time sale time greater than the current time.\n現在より後の日時を入力してください。',
          'time_range.0.end': END_BEFORE_START,
          coupon_price: WHOLE_NUMBER,
          number: TOO_MANY_DIGITS,
          initial_number_per_ad: '上限枚数以下にしてください。',
          max_number_per_ad: '初期枚数以上にしてください。',
          'target_ads.0.advertisement': NO_AD,
          'target_ads.0.coupon_count': WHOLE_NUMBER,
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
        messages: {
          max_number_per_ad: '1広告あたり400枚までです。',
          'target_ads.0.advertisement': NO_AD,
          'target_ads.0.coupon_count': '1広告の上限枚数（401枚）以下にしてください。',
        },
      },
      {
        fill: { number: '20', max_number_per_ad: '400', 'target_ads.0.coupon_count': '21' },
        messages: {
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
        messages: {
          max_number_per_ad: BELOW_TAKEN,
          'target_ads.0.coupon_count': BELOW_TAKEN,
        },
      },
    ],
  },
  {
    form: 'a package',
    ids: 'R-VAL-TEXT-05',
    address: '/akashi/pass/list-package?new=1',
    steps: [
      { fill: {}, messages: { name: REQUIRED_MESSAGE, share_voucher_number: REQUIRED_MESSAGE } },
      {
        fill: { name: LONG_TITLE, price: '12345678901', share_voucher_number: '-1', colour: '#fff' },
        messages: {
          name: TITLE_TOO_LONG,
          price: TOO_MANY_DIGITS,
          share_voucher_number: WHOLE_NUMBER,
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
      { fill: {}, messages: { name: REQUIRED_MESSAGE, genres: GENRES } },
      {
        fill: {
          name: 'あ'.repeat(65),
          price: '-5',
          latitude: '85.1',
          longitude: '-180.1',
          youtube_link: 'https://example.com/watch?v=dQw4w9WgXcQ',
          videos: 'https://example.com/1',
        },
        messages: {
          name: '64文字以内で入力してください（現在65文字）。',
          genres: GENRES,
          price: WHOLE_NUMBER,
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
      { fill: { date: '', people: '' }, messages: { date: REQUIRED_MESSAGE, people: PEOPLE_RANGE } },
      {
        fill: { date: '2026-04-01T09:00', people: '101' },
        messages: { date: '現在より後の日時を入力してください。', people: PEOPLE_RANGE },
      },
    ],
  },
];

test.each(FORMS)(
  'the form shows each message about $form at its field and focuses the first of these fields [$ids]',
  async ({ address, steps }) => {
    const { user } = await renderConsole(address);
    const form = within(await screen.findByRole('dialog'));
    const submitButton = await form.findByRole('button', { name: /^(登録|保存)する$/ });
    for (const { fill, messages } of steps) {
      for (const [name, value] of Object.entries(fill))
        fireEvent.change(fieldNamed(name), { target: { value } });
      await user.click(submitButton);
      await waitFor(() => expect(fieldMessages()).toEqual(messages));
      expect(document.activeElement?.getAttribute('name')).toBe(Object.keys(messages)[0]);
      expect(Object.keys(fill).map((name) => [name, shownValue(fieldNamed(name).value)])).toEqual(
        Object.entries(fill).map(([name, value]) => [name, shownValue(value)]),
      );
    }
  },
);

const fieldNamed = (name: string) =>
  document.querySelector<HTMLInputElement>(`dialog [name="${name}"]`) as HTMLInputElement;

/** A field rewrites digits and dates when it loses the focus. */
const shownValue = (value: string) => value.normalize('NFKC').replace(/^(\d{4})-(\d\d)-(\d\d)T/, '$1/$2/$3 ');

/** The messages below the fields of the open form, by field name. */
const fieldMessages = (): Values =>
  Object.fromEntries(
    [...document.querySelectorAll('dialog .field-error')]
      .filter(({ textContent }) => textContent !== '')
      .map(({ id, textContent }) => {
        const field = document.getElementById(id.replace(/-error$/, ''));
        return [field?.getAttribute('name') ?? id, textContent];
      }),
  );
