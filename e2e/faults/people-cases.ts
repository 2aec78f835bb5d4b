import { expect, type Page } from '@playwright/test';
import { pressInRow } from '../press-in-row';
import { deciding, type FaultCase } from './fault-case';

const USERS = '/akashi/user/index';

/** The decisions about users; calls.ts has the lists and forms. */
export const PEOPLE_CASES: readonly FaultCase[] = [
  deciding({
    name: 'confirming a user',
    path: `${USERS}?confirm=50001`,
    call: 'POST /api/users/:id/confirm/',
    verdict: '女性として承認',
    leadsTo: '広告',
    // the list shows only a decision that can be undone or that failed
    waits: (page) => expect(page.locator('.held-failed, .held-undo')).toHaveCount(0),
  }),
  moderating({
    name: 'suspending',
    call: 'POST /:city/api/users/:id/suspend/',
    button: '利用停止',
  }),
  moderating({
    name: 'resuming',
    call: 'POST /:city/api/users/:id/resume/',
    button: '利用再開',
    prepare: beSuspended,
  }),
];

interface Moderation {
  name: string;
  call: string;
  button: string;
  prepare?: (page: Page) => Promise<unknown>;
}

/** Each of the selected users has an outcome of its own. A refused user stays selected. */
function moderating({ name, call, button, prepare }: Moderation): FaultCase {
  const moderate = (page: Page) => page.getByRole('button', { name: button, exact: true }).click();
  return {
    name,
    path: `${USERS}?search=advertiser%40machi`,
    call,
    quiet: true,
    async act(page) {
      await prepare?.(page);
      await advertiserCheckbox(page).check();
      await moderate(page);
    },
    waits: (page) => expect(page.locator('.batch-progress p')).toHaveText('1件中 0件を完了'),
    async goesOn(page) {
      const results = page.getByRole('alertdialog', { name: '実行結果' });
      await expect(results.locator('.field-error')).not.toHaveText('');
      await results.locator('footer button').click();
      await expect(advertiserCheckbox(page)).toBeChecked();
    },
    again: moderate,
  };
}

const advertiserCheckbox = (page: Page) => page.getByRole('checkbox', { name: '「広告主」を選択' });

const SUSPEND = '「広告主」を利用停止';

/** The demo's data outlives a reload: an earlier run may already have suspended the user. */
async function beSuspended(page: Page) {
  const actionNamed = (name: string) => page.getByRole('button', { name, includeHidden: true });
  const resume = actionNamed('「広告主」の利用を再開');
  await expect(resume.or(actionNamed(SUSPEND))).toBeAttached();
  if ((await resume.count()) > 0) return;
  await pressInRow(page, 'button', SUSPEND);
  await expect(resume).toBeAttached();
  await page.locator('.toast-close').click();
}
