import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { City } from '#domain/places/city';
import { dataOf, startBackend } from '../start-backend';

const NINE_CITIES = [
  'akashi',
  'kusatsu',
  'takatsuki',
  'toyonaka',
  'fujisawa',
  'settsu',
  'nishinomiya',
  'shonan',
  'seveneleven',
];

test('[R-ENT-04] [R-CALL-25] the server lists all nine cities before a sign-in', async () => {
  const { send } = await startBackend();
  const { content, total_length } = dataOf<Page<City>>(await send('GET /default/api/city/info/'));
  expect([content.map(({ name }) => name), total_length]).toEqual([NINE_CITIES, 9]);
  expect(content[0]).toEqual({
    id: 1,
    name: 'akashi',
    name_ja: '明石市',
    code_shop: 'machi001',
    coordinates: { lat: 34.6432, lng: 134.9975 },
  });
  expect(content.filter(({ features }) => features).map(({ name }) => name)).toEqual(['toyonaka', 'settsu']);
});

test.each([
  ['operator', NINE_CITIES],
  ['administrator_nbnb', NINE_CITIES],
  ['owner_shop', NINE_CITIES],
  ['staff_shop', ['akashi', 'kusatsu', 'shonan']],
  ['advertiser', ['akashi', 'kusatsu', 'shonan']],
])('[R-CALL-25] the server lists the cities of %s', async (username, expected) => {
  const { send, tokenOf } = await startBackend();
  const as = await tokenOf(username);
  const { content } = dataOf<Page<City>>(await send('GET /default/api/city/specify/', { as }));
  expect(content.map(({ name }) => name)).toEqual(expected);
});

test('[R-CALL-25] a city is open to the account, closed to it, or unknown', async () => {
  const { send, tokenOf } = await startBackend();
  const as = await tokenOf('advertiser');
  expect(dataOf(await send('GET /api/city/shonan', { as }))).toEqual(
    expect.objectContaining({ id: 8, name: 'shonan', name_ja: '湘南', code_shop: 'machi008' }),
  );
  expect((await send('GET /api/city/settsu', { as })).status).toBe(403);
  expect((await send('GET /api/city/osaka', { as })).status).toBe(404);
});

test('[R-CALL-25] an account learns whether it operates a city, and an operator whether any account does', async () => {
  const { send, tokenOf } = await startBackend();
  const requestOperated = (as: string, city: number, user: number) =>
    send(`GET /get_operation_city?city_id=${city}&user_id=${user}`, { as });
  const operatorToken = await tokenOf('operator');
  const staffToken = await tokenOf('staff_shop');
  expect(dataOf(await requestOperated(operatorToken, 3, 2))).toEqual(
    expect.objectContaining({ name: 'takatsuki', operates: true }),
  );
  expect(dataOf(await requestOperated(operatorToken, 3, 5))).toEqual(
    expect.objectContaining({ name: 'takatsuki', operates: false }),
  );
  expect(dataOf(await requestOperated(staffToken, 1, 5))).toEqual(
    expect.objectContaining({ name: 'akashi', operates: true }),
  );
  expect((await requestOperated(staffToken, 1, 2)).status).toBe(403);
  expect((await requestOperated(operatorToken, 99, 2)).status).toBe(404);
  expect((await send('GET /get_operation_city?city_id=1', { as: operatorToken })).status).toBe(400);
});

test('only the office changes a city, in the cities it may enter, field by field [R-CALL-25, A-014, A-179]', async () => {
  const { send, tokenOf } = await startBackend();
  const changeCity = async (username: string, city: string, body: unknown) =>
    send(`PATCH /api/city/${city}/`, { as: await tokenOf(username), body });
  const [ownerReply, strangerReply] = [
    await changeCity('owner_shop', 'akashi', {}),
    await changeCity('advertiser', 'settsu', {}),
  ];
  expect([ownerReply.status, strangerReply.status]).toEqual([403, 403]);

  const administratorReply = await changeCity('administrator', 'akashi', {
    name_ja: ' 明石 ',
    features: ['chat'],
  });
  expect([administratorReply.status, dataOf<City>(administratorReply)]).toEqual([
    200,
    {
      id: 1,
      name: 'akashi',
      name_ja: '明石',
      code_shop: 'machi001',
      coordinates: { lat: 34.6432, lng: 134.9975 },
      features: ['chat'],
    },
  ]);
  const operatorReply = await changeCity('operator', 'akashi', { coordinates: null, code_shop: 'm1' });
  expect(dataOf<City>(operatorReply)).toMatchObject({
    coordinates: null,
    code_shop: 'm1',
    features: ['chat'],
  });
  expect((await changeCity('operator', 'akashi', { code_shop: 'm1' })).status).toBe(200);
});

test('the errors of a city belong to its fields', async () => {
  const { send, tokenOf } = await startBackend();
  const as = await tokenOf('administrator');
  const errorsOf = async (body: unknown) => (await send('PATCH /api/city/akashi/', { as, body })).body;
  expect(
    await errorsOf({ name_ja: '', code_shop: 'あ'.repeat(201), coordinates: { lat: 86, lng: 181 } }),
  ).toMatchObject({
    errors: {
      name_ja: ['この項目は必須です。'],
      code_shop: ['200文字以内で入力してください。'],
      latitude: ['-85から85までの数値を入力してください。'],
      longitude: ['-180から180までの数値を入力してください。'],
    },
  });
  expect(await errorsOf({ code_shop: 'machi002', features: ['chat', 'casino'] })).toMatchObject({
    errors: {
      code_shop: ['この店舗コードは他の地域で使用されています。'],
      features: ['指定された機能が見つかりません。'],
    },
  });
});
