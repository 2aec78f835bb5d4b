import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { READINGS, type Reading, STAFF_OF_RECRUITMENT } from '../../e2e/faults/calls';
import { allowConsole } from '../console';
import { inTurns } from '../in-turns';
import {
  all,
  expectToasts,
  found,
  isUnderWay,
  leaveCompany,
  NOT_LOADED,
  openFailing,
  SERVER,
  SLOWLY,
  toasts,
} from './failing-calls';

const AGAIN = 'もう一度読み込む';

async function isLoadedAgain({ path, call, role, opensFirst }: Reading, inCompany = true) {
  allowConsole(/^Problem: server at/);
  const kit = await openFailing(path, call, '500', role);
  if (!inCompany) await leaveCompany(kit);
  if (opensFirst) await kit.user.click(await found('tbody th.main a'));
  const again = await found('button', AGAIN);
  await waitFor(() => expect(document.querySelector('.toasts')?.textContent).toContain(SERVER));
  await expectToasts([NOT_LOADED]);
  expect(kit.succeeded()).toBe(false);

  kit.meet(SLOWLY);
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'));
  await kit.user.click(again);
  await kit.isSlow();
  // a request may wait for the one before
  await waitFor(() => {
    kit.pass(1_500);
    expect([all('button', AGAIN), isUnderWay(), kit.succeeded()]).toEqual([[], false, true]);
  });
  await expectToasts([]);
}

test.each(inTurns(READINGS))(
  '$name: a failure is told, the page offers to load again, shows that it waits, and then what it has loaded [R-HTTP-05, R-HTTP-06, R-MSG-11, R-MSG-15]',
  (reading) => isLoadedAgain(reading),
);

test.each(STAFF_OF_RECRUITMENT.readings)(
  '$name, for a user without a company, is loaded again like the staff of a company [R-HTTP-06, A-152]',
  (reading) => isLoadedAgain(reading, false),
);

test('a list of notices whose contact fails shows its rows, no contact and no message [R-HTTP-06]', async () => {
  const call = 'GET /:city/api/users/get_admin_info';
  const { backend } = await openFailing('/akashi/notification-admin', call, '500', 'Administrator');
  await found('tbody th.main');
  await waitFor(() => expect(backend.faults.rules()[0]?.hits).toBeGreaterThan(0));
  expect([all('.notice-contact', /^/), toasts()]).toEqual([[], []]);
});

test('a profile whose cities fail shows a dash for them, and no message [R-HTTP-06]', async () => {
  const call = 'GET /:city/api/users/get_operation_info';
  await openFailing('/akashi/profile', call, '500', 'Operator');
  await waitFor(async () =>
    expect((await found('dt', '担当地域')).nextElementSibling?.textContent).toBe('–'),
  );
  expect(toasts()).toEqual([]);
});
