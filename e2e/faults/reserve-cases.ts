import { expect, type Page } from '@playwright/test';
import { deciding, type FaultCase, isHeld } from './fault-case';

const WAITING = '/akashi/reserve?state=waiting';

/** The decisions about one reservation; calls.ts has its form and the deletion. */
export const RESERVE_CASES: readonly FaultCase[] = [
  deciding({
    name: 'accepting a reservation',
    path: WAITING,
    call: 'POST /:city/api/reserves/:id/accept/',
    verdict: 'を受け付ける',
    leadsTo: 'クーポン',
    waits: isHeld,
  }),
  {
    name: 'approving a requested cancellation',
    path: '/akashi/reserve?state=waiting_for_cancellation',
    call: 'POST /:city/api/reserves/:id/approve_cancel/',
    quiet: true,
    act: approve,
    waits: (page) => expect(page.locator('.batch-progress p')).toHaveText('1件中 0件を完了'),
    async goesOn(page) {
      const results = page.getByRole('alertdialog', { name: '実行結果' });
      await expect(results.locator('.field-error')).not.toHaveText('');
      await results.locator('footer button').click();
      await expect(approval(page)).toBeEnabled();
    },
    again: approve,
  },
];

const approval = (page: Page) => page.getByRole('button', { name: /のキャンセルを承認$/ }).first();

async function approve(page: Page) {
  await approval(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '承認する' }).click();
}
