import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

import { PARTS, type Part } from '../mocks/harness/panel/part-table';

export interface Panel {
  root: Locator;
  open(part: Part): Promise<void>;
  close(): Promise<void>;
  /** Adds a fault by its rule in a scenario link: `POST /signin/ 500 x1`. */
  fault(rule: string): Promise<void>;
  /** Replaces all faults by this fault. */
  onlyFault(rule: string): Promise<void>;
  /** Replaces all faults by an event to the page, without the form: for journeys that change faults often. */
  setFaults(...rules: string[]): Promise<void>;
  /** Triggers an event from elsewhere by the name of its button. */
  push(what: string): Promise<void>;
  /** Advances a paused clock by seconds (`now=…;paused`). */
  pass(seconds: number): Promise<void>;
  /** All calls of the backend so far, the oldest first: `GET /akashi/notifications/?offset=0&limit=20 200`. */
  calls(): Promise<string[]>;
  /** The edges of a machine: taken since the page has loaded, and not taken. */
  edges(machine: string): Promise<{ taken: string[]; left: string[] }>;
}

/**
 * A docked panel takes width or height from the page, and other columns and menus would be in view: journeys have the
 * panel over the page unless they choose another place for it.
 */
export const standOverPage = (context: BrowserContext) =>
  context.addInitScript(() => {
    // at the plain address, a browser that has stored something is no new visitor's
    if (!location.protocol.startsWith('http') || location.pathname === '/') return;
    localStorage['machi-panel-dock'] ??= 'over';
  });

/** Of a browser in which nobody has chosen a place for the panel. */
export const dockByItself = (page: Page) =>
  page.evaluate(() => localStorage.setItem('machi-panel-dock', 'by itself'));

/** The demo harness as QA operates it, in a shadow root beside the console. */
export function panelOf(page: Page): Panel {
  const root = page.locator('[data-harness]');
  const open = async (part: Part) => {
    const group = root.locator(`#group-${PARTS[part].group}`);
    await expect(root.getByRole('button', { name: 'Alt+Q' }).or(group)).toBeVisible();
    if (!(await group.isVisible())) await page.keyboard.press('Alt+Q');
    await group.click();
    await root.locator(`#tab-${part}`).click();
  };
  const close = async () => {
    await page.keyboard.press('Alt+Q');
    await expect(root.locator('#panel')).toBeHidden();
  };
  const fault = async (rule: string) => {
    await open('faults');
    await root.getByLabel('リンクの書き方で追加').fill(rule);
    await root.getByRole('button', { name: '追加' }).click();
    await expect(root.getByText(rule, { exact: true })).toBeVisible();
  };
  return {
    root,
    open,
    close,
    fault,
    async onlyFault(rule) {
      await open('faults');
      const removeAllButton = root.getByRole('button', { name: 'すべて外す' });
      if (await removeAllButton.isVisible()) await removeAllButton.click();
      await fault(rule);
    },
    async setFaults(...rules) {
      // before the demo has started no listener handles the event
      await page.waitForFunction(
        (detail) => !dispatchEvent(new CustomEvent('demo:faults', { detail, cancelable: true })),
        rules,
      );
    },
    async push(what) {
      await open('push');
      await root.getByRole('button', { name: what, exact: true }).click();
      await expect(root.getByText(`${what}: 実行しました`)).toBeVisible();
    },
    async pass(seconds) {
      await open('clock');
      const step = root.getByRole('button', { name: '+1秒だけ進める' });
      for (let second = 0; second < seconds; second += 1) await step.click();
    },
    async calls() {
      await open('network');
      const rows = root.locator('.calls > li:not(.firebase)');
      await expect(rows.first()).toBeVisible();
      const calls = await rows.evaluateAll((items) =>
        items.map((item) => {
          const textOf = (name: string) => item.querySelector(`.${name}`)?.textContent ?? '';
          return `${textOf('method')} ${textOf('where')} ${textOf('status')}`;
        }),
      );
      return calls.toReversed();
    },
    async edges(machine) {
      await open('machines');
      const edges = root.locator(`[data-machine=${machine}] ol`);
      await expect(edges).toHaveCount(1);
      return {
        taken: await edges.locator('.happened code').allTextContents(),
        left: await edges.locator('.quiet code').allTextContents(),
      };
    },
  };
}
