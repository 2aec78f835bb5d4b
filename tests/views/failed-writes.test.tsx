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
  all,
  expectToasts,
  found,
  leaveCompany,
  listed,
  openFailing,
  REFUSAL,
  REMOVAL_UNCONFIRMED,
  REPEAT,
  SAVE_UNCONFIRMED,
  SERVER,
  SLOWLY,
} from './failing-calls';

/** Failures that say nothing about the write, one after another. */
const UNKNOWN = ['500', 'garbage', 'offline'];

const refusalOf = (field: string) => `400:${field}=${encodeURIComponent(REFUSAL)}`;
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`dialog form [name="${name}"]`) as HTMLInputElement;

async function isSavedAgain(writing: Writing, fault: string, inCompany = true) {
  const { path, call, role, editsFirst, values, submit } = writing;
  if (fault === 'garbage') allowConsole(/^contract: /);
  const kit = await openFailing(path, call, fault, role);
  if (!inCompany) await leaveCompany(kit);
  if (editsFirst) await kit.user.click(await found('a', /を編集$/));
  const send = async () => kit.user.click(await found('dialog form button', submit));
  const isKept = async () => {
    await waitFor(() =>
      expect(all('dialog form button', submit)[0]?.matches(':disabled, [aria-disabled=true]')).toBe(false),
    );
    expect(Object.keys(values).map((name) => [name, field(name).value])).toEqual(Object.entries(values));
  };
  await found('dialog form button', submit);
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });

  await send();
  const alert = await found('dialog form [role=alert]', new RegExp(SAVE_UNCONFIRMED));
  expect(alert.textContent).toContain(SERVER);
  await expectToasts([]);
  await isKept();

  const [first = ''] = Object.keys(values);
  kit.meet(refusalOf(first));
  await send();
  await kit.user.click(await found('[role=alertdialog] button', REPEAT));
  await waitFor(() =>
    expect(field(first).closest('.field')?.querySelector('.field-error')?.textContent).toBe(REFUSAL),
  );
  await expectToasts([]);
  await isKept();

  kit.meet(SLOWLY);
  await send();
  await kit.isSlow();
  await waitFor(() => expect([document.querySelector('dialog form'), kit.succeeded()]).toEqual([null, true]));
}

const isIdle = (one: HTMLElement) => one.matches(':not(:disabled, [aria-disabled=true])');

/** What the user presses until a call is sent, and the toast about a refusal of it. */
async function isPressedAgain(
  { path, call, role, button, confirm, needsConfirmation }: Pressing,
  inCompany = true,
) {
  const kit = await openFailing(path, call, '500', role);
  if (!inCompany) await leaveCompany(kit);
  await listed();
  // the list behind an open record may come later
  await found('tbody th.main');
  const rows = kit.rows().length;
  const press = async () => {
    await waitFor(() => expect(all('button', button).slice(0, 1).map(isIdle)).toEqual([true]));
    await kit.user.click(all('button', button)[0] as HTMLElement);
    if (confirm) await kit.user.click(await found('[role=alertdialog] button', confirm));
  };
  const stays = async () => {
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    expect(kit.rows()).toHaveLength(rows);
  };
  await press();
  await expectToasts([call.startsWith('DELETE') ? REMOVAL_UNCONFIRMED : SAVE_UNCONFIRMED]);
  await stays();

  kit.meet(refusalOf('title'));
  await press();
  if (needsConfirmation) await kit.user.click(await found('[role=alertdialog] button', REPEAT));
  await expectToasts([`タイトル：${REFUSAL}`]);
  await stays();

  kit.meet(SLOWLY);
  await press();
  const pressed = confirm ? '[role=alertdialog] button' : 'button';
  await kit.isSlow(() =>
    all(pressed, confirm ?? button)
      .slice(0, 1)
      .every((one) => !isIdle(one)),
  );
  await waitFor(() => expect(kit.succeeded()).toBe(true));
}

const removing = (deletion: (typeof DELETIONS)[number]): Pressing => ({
  ...deletion,
  button: /を削除$/,
  confirm: '削除する',
});

test.each(inTurns(WRITINGS))(
  '$name: after an unknown outcome, which it tells and asks about, and a refusal, the form has its values, shows that it waits, and is saved [R-HTTP-05, R-HTTP-06, R-HTTP-10, R-MSG-11, A-330]',
  (writing) => isSavedAgain(writing, UNKNOWN[WRITINGS.indexOf(writing) % UNKNOWN.length] ?? ''),
);

test.each(inTurns([...DELETIONS.map(removing), ...PRESSINGS]))(
  '$name: an unknown outcome and a refusal are told, nothing is lost, and the next press shows that it waits and succeeds [R-HTTP-05, R-HTTP-06, R-MSG-11, A-181, A-330]',
  (pressing) => isPressedAgain(pressing),
);

test.each([
  ...STAFF_OF_RECRUITMENT.writings.map(
    (writing) => [writing.name, () => isSavedAgain(writing, '500', false)] as const,
  ),
  ...STAFF_OF_RECRUITMENT.deletions.map(
    (deletion) => [deletion.name, () => isPressedAgain(removing(deletion), false)] as const,
  ),
])('%s, for a user without a company, is repeated like that of a company [R-HTTP-06, A-152]', (_, act) =>
  act(),
);
