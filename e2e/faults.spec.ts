// In a browser: the toasts, the focus and the retry of a real page whose network fails
import type { Locator, Page } from '@playwright/test';
import { STAFF_OF_RECRUITMENT } from './faults/calls';
import { deleting, type FaultCase, fillIn, reading, writing } from './faults/fault-case';
import { FAULT_CASES } from './faults/fault-cases';
import {
  ENDING,
  type Fault,
  isUnknown,
  LASTING,
  LOGGED,
  REPEAT,
  SAVE_UNCONFIRMED,
  TOLD,
  toldOf,
} from './faults/faults';
import { journeysOf } from './faults/journeys';
import { expect, test } from './fixtures';
import { goTo } from './navigate';
import type { Panel } from './panel';
import { expectQuietPage, goToQuietPage, QUIET } from './quiet';

/** The client handles a status alike for every call: one list and one form test all faults. */
const sampleOf = (...names: readonly string[]) =>
  FAULT_CASES.filter(({ name }) => process.env.E2E_WHOLE || names.includes(name));

for (const { role, cases } of journeysOf(FAULT_CASES)) {
  test(`the ${role}’s ${cases.map(({ name }) => name).join(', ')}: the page reports a failure and can repeat the call, and the user can leave a call without a response [R-HTTP-05, R-HTTP-06, R-HTTP-10, R-MSG-11, R-MSG-15]`, async ({
    open,
    page,
    panel,
    toasts,
    allowConsole,
  }) => {
    allowConsole(LOGGED);
    // several journeys run in one page, which takes as long as their single tests
    test.setTimeout(180_000);
    await open(QUIET, { role, city: 'akashi' });
    await expectQuietPage(page);
    for (const faultCase of cases) {
      await test.step(faultCase.name, () => failsIsRefusedAndHangs(faultCase, page, panel, toasts));
    }
  });
}

for (const { name, path, role = 'Administrator', call, act } of sampleOf('/akashi/notification')) {
  test(`${name}: 401, 403 and 406 lead to the sign-in page with the reason [R-SESSION-15, R-HTTP-07, R-ROLE-13, R-MSG-12, R-HTTP-11, R-MSG-16]`, async ({
    open,
    page,
    toasts,
  }) => {
    for (const fault of ENDING) {
      await test.step(fault, async () => {
        await open(path, { role, city: 'akashi', fault: `${call} ${fault}` });
        await act?.(page);
        await expect(toasts).toHaveText(TOLD[fault]);
        await expect(page.getByRole('button', { name: 'ログイン' })).toBeEnabled();
        await forgetDrafts(page);
      });
    }
  });
}

for (const faultCase of sampleOf('/akashi/notification', 'saving a user')) {
  const { name, path, role = 'Administrator', call } = faultCase;
  test(`${name}: the page reports every other failed response and stays usable [R-HTTP-06, R-HTTP-09, R-HTTP-10, R-MSG-11, R-MSG-14, R-MSG-15, A-176]`, async ({
    open,
    page,
    panel,
    allowConsole,
  }) => {
    allowConsole(LOGGED);
    await failsAndGoesOn(faultCase, page, panel, (fault) =>
      open(path, { role, city: 'akashi', fault: `${call} ${fault}` }),
    );
  });
}

if (process.env.E2E_WHOLE) {
  test('the staff of recruitment, shown to a user without a company, reports failures and stays usable like the staff of a company [R-HTTP-06, A-152]', async ({
    open,
    page,
    panel,
    toasts,
    allowConsole,
  }) => {
    allowConsole(LOGGED);
    test.setTimeout(180_000);
    await open('/akashi/user/index?new=1', { role: 'Administrator', city: 'akashi' });
    const values = { username: 'takoyaki', password: 'takoyaki1' };
    await fillIn(page, {
      ...values,
      email: 'honten@takoyaki.example.jp',
      name: 'たこ焼き本店',
      confirm_password: values.password,
    });
    await page.getByRole('button', { name: '登録する' }).click();
    await expect(page.locator('tbody th.main').first()).toHaveText('たこ焼き本店');
    await open('/login', { role: 'none', city: 'akashi' });
    await page.getByLabel('ユーザー名').fill(values.username);
    await page.getByLabel('パスワード').fill(values.password);
    await page.getByRole('button', { name: 'ログイン' }).click();
    await expect(page.getByRole('button', { name: 'たこ焼き本店のメニュー' })).toBeVisible();
    const { readings, writings, deletions } = STAFF_OF_RECRUITMENT;
    for (const faultCase of [
      ...readings.map(reading),
      ...writings.map(writing),
      ...deletions.map(deleting),
    ]) {
      await test.step(faultCase.name, () => failsIsRefusedAndHangs(faultCase, page, panel, toasts));
    }
  });
}

/** The server's message about a field. */
const REFUSAL = 'この値は使えません。';

/**
 * A 500, a refused field and no response, one after another, each from the state after the one before. No
 * screen tells a call without a network from a 500 (tests/architecture.test.ts), so E2E_WHOLE tests that.
 */
async function failsIsRefusedAndHangs(faultCase: FaultCase, page: Page, panel: Panel, toasts: Locator) {
  const { path, call, act, waits = isUnderWay, goesOn, quiet, refused, atStart, ends } = faultCase;
  const inForm = refused !== undefined;
  const leave = ends ?? goToQuietPage;
  const fails = async () => {
    await expect(toasts).toHaveText(quiet ? [] : toldOf(call, '500', inForm));
    if (isUnknown(call, '500') && inForm)
      await expect(page.locator('form').getByRole('alert')).toContainText(SAVE_UNCONFIRMED);
    await goesOn(page);
    await closeToasts(page);
  };
  const hangs = async (meet: () => Promise<unknown>) => {
    await panel.setFaults(`${call} hang`);
    await meet();
    await waits(page);
    await leave(page);
  };
  const arrive = async () => {
    await (atStart ? page.goto(path) : goTo(page, path));
    await act?.(page);
  };
  // a call of the shell, and a call whose response is kept, shows no waiting when it is repeated: `hang` is
  // tested first
  const waitsFirst = atStart && !ends;
  if (waitsFirst) await hangs(arrive);
  await panel.setFaults(`${call} 500`);
  await arrive();
  await fails();
  if (process.env.E2E_WHOLE) {
    await panel.setFaults(`${call} offline`);
    await againAfter(faultCase, '500', page);
    await fails();
  }
  if (refused) {
    await panel.setFaults(`${call} 400:${refused.field}=${encodeURIComponent(REFUSAL)}`);
    await againAfter(faultCase, '500', page);
    await refused.isShown(page, REFUSAL);
  } else if (!quiet) {
    // without a form a toast shows the refusal
    await panel.setFaults(`${call} 400:title=${encodeURIComponent(REFUSAL)}`);
    await againAfter(faultCase, '500', page);
    await expect(toasts).toHaveText([new RegExp(REFUSAL)]);
    await goesOn(page);
    await closeToasts(page);
  }
  if (waitsFirst) await leave(page);
  else await hangs(() => faultCase.again(page));
  await forgetDrafts(page);
}

/** Sends the call again, and confirms that where the fault before leaves its outcome unknown. */
async function againAfter({ call, again, needsConfirmation }: FaultCase, before: Fault, page: Page) {
  await again(page);
  if (needsConfirmation && isUnknown(call, before))
    await page.getByRole('alertdialog').getByRole('button', { name: REPEAT }).click();
}

/** All faults one after another. `opened` opens the page with the first fault. */
async function failsAndGoesOn(
  faultCase: FaultCase,
  page: Page,
  panel: Panel,
  opened: (fault: Fault) => Promise<unknown>,
) {
  const { call, act, goesOn, quiet, refused } = faultCase;
  let before: Fault = LASTING[0];
  for (const fault of LASTING) {
    // the console does not need the response to a write, so none can have a wrong shape
    if (fault === 'wrong' && !call.startsWith('GET ')) continue;
    await test.step(fault, async () => {
      if (fault === LASTING[0]) {
        await opened(fault);
        await act?.(page);
      } else {
        await panel.setFaults(`${call} ${fault}`);
        await againAfter(faultCase, before, page);
      }
      before = fault;
      // a form shows the server's explanation in itself
      const isInForm = refused !== undefined && fault === '405';
      if (isInForm) await expect(page.locator('form').getByRole('alert')).toHaveText(TOLD[fault]);
      await expect(page.locator('.toasts p')).toHaveText(
        quiet || isInForm ? [] : toldOf(call, fault, refused !== undefined),
      );
      await goesOn(page);
      await closeToasts(page);
    });
  }
}

function isUnderWay(page: Page) {
  return expect(page.locator('[aria-busy="true"], .spinner').first()).toBeVisible();
}

/** Drafts outlive all of this. Without them the form opens with its initial values. */
function forgetDrafts(page: Page) {
  return page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key);
  });
}

/** Clicks in the page at once, because a toast may close by itself in the meantime. */
function closeToasts(page: Page) {
  return page.locator('.toast-close').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLButtonElement).click();
  });
}
