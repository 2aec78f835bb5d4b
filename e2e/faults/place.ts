import { expect, type Page } from '@playwright/test';

/** A call that fails, and where somebody meets it. */
export interface Place {
  name: string;
  path: string;
  /** Who is signed in, where it is not an Administrator. */
  role?: string;
  /** The call that fails. */
  call: string;
  /** Makes the call, where opening the page does not. */
  act?: (page: Page) => Promise<unknown>;
  /** What a person sees and can go on with, when the session goes on. */
  goesOn: (page: Page) => Promise<unknown>;
  /** The same call once more, from there. */
  again: (page: Page) => Promise<unknown>;
  /** Failures of this call are shown in the page and not as a message. */
  quiet?: boolean;
  /** What is seen while there is no answer, where that is no spinner. */
  waits?: (page: Page) => Promise<unknown>;
  /** A field that the server can refuse, and how that is told. */
  refused?: { field: string; isTold: (page: Page, words: string) => Promise<unknown> };
  /** Asked as soon as the console starts, or kept once it came: the page is loaded with the fault. */
  atStart?: true;
  /** The way out while there is no answer, where that ends the session. */
  ends?: (page: Page) => Promise<unknown>;
}

/** Something that is read: what failed can be asked for again, where it is missing. */
export const reading = (
  name: string,
  path: string,
  call: string,
  more: Pick<Place, 'role' | 'atStart'> = {},
): Place => ({
  name,
  path,
  call,
  ...more,
  goesOn: retryOffered,
  again: retry,
});

/** While it is asked again the button stands there dead: a fault that is set then would meet the question before it. */
export function retryOffered(page: Page) {
  return expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeEnabled();
}

export function retry(page: Page) {
  return page.getByRole('button', { name: 'もう一度読み込む' }).click();
}

/** From one page of the menu to another: what is missing is asked for again by whoever comes back. */
export async function throughMenu(page: Page, ...names: readonly string[]) {
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  for (const name of names) {
    await menu.getByRole('link', { name }).click();
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
}

interface Panel extends Pick<Place, 'name' | 'path' | 'call' | 'quiet'> {
  /** Opens the form, where its address does not. */
  opened?: (page: Page) => Promise<unknown>;
  /** What is typed and chosen, by the names of the fields. */
  words: Readonly<Record<string, string>>;
  submit: string;
}

/** A form in a panel: nothing that was typed is lost. */
export function writing({ opened, words, submit, ...place }: Panel): Place {
  const send = (page: Page) => formIn(page).getByRole('button', { name: submit }).click();
  return {
    ...place,
    async act(page) {
      await opened?.(page);
      await fillIn(page, words);
      await send(page);
    },
    async goesOn(page) {
      await isKept(page, words);
      if (place.quiet) await expect(formIn(page).getByRole('alert')).toBeVisible();
    },
    refused: refusedAt(Object.keys(words)[0] ?? '', (page) => isKept(page, words)),
    again: send,
  };
}

async function isKept(page: Page, words: Readonly<Record<string, string>>) {
  await expect(formIn(page).locator('button[type=submit]')).toBeEnabled();
  await expectWords(page, words);
}

/** A field of a form tells what the server says of it. */
export const refusedAt = (field: string, goesOn: Place['goesOn']): Place['refused'] => ({
  field,
  async isTold(page, words) {
    const frame = formIn(page).locator('.field', { has: page.locator(`[name=${field}]`) });
    await expect(frame.locator('.field-error')).toHaveText(words);
    await expect(page.locator('.toasts p')).toHaveCount(0);
    await goesOn(page);
  },
});

const formIn = (page: Page) => page.locator('dialog form');

export async function fillIn(page: Page, words: Readonly<Record<string, string>>) {
  for (const [name, word] of Object.entries(words)) {
    const field = formIn(page).locator(`[name=${name}]`);
    const isChoice = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT';
    await (isChoice ? field.selectOption(word) : field.fill(word));
  }
}

export async function expectWords(page: Page, words: Readonly<Record<string, string>>) {
  for (const [name, word] of Object.entries(words))
    await expect(formIn(page).locator(`[name=${name}]`)).toHaveValue(word);
}

/** A row that is deleted: it stays, and all of its page. */
export function deleting(name: string, path: string, call: string): Place {
  let rows = 0;
  return {
    name,
    path,
    call,
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

const deleteButtons = (page: Page) => page.getByRole('button', { name: /を削除$/ });

async function deleteFirst(page: Page) {
  await deleteButtons(page).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
}
