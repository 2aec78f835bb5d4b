import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Signs an account in from the page of the server, in a browser of its own, and chooses Akashi. */
  signIn: (username: string, viewport?: { width: number; height: number }) => Promise<Page>;
}

/** The production build and `npm run backend` in a process of its own, with data that each worker throws away. */
export const test = base.extend<Fixtures, { server: string }>({
  server: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'machi-shared-'));
      const args = ['--port', '0', '--data', folder, '--console', 'dist'];
      const child = spawn(process.execPath, ['scripts/backend.mjs', ...args]);
      await use(await addressOf(child));
      child.kill();
      rmSync(folder, { recursive: true, force: true });
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

/** The first address that the process prints. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = /http:\S+(?=[\s\S]*Ctrl\+C)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
}
