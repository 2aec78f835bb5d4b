import { expect, type Page } from '@playwright/test';
import { deleting, type FaultCase, writing } from './fault-case';

const WAITING = '/akashi/reserve?state=waiting';

/** The actions on one reservation; LISTS holds the list of reservations. */
export const RESERVE_CASES: readonly FaultCase[] = [
  writing({
    name: 'changing a reservation',
    path: WAITING,
    call: 'PUT /:city/api/reserves/:id/',
    opened: (page) =>
      page
        .getByRole('link', { name: /を編集$/ })
        .first()
        .click(),
    values: { people: '7' },
    submit: '保存する',
  }),
  deleting('deleting a reservation', '/akashi/reserve?state=cancelled', 'DELETE /:city/api/reserves/:id/'),
  {
    name: 'accepting a reservation',
    path: WAITING,
    call: 'POST /:city/api/reserves/:id/accept/',
    quiet: true,
    async act(page) {
      await chosen(page).check();
      await accept(page);
    },
    waits: (page) => expect(page.locator('.batch-progress p')).toHaveText('1件中 0件を完了'),
    async goesOn(page) {
      const results = page.getByRole('alertdialog', { name: '実行結果' });
      await expect(results.locator('.field-error')).not.toHaveText('');
      await results.locator('footer button').click();
      await expect(chosen(page)).toBeChecked();
    },
    again: accept,
  },
];

const chosen = (page: Page) => page.locator('tbody .row-choice input').first();

async function accept(page: Page) {
  await page.getByRole('button', { name: '受け付ける', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '受け付ける' }).click();
}
