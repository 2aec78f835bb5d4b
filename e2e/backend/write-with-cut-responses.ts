import { expect, type Locator } from '@playwright/test';
import { goTo } from '../navigate';
import { pressInRow } from '../press-in-row';
import { fieldOf, fillIn, pictureFile } from './form';
import { answerConfirmation } from './saving';
import type { ResourceScreen } from './screens/screen';
import type { Backend } from './server/backend';
import { cutReply, dataReply, type Reply } from './server/reply';
import { chooseFile, openEditing, recordPath, rename, type Fixtures as WalkFixtures } from './walk-resource';

interface Fixtures extends Omit<WalkFixtures, 'backend' | 'tables'> {
  backend: Backend;
}

/**
 * Creates, changes and deletes a record. Each time the connection ends within the response: the console shows
 * no success and sends nothing twice, the form keeps its values, and the list shows what the backend has
 * saved.
 */
export async function writeWithCutResponses(fixtures: Fixtures, screen: ResourceScreen): Promise<void> {
  const { page, backend, records, toasts, dropToasts } = fixtures;
  const { noun, formValues, file, call, path, rowCount, firstTitle } = screen;
  const [name = ''] = Object.values(formValues);
  const newName = `${name}・改`;
  const countBefore = backend.tables[screen.table].length;
  await goTo(page, path);
  await expect(records.titles.first()).toHaveText(firstTitle);

  const title = `${noun}を登録`;
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  const creating = page.getByRole('dialog', { name: title });
  await fillIn(creating, formValues);
  if (file?.required) await chooseFile(creating, file, pictureFile('写真.png'));
  await sendCut(fixtures, `POST ${screen.createPath ?? call}`, () =>
    creating.getByRole('button', { name: '登録する' }).click(),
  );
  await expect(creating.getByRole('alert')).toContainText(SAVE_UNCONFIRMED);
  await expect(records.titles.first()).toHaveText(name);
  await leave(fixtures, screen, { form: creating, name });

  const editing = await openEditing(fixtures, screen, name);
  await rename(editing, screen, newName);
  await sendCut(fixtures, `PUT ${recordPath(call)}`, () =>
    editing.getByRole('button', { name: '保存する' }).click(),
  );
  await expect(editing.getByRole('alert')).toContainText(SAVE_UNCONFIRMED);
  await expect(records.titles.first()).toHaveText(newName);
  await leave(fixtures, screen, { form: editing, name: newName });

  await sendCut(fixtures, `DELETE ${recordPath(call)}`, async () => {
    await pressInRow(page.getByRole('main'), 'button', `「${newName}」を削除`);
    await answerConfirmation(page, '削除しますか？', '削除する');
  });
  await expect(toasts).toHaveText([REMOVAL_UNCONFIRMED]);
  await dropToasts();
  await expect(records.rows).toHaveCount(rowCount);
  await expect(records.titles.first()).toHaveText(firstTitle);
  expect(backend.tables[screen.table]).toHaveLength(countBefore);
}

const SAVE_UNCONFIRMED = '保存できたか確認できませんでした。一覧でご確認ください。';
const REMOVAL_UNCONFIRMED = '削除できたか確認できませんでした。一覧でご確認ください。';

/** A response without a body has nothing to cut: it gets a body first. */
const cutWithBody = (reply: Reply): Reply => cutReply(reply.body === undefined ? dataReply(null) : reply);

/** The backend handles the request once, but the console does not learn of it. */
async function sendCut({ backend }: Fixtures, call: string, press: () => Promise<void>) {
  backend.received.length = 0;
  backend.override(call, (runView) => cutWithBody(runView()), 1);
  await press();
  const [method = ''] = call.split(' ');
  await expect
    .poll(() => backend.calls(new RegExp(`^${method} `)))
    .toEqual([expect.stringMatching(/ 20\d$/)]);
}

async function leave(
  { page }: Fixtures,
  { formValues }: ResourceScreen,
  { form, name }: { form: Locator; name: string },
) {
  const [label = ''] = Object.keys(formValues);
  await expect(fieldOf(form, label).first()).toHaveValue(name);
  await form.getByRole('button', { name: 'キャンセル' }).click();
  await answerConfirmation(page, '入力を破棄しますか？', '破棄して閉じる');
  await expect(form).toBeHidden();
}
