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
import { all, expectToasts, found, openFailing, REFUSAL, SAVE_UNCONFIRMED, SLOWLY } from './failing-calls';

type Failing = Awaited<ReturnType<typeof openFailing>>;

const AGAIN = 'もう一度読み込む';
const UNKNOWN = '受信者数を確認できませんでした。';

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`dialog form [name="${name}"]`) as HTMLInputElement;
const labelled = (label: string) => found('dialog form label', label).then(fieldOf);
const count = () => document.querySelector('.receiver-count')?.textContent ?? '';
const again = () => all('dialog form button', AGAIN);

const fieldOf = (label: HTMLElement) =>
  document.getElementById(label.getAttribute('for') ?? '') as HTMLSelectElement;

const fill = (values: Values) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
};

async function choose({ pass }: Failing, audience: string, values: Values = {}) {
  fireEvent.change(await labelled('送信先の種類'), { target: { value: audience } });
  for (const name of Object.keys(values)) await found(`dialog form [name="${name}"]`, /^/);
  fill(values);
  pass(300);
}

async function isKept(audience: string, values: Values = {}) {
  const expected = { ...TEXT, ...values };
  expect(Object.keys(expected).map((name) => [name, field(name).value])).toEqual(Object.entries(expected));
  expect((await labelled('送信先の種類')).value).toBe(audience);
}

/** Waits for the offer to load again, and presses it. */
async function loadAgain(kit: Failing) {
  await waitFor(() =>
    expect(again().map((button) => button.matches(':disabled, [aria-disabled=true]'))).toEqual([false]),
  );
  kit.meet(SLOWLY);
  await kit.user.click(again()[0] as HTMLElement);
  await kit.isSlow();
  await waitFor(() => {
    kit.pass(1_500);
    expect([again(), kit.succeeded()]).toEqual([[], true]);
  });
}

test.each(inTurns(SENDINGS))(
  'a notification to $audience whose outcome is unknown or that is refused keeps its form, and is sent at the next press, after one confirmation [R-HTTP-05, R-HTTP-06, R-HTTP-10, R-MSG-11, A-330]',
  async ({ audience, call, values = {}, boxes }) => {
    const kit = await openFailing(PATH, call, '500', undefined);
    await found('dialog form button', '送信する');
    fill(TEXT);
    await choose(kit, audience, values);
    if (boxes) await kit.user.click(await found('dialog form [type=checkbox]', /^/));
    const send = async () => {
      await kit.user.click(await found('dialog form button', '送信する'));
      const button = await found('[role=alertdialog] button', 'この内容で送信');
      await waitFor(() => expect(button.matches(':disabled')).toBe(false));
      await kit.user.click(button);
    };
    await send();
    await found('dialog form [role=alert]', new RegExp(SAVE_UNCONFIRMED));
    await expectToasts([]);
    await isKept(audience, values);

    kit.meet(`400:title=${encodeURIComponent(REFUSAL)}`);
    await send();
    await waitFor(() =>
      expect(field('title').closest('.field')?.querySelector('.field-error')?.textContent).toBe(REFUSAL),
    );
    await expectToasts([]);
    await isKept(audience, values);

    kit.meet(SLOWLY);
    await send();
    await kit.isSlow();
    await waitFor(() =>
      expect([document.querySelector('dialog form'), kit.succeeded()]).toEqual([null, true]),
    );
  },
);

test.each(inTurns(COUNTS))(
  'a failed count of $audience is told in the form alone, which stays usable and counts again [R-HTTP-05, R-HTTP-06]',
  async ({ audience, call, values = {} }) => {
    const kit = await openFailing(PATH, call, '500', undefined);
    await found('dialog form button', '送信する');
    if (audience !== 'everyone') await choose(kit, audience, values);
    await waitFor(() => expect(count()).toContain(UNKNOWN));
    await expectToasts([]);
    fill(TEXT);
    await isKept(audience, values);
    await loadAgain(kit);
    await waitFor(() => expect(count()).toMatch(/^受信者：\d+人$/));
    await isKept(audience, values);
  },
);

test.each(inTurns(CHOICES))(
  'the choice of $audience from $source that fails is offered again in the form, which keeps its values [R-HTTP-05, R-HTTP-06]',
  async ({ audience, source, call, begins }) => {
    allowConsole(/^Problem: server at/);
    const kit = await openFailing(PATH_OF_SCHOOL, call, '500', undefined);
    await found('dialog form button', '送信する');
    fill(TEXT);
    await choose(kit, audience);
    if (!begins) fireEvent.change(await labelled('候補'), { target: { value: source } });
    await waitFor(() => expect(again()).toHaveLength(1));
    await expectToasts([]);
    await loadAgain(kit);
    await isKept(audience);
    if (!begins) expect((await labelled('候補')).value).toBe(source);
  },
);
