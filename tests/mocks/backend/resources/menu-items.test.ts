import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { MenuItem } from '#domain/offers/menu-item';
import { menuItemTable } from '#mocks/backend/tables/offers/menu-items';
import { dataOf, startAs } from '../start-backend';

const ITEM = { name: ' 明石焼 ', description: ' ', price: 850 };

test('an account reads the menu items of its company, all or searched and paged, and those of others are not found [R-CALL-21, R-ENT-20, A-168]', async () => {
  const { request, backend } = await startAs('advertiser');
  const ownCount = backend.db.of(menuItemTable).list({ where: { company: { equals: 'machi' } } }).total;
  const all = dataOf<Page<MenuItem>>(await request('GET /manager/menu_items/'));
  expect([all.content.length, all.total_length]).toEqual([ownCount, ownCount]);
  const page = dataOf<Page<MenuItem>>(await request('GET /manager/menu_items?search=弁当&limit=2&offset=1'));
  expect(page.content.map(({ name, description }) => /弁当/.test(`${name}${description}`))).toEqual([
    true,
    true,
  ]);

  const [foreignItem] = backend.db.of(menuItemTable).list({ where: { company: { equals: 'jbs' } } }).rows;
  expect((await request(`PUT /manager/menu_items/${foreignItem?.id}/`, ITEM)).status).toBe(404);
  expect((await request(`DELETE /manager/menu_items/${foreignItem?.id}/`)).status).toBe(404);
  expect((await request('GET /manager/menu_items?company=jbs')).status).toBe(403);
});

test('an Operator names the company of menu items, and owners and the office may not use them [R-ROLE-10, A-168]', async () => {
  const { request, send, tokenOf } = await startAs('operator');
  expect((await request('POST /manager/menu_items/', ITEM)).status).toBe(400);
  const created = await request('POST /manager/menu_items/?company=jbs', ITEM);
  expect([created.status, dataOf<MenuItem>(created)]).toMatchObject([
    201,
    { name: '明石焼', description: null, price: 850, created_at: '2026-04-01T00:00:00.000Z' },
  ]);
  for (const username of ['administrator', 'owner_shop']) {
    const as = await tokenOf(username);
    expect((await send('GET /manager/menu_items', { as })).status).toBe(403);
  }
});

test('the errors of a menu item belong to its fields', async () => {
  const { request } = await startAs('advertiser');
  const refusal = await request('POST /manager/menu_items/', { name: '', description: '', price: -1 });
  expect([refusal.status, refusal.body]).toMatchObject([
    400,
    { errors: { name: ['この項目は必須です。'], price: ['0以上の整数を入力してください。'] } },
  ]);
});
