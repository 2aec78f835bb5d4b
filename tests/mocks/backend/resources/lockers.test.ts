import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Locker } from '#domain/offers/locker';
import { lockerTable } from '#mocks/backend/tables/offers/lockers';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { dataOf, startAs } from '../start-backend';

test.each([
  ['advertiser', [200, 200, 200, 400]],
  ['operator', [200, 200, 200, 400]],
  ['administrator', [403, 200, 200, 403]],
  ['staff_shop', [403, 200, 200, 403]],
])(
  '%s has these statuses for the editable list, the list to read, the choice, and a new locker [R-CALL-23, R-CALL-27, A-153, A-190]',
  async (username, statuses) => {
    const { request } = await startAs(username);
    const replies = [
      await request('GET /akashi/manager/lockers/?search=&limit=5&offset=0'),
      await request('GET /akashi/manager/lockers/list/?limit=5'),
      await request('GET /akashi/manager/lockers?get_all=true'),
      await request('POST /akashi/manager/lockers/', { name: '' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(statuses);
  },
);

test('all lockers of the city are returned at once for a choice, and Toyonaka has none [R-CALL-23, A-190]', async () => {
  const { request, backend } = await startAs('operator');
  const all = dataOf<Page<Locker>>(await request('GET /akashi/manager/lockers?get_all=true'));
  const lockerCount = backend.db.of(lockerTable).list({ city: 'akashi' }).total;
  expect([all.content.length, all.total_length]).toEqual([lockerCount, lockerCount]);
  expect(dataOf<Page<Locker>>(await request('GET /toyonaka/manager/lockers?get_all=true')).content).toEqual(
    [],
  );
});

test('a new locker is free, keeps its state when it is changed, and is kept while it is in use [R-ENT-24, A-119]', async () => {
  const { request, backend } = await startAs('advertiser');
  const created = await request('POST /akashi/manager/lockers/', { name: ' 明石駅 91番 ', address: ' ' });
  const { id, ...locker } = dataOf<Locker>(created);
  expect([created.status, locker]).toEqual([
    201,
    { name: '明石駅 91番', address: null, status: 'available', created_at: '2026-04-01T00:00:00.000Z' },
  ]);
  backend.db.of(lockerTable).update(id, { status: 'in_use' });
  const path = `/akashi/manager/lockers/${id}/`;
  expect(dataOf<Locker>(await request(`PUT ${path}`, { name: '92番' }))).toMatchObject({
    name: '92番',
    status: 'in_use',
  });
  const refusedDelete = await request(`DELETE ${path}`);
  expect([refusedDelete.status, refusedDelete.body]).toMatchObject([
    209,
    { data: { message: '使用中のロッカーは削除できません。' } },
  ]);
  backend.db.of(lockerTable).update(id, { status: 'available' });
  expect((await request(`DELETE ${path}`)).status).toBe(204);
  expect((await request(`DELETE ${path}`)).status).toBe(404);
});

test('a locker of a waiting reservation is kept until this is over [A-119, A-190]', async () => {
  const { request, backend } = await startAs('operator');
  const { id } = dataOf<Locker>(await request('POST /akashi/manager/lockers/', { name: '91番' }));
  const reserves = backend.db.of(reserveTable);
  const [reserve] = reserves.list({ city: 'akashi', where: { status: { equals: 'accepted' } } }).rows;
  const updateReserve = (changes: object) => reserves.update(reserve?.id ?? 0, changes);
  const statusOfDelete = async () => (await request(`DELETE /akashi/manager/lockers/${id}/`)).status;
  updateReserve({ locker: id, date: '2026-04-01T00:00:00.001Z' });
  expect(await statusOfDelete()).toBe(209);
  updateReserve({ date: '2026-04-01T00:00:00.000Z' });
  expect(await statusOfDelete()).toBe(204);
});
