import { expect, type Page } from '@playwright/test';
import { deleting, type FaultCase, throughMenu } from './fault-case';

const REPORTS = '/akashi/post/list-report';
const POSTS = '/akashi/post/list-post';
const IDENTITIES = '/akashi/post/confirm-gender';

/** Friend recruitment: reports, posts, identities. */
export const RECRUITMENT_CASES: readonly FaultCase[] = [
  {
    name: 'counting the reports',
    path: REPORTS,
    call: 'GET /api/matching/notification/',
    quiet: true,
    atStart: true,
    waits: listWithoutFigure,
    goesOn: listWithoutFigure,
    again: (page) => throughMenu(page, '募集一覧', '募集通報'),
  },
  {
    name: 'marking reports as read',
    path: REPORTS,
    call: 'POST /api/matching/read/',
    async act(page) {
      await firstReport(page).check();
      await markRead(page);
    },
    async goesOn(page) {
      await expect(page.locator('tbody tr').first()).toContainClass('unread');
      await expect(firstReport(page)).toBeChecked();
      await expect(page.getByRole('button', { name: '既読にする' })).toBeEnabled();
    },
    again: markRead,
  },
  deciding('approving a report', REPORTS, 'POST /api/matching/:id/approve_report/', '承認'),
  deleting('deleting a post', POSTS, 'DELETE /api/matching/:id/'),
  deciding('confirming an identity', IDENTITIES, 'POST /api/users/:id/confirm/', '女性として承認'),
];

const failedDecision = (page: Page) => page.locator('.held-failed');

/** A decision in a queue: a fault keeps it, beside the record. Closing the window would send it at once. */
function deciding(name: string, path: string, call: string, verdict: string): FaultCase {
  return {
    name,
    path,
    call,
    quiet: true,
    async act(page) {
      await page.getByRole('button', { name: verdict, exact: false }).first().click();
      await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
    },
    waits: (page) => expect(page.getByText('送信待ち').first()).toBeVisible(),
    goesOn: (page) => expect(failedDecision(page)).toContainText('送信できませんでした。'),
    again: (page) => failedDecision(page).getByRole('button', { name: 'もう一度送信' }).click(),
    async ends(page) {
      const menu = page.getByRole('navigation', { name: 'メニュー' });
      await menu.getByRole('link', { name: '募集一覧' }).click();
      await page.getByRole('button', { name: '送信せずに移動' }).click();
      await expect(page.getByRole('heading', { name: '募集一覧', level: 1 })).toBeVisible();
    },
  };
}

/** A background query: its failure shows no message, and the list does not wait for it. */
async function listWithoutFigure(page: Page) {
  await expect(page.locator('tr.unread').first()).toBeVisible();
  await expect(page.locator('.queue-progress')).toHaveCount(0);
}

const firstReport = (page: Page) => page.locator('tbody input[type=checkbox]').first();

function markRead(page: Page) {
  return page.getByRole('button', { name: '既読にする' }).click();
}
