import { expect, type Page } from '@playwright/test';
import { deciding, type FaultCase, isHeld, throughMenu } from './fault-case';

const REPORTS = '/akashi/post/list-report';
const IDENTITIES = '/akashi/post/confirm-gender';

/** Friend recruitment: reports and identities; calls.ts has the lists and the posts. */
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
  deciding({
    name: 'approving a report',
    path: REPORTS,
    call: 'POST /api/matching/:id/approve_report/',
    verdict: '承認',
    leadsTo: '募集一覧',
    waits: isHeld,
  }),
  deciding({
    name: 'confirming an identity',
    path: IDENTITIES,
    call: 'POST /api/users/:id/confirm/',
    verdict: '男性として承認',
    leadsTo: '募集一覧',
    waits: isHeld,
  }),
];

/** A background query: its failure shows no message, and the list does not wait for it. */
async function listWithoutFigure(page: Page) {
  await expect(page.locator('tr.unread').first()).toBeVisible();
  await expect(page.locator('.queue-progress')).toHaveCount(0);
}

const firstReport = (page: Page) => page.locator('tbody input[type=checkbox]').first();

function markRead(page: Page) {
  return page.getByRole('button', { name: '既読にする' }).click();
}
