// In a browser: the production build, and requests that arrive whole, in JSON and in multipart
import type { Page } from '@playwright/test';
import { goTo } from '../navigate';
import { pressInRow } from '../press-in-row';
import { expect, test } from './fixtures';
import { fillIn, pictureFile } from './form';
import { answerConfirmation, expectArrived, onSuccess } from './saving';
import { emptyReply, textReply } from './server/reply';

const mainOf = (page: Page) => page.getByRole('main');

test.beforeEach(({ allowStatuses }) => allowStatuses(400, 401));

test('the Administrator accepts, cancels and changes reservations, and saves a city, a QR code, a timeline entry, a CSV file and a product; each request reaches the backend once [R-STATE-15, R-GEN-24, R-GEN-38, R-SCR-22, R-SCR-31, R-ENT-04, R-ENT-42, A-191]', async ({
  backend,
  signInTo,
  page,
  records,
  toasts,
  save,
  dropToasts,
}) => {
  await signInTo('明石市', 'hayashi');
  await test.step('the user accepts a reservation, approves a cancellation and changes a reservation', async () => {
    await goTo(page, '/akashi/reserve');
    await expect(records.rows).toHaveCount(4);
    backend.received.length = 0;
    const acceptButton = page.getByRole('button', { name: /を受け付ける$/ }).first();
    backend.override('POST /:city/api/reserves/:id/accept/', onSuccess(emptyReply()), 1);
    await acceptButton.click();
    const row = records.rows.filter({ hasText: '確定（取り消せます）' });
    await expect(row).toHaveCount(1);
    await expect(row).toHaveCount(0);
    await page
      .getByRole('button', { name: /のキャンセルを承認$/ })
      .first()
      .click();
    await answerConfirmation(page, 'キャンセルを承認しますか？', '承認する');
    await expect(toasts).toHaveText(['1件のキャンセルを承認しました。']);
    await dropToasts();
    await pressInRow(page, 'link', /「利用者2.*を編集$/);
    const form = page.getByRole('dialog', { name: '予約を変更' });
    await fillIn(form, { 予約日時: '2036-05-03T12:00', 人数: '5' });
    await save(form, '保存する');
    expect(backend.calls(/^(POST|PUT) .*reserves/)).toEqual([
      'POST /:city/api/reserves/:id/accept/ 204',
      'POST /:city/api/reserves/:id/approve_cancel/ 200',
      'PUT /:city/api/reserves/:id/ 200',
    ]);
    expect(backend.received.findLast(({ method }) => method === 'PUT')?.json).toEqual({
      date: '2036-05-03T03:00:00.000Z',
      people: 5,
      locker: null,
    });
  });

  await test.step('the user changes the name of the city', async () => {
    await goTo(page, '/akashi/city-info');
    for (const value of ['明石市', 'akashi', 'akashi-0', '34.6'])
      await expect(mainOf(page)).toContainText(value);
    await page.getByRole('link', { name: '地域情報を編集' }).click();
    const form = page.getByRole('dialog', { name: '地域情報を編集' });
    await fillIn(form, { 地域名: '新明石市' });
    backend.received.length = 0;
    backend.override('PATCH /api/city/:city/', onSuccess(emptyReply()), 1);
    await save(form, '保存する');
    await expect(mainOf(page)).toContainText('新明石市');
    expect(backend.calls(/^PATCH/)).toEqual(['PATCH /api/city/:city/ 204']);
    expect(backend.tables.cities[0]?.name_ja).toBe('新明石市');
  });

  await test.step('the user creates a QR code', async () => {
    await goTo(page, '/akashi/qrcode');
    await expect(records.rows).toHaveCount(3);
    await page.getByRole('link', { name: 'QRコードを登録' }).first().click();
    const form = page.getByRole('dialog', { name: 'QRコードを登録' });
    await fillIn(form, {
      名前: '受付',
      '内容（URLなど）': 'https://example.jp/',
      エリア: '2',
      ロッカー: '3',
    });
    backend.received.length = 0;
    backend.override('POST /company/:company/qrcodes', onSuccess(emptyReply()), 1);
    await save(form, '登録する');
    await expect(records.titles.first()).toHaveText('受付');
    expectArrived(backend, 'POST /company/:company/qrcodes', {
      statuses: [204],
      body: { name: '受付', content: 'https://example.jp/', area: 2, locker: 3 },
    });
  });

  await test.step('the user posts a timeline entry with a picture while the access token runs out', async () => {
    await goTo(page, '/akashi/timeline');
    const entries = page.getByRole('article');
    await expect(entries).toHaveCount(3);
    await page.getByRole('link', { name: '投稿する' }).click();
    const form = mainOf(page).locator('form.record-form');
    await fillIn(form, { 本文: '市場の朝です。' });
    await form.locator('input[type=file]').setInputFiles(pictureFile('朝.png'));
    await expect(form.locator('.file-name')).toHaveText(['朝.png']);
    backend.received.length = 0;
    backend.sessions.expireAccessTokens();
    await save(form, '投稿する');
    await expect(entries.first()).toContainText('市場の朝です。');
    expectArrived(backend, 'POST /:city/api/timeline/', {
      statuses: [401, 201],
      body: {
        content: '市場の朝です。',
        images: [pictureFile('朝.png')],
        videos: { links: [], thumbnails: [] },
      },
    });
  });

  await test.step('the user imports a CSV file of shops', async () => {
    await goTo(page, '/akashi/csv-import');
    await expect(records.rows).toHaveCount(2);
    const csv = [
      '店舗名,メールアドレス,電話番号,住所,ジャンルパス,カテゴリ名',
      'たこ焼き 潮,ushio@example.jp,078-911-0001,明石市東仲ノ町1-1,和食,飲食',
    ].join('\n');
    await page
      .getByLabel('CSVファイルを選択')
      .setInputFiles({ name: '店舗.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    backend.received.length = 0;
    await page.getByRole('button', { name: '1行を送信する' }).click();
    await expect(toasts).toHaveText(['CSVファイルを送信しました。']);
    await expect(records.titles.first()).toHaveText('店舗.csv');
    await dropToasts();
    const [sent] = backend.received.filter(({ method }) => method === 'POST');
    expect([sent?.status, sent?.parts.map(({ name, filename }) => [name, filename])]).toEqual([
      201,
      [['file', '店舗.csv']],
    ]);
  });

  await test.step('the user moves a product to the supported products', async () => {
    await goTo(page, '/akashi/manage-supported-products');
    backend.received.length = 0;
    backend.override('PUT /company/:company/combos/owner/:id', onSuccess(textReply('OK')), 1);
    await page.getByRole('button', { name: '「商品4」を対応にする' }).click();
    await expect(toasts).toHaveText(['「商品4」を対応商品に移しました。']);
    expect(backend.calls(/^PUT/)).toEqual(['PUT /company/:company/combos/owner/:id 200']);
    await expect(page.getByRole('button', { name: '「商品4」を非対応にする' })).toBeVisible();
  });
});
