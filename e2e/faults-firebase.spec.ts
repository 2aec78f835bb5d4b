import { expect, test } from './fixtures';
import { sendNotification as send } from './send';
import { goTo } from './walk';

const FIREBASE_FAILED = 'Firebaseへのアクセスは失敗しました。';
const FIREBASE_FORBIDDEN = 'Firebase利用権限がありません。';
/** The messages that the user sees for each fault (R-FB-05 to R-FB-08). */
const FIREBASE_TOLD: Readonly<Record<string, string[]>> = {
  'invalid-custom-token': [],
  'user-token-expired': [FIREBASE_FAILED],
  'invalid-user-token': [FIREBASE_FAILED],
  'permission-denied': [FIREBASE_FORBIDDEN],
  unavailable: [],
  'missing-user': [],
  'write-denied': [],
};

for (const [fault, expected] of Object.entries(FIREBASE_TOLD)) {
  test(`Firebase’s ${fault} leaves every page usable and keeps the form values [R-FB-03..08]`, async ({
    open,
    page,
    panel,
    toasts,
    allowConsole,
  }) => {
    allowConsole(
      /WebChannelConnection|transport errored|Could not reach Cloud Firestore|missing in the chat store/,
    );
    await open('/akashi/notification', {
      role: 'Administrator',
      city: 'akashi',
      firebase: 'on',
      fault: `firebase ${fault}`,
    });
    await expect(toasts).toHaveText(expected);
    await expect(page.locator('tbody tr')).toHaveCount(20);
    for (const [title, path] of [
      ['管理者からのお知らせ', '/akashi/notification-store'],
      ['ダッシュボード', '/akashi/dashboard'],
      ['プロフィール', '/akashi/profile'],
    ] as const) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    await goTo(page, '/akashi/notification?new=1');
    const form = page.getByRole('dialog', { name: '通知を作成' });
    await form.getByRole('textbox', { name: 'タイトル' }).fill('書いている間に');
    await form.getByRole('textbox', { name: '本文' }).fill('本文');
    const calls = await panel.calls();
    expect(calls.some((call) => call.includes('refresh_firebase_token'))).toBe(true);
    await panel.close();
    await expect(form.getByRole('textbox', { name: 'タイトル' })).toHaveValue('書いている間に');
    await send(page);
    await expect(page.locator('tbody th.main').first()).toContainText('書いている間に');
  });
}
