import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  CHOICES,
  COUNTS,
  PATH,
  PATH_OF_SCHOOL,
  SENDINGS,
  TEXT,
  type Values,
} from '../../e2e/faults/composer-calls';
import { allowConsole } from '../console';
import { inTurns } from '../in-turns';
import {
  elements,
  expectToasts,
  findElement,
  openFailing,
  REFUSAL,
  SAVE_UNCONFIRMED,
  SLOW_FAULT,
} from './failing-calls';

type FailingConsole = Awaited<ReturnType<typeof openFailing>>;

const RELOAD_BUTTON = 'もう一度読み込む';
const COUNT_UNKNOWN = '受信者数を確認できませんでした。';

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`dialog form [name="${name}"]`) as HTMLInputElement;
const findByLabel = (label: string) => findElement('dialog form label', label).then(fieldOf);
const countText = () => document.querySelector('.receiver-count')?.textContent ?? '';
const reloadButtons = () => elements('dialog form button', RELOAD_BUTTON);

const fieldOf = (label: HTMLElement) =>
  document.getElementById(label.getAttribute('for') ?? '') as HTMLSelectElement;

const fillFields = (values: Values) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
};

async function chooseAudience({ pass }: FailingConsole, audience: string, values: Values = {}) {
  fireEvent.change(await findByLabel('送信先の種類'), { target: { value: audience } });
  for (const name of Object.keys(values)) await findElement(`dialog form [name="${name}"]`, /^/);
  fillFields(values);
  pass(300);
}

async function expectValuesKept(audience: string, values: Values = {}) {
  const expected = { ...TEXT, ...values };
  expect(Object.keys(expected).map((name) => [name, field(name).value])).toEqual(Object.entries(expected));
  expect((await findByLabel('送信先の種類')).value).toBe(audience);
}

/** Waits for the offer to load again, and presses it. */
async function pressReload(testConsole: FailingConsole) {
  await waitFor(() =>
    expect(reloadButtons().map((button) => button.matches(':disabled, [aria-disabled=true]'))).toEqual([
      false,
    ]),
  );
  testConsole.setFault(SLOW_FAULT);
  await testConsole.user.click(reloadButtons()[0] as HTMLElement);
  await testConsole.answerSlowly();
  await waitFor(() => {
    testConsole.pass(1_500);
    expect([reloadButtons(), testConsole.hasSucceeded()]).toEqual([[], true]);
  });
}

test.each(inTurns(SENDINGS))(
  'a notification to $audience whose outcome is unknown or that is refused keeps its form, and is sent at the next press, after one confirmation [R-HTTP-05, R-HTTP-06, R-HTTP-10, R-MSG-11, A-330]',
  async ({ audience, call, values = {}, boxes }) => {
    const testConsole = await openFailing(PATH, call, '500', undefined);
    await findElement('dialog form button', '送信する');
    fillFields(TEXT);
    await chooseAudience(testConsole, audience, values);
    if (boxes) await testConsole.user.click(await findElement('dialog form [type=checkbox]', /^/));
    const submitForm = async () => {
      await testConsole.user.click(await findElement('dialog form button', '送信する'));
      const button = await findElement('[role=alertdialog] button', 'この内容で送信');
      await waitFor(() => expect(button.matches(':disabled')).toBe(false));
      await testConsole.user.click(button);
    };
    await submitForm();
    await findElement('dialog form [role=alert]', new RegExp(SAVE_UNCONFIRMED));
    await expectToasts([]);
    await expectValuesKept(audience, values);

    testConsole.setFault(`400:title=${encodeURIComponent(REFUSAL)}`);
    await submitForm();
    await waitFor(() =>
      expect(field('title').closest('.field')?.querySelector('.field-error')?.textContent).toBe(REFUSAL),
    );
    await expectToasts([]);
    await expectValuesKept(audience, values);

    testConsole.setFault(SLOW_FAULT);
    await submitForm();
    await testConsole.answerSlowly();
    await waitFor(() =>
      expect([document.querySelector('dialog form'), testConsole.hasSucceeded()]).toEqual([null, true]),
    );
  },
);

test.each(inTurns(COUNTS))(
  'a failed count of $audience is told in the form alone, which stays usable and counts again [R-HTTP-05, R-HTTP-06]',
  async ({ audience, call, values = {} }) => {
    const testConsole = await openFailing(PATH, call, '500', undefined);
    await findElement('dialog form button', '送信する');
    if (audience !== 'everyone') await chooseAudience(testConsole, audience, values);
    await waitFor(() => expect(countText()).toContain(COUNT_UNKNOWN));
    await expectToasts([]);
    fillFields(TEXT);
    await expectValuesKept(audience, values);
    await pressReload(testConsole);
    await waitFor(() => expect(countText()).toMatch(/^受信者：\d+人$/));
    await expectValuesKept(audience, values);
  },
);

test.each(inTurns(CHOICES))(
  'the choice of $audience from $source that fails is offered again in the form, which keeps its values [R-HTTP-05, R-HTTP-06]',
  async ({ audience, source, call, begins }) => {
    allowConsole(/^Problem: server at/);
    const testConsole = await openFailing(PATH_OF_SCHOOL, call, '500', undefined);
    await findElement('dialog form button', '送信する');
    fillFields(TEXT);
    await chooseAudience(testConsole, audience);
    if (!begins) fireEvent.change(await findByLabel('候補'), { target: { value: source } });
    await waitFor(() => expect(reloadButtons()).toHaveLength(1));
    await expectToasts([]);
    await pressReload(testConsole);
    await expectValuesKept(audience);
    if (!begins) expect((await findByLabel('候補')).value).toBe(source);
  },
);
