import type { Page } from '@playwright/test';

export interface Ime {
  /** Types a growing reading: `['お', 'おん', 'おんせん']`. */
  compose(stages: string[]): Promise<void>;
  /** Presses the Enter that confirms the reading as a word. */
  confirm(value: string): Promise<void>;
  /** Presses the Escape that cancels the reading. */
  cancel(): Promise<void>;
}

/** The virtual key code that Windows reports for every key that an input method handles. */
const TAKEN = 229;
const ENTER = 13;
const ESCAPE = 27;
/** Milliseconds; src/kit/services/ime.ts waits 30 ms. */
const HAND = 50;

/** Types as a Japanese user does, over the Chrome DevTools Protocol: Playwright's keyboard cannot compose. */
export async function imeOf(page: Page): Promise<Ime> {
  const browser = await page.context().newCDPSession(page);
  const press = (key: string, code: string) =>
    browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: TAKEN, key, code });
  const release = (key: string, code: string, windowsVirtualKeyCode: number) =>
    browser.send('Input.dispatchKeyEvent', { type: 'keyUp', windowsVirtualKeyCode, key, code });
  return {
    async compose(stages) {
      for (const text of stages) {
        await press('Process', 'KeyA');
        const caret = { selectionStart: text.length, selectionEnd: text.length };
        await browser.send('Input.imeSetComposition', { text, ...caret });
      }
    },
    async confirm(value) {
      await press('Enter', 'Enter');
      await browser.send('Input.insertText', { text: value });
      await release('Enter', 'Enter', ENTER);
      // the console takes an Enter within 30 ms for the second Enter that Safari sends for this key; no user
      // types that fast
      await page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), HAND);
    },
    async cancel() {
      await press('Escape', 'Escape');
      await browser.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
      await release('Escape', 'Escape', ESCAPE);
    },
  };
}
