import { expect, type Locator } from '@playwright/test';
import { goTo } from '../navigate';
import { pressInRow } from '../press-in-row';
import { chosen, fieldOf, fillIn } from './form';
import { answerConfirmation } from './saving';
import type { ResourceScreen } from './screens/screen';
import { cut, data, type Reply } from './server/reply';
import { choose, ofOne, openEditing, rename, type Walker } from './walk-resource';

/**
 * Creates, changes and deletes a record. Each time the connection ends within the response: the console shows
 * no success and sends nothing twice, the form keeps its values, and the list shows what the backend has
 * saved.
 */
export async function writeWithCutResponses(walker: Walker, screen: ResourceScreen): Promise<void> {
  const { page, backend, records, toasts, dropToasts } = walker;
  const { noun, fill, file, call, path, rows, first } = screen;
  const [name = ''] = Object.values(fill);
  const newName = `${name}・改`;
  const kept = backend.tables[screen.table].length;
  await goTo(page, path);
  await expect(records.titles.first()).toHaveText(first);

  const title = `${noun}を登録`;
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  const creating = page.getByRole('dialog', { name: title });
  await fillIn(creating, fill);
  if (file?.needed) await choose(creating, file, chosen('写真.png'));
  await sendCut(walker, `POST ${screen.create ?? call}`, () =>
    creating.getByRole('button', { name: '登録する' }).click(),
  );
  await expect(creating.getByRole('alert')).toContainText(SAVE_UNCONFIRMED);
  await expect(records.titles.first()).toHaveText(name);
  await leave(walker, screen, { form: creating, name });

  const editing = await openEditing(walker, screen, name);
  await rename(editing, screen, newName);
  await sendCut(walker, `PUT ${ofOne(call)}`, () =>
    editing.getByRole('button', { name: '保存する' }).click(),
  );
  await expect(editing.getByRole('alert')).toContainText(SAVE_UNCONFIRMED);
  await expect(records.titles.first()).toHaveText(newName);
  await leave(walker, screen, { form: editing, name: newName });

  await sendCut(walker, `DELETE ${ofOne(call)}`, async () => {
    await pressInRow(page.getByRole('main'), 'button', `「${newName}」を削除`);
    await answerConfirmation(page, '削除しますか？', '削除する');
  });
  await expect(toasts).toHaveText([REMOVAL_UNCONFIRMED]);
  await dropToasts();
  await expect(records.rows).toHaveCount(rows);
  await expect(records.titles.first()).toHaveText(first);
  expect(backend.tables[screen.table]).toHaveLength(kept);
}

const SAVE_UNCONFIRMED = '保存できたか確認できませんでした。一覧でご確認ください。';
const REMOVAL_UNCONFIRMED = '削除できたか確認できませんでした。一覧でご確認ください。';

/** A response without a body has nothing to cut: it gets a body first. */
const within = (reply: Reply): Reply => cut(reply.body === undefined ? data(null) : reply);

/** The backend handles the request once, but the console does not learn of it. */
async function sendCut({ backend }: Walker, call: string, send: () => Promise<void>) {
  backend.received.length = 0;
  backend.override(call, (usual) => within(usual()), 1);
  await send();
  const [method = ''] = call.split(' ');
  await expect
    .poll(() => backend.calls(new RegExp(`^${method} `)))
    .toEqual([expect.stringMatching(/ 20\d$/)]);
}

async function leave(
  { page }: Walker,
  { fill }: ResourceScreen,
  { form, name }: { form: Locator; name: string },
) {
  const [label = ''] = Object.keys(fill);
  await expect(fieldOf(form, label).first()).toHaveValue(name);
  await form.getByRole('button', { name: 'キャンセル' }).click();
  await answerConfirmation(page, '入力を破棄しますか？', '破棄して閉じる');
  await expect(form).toBeHidden();
}
