import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  DELETIONS,
  PRESSINGS,
  type Pressing,
  STAFF_OF_RECRUITMENT,
  WRITINGS,
  type Writing,
} from '../../e2e/faults/calls';
import { allowConsole } from '../console';
import { inTurns } from '../in-turns';
import {
  elements,
  expectToasts,
  findElement,
  listLoaded,
  openFailing,
  REFUSAL,
  REMOVAL_UNCONFIRMED,
  REPEAT_BUTTON,
  removeCompany,
  SAVE_UNCONFIRMED,
  SERVER_ERROR,
  SLOW_FAULT,
} from './failing-calls';

/** Failures that say nothing about the write, one after another. */
const UNKNOWN_OUTCOMES = ['500', 'garbage', 'offline'];

const refusalOf = (field: string) => `400:${field}=${encodeURIComponent(REFUSAL)}`;
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`dialog form [name="${name}"]`) as HTMLInputElement;

async function expectResave(writing: Writing, fault: string, inCompany = true) {
  const { path, call, role, editsFirst, values, submit } = writing;
  if (fault === 'garbage') allowConsole(/^contract: /);
  const testConsole = await openFailing(path, call, fault, role);
  if (!inCompany) await removeCompany(testConsole);
  if (editsFirst) await testConsole.user.click(await findElement('a', /を編集$/));
  const submitForm = async () => testConsole.user.click(await findElement('dialog form button', submit));
  const expectValuesKept = async () => {
    await waitFor(() =>
      expect(elements('dialog form button', submit)[0]?.matches(':disabled, [aria-disabled=true]')).toBe(
        false,
      ),
    );
    expect(Object.keys(values).map((name) => [name, field(name).value])).toEqual(Object.entries(values));
  };
  await findElement('dialog form button', submit);
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });

  await submitForm();
  const alert = await findElement('dialog form [role=alert]', new RegExp(SAVE_UNCONFIRMED));
  expect(alert.textContent).toContain(SERVER_ERROR);
  await expectToasts([]);
  await expectValuesKept();

  const [first = ''] = Object.keys(values);
  testConsole.setFault(refusalOf(first));
  await submitForm();
  await testConsole.user.click(await findElement('[role=alertdialog] button', REPEAT_BUTTON));
  await waitFor(() =>
    expect(field(first).closest('.field')?.querySelector('.field-error')?.textContent).toBe(REFUSAL),
  );
  await expectToasts([]);
  await expectValuesKept();

  testConsole.setFault(SLOW_FAULT);
  await submitForm();
  await testConsole.answerSlowly();
  await waitFor(() =>
    expect([document.querySelector('dialog form'), testConsole.hasSucceeded()]).toEqual([null, true]),
  );
}

const isIdle = (one: HTMLElement) => one.matches(':not(:disabled, [aria-disabled=true])');

/** What the user presses until a call is sent, and the toast about a refusal of it. */
async function expectRepeat(
  { path, call, role, button, confirm, needsConfirmation }: Pressing,
  inCompany = true,
) {
  const testConsole = await openFailing(path, call, '500', role);
  if (!inCompany) await removeCompany(testConsole);
  await listLoaded();
  // the list behind an open record may come later
  await findElement('tbody th.main');
  const rows = testConsole.rows().length;
  const pressButton = async () => {
    await waitFor(() => expect(elements('button', button).slice(0, 1).map(isIdle)).toEqual([true]));
    await testConsole.user.click(elements('button', button)[0] as HTMLElement);
    if (confirm) await testConsole.user.click(await findElement('[role=alertdialog] button', confirm));
  };
  const expectRowsKept = async () => {
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    expect(testConsole.rows()).toHaveLength(rows);
  };
  await pressButton();
  await expectToasts([call.startsWith('DELETE') ? REMOVAL_UNCONFIRMED : SAVE_UNCONFIRMED]);
  await expectRowsKept();

  testConsole.setFault(refusalOf('title'));
  await pressButton();
  if (needsConfirmation)
    await testConsole.user.click(await findElement('[role=alertdialog] button', REPEAT_BUTTON));
  await expectToasts([`タイトル：${REFUSAL}`]);
  await expectRowsKept();

  testConsole.setFault(SLOW_FAULT);
  await pressButton();
  const buttonSelector = confirm ? '[role=alertdialog] button' : 'button';
  await testConsole.answerSlowly(() =>
    elements(buttonSelector, confirm ?? button)
      .slice(0, 1)
      .every((one) => !isIdle(one)),
  );
  await waitFor(() => expect(testConsole.hasSucceeded()).toBe(true));
}

const pressingOf = (deletion: (typeof DELETIONS)[number]): Pressing => ({
  ...deletion,
  button: /を削除$/,
  confirm: '削除する',
});

test.each(inTurns(WRITINGS))(
  '$name: after an unknown outcome, which it tells and asks about, and a refusal, the form has its values, shows that it waits, and is saved [R-HTTP-05, R-HTTP-06, R-HTTP-10, R-MSG-11, A-330]',
  (writing) =>
    expectResave(writing, UNKNOWN_OUTCOMES[WRITINGS.indexOf(writing) % UNKNOWN_OUTCOMES.length] ?? ''),
);

test.each(inTurns([...DELETIONS.map(pressingOf), ...PRESSINGS]))(
  '$name: an unknown outcome and a refusal are told, nothing is lost, and the next press shows that it waits and succeeds [R-HTTP-05, R-HTTP-06, R-MSG-11, A-181, A-330]',
  (pressing) => expectRepeat(pressing),
);

test.each([
  ...STAFF_OF_RECRUITMENT.writings.map(
    (writing) => [writing.name, () => expectResave(writing, '500', false)] as const,
  ),
  ...STAFF_OF_RECRUITMENT.deletions.map(
    (deletion) => [deletion.name, () => expectRepeat(pressingOf(deletion), false)] as const,
  ),
])('%s, for a user without a company, is repeated like that of a company [R-HTTP-06, A-152]', (_, run) =>
  run(),
);
