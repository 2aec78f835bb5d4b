import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

const bell = () => screen.queryByRole('link', { name: /^未読のお知らせ \d+件$/ });
const countOf = (link: HTMLElement | null) => Number(/\d+/.exec(link?.ariaLabel ?? '0')?.[0]);
const unreadRows = (rows: HTMLElement[]) => rows.filter((row) => row.classList.contains('unread'));

test('the bell leads to the notices; one is read, then all, and the bell is gone [R-NAV-04, R-NAV-05, R-STATE-06, R-STATE-07, R-ROUTE-13]', async () => {
  const { user, address, rows, calls } = await renderConsole('/akashi/dashboard', { as: 'staff_shop' });
  await user.click(await screen.findByRole('link', { name: /^未読のお知らせ \d+件$/ }));
  await screen.findByRole('heading', { name: '管理者からのお知らせ' });
  expect(address()).toBe('/akashi/notification-store');
  await screen.findByText(/^全\d/);
  const before = countOf(bell());
  const [first] = unreadRows(rows());

  await user.click(within(first as HTMLElement).getByRole('button', { name: /を既読にする$/ }));
  await waitFor(() => expect(countOf(bell())).toBe(before - 1));
  await waitFor(() => expect(unreadRows(rows())).toHaveLength(before - 1));

  await user.click(screen.getByRole('button', { name: 'すべて既読にする' }));
  await waitFor(() => expect(bell()).toBeNull());
  await waitFor(() => expect(unreadRows(rows())).toEqual([]));
  expect(screen.getByRole('button', { name: 'すべて既読にする' })).toHaveProperty('disabled', true);
  expect(calls()).toContain('PUT /akashi/notifications/users/read_all/ 200');
});

test('a notice that cannot be marked stays unread, and the server’s failure is told', async () => {
  const { user, rows } = await renderConsole('/akashi/notification-store', { fault: 'PUT * 500' });
  await screen.findByText(/^全\d/);
  const before = unreadRows(rows()).length;
  await user.click(screen.getAllByRole('button', { name: /」を既読にする$/ })[0] as HTMLElement);
  await screen.findByText('Server Error Occured. Please Try Again !');
  expect(unreadRows(rows())).toHaveLength(before);
});
