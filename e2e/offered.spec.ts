// In a browser: the whole console walked by each role as its links offer it
import type { Locator } from '@playwright/test';
import { PAGES } from '../tests/matrix';
import { expect, test } from './fixtures';
import { goTo } from './navigate';

/**
 * The column of each role in the matrix. The Operator walks every page. A shop's roles walk their menu and the
 * menu of the user: their offers differ, because they read and write their own records alone. An Administrator
 * has no offer that the Operator lacks (`mayEnter`), and e2e/backend/roles.spec.ts walks the menu.
 */
const ROLES = { Operator: 2, owner_shop: 3, staff_shop: 4, Advertiser: 5 };
const MENU_OF_USER: readonly string[] = ['profile', 'shop-reviews', 'notification-admin'];

for (const [role, column] of Object.entries(ROLES)) {
  test(`the backend allows everything that the console offers ${role}: each page, its first record, a new record [R-ROLE-03..05, A-173]`, async ({
    open,
    page,
    panel,
  }) => {
    test.setTimeout(240_000);
    await open('/akashi/dashboard', { role, city: 'akashi' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const refused = new Set<string>();
    let opened = 0;
    for (const [name, , line] of PAGES) {
      if (line[column] === '-') continue;
      if (role !== 'Operator' && line[column] !== 'm' && !MENU_OF_USER.includes(name)) continue;
      const address = `/akashi/${name}`;
      await goTo(page, address);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const offer of await firstOfEach(page.locator('main a[href*="?"]'))) {
        await goTo(page, offer);
        // the timeline has its form in the page; all other screens have a panel
        await expect(page.locator('dialog[open], main form, .evidence').first(), offer).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        opened += 1;
      }
      for (const call of await panel.calls()) if (!/ 2\d\d$/.test(call)) refused.add(`${name}: ${call}`);
      await panel.close();
    }
    expect([...refused]).toEqual([]);
    expect(opened).toBeGreaterThan(0);
  });
}

/** The first address of each kind: new, view, edit, copy. */
const firstOfEach = async (links: Locator): Promise<string[]> => {
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const kinds = new Map<string, string>();
  for (const address of addresses) {
    const kind = /[?&](new|view|edit|copy)\b/.exec(address)?.[1];
    if (kind !== undefined && !kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
};
