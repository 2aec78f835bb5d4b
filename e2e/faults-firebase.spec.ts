// In a browser: the SDK of Firebase over a network that fails
import { expect, test } from './fixtures';
import { goTo } from './navigate';
import { sendNotification as send } from './send';

const FIREBASE_FAILED = 'Firebaseへのアクセスは失敗しました。';
const FIREBASE_FORBIDDEN = 'Firebase利用権限がありません。';
/** Each fault: its requirements, and the messages that the user sees. */
const MESSAGES: Readonly<Record<string, { ids: string; messages: string[] }>> = {
  'permission-denied': { ids: 'R-FB-06', messages: [FIREBASE_FORBIDDEN] },
  'invalid-user-token': { ids: 'R-FB-03, R-FB-05', messages: [FIREBASE_FAILED] },
  'missing-user': { ids: 'R-FB-08', messages: [] },
  // e2e/realtime-failures.spec.ts, e2e/chat-failures.spec.ts and tests/realtime meet these too
  ...(process.env.E2E_WHOLE
    ? {
        'user-token-expired': { ids: 'R-FB-04, R-FB-05', messages: [FIREBASE_FAILED] },
        'invalid-custom-token': { ids: 'R-FB-07', messages: [] },
        unavailable: { ids: 'R-FB-03..08', messages: [] },
        'write-denied': { ids: 'R-FB-06', messages: [] },
      }
    : {}),
};

const PAGES = [
  ['管理者からのお知らせ', '/akashi/notification-store'],
  ['ダッシュボード', '/akashi/dashboard'],
  ['プロフィール', '/akashi/profile'],
] as const;

/** The pages do not know which fault the realtime session meets: one fault tests them all. */
const walks = (fault: string) => process.env.E2E_WHOLE || fault === 'permission-denied';

for (const [fault, { ids, messages }] of Object.entries(MESSAGES)) {
  test(`Firebase’s ${fault} leaves the page${walks(fault) ? 's' : ''} usable and keeps the form values [${ids}]`, async ({
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
    await expect(toasts).toHaveText(messages);
    await expect(page.locator('tbody tr')).toHaveCount(20);
    for (const [title, path] of walks(fault) ? PAGES : []) {
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
