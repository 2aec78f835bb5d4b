import { expect, type Locator } from '@playwright/test';
import { test as console } from '../fixtures';
import type { AnyBackend } from './hosts/any-backend';
import { type Accounts, type BackendKind, HOST, type Hosts, startHosts } from './hosts/start-hosts';
import type { Backend } from './server/backend';

export { expect } from '@playwright/test';

const DECIMAL = String.raw`(\S+\.)?(price|amount|coupon_price|salary_min|salary_max|total_amount) is a text`;
const DECIMAL_MESSAGES = new RegExp(String.raw`^contract: .* \(20\d\): ${DECIMAL}(; ${DECIMAL})*$`);

interface Fixtures {
  /** The backend of the project, reset before each test: all that a test with the tag `@server` uses. */
  anyBackend: AnyBackend;
  /** The same as the independent backend, with its tables. */
  backend: Backend;
  accounts: Accounts;
  /** Whether every reply that no test replaces is as docs/openapi.json describes it. */
  repliesAsDocumented: boolean;
  signIn: (username: string, options?: { store: boolean }) => Promise<void>;
  /** Signs in and chooses the city. */
  signInTo: (city: string, username: string) => Promise<void>;
  /** Allows the console messages that the browser prints for responses of these statuses. */
  allowStatuses: (...statuses: number[]) => void;
  /** Submits a form and waits until it has been saved and closed. */
  save: (form: Locator, button: string) => Promise<void>;
  dropToasts: () => Promise<void>;
}

/** A response to a write may be a text, on purpose: `onSuccess(textReply('OK'))`. */
const TEXT_MESSAGES = /^contract: (POST|PUT) .* \(20\d\): the answer is a text$/;

/**
 * The production build on a bare static host and a backend on another host. Each worker has its own pair. The project
 * `server` runs the tests with the tag `@server` against the server of `npm run backend`.
 */
export const test = console.extend<Fixtures, { backendKind: BackendKind; hosts: Hosts }>({
  backendKind: ['independent', { option: true, scope: 'worker' }],
  repliesAsDocumented: [true, { option: true }],

  hosts: [
    async ({ backendKind }, use) => {
      const { stop, ...hosts } = await startHosts(backendKind);
      await use(hosts);
      stop();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, hosts }, use) => {
      const rule = `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${hosts.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ hosts }, use) => use(hosts.origin),
  origins: async ({ hosts }, use) => use([hosts.origin, `http://${HOST}`]),

  anyBackend: async ({ hosts: { backend }, allowConsole, repliesAsDocumented }, use) => {
    backend.reset();
    // the independent backend sends decimals as texts, and the console logs each as a broken contract
    allowConsole(DECIMAL_MESSAGES);
    allowConsole(TEXT_MESSAGES);
    await use(backend);
    // docs/openapi.json must describe everything
    expect(backend.requestProblems()).toEqual([]);
    if (repliesAsDocumented) expect(backend.replyProblems()).toEqual([]);
  },

  backend: async ({ hosts: { independent }, anyBackend: _ }, use) => {
    if (independent === null) throw new Error('this test needs the independent backend');
    await use(independent);
  },

  accounts: async ({ hosts: { accounts } }, use) => use(accounts),

  signIn: async ({ page, anyBackend: _, accounts: { password, shopCode } }, use) => {
    await use(async (username, { store } = { store: false }) => {
      await page.goto(store ? '/login?type=store' : '/login');
      if (store) await page.getByLabel('店舗コード').fill(shopCode);
      await page.getByLabel('ユーザー名').fill(username);
      await page.getByLabel('パスワード', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    });
  },

  signInTo: async ({ signIn, page }, use) => {
    await use(async (city, username) => {
      await signIn(username);
      await page.getByRole('button', { name: city }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'ダッシュボード' })).toBeVisible();
    });
  },

  allowStatuses: async ({ allowConsole }, use) => {
    await use((...statuses) =>
      allowConsole(new RegExp(`the server responded with a status of (${statuses.join('|')}) `)),
    );
  },

  save: async ({ toasts, dropToasts }, use) => {
    await use(async (form, button) => {
      await form.getByRole('button', { name: button }).click();
      await expect(toasts).toHaveText(['保存しました。']);
      await expect(form).toBeHidden();
      await dropToasts();
    });
  },

  dropToasts: async ({ page, toasts }, use) => {
    await use(async () => {
      for (const close of await page.locator('.toast-close').all()) await close.click();
      await expect(toasts).toHaveCount(0);
    });
  },
});
