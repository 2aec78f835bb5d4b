// Playwright reporter for runs without a terminal: one line for each failure with its reason, and one at the
// end
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {import('@playwright/test/reporter').TestCase} TestCase
 * @typedef {import('@playwright/test/reporter').TestResult} TestResult
 * @typedef {import('@playwright/test/reporter').TestError} TestError
 * @typedef {import('@playwright/test/reporter').Suite} Suite
 */

/** Implements Playwright's `Reporter`. */
export default class PlainReporter {
  #started = Date.now();
  /** @type {Suite | undefined} */
  #suite;

  /** @param {unknown} _ @param {Suite} suite */
  onBegin(_, suite) {
    this.#suite = suite;
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, { errors, status }) {
    if (status === test.expectedStatus) return;
    const [, , file, ...titles] = test.titlePath();
    console.log(`✗ ${file}:${test.location.line} ${titles.join(' › ')}\n${errors.map(errorText).join('\n')}`);
  }

  /** Errors outside every test: an unreadable file, a server that does not start. @param {TestError} error */
  onError(error) {
    console.log(errorText(error));
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const passed = tests.filter((test) => test.ok() && test.results.length > 0).length;
    console.log(`${passed} of ${tests.length} journeys passed in ${duration(Date.now() - this.#started)}`);
  }

  printsToStdio() {
    return true;
  }
}

/** Seconds below a minute, otherwise minutes with one decimal. @param {number} ms */
const duration = (ms) => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${(ms / 60_000).toFixed(1)} min`);

const errorText = (/** @type {TestError} */ { message, value, snippet, stack }) =>
  stripVTControlCharacters([stack ?? message ?? value ?? '', snippet ?? ''].join('\n'))
    .trim()
    .replace(/^/gm, '  ');
