import type { Page } from '@playwright/test';

export interface Ime {
  /** A reading that grows: `['お', 'おん', 'おんせん']`. */
  compose(stages: string[]): Promise<void>;
  /** The Enter that turns the reading into a word. */
  confirm(word: string): Promise<void>;
  /** The Escape that gives the reading up. */
  cancel(): Promise<void>;
}

/** What Windows tells of every key that an input method has taken. */
const TAKEN = 229;
const ENTER = 13;
const ESCAPE = 27;
/** Milliseconds; src/kit/services/ime.ts waits for 30. */
const HAND = 50;

/** Types as a Japanese user does, over the browser's debugging protocol: Playwright's keyboard cannot compose. */
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
    async confirm(word) {
      await press('Enter', 'Enter');
      await browser.send('Input.insertText', { text: word });
      await release('Enter', 'Enter', ENTER);
      // an Enter that follows at once is taken for the one that Safari sends of this key; no hand is that fast
      await page.evaluate((pause) => new Promise((done) => setTimeout(done, pause)), HAND);
    },
    async cancel() {
      await press('Escape', 'Escape');
      await browser.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
      await release('Escape', 'Escape', ESCAPE);
    },
  };
}
