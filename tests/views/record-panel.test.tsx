import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { couponTable } from '#mocks/backend/tables/offers/coupons';
import { renderConsole } from './render-console';

const USERS = '/akashi/user/index';

const listLoaded = () => screen.findByText(/^全\d/);
const nameIn = (row: HTMLElement | undefined) =>
  within(row as HTMLElement).getAllByRole('link')[0]?.textContent ?? '';
const findPanel = () => screen.findByRole('dialog', { name: 'ユーザーの詳細' });
const findHeading = async (name: string) =>
  within(await findPanel()).findByRole('heading', { name, level: 3 });
const panelButton = (name: string) => within(screen.getByRole('dialog')).queryByRole('button', { name });
const termTexts = () => [...document.querySelectorAll('dialog dt')].map(({ textContent }) => textContent);

test('a click on a row opens its record, a click on its checkbox or on selected text does not [R-STATE-19]', async () => {
  const { user, rows, address } = await renderConsole(USERS);
  await listLoaded();
  const [row] = rows();
  await user.click(within(row as HTMLElement).getByRole('checkbox'));
  expect(address()).toBe(USERS);
  const cell = within(row as HTMLElement).getAllByRole('cell')[2] as HTMLElement;
  getSelection()?.selectAllChildren(cell);
  await user.pointer([
    { keys: '[MouseLeft>]', target: cell, offset: 0 },
    { target: cell, offset: 5 },
  ]);
  await user.pointer('[/MouseLeft]');
  expect(address()).toBe(USERS);
  getSelection()?.removeAllRanges();
  await user.click(cell);
  await waitFor(() => expect(address()).toMatch(/\?view=\d+$/));
  expect(await findHeading(nameIn(row))).toBeTruthy();
});

test('J and K open the next and previous record of the page, and Back returns to the list [R-STATE-19]', async () => {
  const { user, rows, address } = await renderConsole(USERS);
  await listLoaded();
  const [first, second] = rows().map(nameIn);
  await user.click(screen.getByRole('link', { name: first }));
  await findHeading(first ?? '');
  expect(panelButton('前の記録（K）')?.hasAttribute('disabled')).toBe(true);
  await user.keyboard('j');
  await findHeading(second ?? '');
  await user.keyboard('k');
  await findHeading(first ?? '');
  await user.click(screen.getByRole('link', { name: '次の記録（J）' }));
  await findHeading(second ?? '');
  history.back();
  await waitFor(() => expect(address()).toBe(USERS));
});

test('J is a letter in a text field, and has no effect without an open record', async () => {
  const { user, address } = await renderConsole(USERS);
  await listLoaded();
  await user.keyboard('j');
  expect(address()).toBe(USERS);
  await user.type(screen.getByRole('searchbox'), 'j');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('j');
});

test('the panel shows how many entries are blank, and a button shows them', async () => {
  const { user } = await renderConsole(`${USERS}?view=50002`);
  await findPanel();
  const showBlanksButton = await screen.findByRole('button', { name: /^空欄の項目も表示（\d+）$/ });
  const blankCount = Number(/\d+/.exec(showBlanksButton.textContent ?? '')?.[0]);
  const termsBefore = termTexts();
  await user.click(showBlanksButton);
  expect(termTexts()).toHaveLength(termsBefore.length + blankCount);
  expect(
    [...document.querySelectorAll('dialog dd')].filter(({ textContent }) => textContent === '–'),
  ).toHaveLength(blankCount);
  await user.click(screen.getByRole('button', { name: '空欄の項目を隠す' }));
  expect(termTexts()).toEqual(termsBefore);
});

const MISSING = 'この記録は見つかりません。削除されたか、アドレスが正しくない可能性があります。';

test.each([
  ['/akashi/user/index?view=999999', 'GET /akashi/api/users/999999/ 404'],
  ['/akashi/reserve?edit=999999', 'GET /akashi/api/reserves/999999/ 404'],
  ['/akashi/coupon?view=999999', 'GET /akashi/api/coupons/999999/ 404'],
  ['/akashi/notification?view=999999', 'GET /akashi/api/notify-operator/999999 404'],
  ['/akashi/notification-store?tab=company&view=999999', 'GET /company/machi/notifications/users/999999 404'],
])('%s: a missing record is shown in its panel, without a toast', async (path, call) => {
  const { calls } = await renderConsole(path);
  await within(await screen.findByRole('dialog')).findByText(MISSING);
  expect(calls()).toContain(call);
  expect(document.querySelectorAll('.toast')).toHaveLength(0);
});

test('a record that another user deletes is shown as missing when the window has the focus again', async () => {
  const { backend } = await renderConsole('/akashi/coupon?view=1');
  const panel = await screen.findByRole('dialog');
  await within(panel).findByRole('heading', { level: 3 });
  backend.db.of(couponTable).remove(1);
  act(() => focusManager.onFocus());
  await within(panel).findByText(MISSING);
  expect(within(panel).queryByRole('heading', { level: 3 })).toBeNull();
  expect(document.querySelectorAll('.toast')).toHaveLength(0);
});

test('beside an open panel another row changes it, without a veil; Escape from the list closes it and the row keeps the focus [A-346]', async () => {
  const { user, rows, address } = await renderConsole(USERS);
  await listLoaded();
  const [first, second] = rows().map(nameIn);
  await user.click(screen.getByRole('link', { name: first }));
  await findHeading(first ?? '');
  const panel = await findPanel();
  await user.click(screen.getByRole('link', { name: second }));
  await findHeading(second ?? '');
  expect(await findPanel()).toBe(panel);
  await user.click(within(panel).getByRole('heading', { level: 3 }));
  within(panel).getByRole('button', { name: '閉じる' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(USERS));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: second }));
});
