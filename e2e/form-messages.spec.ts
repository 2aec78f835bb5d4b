// In a browser: the focus on the first field with a message, in a form that scrolls
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi', now: '2026-04-01T09:00:00+09:00' };
const REQUIRED = '入力してください。';
const CHOICE_REQUIRED = '選んでください。';
const PERIOD = '終了は開始より後にしてください。';
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

const STEPS: readonly Step[] = [
  {
    // these have a value in a new form
    fill: { start_date: '', end_date: '' },
    message: {
      title: REQUIRED,
      content: REQUIRED,
      advertisement: CHOICE_REQUIRED,
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
      advertisement: CHOICE_REQUIRED,
      show_condition: LONG_TEXT,
      use_condition: LONG_TEXT,
      start_date: '現在より後の日時を入力してください。',
      end_date: PERIOD,
    },
  },
];

test('the form shows each message about a coupon at its field and focuses the first of these fields [R-VAL-COUPON-01..07, R-VAL-COUPON-09, A-164]', {
  tag: '@core',
}, async ({ open, page }) => {
  await open('/akashi/coupon?new=1', ADMINISTRATOR);
  const dialog = page.getByRole('dialog');
  for (const { fill, message } of STEPS) {
    for (const [name, value] of Object.entries(fill)) await dialog.locator(`[name="${name}"]`).fill(value);
    await dialog.getByRole('button', { name: '登録する' }).click();
    await expect.poll(() => messages(page)).toEqual(message);
    expect(await focused(page)).toBe(Object.keys(message)[0]);
    // the fields keep their values; a field rewrites digits and dates when it loses the focus
    for (const [name, value] of Object.entries(fill))
      await expect(dialog.locator(`[name="${name}"]`)).toHaveValue(shownOf(value));
  }
});

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
