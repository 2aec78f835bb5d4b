// In a browser: cookies and storage after a session that ends, and what the page says before the console loads
import {
  DENIED,
  FAULTS,
  type Fault,
  isUnknown,
  LOGGED,
  NOT_ALLOWED,
  OVER,
  REPEAT,
  SERVER,
} from './faults/faults';
import { expect, test } from './fixtures';
import { goTo } from './navigate';

/** Without an entry number: only a signed-in user has the error log. */
const SERVER_EXPLAINED = `${SERVER}通信またはサーバーで問題が起きました。`;

/** The sign-in and its first profile have their own messages. */
const SIGN_IN_MESSAGES: Readonly<Record<Fault, string>> = {
  401: '認証の有効期限が切れています。もう一度ログインしてください。',
  403: DENIED,
  405: NOT_ALLOWED,
  406: OVER,
  409: 'ほかのユーザーが先に更新しました。',
  500: SERVER_EXPLAINED,
  offline: SERVER_EXPLAINED,
  garbage: SERVER_EXPLAINED,
  wrong: SERVER_EXPLAINED,
};

test('the form reports every failed response to a sign-in and can be sent again [R-HTTP-06, R-HTTP-10, R-HTTP-14, A-062]', {
  tag: '@core',
}, async ({ open, page, panel, allowConsole }) => {
  allowConsole(LOGGED);
  await open('/login', { role: 'none', city: 'akashi' });
  await page.getByLabel('ユーザー名').fill('administrator');
  await page.getByLabel('パスワード').fill('machi2026');
  const submit = page.getByRole('button', { name: 'ログイン' });
  for (const fault of FAULTS) {
    await test.step(fault, async () => {
      await panel.setFaults(`POST /signin/ ${fault} x1`);
      await submit.click();
      await expect(page.locator('.login-refusal')).toHaveText(SIGN_IN_MESSAGES[fault]);
      await expect(submit).toBeEnabled();
    });
  }
  await submit.click();
  await expect(page).toHaveURL('/akashi/dashboard');
});

const SENDING_UNCONFIRMED = '送信できたか確認できませんでした。';
/** Checked twice, a code is no other. */
const CHECK_OF_CODE = 'POST /:city/api/users/verify_email/';

/**
 * Forms that need no session. Their responses have no content that the console reads, so none can have a
 * wrong shape.
 */
const OPEN_FORMS: readonly {
  name: string;
  path: string;
  call: string;
  /** The e-mail address for the step before, where the form has one. */
  email?: string;
  values: string[];
}[] = [
  {
    name: 'a registration',
    path: '/login?mode=register',
    call: 'POST /:city/api/users/register',
    values: ['hanako', 'hanako@example.jp', 'machi2027', 'machi2027'],
  },
  {
    name: 'a forgotten password',
    path: '/login?mode=forgot',
    call: 'POST /:city/users/forgot_password',
    values: ['operator@machi.example.jp'],
  },
  {
    name: 'a new password for a forgotten one',
    path: '/login?mode=forgot',
    email: 'operator@machi.example.jp',
    call: 'POST /:city/users/verify_and_change_password',
    values: ['123456', 'machi2027', 'machi2027'],
  },
  {
    name: 'an address to be verified',
    path: '/login?mode=verify',
    call: 'POST /:city/api/users/email_verification',
    values: ['operator@machi.example.jp'],
  },
  {
    name: 'the code of an address',
    path: '/login?mode=verify',
    email: 'operator@machi.example.jp',
    call: CHECK_OF_CODE,
    values: ['123456'],
  },
  {
    name: 'a teacher',
    path: '/add_teacher/',
    call: 'POST /:city/api/users/add_teacher/',
    values: ['hanako', 'hanako@example.jp', 'machi2027', 'machi2027', '3', '2', '1'],
  },
];

const FAULTS_WITHOUT_SHAPE = FAULTS.filter((one) => one !== 'wrong');
/** The server's message about a field. */
const REFUSAL = 'この値は使えません。';

test('every form without a session reports every failed response and keeps its values [R-HTTP-06, R-HTTP-10, R-HTTP-14, A-176]', async ({
  open,
  page,
  panel,
  allowConsole,
}) => {
  allowConsole(LOGGED);
  const form = page.locator('form.record-form');
  const fields = form.locator('input');
  const submit = form.locator('button[type="submit"]');
  const expectValuesKept = async (values: readonly string[]) => {
    await expect(submit).toBeEnabled();
    expect(
      await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    ).toEqual(values);
  };
  await open('/login', { role: 'none' });
  await expect(page.getByRole('button', { name: 'ログイン' })).toBeEnabled();
  for (const [index, { name, path, call, email, values }] of OPEN_FORMS.entries()) {
    await test.step(name, async () => {
      await goTo(page, path);
      if (email !== undefined) {
        await expect(fields).toHaveCount(1);
        await fields.fill(email);
        await submit.click();
        await expect(form.locator('[name=verify_code]')).toBeVisible();
      }
      await expect(fields).toHaveCount(values.length);
      for (const [fieldIndex, value] of values.entries()) await fields.nth(fieldIndex).fill(value);
      // the client handles a status alike for every call: one form tests all faults
      let needsConfirmation = false;
      const send = async () => {
        await submit.click();
        if (needsConfirmation)
          await page.getByRole('alertdialog').getByRole('button', { name: REPEAT }).click();
      };
      for (const fault of index === 0 || process.env.E2E_WHOLE ? FAULTS_WITHOUT_SHAPE : (['500'] as const)) {
        await panel.setFaults(`${call} ${fault} x1`);
        await send();
        needsConfirmation = call !== CHECK_OF_CODE && isUnknown(call, fault);
        await expect(form.getByRole('alert')).toHaveText(
          (needsConfirmation ? SENDING_UNCONFIRMED : '') + SIGN_IN_MESSAGES[fault],
        );
        await expectValuesKept(values);
      }
      const field = (await fields.first().getAttribute('name')) ?? '';
      await panel.setFaults(`${call} 400:${field}=${encodeURIComponent(REFUSAL)} x1`);
      await send();
      await expect(form.locator('.field-error').first()).toHaveText(REFUSAL);
      await expectValuesKept(values);
      await goTo(page, '/login');
      await expect(page.getByRole('button', { name: 'ログイン' })).toBeEnabled();
    });
  }
});

const PROFILE_MESSAGES: Readonly<Partial<Record<Fault, string>>> = {
  401: OVER,
  403: DENIED,
  405: NOT_ALLOWED,
  406: OVER,
  409: 'ほかのユーザーが先に更新しました。',
};

test('every refusal of the first profile ends the session with its reason [R-SESSION-16, R-GUARD-12, R-STORE-14]', async ({
  open,
  page,
  panel,
  toasts,
  allowConsole,
}) => {
  allowConsole(LOGGED);
  await open('/login', { role: 'none', city: 'akashi' });
  for (const [fault, reason] of Object.entries(PROFILE_MESSAGES)) {
    await test.step(fault, async () => {
      await panel.setFaults(`GET /users/profile ${fault}`);
      await page.getByLabel('ユーザー名').fill('administrator');
      await page.getByLabel('パスワード').fill('machi2026');
      await page.getByRole('button', { name: 'ログイン' }).click();
      await expect(toasts).toHaveText([reason]);
      await expect(page.getByRole('button', { name: 'ログイン' })).toBeEnabled();
      const cookies = await page.context().cookies();
      expect(cookies.filter(({ name }) => name.endsWith('Token'))).toEqual([]);
      await page.locator('.toast-close').click();
    });
  }
});

test('one 401 renews the token unnoticed by the user [R-HTTP-08, R-SESSION-17, R-MSG-13, R-SESSION-19]', async ({
  open,
  page,
  panel,
  records,
  toasts,
}) => {
  await open('/akashi/notification', {
    role: 'Administrator',
    city: 'akashi',
    fault: 'GET /:city/notifications/ 401 x1',
  });
  await expect(records.rows).toHaveCount(20);
  await expect(toasts).toHaveCount(0);
  await expect(page).toHaveURL('/akashi/notification');
  const calls = await panel.calls();
  expect(calls.filter((call) => /notifications\/ |refresh-token/.test(call))).toEqual([
    'GET /:city/notifications/ 401',
    'POST /:city/api/refresh-token 200',
    'GET /:city/notifications/ 200',
  ]);
});

test('a forced log-out forgets the city and the store flag, and a denial keeps the city [R-SESSION-15, R-STORE-13, R-HTTP-07, R-ROLE-13, A-063]', async ({
  open,
  page,
}) => {
  const keysAfterFault = async (fault: string) => {
    await open('/akashi/notification', {
      role: 'owner_shop',
      city: 'akashi',
      fault: `GET /:city/notifications/ ${fault} x1`,
    });
    await expect(page.getByRole('button', { name: 'ログイン' })).toBeEnabled();
    return page.evaluate(() => ({
      city: localStorage.getItem('City') !== null,
      store: localStorage.getItem('login_by_store'),
    }));
  };
  expect(await keysAfterFault('406')).toEqual({ city: false, store: null });
  expect((await keysAfterFault('403')).city).toBe(true);
});
