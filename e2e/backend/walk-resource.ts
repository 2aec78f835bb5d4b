import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from '../navigate';
import { pressInRow } from '../press-in-row';
import type { Records } from '../records';
import { chosen, fieldOf, fillIn } from './form';
import { answerConfirmation, arrived, done } from './saving';
import { type FileField, REFUSAL, type ResourceScreen, type Values } from './screens/screen';
import type { Backend } from './server/backend';
import { data, empty, invalid, kept, text, unauthorized } from './server/reply';

export interface Walker {
  page: Page;
  backend: Backend;
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
export async function walkResource(walker: Walker, screen: ResourceScreen): Promise<void> {
  const { page, records } = walker;
  const [name = ''] = Object.values(screen.fill);
  await goTo(page, screen.path);
  await expect(records.titles.first()).toHaveText(screen.first);
  await expect(records.rows).toHaveCount(screen.rows);
  await create(walker, screen, name);
  if (screen.file !== undefined) await replaceFile(walker, { ...screen, file: screen.file }, name);
  const [changedName, newName] = [screen.file === undefined ? name : `${name}・写真`, `${name}・改`];
  await change(walker, screen, { name: changedName, newName });
  await remove(walker, screen, newName);
}

/** The create is refused first, then saved with the next token. */
async function create(walker: Walker, screen: ResourceScreen, name: string) {
  const { page, backend, records } = walker;
  const { noun, fill, sent, file } = screen;
  const rows = backend.tables[screen.table];
  const before = rows.length;
  const title = `${noun}を登録`;
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  const form = page.getByRole('dialog', { name: title });
  await fillIn(form, fill);
  const picture = chosen('写真.png');
  if (file?.needed) await choose(form, file, picture);
  const call = `POST ${screen.create ?? screen.call}`;
  await refuse(walker, screen, { form, button: '登録する', call });
  backend.sessions.spend();
  await walker.save(form, '登録する');
  await expect(records.titles.first()).toHaveText(name);
  const body = file?.needed ? { ...sent, [file.field]: picture } : sent;
  arrived(backend, call, { statuses: [400, 401, 201], body });
  expect(rows).toHaveLength(before + 1);
}

/** Sends the file with a new name as a multipart form; the response has no body. */
async function replaceFile(walker: Walker, screen: ResourceScreen & { file: FileField }, name: string) {
  const { backend, records } = walker;
  const { named, file, sent, changed = sent } = screen;
  const picture = chosen(REPLACEMENT);
  const newName = `${name}・写真`;
  const form = await openEditing(walker, screen, name);
  await rename(form, screen, newName);
  await choose(form, file, picture);
  const call = `PUT ${ofOne(screen.call)}`;
  backend.override(call, done(empty()), 1);
  // the form fetches the record before it sends: a token that expires earlier would fail this query, not the
  // form's request
  backend.override(call, unauthorized(), 1);
  await walker.save(form, '保存する');
  await expect(records.titles.first()).toHaveText(newName);
  const isSingle = file.needed || file.keptAs === 'nothing';
  const body = { ...changed, [named]: newName, [file.field]: isSingle ? picture : [picture] };
  arrived(backend, call, { statuses: [401, 204], body });
}

/** Sends JSON, which is refused first and then answered with a text. */
async function change(walker: Walker, screen: ResourceScreen, names: { name: string; newName: string }) {
  const { backend, records } = walker;
  const { name, newName } = names;
  const { sent, changed = sent, file } = screen;
  const form = await openEditing(walker, screen, name);
  await rename(form, screen, newName);
  const call = `PUT ${ofOne(screen.call)}`;
  await refuse(walker, screen, { form, button: '保存する', call });
  backend.override(call, done(text('OK', 202)), 1);
  await walker.save(form, '保存する');
  await expect(records.titles.first()).toHaveText(newName);
  const body = { ...withKeptFile(changed, file), [screen.named]: newName };
  arrived(backend, call, { statuses: [400, 202], body });
}

/** The delete is answered with 209 and a reason first, then the row is deleted. */
async function remove(
  { page, backend, records, toasts, dropToasts }: Walker,
  { call: path, rows }: ResourceScreen,
  name: string,
) {
  const call = `DELETE ${ofOne(path)}`;
  const press = async () => {
    await pressInRow(page.getByRole('main'), 'button', `「${name}」を削除`);
    await answerConfirmation(page, '削除しますか？', '削除する');
  };
  backend.override(call, kept('ほかで使われています。'), 1);
  await press();
  await expect(toasts).toHaveText(['ほかで使われています。']);
  await expect(records.titles.first()).toHaveText(name);
  await dropToasts();
  backend.override(call, done(data(null)), 1);
  await press();
  await expect(toasts).toHaveText(['削除しました。']);
  await expect(records.rows).toHaveCount(rows);
  await dropToasts();
  expect(backend.calls().filter((one) => one.startsWith(call))).toEqual([`${call} 209`, `${call} 200`]);
  backend.received.length = 0;
}

export const ofOne = (call: string): string => (call.endsWith('/') ? `${call}:id/` : `${call}/:id`);

export async function openEditing(
  { page }: Walker,
  { noun }: ResourceScreen,
  name: string,
): Promise<Locator> {
  await pressInRow(page.getByRole('main'), 'link', `「${name}」を編集`);
  return page.getByRole('dialog', { name: `${noun}を編集` });
}

export async function rename(form: Locator, { fill }: ResourceScreen, newName: string) {
  const [label = ''] = Object.keys(fill);
  await fillIn(form, { [label]: newName });
}

interface Refusing {
  form: Locator;
  button: string;
  call: string;
}

/** The backend's message is at the field or above the form and in no toast. */
async function refuse({ backend, toasts }: Walker, { refused: [label, body] }: ResourceScreen, at: Refusing) {
  const { form, button, call } = at;
  backend.override(call, invalid(body), 1);
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

export async function choose(form: Locator, { keptAs }: FileField, picture: ReturnType<typeof chosen>) {
  const stored = form.getByRole('button', { name: /を外す$/ });
  // a field for one file accepts no second file
  if (keptAs === 'a stored file' && (await stored.count()) > 0) await stored.click();
  await form.locator('input[type=file]').setInputFiles(picture);
  await expect(form.locator('.picture-input img, .file-name').last()).toBeVisible();
}

/** The body with the kept files: by their addresses, without the signatures of the responses. */
function withKeptFile(sent: Values, file: FileField | undefined): Values {
  if (file === undefined) return sent;
  const url = `/media/${REPLACEMENT}`;
  const { [file.field]: _, ...others } = sent;
  const stored = { url, name: REPLACEMENT, type: 'image/png' };
  const values = {
    nothing: undefined,
    'its address': [url],
    'a stored file': stored,
    'stored files': [stored],
  };
  const value = values[file.keptAs];
  return value === undefined ? others : { ...others, [file.field]: value };
}
