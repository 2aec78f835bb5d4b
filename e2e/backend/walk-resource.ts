import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from '../navigate';
import { pressInRow } from '../press-in-row';
import type { Records } from '../records';
import { fieldOf, fillIn, pictureFile } from './form';
import type { AnyBackend } from './hosts/any-backend';
import { answerConfirmation, expectArrived } from './saving';
import { type FileField, REFUSAL, type ResourceScreen, type Values } from './screens/screen';
import { dataReply, emptyReply, invalidReply, keptReply, textReply, unauthorized } from './server/reply';
import type { Tables } from './server/tables/tables';

export interface Fixtures {
  page: Page;
  backend: AnyBackend;
  /** Of the independent backend; null where another one answers. */
  tables: () => Tables | null;
  records: Records;
  toasts: Locator;
  save: (form: Locator, button: string) => Promise<void>;
  dropToasts: () => Promise<void>;
}

const REPLACEMENT = '差し替え.png';

/**
 * Creates, changes and deletes a record. The backend refuses some requests and expires tokens in between, and
 * it answers writes with the record, with a text or without a body.
 */
export async function walkResource(fixtures: Fixtures, screen: ResourceScreen): Promise<void> {
  const { page, records, tables } = fixtures;
  const [name = ''] = Object.values(screen.formValues);
  await goTo(page, screen.path);
  if (tables() !== null) {
    await expect(records.titles.first()).toHaveText(screen.firstTitle);
    await expect(records.rows).toHaveCount(screen.rowCount);
  }
  await expect(records.titles.first()).toBeVisible();
  await records.settled();
  const rowCount = await records.rows.count();
  await createRecord(fixtures, screen, name);
  if (screen.file !== undefined) await replaceFile(fixtures, { ...screen, file: screen.file }, name);
  const [changedName, newName] = [screen.file === undefined ? name : `${name}・写真`, `${name}・改`];
  await changeRecord(fixtures, screen, { name: changedName, newName });
  await removeRecord(fixtures, { ...screen, rowCount }, newName);
}

/** The create is refused first, then saved with the next token. */
async function createRecord(fixtures: Fixtures, screen: ResourceScreen, name: string) {
  const { page, backend, records, tables } = fixtures;
  const { noun, formValues, createBody, file } = screen;
  const rows = tables()?.[screen.table];
  const countBefore = rows?.length ?? 0;
  const title = `${noun}を登録`;
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  const form = page.getByRole('dialog', { name: title });
  await fillIn(form, formValues);
  const picture = pictureFile('写真.png');
  if (file?.required) await chooseFile(form, file, picture);
  const call = `POST ${screen.createPath ?? screen.call}`;
  await submitRefused(fixtures, screen, { form, button: '登録する', call });
  backend.expireAccessTokens();
  await fixtures.save(form, '登録する');
  await expect(records.titles.first()).toHaveText(name);
  const body = file?.required ? { ...createBody, [file.field]: picture } : createBody;
  expectArrived(backend, call, { statuses: [400, 401, 201], body });
  if (rows) expect(rows).toHaveLength(countBefore + 1);
}

/** Sends the file with a new name as a multipart form; the response has no body. */
async function replaceFile(fixtures: Fixtures, screen: ResourceScreen & { file: FileField }, name: string) {
  const { backend, records } = fixtures;
  const { nameField, file, createBody, updateBody = createBody } = screen;
  const picture = pictureFile(REPLACEMENT);
  const newName = `${name}・写真`;
  const form = await openEditing(fixtures, screen, name);
  await rename(form, screen, newName);
  await chooseFile(form, file, picture);
  const call = `PUT ${recordPath(screen.call)}`;
  backend.overrideSuccess(call, emptyReply(), 1);
  // the form fetches the record before it sends: a token that expires earlier would fail this query, not the
  // form's request
  backend.override(call, unauthorized(), 1);
  await fixtures.save(form, '保存する');
  await expect(records.titles.first()).toHaveText(newName);
  const isSingle = file.required || file.keptAs === 'nothing';
  const body = { ...updateBody, [nameField]: newName, [file.field]: isSingle ? picture : [picture] };
  expectArrived(backend, call, { statuses: [401, 204], body });
}

/** Sends JSON, which is refused first and then answered with a text. */
async function changeRecord(
  fixtures: Fixtures,
  screen: ResourceScreen,
  names: { name: string; newName: string },
) {
  const { backend, records, tables } = fixtures;
  const { name, newName } = names;
  const { createBody, updateBody = createBody, file } = screen;
  const form = await openEditing(fixtures, screen, name);
  await rename(form, screen, newName);
  const call = `PUT ${recordPath(screen.call)}`;
  await submitRefused(fixtures, screen, { form, button: '保存する', call });
  backend.overrideSuccess(call, textReply('OK', 202), 1);
  await fixtures.save(form, '保存する');
  await expect(records.titles.first()).toHaveText(newName);
  const url = tables() === null ? expect.stringMatching(/^\/files\//) : `/media/${REPLACEMENT}`;
  const body = { ...withKeptFile(updateBody, file, url), [screen.nameField]: newName };
  expectArrived(backend, call, { statuses: [400, 202], body });
}

/** The delete is answered with 209 and a reason first, then the row is deleted. */
async function removeRecord(
  { page, backend, records, toasts, dropToasts }: Fixtures,
  { call: path, rowCount }: ResourceScreen,
  name: string,
) {
  const call = `DELETE ${recordPath(path)}`;
  const confirmDelete = async () => {
    await pressInRow(page.getByRole('main'), 'button', `「${name}」を削除`);
    await answerConfirmation(page, '削除しますか？', '削除する');
  };
  backend.override(call, keptReply('ほかで使われています。'), 1);
  await confirmDelete();
  await expect(toasts).toHaveText(['ほかで使われています。']);
  await expect(records.titles.first()).toHaveText(name);
  await dropToasts();
  backend.overrideSuccess(call, dataReply(null), 1);
  await confirmDelete();
  await expect(toasts).toHaveText(['削除しました。']);
  await expect(records.rows).toHaveCount(rowCount);
  await dropToasts();
  expect(backend.calls().filter((one) => one.startsWith(call))).toEqual([`${call} 209`, `${call} 200`]);
  backend.received.length = 0;
}

export const recordPath = (call: string): string => (call.endsWith('/') ? `${call}:id/` : `${call}/:id`);

export async function openEditing(
  { page }: Pick<Fixtures, 'page'>,
  { noun }: ResourceScreen,
  name: string,
): Promise<Locator> {
  await pressInRow(page.getByRole('main'), 'link', `「${name}」を編集`);
  return page.getByRole('dialog', { name: `${noun}を編集` });
}

export async function rename(form: Locator, { formValues }: ResourceScreen, newName: string) {
  const [label = ''] = Object.keys(formValues);
  await fillIn(form, { [label]: newName });
}

interface Submission {
  form: Locator;
  button: string;
  call: string;
}

/** The backend's message is at the field or above the form and in no toast. */
async function submitRefused(
  { backend, toasts }: Fixtures,
  { refusal: [label, body] }: ResourceScreen,
  submission: Submission,
) {
  const { form, button, call } = submission;
  backend.override(call, invalidReply(body), 1);
  await form.getByRole('button', { name: button }).click();
  if (label === null) {
    await expect(form.getByRole('alert')).toHaveText(REFUSAL);
    await expect(form.getByRole('alert')).toBeInViewport();
    await expect(toasts).toHaveCount(0);
    return;
  }
  const input = fieldOf(form, label).first();
  await expect(input).toHaveAccessibleDescription(new RegExp(REFUSAL));
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts).toHaveCount(0);
}

export async function chooseFile(
  form: Locator,
  { keptAs }: FileField,
  picture: ReturnType<typeof pictureFile>,
) {
  const storedFile = form.getByRole('button', { name: /を外す$/ });
  // a field for one file accepts no second file
  if (keptAs === 'a stored file' && (await storedFile.count()) > 0) await storedFile.click();
  await form.locator('input[type=file]').setInputFiles(picture);
  await expect(form.locator('.picture-input img, .file-name').last()).toBeVisible();
}

/** The body with the kept files: by their addresses, without the signatures of the responses. */
function withKeptFile(createBody: Values, file: FileField | undefined, url: unknown): Values {
  if (file === undefined) return createBody;
  const { [file.field]: _, ...otherFields } = createBody;
  const storedFile = { url, name: REPLACEMENT, type: 'image/png' };
  const values = {
    nothing: undefined,
    'its address': [url],
    'a stored file': storedFile,
    'stored files': [storedFile],
  };
  const value = values[file.keptAs];
  return value === undefined ? otherFields : { ...otherFields, [file.field]: value };
}
