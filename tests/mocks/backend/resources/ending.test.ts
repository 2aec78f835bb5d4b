import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Coupon } from '#domain/offers/coupon';
import { deadlineOf, type TimeSale } from '#domain/offers/time-sale';
import { dataOf, startBackend } from '../start-backend';

/** From 2026-04-01 09:00 in Japan to the end of 4 April. */
const isSoon = (end = '') => end >= '2026-04-01T00:00:00.000Z' && end <= '2026-04-04T15:00:00.000Z';

test('coupons and time sales that end within three days are filtered among those the account may read [A-250, A-075]', async () => {
  const { send, tokenOf } = await startBackend({ seed: { profile: 'normal', n: 1 } });
  const countsOfRoles: unknown[] = [];
  for (const username of ['administrator', 'operator', 'owner_shop', 'advertiser']) {
    const as = await tokenOf(username);
    const listRows = async <Row>(path: string) =>
      dataOf<Page<Row>>(await send(`GET /akashi/api/${path}limit=1000`, { as })).content;
    const expectedOffers = {
      coupons: (await listRows<Coupon>('coupons/?')).filter(({ end_date }) => isSoon(end_date)),
      sales: (await listRows<TimeSale>('time-sales/?')).filter((sale) => isSoon(deadlineOf(sale))),
    };
    const filteredOffers = {
      coupons: await listRows<Coupon>('coupons/?ends_within=3&'),
      sales: await listRows<TimeSale>('time-sales/?ends_within=3&'),
    };
    expect([username, filteredOffers]).toEqual([username, expectedOffers]);
    countsOfRoles.push([filteredOffers.coupons.length, filteredOffers.sales.length]);
  }
  const [office, operator, owner, advertiser] = countsOfRoles as [number, number][];
  expect(operator).toEqual(office);
  for (const roleCounts of [owner, advertiser]) {
    expect([0, 1].map((kind) => (roleCounts?.[kind] ?? 0) < (office?.[kind] ?? 0))).toEqual([true, true]);
  }
});

test('an invalid number of days is refused, and a role without offers is denied', async () => {
  const { send, tokenOf } = await startBackend();
  const statusOf = async (username: string, query: string) =>
    (await send(`GET /akashi/api/coupons/?${query}`, { as: await tokenOf(username) })).status;
  expect([
    await statusOf('administrator', 'ends_within=soon'),
    await statusOf('staff_shop', 'ends_within=3'),
  ]).toEqual([400, 403]);
});
