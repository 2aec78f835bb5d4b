import { HARNESS, violationsIn, WCAG_AA } from '../axe.mjs';
import { chooseAction } from './choose-action.mjs';
import { controlsInPage, faultsInPage, isFocusLostInPage, menuInPage } from './in-page.mjs';
import { keyOf, pageOf } from './knowledge.mjs';
import { passToNextTimer, saveReport, triggerEvent } from './panel.mjs';
import { FILE_NAMES, fileNamed } from './upload-files.mjs';

/**
 * Where a walk begins. `path`: an address of the console. `fault`: of Firebase.
 * @typedef {{ path: string, role: string, company?: string, city: string, seed: string, lang: string, theme: string,
 *   width: number, height: number, firebase?: string, fault?: string }} Start
 * @typedef {import('./choose-action.mjs').Action} Action
 *
 * `address`: where the page was before the action.
 * @typedef {{ address: string, action: Action }} Step
 *
 * `kind`: the same for each appearance of the same fault.
 * @typedef {{ kind: string, detail: string, steps: Step[] }} Finding
 */

/** A message that a fault of the walk, or a refusal of the fake backend, explains. */
const EXPECTED_ERRORS = [/^Problem: /, /Failed to load resource/];
/** Limits in milliseconds: of a busy page, and of one action. */
const BUSY_TIMEOUT = 15_000;
const ACTION_TIMEOUT = 3_000;

/** A page of the demo under a walker. */
export class WalkedPage {
  /** @type {string[]} */
  #messages = [];
  /** The key of the control that was used last. @type {string | null} */
  #lastControlKey = null;
  #hasFaultRules = false;
  /** @type {Step[]} */
  steps = [];
  /** Whether any fault has applied. */
  isFaulty = false;

  /**
   * @param {import('@playwright/test').Page} page
   * @param {import('./knowledge.mjs').Knowledge} knowledge
   */
  constructor(page, knowledge) {
    this.page = page;
    this.knowledge = knowledge;
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED_ERRORS.some((one) => one.test(message.text())))
        this.#messages.push(message.text());
    });
    page.on('pageerror', (error) => this.#messages.push(error.stack ?? error.message));
    page.on('crash', () => this.#messages.push('the page crashed'));
    page.on('filechooser', (chooser) => void this.#giveFile(chooser).catch(() => {}));
  }

  /** Learns which edges and calls follow the use of a control; before `open`. */
  async observe() {
    await this.page.exposeFunction(
      'machiEdgeTaken',
      (/** @type {string} */ machine, /** @type {string} */ edge) =>
        this.knowledge.learnEdge(this.#lastControlKey, `${machine}: ${edge}`, this.isFaulty),
    );
    await this.page.exposeFunction(
      'machiCallAnswered',
      (/** @type {import('../../mocks/harness/demo/report-calls').AnsweredCall} */ call) =>
        this.#learnAnsweredCall(call),
    );
  }

  /** @param {import('../../mocks/harness/demo/report-calls').AnsweredCall} call */
  #learnAnsweredCall({ method, path, status, isRefused, isKept }) {
    const call = `${method} ${path ?? 'an unknown path'}`;
    if (path !== null) this.knowledge.learnCall(this.#lastControlKey, call);
    if (status === 'unhandled') this.#messages.push(`no answer to ${call}`);
    else if (!isRefused && (status === 500 || !isKept))
      this.#messages.push(`${isKept ? status : 'broken contract'}: ${call}`);
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
    this.isFaulty = scenario.fault !== undefined;
    await this.page.setViewportSize({ width, height });
    await this.page.goto(`${origin}${path}#qa?${link.toString().replaceAll('+', '%20')}`);
    await this.page.locator('main h1, main h2, dialog[open]').first().waitFor({ timeout: BUSY_TIMEOUT });
    await this.#waitUntilIdle();
  }

  /** The pages of the user's menu. */
  menu() {
    return this.page.evaluate(menuInPage);
  }

  /** Chooses an action and does it; null where nothing can be used. @param {Omit<import('./choose-action.mjs').Walk, 'screen' | 'knowledge'>} walk */
  async step(walk) {
    const { screen, controls } = await this.page.evaluate(controlsInPage);
    this.knowledge.countPage(pageOf(new URL(this.page.url()).pathname));
    // now and then the controls of header and menu
    const place = walk.random.next() < 0.08 ? 'shell' : 'main';
    const candidates = controls.filter((control) => control.place === place);
    const { knowledge } = this;
    const action = chooseAction(candidates.length > 0 ? candidates : controls, {
      ...walk,
      knowledge,
      screen,
    });
    if (action) await this.act(action);
    return action;
  }

  /** @param {Action} action */
  async act(action) {
    const { pathname, search } = new URL(this.page.url());
    this.steps.push({ address: pathname + search, action });
    this.isFaulty ||= action.fault !== undefined;
    this.#lastControlKey = null;
    if (action.fault || this.#hasFaultRules) await this.#setFaultRules(action.fault ? [action.fault] : []);
    await this.#perform(action).catch((/** @type {Error} */ error) => {
      // covered, gone or moving: a user would not manage it either
      if (!/Timeout|not attached|intercepts|interrupted|ERR_ABORTED/.test(error.message)) throw error;
    });
    // what a slow call leaves open is met by the next action
    await this.#waitUntilIdle({ isSlow: / delay:/.test(action.fault ?? '') });
    const isSamePage = new URL(this.page.url()).pathname === pathname;
    const isPressed = action.does === 'press' && this.#lastControlKey !== null;
    if (isPressed && isSamePage && (await this.page.evaluate(isFocusLostInPage)))
      // one finding for a page in all languages
      this.#messages.push(`no focus after ${action.kind}\n${action.name}`);
  }

  /** @param {string[]} faultRules */
  async #setFaultRules(faultRules) {
    this.#hasFaultRules = faultRules.length > 0;
    await this.page.evaluate(
      (detail) => dispatchEvent(new CustomEvent('demo:faults', { detail, cancelable: true })),
      faultRules,
    );
  }

  async #goBack() {
    await this.page.goBack({ timeout: ACTION_TIMEOUT, waitUntil: 'commit' });
    // a step back from the first page would leave the console
    if (this.page.url() === 'about:blank')
      await this.page.goForward({ timeout: ACTION_TIMEOUT, waitUntil: 'commit' });
  }

  /** @param {Action} action */
  async #perform(action) {
    const { does, text = '', nth = 0 } = action;
    if (does === 'key') return this.page.keyboard.press(text);
    if (does === 'back') return this.#goBack();
    if (does === 'reload') return this.page.reload();
    if (does === 'visit') return this.page.goto(new URL(text, this.page.url()).href);
    if (does === 'event') return triggerEvent(this.page, nth, action.text);
    if (does === 'time') return passToNextTimer(this.page);
    const { controls } = await this.page.evaluate(controlsInPage);
    const index = controls.findIndex(
      (one) => one.kind === action.kind && one.name === action.name && one.nth === nth,
    );
    const handle = await this.page.evaluateHandle(
      (at) => /** @type {import('./in-page.mjs').WalkedWindow} */ (window).machiControls?.[at] ?? null,
      index,
    );
    const [control, element] = [controls[index], handle.asElement()];
    if (!control || element === null) return undefined;
    this.#lastControlKey = keyOf(control);
    if (does === 'press') return element.click({ timeout: ACTION_TIMEOUT });
    if (does === 'choose') return element.selectOption({ label: text }, { timeout: ACTION_TIMEOUT });
    await element.fill(text, { timeout: ACTION_TIMEOUT }).catch((/** @type {Error} */ error) => {
      // a date field takes dates alone
      if (!/Malformed value|Cannot type text/.test(error.message)) throw error;
    });
    return undefined;
  }

  /** Notes the file in the step, so that a replay gives the same. @param {import('@playwright/test').FileChooser} chooser */
  async #giveFile(chooser) {
    const action = this.steps.at(-1)?.action;
    if (!action) return;
    action.file ??= FILE_NAMES[this.steps.length % FILE_NAMES.length] ?? '';
    await chooser.setFiles(fileNamed(action.file));
  }

  async #waitUntilIdle({ isSlow = false } = {}) {
    await this.page.waitForTimeout(350);
    if (isSlow) return;
    await this.page
      .waitForFunction(
        // after a load of the page there is no main yet
        () => document.querySelector('main') && !document.querySelector('#root [aria-busy=true]'),
        undefined,
        { timeout: BUSY_TIMEOUT },
      )
      .catch((/** @type {Error} */ error) => {
        if (error.name !== 'TimeoutError') throw error;
        this.#messages.push(`busy for ${BUSY_TIMEOUT / 1_000} s`);
      });
  }

  /** What is wrong now and was not reported yet. @returns {Promise<Finding[]>} */
  async findings() {
    const { screen } = await this.page.evaluate(controlsInPage);
    const messages = this.#messages;
    this.#messages = [];
    const details = [
      ...messages,
      ...(await this.page.evaluate(faultsInPage)),
      ...(await this.#axeViolations(screen)),
    ];
    const page = pageOf(new URL(this.page.url()).pathname);
    return details.map((detail) => ({
      kind: `${page} | ${detail.split('\n')[0]?.replace(/\d+/g, '#').slice(0, 160)}`,
      detail,
      steps: [...this.steps],
    }));
  }

  /** @param {string} screen */
  async #axeViolations(screen) {
    if (this.knowledge.axed.has(screen)) return [];
    this.knowledge.axed.add(screen);
    const violations = await violationsIn(this.page, { exclude: HARNESS, tags: WCAG_AA });
    return violations.map(
      ({ rule, targets, html }) => `axe ${rule}: ${targets[0]} ${html[0]?.slice(0, 200)}`,
    );
  }

  /** The report of the demo, which plays these steps in the page. @param {string} title @param {string} file */
  async saveReport(title, file) {
    await saveReport(this.page, title, file);
  }
}
