import { expect, test } from 'vitest';
import { sameCsvRecord } from '#domain/csv/csv';
import { CSV_HEADERS } from '#domain/office/csv-import-header';
import type { Driver } from './driver';
import { writeUploadFile } from './written';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const SHOP = ['たこ焼き 潮', 'ushio@example.jp', '078-911-0001', '明石市東仲ノ町1-1', '飲食/和食', '飲食'];

/** A PDF of one page, filled with red. */
const RED_PDF = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R>> endobj
4 0 obj <</Length 25>> stream
1 0 0 rg 0 0 600 800 re f
endstream endobj
trailer <</Root 1 0 R>>
%%EOF
`;

/** The features that every engine implements in its own way: drawing, files, dragging. */
export function engineFlows(driver: () => Driver): void {
  test('the browser draws the reservations of a week and the events of a month', async () => {
    const { open, goTo, expectVisible } = driver();
    await open('/akashi/reserve?tab=week', ADMINISTRATOR);
    await expectVisible('.calendar-legend');
    await goTo('/akashi/event?tab=month');
    await expectVisible('.month');
  });

  test('the user drags the marker of a map and the fields of its coordinates follow', async () => {
    const { open, setValue, click, expectVisible, drag, evaluate, waitFor } = driver();
    await open('/akashi/notification?new=1', ADMINISTRATOR);
    await setValue('送信先の種類', '地図の範囲内のユーザー');
    await click('button', '3 km');
    await expectVisible('[aria-pressed=true]', '3 km');
    await expectVisible('[role=img]', '送信先の範囲の地図');
    // the field is folded away
    const before = await evaluate(() =>
      Number(document.querySelector<HTMLInputElement>('[name=latitude]')?.value),
    );
    await drag(['[role=img]', '送信先の範囲の地図'], { x: 40, y: -30 });
    await waitFor(
      true,
      (south) => Number(document.querySelector<HTMLInputElement>('[name=latitude]')?.value) > south,
      before,
    );
  });

  test('the browser paints the charts of the dashboard', async () => {
    const { open, expectVisible, waitFor } = driver();
    await open('/akashi/dashboard', { role: 'owner_shop', city: 'akashi' });
    await expectVisible('canvas');
    await waitFor(true, () =>
      [...document.querySelectorAll('canvas')].every((canvas) => {
        const { width, height } = canvas;
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        return pixels.some((value) => value > 0);
      }),
    );
  });

  test('the user uploads a PDF and the panel of the document draws it', async () => {
    const { open, fill, upload, click, expectVisible, expectGone, evaluate, colourAt } = driver();
    await open('/akashi/document?new=1', ADMINISTRATOR);
    await fill('タイトル', '受付の手順');
    await upload('dialog input[type=file]', writeUploadFile('manual.pdf', RED_PDF));
    await click('button', '登録する');
    await expectVisible('.toasts p', '保存しました');
    await expectGone('.dialog-box h2');
    await click('tbody .main a', '受付の手順');
    await expectVisible('.record-head', '受付の手順');
    // Firefox and WebKit have a PDF viewer of their own
    expect(await evaluate(() => navigator.pdfViewerEnabled)).toBe(true);
    const frame = await expectVisible('.file-preview iframe');
    await expect.poll(() => colourAt(frame ?? { x: 0, y: 0 }), { timeout: 20_000 }).toEqual([255, 0, 0]);
  });

  test('Ctrl+Enter sends a message of the chat', async () => {
    const { open, fill, key, expectVisible } = driver();
    await open('/akashi/chat?room=akashi-office', { role: 'Operator', city: 'akashi', firebase: 'on' });
    await expectVisible('.chat-scroll [data-id]');
    await fill('メッセージ', '今から伺います');
    await key('Control+Enter');
    await expectVisible('.chat-scroll [data-id] > p', '今から伺います');
  });

  test('the user exports a list to a CSV file', async () => {
    const { open, click, expectVisible, waitFor, evaluate } = driver();
    await open('/akashi/coupon', ADMINISTRATOR);
    const name = (await expectVisible('tbody .main a'))?.text ?? '';
    await click('button', 'CSV出力');
    await click('button', '出力する');
    await waitFor(1, () => window.saved.length);
    const [file] = await evaluate(() => window.saved);
    expect(file?.name).toMatch(/\.csv$/);
    expect(file?.text).toContain(name);
  });

  test('the user imports shops from a CSV file', async () => {
    const { open, upload, click, expectVisible } = driver();
    await open('/akashi/csv-import', ADMINISTRATOR);
    await expectVisible('tbody .main');
    const rows = [CSV_HEADERS.japanese, SHOP].map(sameCsvRecord).join('');
    await upload('main input[type=file]', writeUploadFile('shops.csv', rows));
    await click('button', '1行を送信する');
    await expectVisible('.toasts p', 'CSVファイルを送信しました。');
  });
}
