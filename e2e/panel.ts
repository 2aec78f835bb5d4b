import { expect, type Locator, type Page } from '@playwright/test';

type Part = 'persona' | 'faults' | 'network' | 'clock' | 'data';

export interface Panel {
  root: Locator;
  open(part: Part): Promise<void>;
  close(): Promise<void>;
  /** Lets seconds of a stopped clock pass (`now=…;paused`). */
  pass(seconds: number): Promise<void>;
  /** Every call so far, the oldest first: `GET /akashi/notifications/?offset=0&limit=20 200`. */
  calls(): Promise<string[]>;
}

/** The demo harness, as QA works with it. It stands in a shadow root beside the console. */
export function panelOf(page: Page): Panel {
  const root = page.locator('[data-harness]');
  const open = async (part: Part) => {
    const tab = root.locator(`#tab-${part}`);
    await expect(root.getByRole('button', { name: 'Alt+Q' }).or(tab)).toBeVisible();
    if (!(await tab.isVisible())) await page.keyboard.press('Alt+Q');
    await tab.click();
  };
  const close = async () => {
    await page.keyboard.press('Alt+Q');
    await expect(root.locator('#panel')).toBeHidden();
  };
  return {
    root,
    open,
    close,
    async pass(seconds) {
      await open('clock');
      const step = root.getByRole('button', { name: '+1秒だけ進める' });
      for (let second = 0; second < seconds; second += 1) await step.click();
    },
    async calls() {
      await open('network');
      const rows = root.locator('.calls li');
      await expect(rows.first()).toBeVisible();
      const found = await rows.evaluateAll((items) =>
        items.map((item) => {
          const textOf = (name: string) => item.querySelector(`.${name}`)?.textContent ?? '';
          return `${textOf('method')} ${textOf('where')} ${textOf('status')}`;
        }),
      );
      return found.toReversed();
    },
  };
}
