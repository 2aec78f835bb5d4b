import { expect, type Page } from '@playwright/test';
import { type FaultCase, throughMenu } from './fault-case';

export const NOTIFICATION_CASES: readonly FaultCase[] = [
  {
    name: 'the contact at the operator',
    path: '/akashi/notification-admin',
    call: 'GET /:city/api/users/get_admin_info',
    quiet: true,
    atStart: true,
    waits: listWithoutContact,
    goesOn: listWithoutContact,
    async again(page) {
      await throughMenu(page, 'ダッシュボード');
      await page.getByRole('button', { name: 'ヘルプ', exact: true }).click();
      await page.getByRole('menuitem', { name: '運営からのお知らせ' }).click();
    },
  },
];

/** A background query: its failure shows no message, and the list does not wait for it. */
async function listWithoutContact(page: Page) {
  await expect(page.locator('tbody th.main').first()).toBeVisible();
  await expect(page.locator('.notice-contact')).toHaveCount(0);
}
