import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { PassPackage } from '#domain/offers/pass-package';
import type { Voucher } from '#domain/offers/voucher';
import { passportTable } from '#mocks/backend/tables/offers/passports';
import { dataOf, startAs } from '../start-backend';

const VOUCHER = {
  name: ' 春のお買物券 ',
  owner: 'owner_shop',
  pass: 4,
  number: 30,
  start: '2026-04-01T00:00:00.000Z',
  end: '2026-05-01T00:00:00.000Z',
};

test('each city sells its own passes, and a pass with holders is kept [R-GEN-31, A-119]', async () => {
  const { request } = await startAs();
  const passesOf = async (city: string) =>
    dataOf<Page<PassPackage>>(await request(`GET /${city}/api/passports/?limit=200`)).content;
  const [akashi, kusatsu] = [await passesOf('akashi'), await passesOf('kusatsu')];
  expect(akashi.map(({ id }) => id).filter((id) => kusatsu.some((pass) => pass.id === id))).toEqual([]);
  expect(await request('DELETE /akashi/api/passports/1/')).toMatchObject({ status: 209 });
  const created = dataOf<PassPackage>(
    await request('POST /akashi/api/passports/', { name: ' 春 ', price: 0 }),
  );
  expect(created).toMatchObject({ name: '春', price: 0 });
  expect((await request(`DELETE /akashi/api/passports/${created.id}/`)).status).toBe(204);
  expect(
    (await request('POST /akashi/api/passports/', { name: '春', price: 12_345_678_901 })).body,
  ).toMatchObject({
    errors: { price: ['10桁以内で入力してください。'] },
  });
});

test('a renamed pass has its new name where notifications are sent [A-167]', async () => {
  const { request, backend } = await startAs();
  await request('PUT /akashi/api/passports/1/', { name: '明石会員パス', price: 500 });
  expect(backend.db.of(passportTable).find(1)).toMatchObject({ name: '明石会員パス', kind: 'membership' });
  const listReply = await request('GET /api/notification/list_passport_push_notification/?city=akashi');
  expect(dataOf<Page<unknown>>(listReply).content).toContainEqual({ id: 1, name: '明石会員パス' });
  expect((await request('GET /api/notification/list_passport_push_notification/')).status).toBe(400);
});

test('a voucher belongs to an existing user name, with exact spelling [R-VAL-CONTENT-12, A-134]', async () => {
  const { request } = await startAs();
  const refusal = async (owner: string) =>
    (await request('POST /akashi/api/vouchers/', { ...VOUCHER, owner })).body;
  for (const owner of ['nobody', 'OWNER_SHOP', 'owner_shop ', 'member']) {
    expect([owner, await refusal(owner)]).toMatchObject([
      owner,
      { errors: { owner: ['このユーザー名の所有者が見つかりません。'] } },
    ]);
  }
  const reply = await request('POST /akashi/api/vouchers/', VOUCHER);
  expect([reply.status, dataOf<Voucher>(reply)]).toMatchObject([
    201,
    { name: '春のお買物券', owner: 'owner_shop', pass_name: '1日周遊パス', shared_number: 0, image: null },
  ]);
});

test('a voucher has at least its shared number, and a pass of its city [R-VAL-CONTENT-14, A-135]', async () => {
  const { request } = await startAs();
  const allVouchers = dataOf<Page<Voucher>>(await request('GET /akashi/api/vouchers/?limit=200')).content;
  const sharedVoucher = allVouchers.find(({ shared_number: number }) => (number ?? 0) > 1);
  const number = sharedVoucher?.shared_number ?? 0;
  const saveVoucher = (values: object) =>
    request(`PUT /akashi/api/vouchers/${sharedVoucher?.id}/`, { ...VOUCHER, ...values });
  expect((await saveVoucher({ number: number - 1 })).body).toMatchObject({
    errors: { number: [`共有済みの${number}枚より少なくはできません。`] },
  });
  expect((await saveVoucher({ number })).status).toBe(200);
  expect((await saveVoucher({ number, pass: 100_001 })).body).toMatchObject({
    errors: { pass: ['指定されたパスが見つかりません。'] },
  });
});

test('a shop admin uses the vouchers of the company, and reads passes without changing them [A-075]', async () => {
  const { request } = await startAs('owner_shop');
  const { content } = dataOf<Page<Voucher>>(await request('GET /akashi/api/vouchers/?limit=200'));
  expect(content.length).toBeGreaterThan(0);
  expect(
    (await request('POST /akashi/api/vouchers/', { ...VOUCHER, owner: 'administrator_nbnb' })).status,
  ).toBe(400);
  expect((await request('GET /akashi/api/passports/')).status).toBe(200);
  expect((await request('POST /akashi/api/passports/', { name: '春', price: 0 })).status).toBe(403);
  expect((await request('GET /akashi/api/packages/')).status).toBe(403);
});
