import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { HARNESS, type Violation, violationsIn, WCAG_AA } from '../scripts/axe.mjs';
import { type Ime, imeOf } from './ime';
import { type Panel, panelOf, standOverPage } from './panel';
import { type Records, recordsOf } from './records';
import { type Scenario, scenarioLink } from './scenario';
import { createSharedTab, type SharedTab, tidy } from './shared-tab';
import { collectTakenEdges, recordTakenEdges, type TakenEdges } from './taken-edges';

export { expect } from '@playwright/test';

interface Fixtures {
  /**
   * Opens an address of the console with a scenario, as a user with a scenario link does. Unless the scenario
   * sets them, the fake backend answers without delay, Firebase is off, and the link opens no sandbox.
   */
  open: (path: string, scenario?: Scenario) => Promise<void>;
  /** Allows an error or a warning that the test causes on purpose. Any other fails the test. */
  allowConsole: (pattern: RegExp) => void;
  /** The origins that a test may send requests to. */
  origins: readonly string[];
  /** Fails a test that sends a request to another origin: the demo needs no network (R-WISH-09). */
  ownHost: undefined;
  /** Violations of WCAG 2.2 A and AA outside the harness. */
  axe: (page: Page) => Promise<Violation[]>;
  ime: Ime;
  panel: Panel;
  records: Records;
  /** The texts of the toasts. */
  toasts: Locator;
  /** The edges that machines have taken in any page of `context`, also before a reload; for `npm run edges`. */
  takenEdges: TakenEdges;
}

interface WorkerFixtures {
  /** Null before the first journey, after one that has spoiled it, and with E2E_FRESH. */
  shared: { tab: SharedTab | null };
}

/**
 * The origin of the demo's links to contact and help. A test that follows them answers the request itself.
 */
const LEADS_ELSEWHERE = 'https://example.com';

export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    async ({ browserName: _ }, use) => {
      const shared: WorkerFixtures['shared'] = { tab: null };
      await use(shared);
      await shared.tab?.page.context().close();
    },
    { scope: 'worker' },
  ],

  // a phone's context, and the repetition of what failed (E2E_FRESH), have a browser context of their own
  context: async ({ browser, shared, baseURL, isMobile }, use, testInfo) => {
    if (isMobile || process.env.E2E_FRESH) {
      const context = await browser.newContext();
      await standOverPage(context);
      await use(context);
      await context.close();
      return;
    }
    const tab = shared.tab ?? (await createSharedTab(browser));
    shared.tab = tab;
    tab.taken = new Map();
    await use(tab.page.context());
    const isAsBefore = testInfo.status === testInfo.expectedStatus && !tab.spoiled && !tab.page.isClosed();
    if (isAsBefore) {
      await tidy(tab, new URL(baseURL ?? '').origin);
    } else {
      shared.tab = null;
      await tab.page.context().close();
    }
  },

  page: async ({ context, shared }, use) => {
    const page = shared.tab?.page;
    await use(page?.context() === context ? page : await context.newPage());
  },

  open: async ({ page }, use) => {
    await use(async (path, scenario) => {
      // a link that differs in its fragment alone does not load the page again
      if (page.url() !== 'about:blank') await page.goto('about:blank');
      await page.goto(scenarioLink(path, { latency: 0, firebase: 'off', writes: 'keep', ...scenario }));
    });
  },

  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const messages: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
      };
      // uncaught errors and unhandled rejections of all tabs
      const onError = (webError: WebError) => {
        const error: unknown = webError.error();
        messages.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
      };
      context.addListener('console', onConsole).addListener('weberror', onError);
      await use((pattern) => void allowed.push(pattern));
      context.removeListener('console', onConsole).removeListener('weberror', onError);
      expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([]);
    },
    { auto: true },
  ],

  origins: async ({ baseURL }, use) => use([new URL(baseURL ?? '').origin, LEADS_ELSEWHERE]),

  ownHost: [
    async ({ context, origins }, use) => {
      const strangers: string[] = [];
      const onRequest = (request: Request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !origins.includes(origin)) strangers.push(request.url());
      };
      context.addListener('request', onRequest);
      await use(undefined);
      context.removeListener('request', onRequest);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],

  takenEdges: [
    async ({ context, shared }, use, testInfo) => {
      const { tab } = shared;
      const isShared = tab?.page.context() === context;
      const taken: TakenEdges = isShared ? tab.taken : new Map();
      const isDemo = testInfo.project.name === 'demo';
      if (isDemo && !isShared) await collectTakenEdges(context, () => taken);
      await use(taken);
      if (isDemo) recordTakenEdges(testInfo, taken);
    },
    { auto: true },
  ],

  axe: async ({ context: _ }, use) => use((page) => violationsIn(page, { exclude: HARNESS, tags: WCAG_AA })),

  ime: async ({ page }, use) => use(await imeOf(page)),

  panel: async ({ page }, use) => use(panelOf(page)),

  records: async ({ page }, use) => use(recordsOf(page)),

  toasts: async ({ page }, use) => use(page.locator('.toasts p')),
});
