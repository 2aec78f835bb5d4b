import type { Page } from '@playwright/test';

export interface Stop {
  /** The address to navigate to. */
  to: string;
  /** The address that the console must end at. */
  address: string;
  heading: string;
}

/**
 * Navigates inside the console by the history API, as the Forward button does: no page is loaded again.
 * Returns address and heading at each stop, `address heading`, as soon as they are the expected ones, or
 * after 5 s.
 */
export async function visitAll(page: Page, stops: readonly Stop[]): Promise<string[]> {
  await scenarioApplied(page);
  return page.evaluate(async (all) => {
    const found: string[] = [];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs in the page, outside of this module
    const addressAndHeading = () =>
      `${location.pathname}${location.search} ${document.querySelector('h1')?.textContent ?? ''}`;
    for (const { to, address, heading } of all) {
      history.pushState(history.state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      const deadline = performance.now() + 5_000;
      const expected = `${address} ${heading}`;
      while (addressAndHeading() !== expected && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      found.push(addressAndHeading());
    }
    return found;
  }, stops);
}

/** One navigation, for tests that check the page themselves. */
export async function goTo(page: Page, to: string): Promise<void> {
  await scenarioApplied(page);
  await page.evaluate((address) => {
    history.pushState(history.state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, to);
}

/** The demo reads its link after the page has loaded: a navigation before that would lose role and city. */
const scenarioApplied = (page: Page) => page.waitForFunction(() => !location.hash.startsWith('#qa?'));

export const expectedAt = (stops: readonly Stop[]): string[] =>
  stops.map(({ address, heading }) => `${address} ${heading}`);

/** The items of the sidebar; a group as `友達募集: 募集通報, 本人確認`. */
export const menuOf = (page: Page): Promise<string[]> =>
  page.locator('.sidebar nav > ul > li, .sidebar-section > ul > li').evaluateAll((rows) =>
    rows.map((row) => {
      const [first, ...inside] = [...row.querySelectorAll('.label:not(.pi)')].map(
        // a hint to a title is below it
        ({ firstChild }) => firstChild?.textContent,
      );
      return inside.length === 0 ? String(first) : `${first}: ${inside.join(', ')}`;
    }),
  );

/** Records every address and heading from the start of each document. Returns those since the last load. */
export async function recordPages(
  page: Page,
): Promise<() => Promise<{ addresses: string[]; headings: string[] }>> {
  await page.addInitScript(() => {
    const seen = { addresses: [location.pathname], headings: [] as string[] };
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs in the page, outside of this module
    const note = (list: string[], text: string) => {
      if (text !== '' && list.at(-1) !== text) list.push(text);
    };
    Object.assign(window, { seen });
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (...parts) => {
        original(...parts);
        note(seen.addresses, location.pathname);
      };
    }
    new MutationObserver(() => note(seen.headings, document.querySelector('h1')?.textContent ?? '')).observe(
      document,
      { childList: true, subtree: true, characterData: true },
    );
  });
  return () =>
    page.evaluate(() => (window as unknown as { seen: { addresses: string[]; headings: string[] } }).seen);
}
