import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import { drawnCode } from '#domain/content/drawn-code';
import type { QrCode } from '#domain/content/qr-code';
import { qrCodeTable } from '#mocks/backend/tables/content/qr-codes';
import { lockerTable } from '#mocks/backend/tables/offers/lockers';
import { dataOf, startAs } from '../start-backend';

const CODE = { name: ' 案内板 ', content: ' https://machi.example.jp/1 ', area: 1, locker: 3 };

test.each([
  ['administrator', [200, 201]],
  ['owner_shop', [200, 201]],
  ['operator', [200, 201]],
  ['staff_shop', [200, 403]],
  ['advertiser', [200, 403]],
  ['administrator_nbnb', [403, 403]],
])(
  '%s has these statuses for the codes of the general company, and a new one [R-CALL-24, A-169]',
  async (username, statuses) => {
    const { request } = await startAs(username);
    const replies = [
      await request('GET /company/machi/qrcodes'),
      await request('POST /company/machi/qrcodes', CODE),
    ];
    expect(replies.map(({ status }) => status)).toEqual(statuses);
  },
);

test('a new QR code has a picture of its content, its area, its locker and its time [R-ENT-25, R-CALL-24, A-190]', async () => {
  const { request } = await startAs('administrator');
  const { id, ...code } = dataOf<QrCode>(await request('POST /company/machi/qrcodes', CODE));
  expect(code).toEqual({
    name: '案内板',
    content: 'https://machi.example.jp/1',
    image: drawnCode('https://machi.example.jp/1'),
    area: 1,
    locker: 3,
    created_at: '2026-04-01T00:00:00.000Z',
  });
  const page = dataOf<Page<QrCode>>(await request('GET /company/machi/qrcodes?limit=1'));
  expect(page.content).toEqual([{ id, ...code }]);
  const foundCodes = dataOf<Page<QrCode>>(
    await request('GET /company/machi/qrcodes?search=machi.example.jp/kusatsu'),
  );
  expect(foundCodes.content.length).toBeGreaterThan(0);
  expect(foundCodes.content.filter(({ content }) => !content?.includes('/kusatsu'))).toEqual([]);
});

test('an area of another company, an unknown locker and a content that is too long are refused', async () => {
  const { request } = await startAs('administrator');
  const refusal = await request('POST /company/machi/qrcodes', { ...CODE, area: 10, locker: 99_999 });
  expect([refusal.status, refusal.body]).toMatchObject([
    400,
    {
      errors: {
        area: ['指定されたエリアが見つかりません。'],
        locker: ['指定されたロッカーが見つかりません。'],
      },
    },
  ]);
  const longReply = await request('POST /company/machi/qrcodes', {
    ...CODE,
    name: '',
    content: 'あ'.repeat(778),
  });
  expect(longReply.body).toMatchObject({
    errors: {
      name: ['この項目は必須です。'],
      content: ['内容は2331バイト以内で入力してください（現在2334バイト）。'],
    },
  });
});

test('a locker with a code is kept, and every seeded code has an existing locker [A-119, A-190]', async () => {
  const { request, backend } = await startAs('operator');
  const lockers = backend.db.of(lockerTable);
  const usedLockers = backend.db
    .of(qrCodeTable)
    .list({})
    .rows.flatMap(({ locker }) => locker ?? []);
  expect(usedLockers.length).toBeGreaterThan(0);
  expect(usedLockers.filter((id) => lockers.find(id) === null)).toEqual([]);
  const [id = 0] = usedLockers.filter((one) => lockers.find(one)?.city === 'akashi');
  lockers.update(id, { status: 'available' });
  const refusedDelete = await request(`DELETE /akashi/manager/lockers/${id}/`);
  expect([refusedDelete.status, refusedDelete.body]).toMatchObject([
    209,
    { data: { message: 'このロッカーのQRコードがあるため削除できません。' } },
  ]);
});
