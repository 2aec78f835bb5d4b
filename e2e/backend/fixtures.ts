import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { type OpenApi, validatorOf } from '../../tests/openapi/validator';
import { type ConfiguredBuild, configuredBuild } from '../configured-build';
import { test as console } from '../fixtures';
import { type Backend, createBackend } from './server/backend';
import { startHost } from './server/host';
import { rolesOf } from './server/roles';
import { PASSWORD, SHOP_CODE } from './server/tables/accounts';

export { expect } from '@playwright/test';

/** The backend's host. Chromium resolves it to this machine (`--host-resolver-rules`). */
export const HOST = 'api.machi.test';

const DECIMAL = String.raw`(\S+\.)?(price|amount|coupon_price|salary_min|salary_max|total_amount) is a text`;
const DECIMAL_MESSAGES = new RegExp(String.raw`^contract: .* \(20\d\): ${DECIMAL}(; ${DECIMAL})*$`);

interface Fixtures {
  /** The backend, reset before each test. */
  backend: Backend;
  signIn: (username: string, options?: { store: boolean }) => Promise<void>;
  /** Signs in and chooses the city. */
  signInTo: (city: string, username: string) => Promise<void>;
  /** Allows the console messages that the browser prints for responses of these statuses. */
  allowStatuses: (...statuses: number[]) => void;
  /** Submits a form and waits until it has been saved and closed. */
  save: (form: Locator, button: string) => Promise<void>;
  dropToasts: () => Promise<void>;
}

interface Hosts {
  origin: string;
  backend: Backend;
  port: number;
  build: ConfiguredBuild;
}

/** A response to a write may be a text, on purpose: `onSuccess(textReply('OK'))`. */
const TEXT_MESSAGES = /^contract: (POST|PUT) .* \(20\d\): the answer is a text$/;

/** The production build on a bare static host and a backend on another host. Each worker has its own pair. */
export const test = console.extend<Fixtures, { hosts: Hosts }>({
  hosts: [
    async ({ browserName: _ }, use) => {
      const build = configuredBuild({ API_BASE_URL: `http://${HOST}`, API_HEADERS: '1' });
      const site = await serve({ folder: build.folder, port: 0 });
      const { origin } = new URL(site.url);
      const openApi = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenApi;
      const backend = createBackend(validatorOf(openApi).problemsOfRequest, rolesOf(openApi));
      const { port, close } = await startHost(backend, origin);
      await use({ origin, backend, port, build });
      close();
      site.close();
      build.remove();
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

  backend: async ({ hosts: { backend }, allowConsole }, use) => {
    backend.reset();
    // this backend sends decimals as texts, and the console logs each as a broken contract
    allowConsole(DECIMAL_MESSAGES);
    allowConsole(TEXT_MESSAGES);
    await use(backend);
    // docs/openapi.json must describe every request
    expect(backend.requestProblems).toEqual([]);
  },

  signIn: async ({ page, backend: _ }, use) => {
    await use(async (username, { store } = { store: false }) => {
      await page.goto(store ? '/login?type=store' : '/login');
      if (store) await page.getByLabel('店舗コード').fill(SHOP_CODE);
      await submitSignIn(page, username);
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

async function submitSignIn(page: Page, username: string) {
  await page.getByLabel('ユーザー名').fill(username);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}
