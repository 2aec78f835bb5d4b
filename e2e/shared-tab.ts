import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { standOverPage } from './panel';
import { collectTakenEdges, type TakenEdges } from './taken-edges';

/**
 * The tab that the journeys of a worker use one after another. Chromium keeps compiled code for a page that stays in
 * its process: an `open()` costs 1.2 CPU seconds in place of two. Playwright's own `reuseContext` clears the HTTP cache
 * too, and with it the code.
 */
export interface SharedTab {
  page: Page;
  browser: CDPSession;
  /** Replaced before each journey. */
  taken: TakenEdges;
  /** A journey has changed what `tidy` cannot restore, so the next journey gets another tab. */
  spoiled: boolean;
}

/** Calls whose effect outlasts the document. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'route',
  'routeFromHAR',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
];

export async function createSharedTab(browser: Browser): Promise<SharedTab> {
  const context = await browser.newContext();
  await standOverPage(context);
  const page = await context.newPage();
  const tab: SharedTab = {
    page,
    browser: await context.newCDPSession(page),
    taken: new Map(),
    spoiled: false,
  };
  await collectTakenEdges(context, () => tab.taken);
  const spoil = () => {
    tab.spoiled = true;
  };
  for (const target of [page, context]) watchCalls(target, LASTING, spoil);
  watchCalls(context.clock, ['install'], spoil);
  return tab;
}

/** Leaves the tab as a new one: no other tab, no storage, no history. The HTTP cache stays. */
export async function tidy({ page, browser }: SharedTab, origin: string): Promise<void> {
  const context: BrowserContext = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  // a missing file: nothing on this page of the origin writes to the storage of the tab while it is cleared
  await page.goto(`${origin}/assets/none.js`);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await page.goto('about:blank');
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await browser.send('Page.resetNavigationHistory');
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  await page.setViewportSize({ width: 1280, height: 720 });
}

function watchCalls(target: object, names: readonly string[], called: () => void): void {
  for (const name of names) {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== 'function') continue;
    Reflect.set(target, name, (...parts: unknown[]): unknown => {
      called();
      return Reflect.apply(original, target, parts);
    });
  }
}
