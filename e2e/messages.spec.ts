import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Panel } from './panel';
import type { Scenario } from './scenario';
import { sendNotification } from './send';

const NOW = '2026-04-01T09:00:00+09:00;paused';
const LIST = '/akashi/notification';
const ADMINISTRATOR: Scenario = { role: 'Administrator', city: 'akashi', now: NOW };
const NOBODY: Scenario = { role: 'none', now: NOW };
const CREATE = 'POST /:city/notifications/';
const LISTED = 'GET /:city/notifications/';

interface Passing {
  ids: string;
  text: string;
  /** Seconds. */
  life: number;
  path: string;
  scenario: Scenario;
  provoke?: (page: Page, panel: Panel) => Promise<unknown>;
  settle?: (panel: Panel) => Promise<unknown>;
}

/** Every passing message of the specification's chapter 8 that today's screens can say, as it is written there. */
const PASSING: readonly Passing[] = [
  {
    ids: '[R-MSG-05, R-HTTP-16]',
    text: 'このユーザ名が存在していません。',
    life: 5,
    path: '/login',
    scenario: NOBODY,
    provoke: (page) => signIn(page, 'president'),
  },
  {
    ids: '[R-MSG-06, R-MSG-26, R-ROLE-15]',
    text: 'システムにアクセスする権限がありません。',
    life: 5,
    path: '/login',
    scenario: NOBODY,
    provoke: (page) => signIn(page, 'member'),
  },
  {
    ids: '[R-MSG-07]',
    text: 'Verification failed, please login again',
    life: 5,
    path: LIST,
    scenario: { ...ADMINISTRATOR, fault: 'GET /users/profile 500 x1' },
  },
  {
    ids: '[R-MSG-07, R-HTTP-14]',
    text: '指定されたデータが見つかりません。',
    life: 5,
    path: LIST,
    scenario: { ...ADMINISTRATOR, fault: 'GET /users/profile 404 x1' },
  },
  {
    ids: '[R-MSG-10]',
    text: 'getInfo: roles must be a non-null array !',
    life: 5,
    path: LIST,
    scenario: ADMINISTRATOR,
    async provoke(page, panel) {
      await expect(page.locator('tbody tr')).toHaveCount(20);
      await panel.open('push');
      await panel.root.getByLabel('管理者が役割を変更する').selectOption('');
      await panel.close();
      await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link').first().click();
    },
  },
  {
    ids: '[R-MSG-11, R-HTTP-06, R-HTTP-16]',
    text: 'Server Error Occured. Please Try Again !',
    life: 5,
    path: LIST,
    scenario: { ...ADMINISTRATOR, fault: `${LISTED} 500 x1` },
  },
  {
    ids: '[R-MSG-12, R-HTTP-07]',
    text: 'システムにアクセスする権限がありません。',
    life: 5,
    path: LIST,
    scenario: { ...ADMINISTRATOR, fault: `${LISTED} 403 x1` },
  },
  {
    ids: '[R-MSG-15, R-HTTP-10]',
    text: 'この操作は許可されていません。',
    life: 5,
    path: LIST,
    scenario: { ...ADMINISTRATOR, fault: `${LISTED} 405 x1` },
  },
  {
    ids: '[R-MSG-16, R-HTTP-11]',
    text: 'セッションが切れました',
    life: 5,
    path: LIST,
    scenario: { ...ADMINISTRATOR, fault: `${LISTED} 406 x1` },
  },
  {
    ids: '[R-MSG-21, R-FB-05]',
    text: 'Firebaseへのアクセスは失敗しました。',
    life: 5,
    path: '/akashi/dashboard',
    scenario: {
      ...ADMINISTRATOR,
      firebase: 'on',
      fault: 'GET /:city/api/users/refresh_firebase_token/ 500 x1',
    },
  },
  {
    ids: '[R-MSG-22, R-FB-06]',
    text: 'Firebase利用権限がありません。',
    life: 5,
    path: '/akashi/dashboard',
    scenario: { ...ADMINISTRATOR, firebase: 'on', fault: 'firebase permission-denied' },
    // each further denial would begin its life anew
    async settle(panel) {
      await panel.open('faults');
      await panel.root.getByRole('button', { name: 'firebase permission-denied を外す' }).click();
    },
  },
  {
    ids: '[R-MSG-25, R-CITY-19]',
    text: 'あなたのアカウントはこの地域にアクセスできません。',
    life: 5,
    path: '/toyonaka/dashboard',
    scenario: { role: 'Advertiser', city: 'toyonaka', now: NOW },
  },
  {
    ids: '[R-MSG-01, R-UI-10]',
    text: '保存しました。',
    life: 3,
    path: `${LIST}?new=1`,
    scenario: ADMINISTRATOR,
    provoke: (page) => writeAndSend(page),
  },
  {
    ids: '[R-MSG-02]',
    text: 'Switch Size Success',
    life: 3,
    path: '/akashi/dashboard',
    scenario: ADMINISTRATOR,
    async provoke(page) {
      await page.getByRole('banner').getByRole('button', { name: '文字の大きさ' }).click();
      await page.getByRole('menuitem', { name: '小', exact: true }).click();
    },
  },
  {
    ids: '[R-MSG-03]',
    text: 'Switch Language Success',
    life: 3,
    path: '/akashi/dashboard',
    scenario: ADMINISTRATOR,
    async provoke(page) {
      await page.getByRole('banner').getByRole('button', { name: '言語' }).click();
      await page.getByRole('menuitem', { name: '日本語' }).click();
    },
  },
];

for (const { ids, text, life, path, scenario, provoke, settle } of PASSING) {
  test(`“${text}” stands for ${life * 1000} ms ${ids}`, async ({ open, page, panel, toasts }) => {
    await open(path, scenario);
    await provoke?.(page, panel);
    await expect(toasts).toHaveText([text]);
    await settle?.(panel);
    await panel.pass(life - 1);
    await expect(toasts).toHaveText([text]);
    await panel.pass(1);
    await expect(toasts).toHaveCount(0);
  });
}

test('a refusal that names a field is told in the form, and nowhere else [R-HTTP-12, R-HTTP-13, R-HTTP-15, R-MSG-17, R-MSG-18, R-MSG-20]', async ({
  open,
  page,
  panel,
  toasts,
}) => {
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  // the panel comes before a modal dialog only when it is opened after it
  await expect(page.getByRole('dialog', { name: '通知を作成' })).toBeVisible();
  for (const [effect, text] of [
    ['400:basics', 'Basics field may not be blank.'],
    ['400:username=already', 'ユーザー名が既に使用されています。 もう一度お試しください。'],
    ['400:operator', 'Your operator is invalid or exists already !'],
  ] as const) {
    await panel.fault(`${CREATE} ${effect} x1`);
    await panel.close();
    await writeAndSend(page);
    await expect(page.getByRole('dialog', { name: '通知を作成' }).getByRole('alert')).toHaveText(text);
    await expect(toasts).toHaveCount(0);
  }
});

test('a 409 is logged and not told; the form is open and its button lives [R-HTTP-09, R-MSG-14, A-065]', async ({
  open,
  page,
  toasts,
  allowConsole,
}) => {
  allowConsole(/^Problem: conflict at POST/);
  await open(`${LIST}?new=1`, { ...ADMINISTRATOR, fault: `${CREATE} 409 x1` });
  await writeAndSend(page);
  await sendNotification(page);
  await expect(toasts).toHaveText(['保存しました。']);
  await expect(page.getByRole('button', { name: 'エラーログ 1件' })).toBeVisible();
});

async function signIn(page: Page, username: string) {
  await page.getByLabel('ユーザー名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill('machi2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

async function writeAndSend(page: Page) {
  const form = page.getByRole('dialog', { name: '通知を作成' });
  await form.getByRole('textbox', { name: 'タイトル' }).fill('題');
  await form.getByRole('textbox', { name: '本文' }).fill('本文');
  await sendNotification(page);
}
