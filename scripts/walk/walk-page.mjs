import { AxeBuilder } from '@axe-core/playwright';
import { actionText, chooseAction } from './choose-action.mjs';
import { controlsInPage, faultsInPage, menuInPage } from './in-page.mjs';

/**
 * Where a walk begins. `path`: an address of the console.
 * @typedef {{ path: string, role: string, company?: string, city: string, seed: string, lang: string, theme: string, width: number, height: number }} Start
 * @typedef {import('./choose-action.mjs').Action} Action
 *
 * `address`: where the page was before the action.
 * @typedef {{ address: string, action: Action }} Step
 *
 * `kind`: the same for each appearance of the same fault.
 * @typedef {{ kind: string, detail: string, steps: Step[] }} Finding
 */

/** A message that a fault of the walk, or a refusal of the fake backend, explains. */
const EXPECTED = [/^Problem: /, /Failed to load resource/];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** Milliseconds. */
const BUSY = 15_000;
const ACTION = 3_000;

/** A page of the demo under a walker. */
export class WalkedPage {
  /** @type {string[]} */
  #messages = [];
  /** @type {Step[]} */
  steps = [];

  /**
   * @param {import('@playwright/test').Page} page
   * @param {{ axed: Set<string> }} options states that axe has already checked
   */
  constructor(page, { axed }) {
    this.page = page;
    this.axed = axed;
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.some((one) => one.test(message.text())))
        this.#messages.push(message.text());
    });
    page.on('pageerror', (error) => this.#messages.push(error.stack ?? error.message));
  }

  /** @param {string} origin @param {Start} start */
  async open(origin, { path, width, height, ...scenario }) {
    const link = new URLSearchParams({
      now: '2026-04-01T09:00:00+09:00',
      day: '2026-04-01',
      latency: '0',
      firebase: 'off',
      ...scenario,
    });
    await this.page.setViewportSize({ width, height });
    await this.page.goto(`${origin}${path}#qa?${link.toString().replaceAll('+', '%20')}`);
    await this.page.locator('main h1, main h2, dialog[open]').first().waitFor({ timeout: BUSY });
    await this.#settled();
  }

  /** The pages of the user's menu. */
  menu() {
    return this.page.evaluate(menuInPage);
  }

  /** Chooses an action and does it; null where nothing can be used. @param {Omit<Parameters<typeof chooseAction>[1], 'screen'>} walk */
  async step(walk) {
    const { screen, controls } = await this.page.evaluate(controlsInPage);
    // now and then also the controls of header and menu
    const isWide = walk.random.next() < 0.1;
    const offered = controls.filter(({ isInMain }) => isWide || isInMain);
    const action = chooseAction(offered, { ...walk, screen });
    if (action) await this.act(action);
    return action;
  }

  /** @param {Action} action */
  async act(action) {
    const { pathname, search } = new URL(this.page.url());
    this.steps.push({ address: pathname + search, action });
    if (action.fault)
      await this.page.evaluate(
        (detail) => dispatchEvent(new CustomEvent('demo:faults', { detail, cancelable: true })),
        [action.fault],
      );
    await this.#use(action).catch((/** @type {Error} */ error) => {
      // covered, gone or moving: a user would not manage it either
      if (!/Timeout|not attached|intercepts/.test(error.message)) throw error;
    });
    await this.#settled();
  }

  async #goBack() {
    await this.page.goBack({ timeout: ACTION, waitUntil: 'commit' });
    // a step back from the first page would leave the console
    if (this.page.url() === 'about:blank')
      await this.page.goForward({ timeout: ACTION, waitUntil: 'commit' });
  }

  /** @param {Action} action */
  async #use(action) {
    const { does, text = '' } = action;
    if (does === 'key') return this.page.keyboard.press(text);
    if (does === 'back') return this.#goBack();
    if (does === 'reload') return this.page.reload();
    const { controls } = await this.page.evaluate(controlsInPage);
    const index = controls.findIndex(
      ({ kind, name, nth }) => kind === action.kind && name === action.name && nth === action.nth,
    );
    const found = await this.page.evaluateHandle(
      (at) => /** @type {import('./in-page.mjs').WalkedWindow} */ (window).machiControls?.[at] ?? null,
      index,
    );
    const element = found.asElement();
    if (element === null) return undefined;
    if (does === 'press') return element.click({ timeout: ACTION });
    if (does === 'choose') return element.selectOption({ label: text }, { timeout: ACTION });
    await element.fill(text, { timeout: ACTION }).catch((/** @type {Error} */ error) => {
      // a date field takes dates alone
      if (!/Malformed value|Cannot type text/.test(error.message)) throw error;
    });
    return undefined;
  }

  async #settled() {
    await this.page.waitForTimeout(350);
    await this.page
      .waitForFunction(() => !document.querySelector('#root [aria-busy=true]'), undefined, { timeout: BUSY })
      .catch(() => this.#messages.push(`busy for ${BUSY / 1_000} s`));
  }

  /** What is wrong now and was not reported yet. @returns {Promise<Finding[]>} */
  async findings() {
    const messages = this.#messages;
    this.#messages = [];
    const { screen } = await this.page.evaluate(controlsInPage);
    const details = [...messages, ...(await this.page.evaluate(faultsInPage)), ...(await this.#axe(screen))];
    return details.map((detail) => ({
      kind: `${screen} | ${detail.split('\n')[0]?.replace(/\d+/g, '#').slice(0, 160)}`,
      detail,
      steps: [...this.steps],
    }));
  }

  /** @param {string} screen */
  async #axe(screen) {
    if (this.axed.has(screen)) return [];
    this.axed.add(screen);
    const { violations } = await new AxeBuilder({ page: this.page })
      .withTags(TAGS)
      .exclude('[data-harness]')
      .setLegacyMode()
      .analyze();
    return violations.map(
      ({ id, nodes }) => `axe ${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.html.slice(0, 200)}`,
    );
  }

  /** The report of the demo, which plays these steps in the page. @param {string} title @param {string} file */
  async saveReport(title, file) {
    const panel = this.page.locator('[data-harness]');
    await this.page.keyboard.press('Alt+KeyJ');
    await panel.locator('.report input').first().fill(title, { timeout: BUSY });
    const [download] = await Promise.all([
      this.page.waitForEvent('download', { timeout: BUSY }),
      panel.locator('.report + .bar button').first().click(),
    ]);
    await download.saveAs(file);
    await this.page.keyboard.press('Alt+KeyQ');
  }

  lines() {
    return this.steps.map(({ address, action }) => `${address}  ${actionText(action)}`);
  }
}
