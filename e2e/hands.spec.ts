// In a browser: what a hand does to a form without meaning it
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FORMS, type FormCase } from './form-cases';
import { goTo } from './navigate';
import { pressInRow } from './press-in-row';
import { goToQuietPage } from './quiet';

/** A form in a panel; the others are in the page, where nothing closes them. */
const IN_PANEL = FORMS.filter(
  ({ path, role }) =>
    role !== 'none' && !/^\/akashi\/(timecard$|timeline|qrcode\?labels|notification\?tab)/.test(path),
);
const TESTS = 2;
const shares = Array.from({ length: TESTS }, (_, share) =>
  IN_PANEL.filter((_form, index) => index % TESTS === share).toSorted(byPerson),
);

const TYPED = 'まだ保存していない';
/** Left of every panel. */
const BESIDE = { x: 10, y: 400 };

for (const [share, forms] of shares.entries()) {
  test(`a text dragged out of a form, a file dropped beside it, Escape pressed five times and Back lose no input, ${share + 1} of ${TESTS} [R-STATE-19]`, async ({
    open,
    page,
  }, testInfo) => {
    test.setTimeout(120_000);
    const file = testInfo.outputPath('beside.txt');
    await writeFile(file, 'あ');
    const drop = await dropping(page, file);
    let before: FormCase | null = null;
    for (const { path, opens, ready: _, ...person } of forms) {
      await test.step(path, async () => {
        const list = path.replace(/[?&](new|edit|password|email)=\w+$/, '');
        if (before === null || byPerson(before, person) !== 0) {
          await open(list, { city: 'akashi', ...person });
        } else {
          await goToQuietPage(page);
          await goTo(page, list);
        }
        before = { path, ...person };
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (list !== path) await goTo(page, path);
        if (opens !== undefined) await pressInRow(page.locator('tbody'), 'link', opens);
        const form = page.locator('dialog[open] form');
        const field = await typedInto(form);

        await dragOut(page, field);
        await drop();
        await expect(field).toHaveValue(TYPED);

        if (isShort({ path, opens })) {
          await page.keyboard.press('Escape');
          await expect(form).toBeHidden();
          return;
        }
        for (let press = 0; press < 5; press += 1) await page.keyboard.press('Escape');
        await leaving(page).getByRole('button', { name: '編集を続ける' }).click();
        await expect(leaving(page)).toBeHidden();
        await expect(field).toHaveValue(TYPED);

        await page.goBack();
        await leaving(page).getByRole('button', { name: '破棄して閉じる' }).click();
        await expect(form).toBeHidden();
      });
    }
  });
}

/** A form of one or two short values, which closes without a question. */
const isShort = ({ path, opens }: Pick<FormCase, 'path'> & { opens: RegExp | undefined }) =>
  /[?&](password|email)=/.test(path) || opens?.source.includes('パスワード');

const leaving = (page: Page) => page.getByRole('alertdialog', { name: '入力を破棄しますか？' });

async function typedInto(form: Locator): Promise<Locator> {
  const field = form
    .locator('textarea, input:is([type=text], [type=email], [type=password], :not([type])):not([role])')
    .first();
  await field.fill(TYPED);
  return field;
}

/** Selects a text by dragging, and lets go beside the panel. */
async function dragOut(page: Page, field: Locator): Promise<void> {
  const box = await field.boundingBox();
  if (box === null) throw new Error('the field has no place');
  await page.mouse.move(box.x + box.width - 4, box.y + Math.min(box.height / 2, 12));
  await page.mouse.down();
  await page.mouse.move(BESIDE.x, BESIDE.y, { steps: 4 });
  await page.mouse.up();
}

/** Drops a file beside the panel as the operating system does: a page that takes no notice is left for the file. */
async function dropping(page: Page, file: string): Promise<() => Promise<void>> {
  const connection = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  return async () => {
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await connection.send('Input.dispatchDragEvent', { type, ...BESIDE, data });
  };
}

type Person = Omit<FormCase, 'path'>;

function byPerson(one: Person, other: Person): number {
  return personOf(one).localeCompare(personOf(other));
}

function personOf({ role, company, seed }: Person): string {
  return [role, company, seed].join(' ');
}
