import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { READINGS, type Reading, STAFF_OF_RECRUITMENT } from '../../e2e/faults/calls';
import { allowConsole } from '../console';
import { inTurns } from '../in-turns';
import {
  elements,
  expectToasts,
  findElement,
  isBusy,
  NOT_LOADED,
  openFailing,
  removeCompany,
  SERVER_ERROR,
  SLOW_FAULT,
  toastTexts,
} from './failing-calls';

const RELOAD_BUTTON = 'もう一度読み込む';

async function expectReload({ path, call, role, opensFirst }: Reading, inCompany = true) {
  allowConsole(/^Problem: server at/);
  const testConsole = await openFailing(path, call, '500', role);
  if (!inCompany) await removeCompany(testConsole);
  if (opensFirst) await testConsole.user.click(await findElement('tbody th.main a'));
  const reloadButton = await findElement('button', RELOAD_BUTTON);
  await waitFor(() => expect(document.querySelector('.toasts')?.textContent).toContain(SERVER_ERROR));
  await expectToasts([NOT_LOADED]);
  expect(testConsole.hasSucceeded()).toBe(false);

  testConsole.setFault(SLOW_FAULT);
  await waitFor(() => expect(reloadButton.getAttribute('aria-disabled')).toBe('false'));
  await testConsole.user.click(reloadButton);
  await testConsole.answerSlowly();
  // a request may wait for the one before
  await waitFor(() => {
    testConsole.pass(1_500);
    expect([elements('button', RELOAD_BUTTON), isBusy(), testConsole.hasSucceeded()]).toEqual([
      [],
      false,
      true,
    ]);
  });
  await expectToasts([]);
}

test.each(inTurns(READINGS))(
  '$name: a failure is told, the page offers to load again, shows that it waits, and then what it has loaded [R-HTTP-05, R-HTTP-06, R-MSG-11, R-MSG-15]',
  (reading) => expectReload(reading),
);

test.each(STAFF_OF_RECRUITMENT.readings)(
  '$name, for a user without a company, is loaded again like the staff of a company [R-HTTP-06, A-152]',
  (reading) => expectReload(reading, false),
);

test('a list of notices whose contact fails shows its rows, no contact and no message [R-HTTP-06]', async () => {
  const call = 'GET /:city/api/users/get_admin_info';
  const { backend } = await openFailing('/akashi/notification-admin', call, '500', 'Administrator');
  await findElement('tbody th.main');
  await waitFor(() => expect(backend.faults.rules()[0]?.hits).toBeGreaterThan(0));
  expect([elements('.notice-contact', /^/), toastTexts()]).toEqual([[], []]);
});

test('a profile whose cities fail shows a dash for them, and no message [R-HTTP-06]', async () => {
  const call = 'GET /:city/api/users/get_operation_info';
  await openFailing('/akashi/profile', call, '500', 'Operator');
  await waitFor(async () =>
    expect((await findElement('dt', '担当地域')).nextElementSibling?.textContent).toBe('–'),
  );
  expect(toastTexts()).toEqual([]);
});
