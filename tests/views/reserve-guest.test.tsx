import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Backend } from '#mocks/backend/backend-types';
import { type ReserveRow, reserveTable } from '#mocks/backend/tables/offers/reserves';
import { renderConsole } from './render-console';

const GUEST = '常連 花子';

const createReserve = (backend: Backend, values: Partial<ReserveRow> = {}): ReserveRow =>
  backend.db.of(reserveTable).create({
    user: GUEST,
    shop: '海辺の食堂',
    advertisement: null,
    date: '2026-03-01T01:00:00.000Z',
    people: 4,
    status: 'cancelled',
    city: 'akashi',
    ...values,
  });

const earlierReserves = () =>
  [...document.querySelectorAll('.earlier-reserves li')].map((item) => item.textContent);
const usersLink = () => screen.queryByRole('link', { name: /この名前でユーザー一覧から探す$/ });

test('the panel of a reservation lists the last five past ones of its name at its shop, and leads the office to the users of this name [A-351]', async () => {
  const { backend, user } = await renderConsole('/akashi/notification-store', { seed: 'empty' });
  for (const day of ['01', '02', '03', '04', '05', '06'])
    createReserve(backend, { date: `2026-03-${day}T01:00:00.000Z` });
  createReserve(backend, { shop: '山の食堂' });
  createReserve(backend, { user: `${GUEST}の友人` });
  createReserve(backend, { date: '2026-04-02T01:00:00.000Z', status: 'accepted' });
  await user.click(await screen.findByRole('link', { name: '予約' }));
  await user.click(await screen.findByRole('link', { name: GUEST }));
  await screen.findByText('この店舗での、同じ名前の以前の予約');
  expect(earlierReserves()).toEqual(
    ['06(金)', '05(木)', '04(水)', '03(火)', '02(月)'].map((day) => `03/${day} 10:004名キャンセル済み`),
  );
  expect(usersLink()?.getAttribute('href')).toBe(`/akashi/user/index?search=${encodeURIComponent(GUEST)}`);
  await user.click(screen.getByRole('link', { name: '03/06(金) 10:00' }));
  await within(screen.getByRole('dialog')).findByText('キャンセル済み', { selector: '.record-tags *' });
  expect(earlierReserves()).not.toContain('03/06(金) 10:004名キャンセル済み');
});

test('an advertiser, who may not enter the users, has no link to them [A-351]', async () => {
  const { rows, user } = await renderConsole('/akashi/reserve', { as: 'Advertiser' });
  await screen.findByText(/^全\d/);
  await user.click(within(rows()[0] as HTMLElement).getAllByRole('link')[0] as HTMLElement);
  await within(await screen.findByRole('dialog')).findByRole('heading', { level: 3 });
  expect(usersLink()).toBeNull();
});
