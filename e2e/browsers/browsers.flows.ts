import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { Browser } from './browser';
import { confirmationFlows } from './confirmation-flows';
import { type Driver, driverOf } from './driver';
import { engineFlows } from './engine-flows';
import { firefox } from './firefox';
import { formFlows } from './form-flows';
import { serveDemo } from './host';
import { lookFlows } from './look-flows';
import { recordFlows } from './record-flows';
import { screenFlows } from './screen-flows';
import { translatedFlows } from './translated-flows';
import { webkit } from './webkit';

const ENGINE = process.env.BROWSER === 'webkit' ? 'webkit' : 'firefox';

/**
 * WebKit's database may never answer a page after another page was left during a write (mocks/backend/db/reject-if-pending.ts):
 * the demo says so and goes on in memory. No later page of that browser keeps its writes either.
 */
const isSilentDatabase = (pageError: string) =>
  ENGINE === 'webkit' && pageError.startsWith('console.warn: Changes will not outlive this page');

const demo = await serveDemo(ENGINE);
let runningBrowser: { browser: Browser; driver: Driver } | null = null;

/**
 * All flows share one browser. A failed flow may leave its browser hanging, and a silent database stays silent:
 * the next flow starts another browser.
 */
beforeEach(async () => {
  if (runningBrowser === null) {
    const browser = await (ENGINE === 'webkit' ? webkit() : firefox());
    runningBrowser = { browser, driver: driverOf(browser, demo.url) };
  }
  // the previous flow may have set the size of a phone
  await runningBrowser.driver.resize(1280, 800);
});

afterEach(async ({ task }) => {
  if (runningBrowser === null) return;
  const { browser, driver } = runningBrowser;
  const failed = task.result?.state === 'fail';
  const pageErrors = failed ? [] : await driver.takePageErrors();
  if (failed || pageErrors.length > 0) {
    runningBrowser = null;
    await browser.close();
  }
  expect(pageErrors.filter((one) => !isSilentDatabase(one)).join('\n')).toBe('');
});

afterAll(async () => {
  await runningBrowser?.browser.close();
  demo.close();
});

const driver = () => {
  if (runningBrowser === null) throw new Error('no browser has started');
  return runningBrowser.driver;
};

recordFlows(driver);
formFlows(driver);
confirmationFlows(driver);
engineFlows(driver);
lookFlows(driver);
screenFlows(driver);
translatedFlows(driver);
