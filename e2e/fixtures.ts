import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Ime, imeOf } from './ime';
import { type Panel, panelOf } from './panel';
import { type Records, recordsOf } from './records';
import { type Scenario, scenarioLink } from './scenario';

export { expect } from '@playwright/test';

interface Fixtures {
  /**
   * Opens a console address with a scenario, as a person who was sent the link does; unless the scenario says
   * otherwise, a backend that answers at once and no Firebase.
   */
  open: (path: string, scenario?: Scenario) => Promise<void>;
  /** Names an error or a warning this test causes on purpose; any other fails it. */
  allowConsole: (pattern: RegExp) => void;
  /** Whom a test may ask. */
  origins: readonly string[];
  /** No test asks another host: the demo needs no network (R-WISH-09). */
  ownHost: undefined;
  /** Violations of WCAG 2.2 A and AA, the harness left out; compared with `[]`. */
  axe: (page: Page) => Promise<Violation[]>;
  ime: Ime;
  panel: Panel;
  records: Records;
  /** Passing messages. */
  toasts: Locator;
}

interface Violation {
  rule: string;
  help: string;
  targets: string[];
}

/** Where the demo's links to contact and help lead; a test that follows them answers in its place. */
const LEADS_ELSEWHERE = 'https://example.com';

export const test = base.extend<Fixtures>({
  open: async ({ page }, use) => {
    await use(async (path, scenario) => {
      // a link that differs in its fragment alone would not load the page again
      if (page.url() !== 'about:blank') await page.goto('about:blank');
      await page.goto(scenarioLink(path, { latency: 0, firebase: 'off', ...scenario }));
    });
  },

  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const heard: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      });
      // uncaught errors and unhandled rejections, of every tab
      context.on('weberror', (webError) => {
        const error: unknown = webError.error();
        heard.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
      });
      await use((pattern) => void allowed.push(pattern));
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
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

  axe: async ({ context: _ }, use) => use(violationsOf),

  ime: async ({ page }, use) => use(await imeOf(page)),

  panel: async ({ page }, use) => use(panelOf(page)),

  records: async ({ page }, use) => use(recordsOf(page)),

  toasts: async ({ page }, use) => use(page.locator('.toasts p')),
});

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

async function violationsOf(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .exclude('[data-harness]')
    // the other mode opens a second page to join the results of frames; the console has none
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
}
