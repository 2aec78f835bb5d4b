// In a browser: a worker that reads a file, and Back during a check
import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sameCsvRecord } from '#domain/csv/csv';
import { CSV_HEADERS } from '#domain/office/csv-import-header';
import { expect, test } from './fixtures';

const PAGE = '/akashi/csv-import';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const READ = 'GET /:city/api/genres/';
const SEND = 'POST /:city/api/csv-imports/';
const ROW = ['たこ焼き 潮', 'ushio@example.jp', '078-911-0001', '明石市東仲ノ町1-1', '飲食/和食', '飲食'];
/** Its category is unknown. */
const FAULTY = ROW.with(0, '謎の店').with(5, '食品');

const importPanel = (page: Page) => page.locator('.csv-panel');
const pressButton = (page: Page, name: string) =>
  importPanel(page).getByRole('button', { name, exact: true }).click();
const problem = (page: Page) => importPanel(page).getByRole('alert').first();
const leavePage = async (page: Page) => {
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'ジャンル' }).click();
  await page
    .getByRole('alertdialog', { name: 'ファイルの取り込みをやめますか？' })
    .getByRole('button', { name: 'やめて移動する' })
    .click();
  await expect(page).toHaveURL('/akashi/genre');
};

const choose = (page: Page, ...rows: (readonly string[])[]) =>
  page.getByLabel('CSVファイルを選択').setInputFiles({
    name: '店舗.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([CSV_HEADERS.japanese, ...rows].map(sameCsvRecord).join('')),
  });

test('a file that cannot be checked is checked again, and the user can stop a check and leave during one [R-ENT-42, R-HTTP-05, R-HTTP-06]', {
  tag: '@core',
}, async ({ open, page, panel }) => {
  await open(PAGE, ADMINISTRATOR);

  await test.step('the names of the city cannot be loaded, then can', async () => {
    await panel.setFaults(`${READ} 500 x1`);
    await choose(page, ROW);
    await expect(problem(page)).toHaveText('「店舗.csv」の確認を完了できませんでした。');
    await pressButton(page, 'もう一度試す');
    await expect(importPanel(page)).toContainText('データ 1行エラーはありません');
    await pressButton(page, '別のファイルを選ぶ');
  });

  await test.step('the user stops a check without a response', async () => {
    await panel.setFaults(`${READ} hang`);
    await choose(page, ROW);
    await expect(importPanel(page)).toContainText('文字コードと見出しを確認しています…');
    await pressButton(page, '読み込みを中止');
    await expect(page.getByLabel('CSVファイルを選択')).toBeAttached();
  });

  await test.step('the user leaves during a check', async () => {
    await choose(page, ROW);
    await expect(importPanel(page)).toContainText('文字コードと見出しを確認しています…');
    await leavePage(page);
  });
});

test('a file that cannot be sent stays chosen: the user cancels, reviews its rows again, sends it again, or reads the refusal of the server [R-ENT-42, R-HTTP-05, R-HTTP-06]', async ({
  open,
  page,
  panel,
  toasts,
  records,
}) => {
  await open(PAGE, ADMINISTRATOR);
  const sending = () => expect(importPanel(page)).toContainText('送信中…');
  const uploadAlert = () =>
    expect(problem(page)).toHaveText('「店舗.csv」を送信できませんでした。ファイルはそのまま残っています。');

  for (const { rows, send, facts } of [
    { rows: [ROW], send: '1行を送信する', facts: 'データ 1行エラーはありません' },
    { rows: [ROW, FAULTY], send: 'エラーのない1行だけを送信する', facts: 'データ 2行エラーのある行 1行' },
  ])
    await test.step(`${facts}: the user cancels the sending, and goes back to the rows after a failure`, async () => {
      await choose(page, ...rows);
      await expect(importPanel(page)).toContainText(facts);
      // refused without a reason
      await panel.setFaults(`${SEND} 304 x1`);
      await pressButton(page, send);
      await uploadAlert();
      await panel.setFaults(`${SEND} hang x1`);
      await pressButton(page, 'もう一度試す');
      await sending();
      await pressButton(page, '送信を中止');
      await expect(importPanel(page)).toContainText(facts);
      await panel.setFaults(`${SEND} 304 x1`);
      await pressButton(page, send);
      await uploadAlert();
      await pressButton(page, '内容の確認に戻る');
      await expect(importPanel(page)).toContainText(facts);
      await pressButton(page, '別のファイルを選ぶ');
    });

  await test.step('the server refuses the file with a reason, and the user reads it again', async () => {
    await choose(page, ROW);
    await panel.setFaults(`${SEND} 400:file=${encodeURIComponent('この店舗は登録済みです。')} x1`);
    await pressButton(page, '1行を送信する');
    await expect(problem(page)).toHaveText('サーバーが「店舗.csv」を受け付けませんでした。');
    await expect(importPanel(page).locator('.csv-refusal li')).toHaveText(['この店舗は登録済みです。']);
    await pressButton(page, 'もう一度読み込む');
    await expect(importPanel(page)).toContainText('データ 1行エラーはありません');
  });

  await test.step('a sending that may have arrived is repeated after a question', async () => {
    await panel.setFaults(`${SEND} 500 x1`);
    await pressButton(page, '1行を送信する');
    await expect(problem(page)).toContainText('「店舗.csv」を送信できたか確認できませんでした。');
    const question = page.getByRole('alertdialog', { name: 'もう一度送信しますか？' });
    await pressButton(page, 'もう一度試す');
    await question.getByRole('button', { name: 'キャンセル' }).click();
    await pressButton(page, 'もう一度試す');
    await question.getByRole('button', { name: 'もう一度送信' }).click();
    await expect(toasts.last()).toHaveText('CSVファイルを送信しました。');
    await expect(records.titles.first()).toHaveText('店舗.csv');
  });

  await test.step('the user leaves during a sending', async () => {
    await pressButton(page, '次のファイルを取り込む');
    await choose(page, ROW.with(0, '二つ目の店'));
    await panel.setFaults(`${SEND} hang`);
    await pressButton(page, '1行を送信する');
    await sending();
    await leavePage(page);
  });
});

test('a file with another header is read by its likely columns, and one that was deleted on the disk is named when it is sent [R-VAL-CSV-04]', async ({
  open,
  page,
}, testInfo) => {
  const chooseFile = async (header: readonly string[]) => {
    const path = testInfo.outputPath('店舗.csv');
    writeFileSync(path, [header, ROW].map(sameCsvRecord).join(''));
    await page.getByLabel('CSVファイルを選択').setInputFiles(path);
    return path;
  };
  const sound = () => expect(importPanel(page)).toContainText('データ 1行エラーはありません');
  await open(PAGE, ADMINISTRATOR);
  await chooseFile(['店名', 'メール', '電話', '住所', 'ジャンル', '業種']);
  await pressButton(page, 'この対応で読み込む');
  await sound();
  await pressButton(page, '別のファイルを選ぶ');

  const path = await chooseFile(CSV_HEADERS.japanese);
  await sound();
  rmSync(path);
  await pressButton(page, '1行を送信する');
  await expect(importPanel(page)).toContainText(
    '「店舗.csv」は、選んだあとに変更、移動、または削除されたため読み取れません。もう一度選んでください。',
  );
});
