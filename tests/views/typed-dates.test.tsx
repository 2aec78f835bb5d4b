import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { timecardTable } from '#mocks/backend/tables/office/timecards';
import { inTurns } from '../in-turns';
import type { Scenario } from '../open-console';
import { renderConsole } from './render-console';

const DAY_MESSAGE = '日付は「2026/4/1」「4月1日」「令和8年4月1日」のように入力してください。';
const MOMENT_MESSAGE = '日時は「2026/4/1 9:30」「4月1日 9時半」のように日付と時刻を入力してください。';
const TIME_MESSAGE = '時刻は「9:30」「9時半」「午後3時」のように入力してください。';

interface FormCase extends Scenario {
  fields: readonly string[];
  message: string;
  /** The name of the button that adds or opens the fields. */
  pressedButton?: string;
}

type TestConsole = Awaited<ReturnType<typeof renderConsole>>;

const FORMS: Readonly<Record<string, FormCase>> = {
  '/akashi/pass/list-voucher?new=1': { fields: ['開始日時', '終了日時'], message: MOMENT_MESSAGE },
  '/akashi/job?new=1': { as: 'owner_shop', fields: ['掲載開始', '掲載終了'], message: MOMENT_MESSAGE },
  '/akashi/event?new=1': { fields: ['開始日時', '終了日時'], message: MOMENT_MESSAGE },
  '/akashi/timecard?new=1': { as: 'owner_shop', fields: ['出勤', '退勤'], message: MOMENT_MESSAGE },
  '/akashi/timecard?tab=schedule&new=1': {
    as: 'owner_shop',
    fields: ['時間帯1の開始', '時間帯1の終了'],
    message: TIME_MESSAGE,
  },
  '/akashi/time-sale?new=1': { fields: ['開始日時', '終了日時'], message: MOMENT_MESSAGE },
  '/akashi/advertisement?new=1': {
    fields: ['営業時間1の開始', '営業時間1の終了'],
    message: TIME_MESSAGE,
    pressedButton: '営業時間を追加',
  },
  '/akashi/news?new=1': { fields: ['掲載日時'], message: MOMENT_MESSAGE },
  '/akashi/flyer?new=1': { fields: ['掲載期限'], message: MOMENT_MESSAGE },
  '/akashi/coupon?new=1': { fields: ['開始日時', '終了日時'], message: MOMENT_MESSAGE },
  '/akashi/reserve?state=accepted': { fields: ['予約日時'], message: MOMENT_MESSAGE, pressedButton: 'edit' },
  '/akashi/invoice/list-invoice?new=1': { company: 'nbnb', fields: ['支払期限'], message: DAY_MESSAGE },
  '/akashi/user/index?edit=50003': { fields: ['生年月日'], message: DAY_MESSAGE },
  '/akashi/profile?edit=1': { fields: ['生年月日'], message: DAY_MESSAGE },
  '/akashi/premium-stats': {
    fields: ['開始日', '終了日'],
    message: DAY_MESSAGE,
    pressedButton: '期間を変更',
  },
};

const findField = async (label: string) => {
  const name = new RegExp(`^${label}`);
  return screen.findByLabelText<HTMLInputElement>(name, { selector: '.record-form input' });
};

/** Fills the fields with text that is no date, sends the form, and compares message, text and calls. */
async function expectRefused(
  { user, calls }: TestConsole,
  { fields, message }: Pick<FormCase, 'fields' | 'message'>,
) {
  for (const label of fields) {
    const field = await findField(label);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '来週' } });
    fireEvent.blur(field);
  }
  const form = (await findField(fields[0] ?? '')).closest('form') as HTMLFormElement;
  await user.click(form.querySelector('[type=submit]') as HTMLElement);
  for (const label of fields) {
    const field = await findField(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('来週');
    const errorText = field.closest('li, .field')?.querySelector('.field-error')?.textContent ?? '';
    expect(errorText.split('\n')).toContain(message);
  }
  expect(calls().filter((call) => /^(POST|PUT|PATCH)/.test(call) && !call.includes('token'))).toEqual([]);
}

test.each(inTurns(Object.entries(FORMS)))(
  '%s refuses text that is no date beside its field, and sends nothing [R-VAL-CONTENT-17, A-278]',
  async (path, { fields, message, pressedButton, ...scenario }) => {
    const testConsole = await renderConsole(path, { as: 'Administrator', city: 'akashi', ...scenario });
    if (pressedButton === 'edit') {
      await waitFor(() => expect(document.querySelector('tbody a[href*="edit="]')).toBeTruthy());
      await testConsole.user.click(document.querySelector('tbody a[href*="edit="]') as HTMLElement);
    } else if (pressedButton)
      await testConsole.user.click(await screen.findByRole('button', { name: pressedButton }));
    await expectRefused(testConsole, { fields, message });
  },
);

test('the clock panel refuses text that is no time of a day too', async () => {
  const testConsole = await renderConsole('/akashi/timecard', { as: 'staff_shop', city: 'akashi' });
  await screen.findByText(/^全\d/);
  const card = { company: 'machi', staff_id: 5, clock_in: '2026-03-30T00:00:00.000Z', clock_out: null };
  testConsole.backend.db.of(timecardTable).create(card);
  await testConsole.reload();
  const panel = await screen.findByRole('region', { name: '本日の勤務' });
  await within(panel).findByLabelText(/^退勤した時刻/);
  await expectRefused(testConsole, { fields: ['退勤した時刻'], message: MOMENT_MESSAGE });
});
