import { expect, type Page } from '@playwright/test';
import { pressInRow } from '../press-in-row';
import type { FailingCall, Pressing, Reading, Writing } from './calls';

/** A call that fails, and the page and action that send it. */
export interface FaultCase {
  name: string;
  path: string;
  /** The role that is signed in; without it an Administrator. */
  role?: string;
  call: string;
  /** Sends the call, where opening the page does not send it. */
  act?: (page: Page) => Promise<unknown>;
  /** Checks what the user sees and can continue with, when the session is not over. */
  goesOn: (page: Page) => Promise<unknown>;
  /** Sends the same call again, from the state after the fault. */
  again: (page: Page) => Promise<unknown>;
  /** A failure of this call is shown in the page and not as a message. */
  quiet?: boolean;
  /** After an unknown outcome the console asks before it sends the call again. */
  needsConfirmation?: true;
  /** Checks what the page shows while the call waits for its response, where it shows no spinner. */
  waits?: (page: Page) => Promise<unknown>;
  /** A field that the server can refuse, and the check of its message. */
  refused?: { field: string; isShown: (page: Page, values: string) => Promise<unknown> };
  /**
   * The console sends the call at its start, or keeps its response: the page is loaded with the fault already
   * set.
   */
  atStart?: true;
  /** The user's way out while the call waits for its response, where the menu alone does not lead out. */
  ends?: (page: Page) => Promise<unknown>;
}

/** A query: the page offers to repeat the failed query where its data is missing. */
export const reading = ({ opensFirst, ...faultCase }: Reading): FaultCase => ({
  ...faultCase,
  ...(opensFirst
    ? { act: (page: Page) => page.getByRole('main').locator('tbody th.main a').first().click() }
    : {}),
  goesOn: retryOffered,
  again: retry,
});

/**
 * The button is disabled while the query is repeated: a fault that is set in this time would hit the earlier
 * request.
 */
export function retryOffered(page: Page) {
  return expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeEnabled();
}

export function retry(page: Page) {
  return page.getByRole('button', { name: 'もう一度読み込む' }).click();
}

/**
 * Walks from page to page through the menu: the page sends a failed query again when the user returns to it.
 */
export async function throughMenu(page: Page, ...names: readonly string[]) {
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  for (const name of names) {
    await menu.getByRole('link', { name }).click();
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
}

/** A form in a panel: a fault loses none of its values. */
export function writing({ editsFirst, values, submit, ...faultCase }: Writing): FaultCase {
  const send = (page: Page) => formIn(page).getByRole('button', { name: submit }).click();
  return {
    ...faultCase,
    async act(page) {
      if (editsFirst) await pressInRow(page, 'link', /を編集$/);
      await fillIn(page, values);
      await send(page);
    },
    goesOn: (page) => isKept(page, values),
    needsConfirmation: true,
    refused: refusedAt(Object.keys(values)[0] ?? '', (page) => isKept(page, values)),
    again: send,
  };
}

async function isKept(page: Page, values: Readonly<Record<string, string>>) {
  await expect(formIn(page).locator('button[type=submit]')).toBeEnabled();
  await expectValues(page, values);
}

/** A field of a form shows the server's message about it. */
export const refusedAt = (field: string, goesOn: FaultCase['goesOn']): FaultCase['refused'] => ({
  field,
  async isShown(page, values) {
    const frame = formIn(page).locator('.field', { has: page.locator(`[name=${field}]`) });
    await expect(frame.locator('.field-error')).toHaveText(values);
    await expect(page.locator('.toasts p')).toHaveCount(0);
    await goesOn(page);
  },
});

const formIn = (page: Page) => page.locator('dialog form');

export async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values)) {
    const field = formIn(page).locator(`[name=${name}]`);
    const isChoice = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT';
    await (isChoice ? field.selectOption(text) : field.fill(text));
  }
}

export async function expectValues(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values))
    await expect(formIn(page).locator(`[name=${name}]`)).toHaveValue(text);
}

const failedDecision = (page: Page) => page.locator('.held-failed');

interface Decision extends Pick<FaultCase, 'name' | 'path' | 'call' | 'waits'> {
  /** The name of the button that decides. */
  verdict: string;
  /** Another page, in the menu. */
  leadsTo: string;
}

/** A decision in a queue: a fault keeps it, beside the record. Closing the window would send it at once. */
export const deciding = ({ verdict, leadsTo, ...faultCase }: Decision): FaultCase => ({
  ...faultCase,
  quiet: true,
  async act(page) {
    await page.getByRole('button', { name: verdict, exact: false }).first().click();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  },
  goesOn: (page) => expect(failedDecision(page)).toContainText('送信できませんでした。'),
  again: (page) => failedDecision(page).getByRole('button', { name: 'もう一度送信' }).click(),
  async ends(page) {
    const menu = page.getByRole('navigation', { name: 'メニュー' });
    await menu.getByRole('link', { name: leadsTo, exact: true }).click();
    await page.getByRole('button', { name: '送信せずに移動' }).click();
    await expect(page.getByRole('heading', { name: leadsTo, level: 1 })).toBeVisible();
  },
});

/** While a decision of a queue is being sent, its row shows it. */
export const isHeld = (page: Page) => expect(page.getByText('確定（取り消せます）').first()).toBeVisible();

/** Deleting a row: after a fault the row and all other rows of its page stay. */
export function deleting(deletion: FailingCall): FaultCase {
  let rows = 0;
  return {
    ...deletion,
    async act(page) {
      await expect(page.getByRole('main').locator('table')).toHaveAttribute('aria-busy', 'false');
      rows = await deleteButtons(page).count();
      await deleteFirst(page);
    },
    async goesOn(page) {
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(deleteButtons(page)).toHaveCount(rows);
      await expect(deleteButtons(page).first()).toBeEnabled();
    },
    again: deleteFirst,
  };
}

const deleteButtons = (page: Page) => page.getByRole('button', { name: /を削除$/, includeHidden: true });

async function deleteFirst(page: Page) {
  await pressInRow(page, 'button', /を削除$/);
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
}

/** One press of a button, which can be pressed again. */
export function pressing({ button: name, confirm, ...faultCase }: Pressing): FaultCase {
  const button = (page: Page) => page.getByRole('button', { name }).first();
  const press = async (page: Page) => {
    // the button is disabled at first: the console marks an opened notice as read before it can be confirmed
    await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');
    await button(page).click();
    if (confirm) await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  };
  return {
    ...faultCase,
    act: press,
    ...(confirm === undefined ? { waits: (page) => expect(button(page)).toBeDisabled() } : {}),
    async goesOn(page) {
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(button(page)).toBeEnabled();
    },
    again: press,
  };
}
