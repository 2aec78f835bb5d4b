import { expect, type Locator, type Page } from '@playwright/test';

export interface Records {
  rows: Locator;
  titles: Locator;
  /** The range of the pager: 全59件中 1–20件 */
  range: Locator;
  search: Locator;
  /** Waits until the rows belong to the address: before, the table shows the former rows dimmed. */
  settled(): Promise<void>;
}

/** The main list of a page. */
export function recordsOf(page: Page): Records {
  const main = page.getByRole('main');
  return {
    rows: main.locator('tbody tr'),
    titles: main.locator('tbody th.main'),
    range: main.getByRole('navigation', { name: /ページ切り替え|Pages/ }).locator('p'),
    search: main.getByRole('searchbox'),
    settled: () => expect(main.locator('table')).toHaveAttribute('aria-busy', 'false'),
  };
}
