import { type ElementHandle, type KeyInput, launch } from 'puppeteer-core';
import type { Browser } from './browser';

/** Debian's Firefox, driven by WebDriver BiDi. */
export async function firefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    headless: true,
    // scrollbars that take up layout width, as on Windows; WebKit's scrollbars overlay the page
    extraPrefsFirefox: { 'intl.accept_languages': 'ja', 'widget.gtk.overlay-scrollbars.enabled': false },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  // a page with unsaved input opens a `beforeunload` dialog; the next flow may leave this page
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    navigateTo: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) =>
      page.evaluate(run as unknown as (...values: unknown[]) => unknown, ...args) as Promise<never>,
    async press(first, ...way) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of way) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    drags: /^dragstart dragover/,
    type: (text) => page.keyboard.type(text),
    async key(name) {
      const [last, ...held] = name.split('+').toReversed() as KeyInput[];
      for (const one of held) await page.keyboard.down(one);
      if (last !== undefined) await page.keyboard.press(last);
      for (const one of held) await page.keyboard.up(one);
    },
    async upload(selector, path) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (input === null) throw new Error(`there is no ${selector}`);
      await input.uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
}
