import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { HARNESS, type Violation, violationsIn, WCAG_AA } from '../scripts/axe.mjs';
import { type Ime, imeOf } from './ime';
import { type Panel, panelOf } from './panel';
import { type Records, recordsOf } from './records';
import { type Scenario, scenarioLink } from './scenario';
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

/**
 * The origin of the demo's links to contact and help. A test that follows them answers the request itself.
 */
const LEADS_ELSEWHERE = 'https://example.com';

export const test = base.extend<Fixtures>({
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
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
      });
      // uncaught errors and unhandled rejections of all tabs
      context.on('weberror', (webError) => {
        const error: unknown = webError.error();
        messages.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
      });
      await use((pattern) => void allowed.push(pattern));
      expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([]);
    },
    { auto: true },
  ],

  origins: async ({ baseURL }, use) => use([new URL(baseURL ?? '').origin, LEADS_ELSEWHERE]),

  ownHost: [
    async ({ context, origins }, use) => {
      const strangers: string[] = [];
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !origins.includes(origin)) strangers.push(request.url());
      });
      await use(undefined);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],

  takenEdges: [
    async ({ context }, use, testInfo) => {
      const taken: TakenEdges = new Map();
      const isDemo = testInfo.project.name === 'demo';
      if (isDemo) await collectTakenEdges(context, taken);
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
