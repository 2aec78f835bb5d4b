import { resolve } from 'node:path';
import { expect } from 'vitest';
import { type Scenario, scenarioLink } from '../scenario';
import type { Browser, Json, Key, Point } from './browser';
import { type FoundElement, findElement } from './find';
import { colourOfPixel, completeDrag } from './in-page';

/** An element by selector, and by a part or a pattern of its accessible name, label or text. */
export type Target = readonly [selector: string, name?: string | RegExp];

export interface Driver {
  open(path: string, scenario?: Scenario): Promise<void>;
  /** Navigates by the history API without loading the page again, as links do. */
  goTo(path: string): Promise<void>;
  /** Waits until the element is visible, does not move, and is not covered by another element. */
  expectVisible(...target: Target): Promise<FoundElement>;
  expectGone(...target: Target): Promise<void>;
  click(...target: Target): Promise<void>;
  drag(from: Target, by: Point): Promise<void>;
  /** A native drag of the first element onto the second element. */
  dragOnto(from: Target, to: Target): Promise<void>;
  /** Clicks the field, selects its value and types the text. */
  fill(label: string, text: string): Promise<void>;
  /**
   * Sets a select, a date or a time, whose pickers WebDriver cannot reach. For a select the value is an option's
   * text.
   */
  setValue(label: string, value: string): Promise<void>;
  valueIn(label: string): Promise<string>;
  upload(selector: string, path: string): Promise<void>;
  key(name: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The colour at a point of a screenshot: red, green, blue, each 0 to 255. */
  colourAt(point: Point): Promise<readonly number[]>;
  evaluate: Browser['evaluate'];
  /** Waits until the function's result in the page equals `expected`. */
  waitFor<Args extends readonly Json[], Result>(
    expected: Result,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<void>;
  /** Returns and clears the errors and warnings of the loaded page (`window.pageErrors` of watch-page.ts). */
  takePageErrors(): Promise<string[]>;
}

const POLL_TIMEOUT = 30_000;

/** The actions of a user on a page, over any engine. */
export function driverOf(browser: Browser, url: string): Driver {
  const origin = url.replace(/\/$/, '');

  async function poll(
    [selector, name]: Target,
    expected: (found: FoundElement) => boolean,
  ): Promise<FoundElement> {
    const deadline = Date.now() + POLL_TIMEOUT;
    const pattern = name instanceof RegExp ? name.source : null;
    const text = typeof name === 'string' ? name : null;
    let last: FoundElement = null;
    while (Date.now() < deadline) {
      const found = await browser.evaluate(findElement, selector, text, pattern);
      const isStill = JSON.stringify(found) === JSON.stringify(last);
      last = found;
      if (isStill && expected(found)) return found;
      await new Promise((done) => setTimeout(done, 30));
    }
    // the last 300 characters, where messages and newly rendered content are
    const shown = await browser.evaluate(() => {
      const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('main');
      return `${location.pathname}: ${top?.textContent.slice(-300)}`;
    });
    throw new Error(`${selector} ${String(name ?? '')}: ${JSON.stringify(last)}, on ${shown}`);
  }

  const expectVisible: Driver['expectVisible'] = (...target) => poll(target, (found) => found?.under === '');
  async function point(target: Target): Promise<Point> {
    const found = await expectVisible(...target);
    if (found === null) throw new Error('the element has disappeared');
    return { x: found.x, y: found.y };
  }
  const takePageErrors = () => browser.evaluate(() => window.pageErrors?.splice(0) ?? []);

  // the first link opens a sandbox, which the next ones keep
  let writes: Scenario['writes'];
  return {
    async open(path, scenario) {
      // a link that differs in its fragment alone does not load the page again
      await browser.navigateTo('about:blank');
      await browser.navigateTo(
        origin + scenarioLink(path, { lang: 'ja', latency: 0, firebase: 'off', writes, ...scenario }),
      );
      writes = 'keep';
    },
    async goTo(path) {
      await browser.evaluate((address) => {
        history.pushState(history.state, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, path);
    },
    expectVisible,
    expectGone: async (...target) => void (await poll(target, (found) => found === null)),
    click: async (...target) => browser.press(await point(target)),
    async drag(from, by) {
      const { x, y } = await point(from);
      await browser.press({ x, y }, { x: x + by.x / 2, y: y + by.y / 2 }, { x: x + by.x, y: y + by.y });
    },
    async dragOnto(from, to) {
      const end = await point(to);
      const start = await point(from);
      await browser.evaluate(() => void window.drags.splice(0));
      await browser.press(start, { x: start.x + 8, y: start.y + 8 }, { x: end.x - 8, y: end.y }, end);
      const drags = () => browser.evaluate(() => window.drags.join(' '));
      await expect.poll(drags, { timeout: POLL_TIMEOUT }).toMatch(browser.drags);
      const dropped = () => browser.evaluate(completeDrag, FOUND_SELECTOR, end.x, end.y);
      await expect.poll(dropped, { timeout: POLL_TIMEOUT }).toBe(true);
    },
    async fill(label, text) {
      await browser.press(await point(field(label)));
      await browser.key('Control+a');
      await browser.type(text);
    },
    async setValue(label, value) {
      await point(field(label));
      await browser.evaluate(
        (found, expected) => {
          const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(found);
          if (control === null) throw new Error(`${expected} has nowhere to go`);
          const options = control instanceof HTMLSelectElement ? [...control.options] : [];
          const chosen = options.find(({ text }) => text.includes(expected))?.value ?? expected;
          // React ignores the event if the value was set by its own setter on the instance: the prototype's
          // setter is called
          const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
          set?.call(control, chosen);
          for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
        },
        FOUND_SELECTOR,
        value,
      );
    },
    async valueIn(label) {
      await point(field(label));
      return browser.evaluate(
        (marked) => document.querySelector<HTMLInputElement>(marked)?.value ?? '',
        FOUND_SELECTOR,
      );
    },
    upload: (selector, path) => browser.upload(selector, resolve(path)),
    key: (name) => browser.key(name),
    type: (text) => browser.type(text),
    async resize(width, height) {
      const resized = async () => {
        await browser.resize(width, height);
        const [innerW, innerH] = await browser.evaluate(() => [innerWidth, innerHeight] as const);
        // the toolbar of MiniBrowser (WebKit) makes the window at least 447 px wide
        return innerH === height && innerW >= width && innerW <= Math.max(width, 450);
      };
      // the window gets its size after the answer of WebDriver
      await expect.poll(resized, { timeout: POLL_TIMEOUT }).toBe(true);
    },
    colourAt: async ({ x, y }) => browser.evaluate(colourOfPixel, await browser.screenshot(), x, y),
    evaluate: (run, ...args) => browser.evaluate(run, ...args),
    waitFor: (expected, run, ...args) =>
      expect
        .poll(() => browser.evaluate(run, ...args), { timeout: POLL_TIMEOUT, interval: 50 })
        .toEqual(expected),
    takePageErrors,
  };
}

const field = (label: string): Target => [FIELD, label];
const FIELD = 'input, textarea, select';
/** The attribute that `find` sets on the element it finds. */
const FOUND_SELECTOR = '[data-found]';
