import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { startBackendServer } from '../backend-server';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Signs an account in from the page of the server, in a browser of its own, and chooses Akashi. */
  signIn: (username: string, viewport?: { width: number; height: number }) => Promise<Page>;
}

/** The production build and `npm run backend` in a process of its own, with data that each worker throws away. */
export const test = base.extend<Fixtures, { server: string }>({
  server: [
    async ({ browserName: _ }, use) => {
      const { address, stop } = await startBackendServer('--console', 'dist');
      await use(address);
      stop();
    },
    { scope: 'worker' },
  ],

  signIn: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const messages: string[] = [];
    await use(async (username, viewport = { width: 1440, height: 900 }) => {
      const context = await browser.newContext({ viewport, baseURL: server });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => void messages.push(String(error)));
      await page.goto('/');
      await page.locator(`button[value=${username}]`).click();
      await page.getByRole('button', { name: '明石市' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'ダッシュボード' })).toBeVisible();
      return page;
    });
    for (const context of contexts) await context.close();
    expect(messages).toEqual([]);
  },
});
