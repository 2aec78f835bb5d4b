import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sameCsvRecord } from '#domain/csv/csv';
import { type CsvEncoding, csvFile } from '#domain/csv/csv-encoding';
import { decodeCsv } from '#domain/csv/decode-csv';
import { CSV_HEADERS } from '#domain/office/csv-import-header';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { genreTable } from '#mocks/backend/tables/offers/genres';
import { answerCsv, type CsvRequest, type CsvWorkerMessage } from '#views/csv-import/answer-csv';
import { allowConsole } from '../console';
import { addFault, type Scenario } from '../open-console';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const ADDRESS = '/akashi/csv-import';
const SHOP_ROW = [
  'たこ焼き 潮',
  'ushio@example.jp',
  '078-911-0001',
  '明石市東仲ノ町1-1',
  '飲食/和食',
  '飲食',
];
const INVALID_ROW = SHOP_ROW.with(0, '').with(2, '0789110001').with(5, '食品');

/** jsdom has no workers: this class posts the messages of the worker, synchronously. */
class SyncWorker extends EventTarget {
  static ended = 0;
  static silent = false;

  postMessage(request: CsvRequest) {
    if (SyncWorker.silent) return;
    void answerCsv(request, (message: CsvWorkerMessage) => {
      this.dispatchEvent(new MessageEvent('message', { data: message }));
    });
  }

  terminate() {
    SyncWorker.ended += 1;
  }
}

const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor;

const savedFiles: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  SyncWorker.ended = 0;
  SyncWorker.silent = false;
  savedFiles.length = 0;
  vi.stubGlobal('Worker', SyncWorker);
  // Node cannot send the File, Blob and FormData of jsdom.
  vi.stubGlobal('File', NodeFile);
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('FormData', NodeFormData);
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) savedFiles.push({ name: this.download, blob });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rejectUnreadable = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
const csv = (...rows: (readonly string[])[]) => [CSV_HEADERS.japanese, ...rows].map(sameCsvRecord).join('');
const fileOf = (text: string, name = '四月の出店.csv', encoding: CsvEncoding = 'shift_jis') =>
  new File([csvFile(text, encoding)], name, { type: 'text/csv' });
const decodedText = async (blob: Blob | undefined) =>
  decodeCsv(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)));

const chooseFile = (file: File) =>
  fireEvent.change(screen.getByLabelText('CSVファイルを選択', { selector: 'input' }), {
    target: { files: [file] },
  });

async function openImport(scenario: Scenario = {}) {
  const testConsole = await renderConsole(ADDRESS, scenario);
  await screen.findByText(/^全\d/);
  const uploadCalls = () =>
    testConsole.calls().filter((call) => call.startsWith('POST') && call.includes('csv-imports'));
  return { ...testConsole, uploadCalls };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const columnSelect = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `「${name}」にあたる列` });
const headersOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const cellTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('a file without errors is checked, sent, imported and listed in the history, and its shops are ads [R-ENT-42, A-112]', async () => {
  const { backend, user, pass, uploadCalls } = await openImport();
  chooseFile(fileOf(csv(SHOP_ROW, SHOP_ROW.with(0, '髙島ベーカリー'))));
  const preview = await screen.findByRole('table', { name: '先頭の2行（全2行）' });
  expect([headersOf(preview), ...cellTexts(preview)]).toEqual([
    CSV_HEADERS.japanese,
    SHOP_ROW,
    SHOP_ROW.with(0, '髙島ベーカリー'),
  ]);
  await user.click(await screen.findByRole('button', { name: '2行を送信する' }));
  await screen.findByText('CSVファイルを送信しました。');
  expect(uploadCalls()).toEqual(['POST /akashi/api/csv-imports/ 201']);
  await screen.findByText('取り込んでいます。このページを離れても処理は続きます。');
  const row = await screen.findByRole('row', { name: /四月の出店\.csv.*処理中/ });
  expect(row.textContent).toContain('処理中200');
  pass(1_000);
  await screen.findByText('取り込みが終わりました。取り込んだ広告は非公開です。');
  expect((await screen.findByRole('row', { name: /四月の出店\.csv.*完了/ })).textContent).toContain(
    '完了220',
  );
  const ads = backend.db
    .of(advertisementTable)
    .list({ city: 'akashi', filter: ({ name }) => name === '髙島ベーカリー' });
  expect(ads.rows.map(({ public: isPublic, phone }) => [isPublic, phone])).toEqual([[false, '078-911-0001']]);
  await user.click(button('次のファイルを取り込む'));
  await screen.findByLabelText('CSVファイルを選択', { selector: 'input' });
});

test('the page shows a genre path without a genre before the file is sent, and the import creates the genre [A-267]', async () => {
  const { backend, user, pass } = await openImport();
  chooseFile(
    fileOf(
      csv(
        SHOP_ROW,
        SHOP_ROW.with(4, '体験/陶芸').with(0, '陶房 潮'),
        SHOP_ROW.with(4, '体験/陶芸').with(0, '陶房 波'),
      ),
    ),
  );
  const heading = await screen.findByRole('heading', { name: '新しく作られるジャンル（1件）' });
  expect(within(heading.parentElement as HTMLElement).getByRole('listitem').textContent).toBe('体験/陶芸');
  await user.click(await screen.findByRole('button', { name: '3行を送信する' }));
  await screen.findByText('CSVファイルを送信しました。');
  pass(1_000);
  await screen.findByText('取り込みが終わりました。取り込んだ広告は非公開です。');
  const genres = backend.db.of(genreTable).list({ city: 'akashi' }).rows;
  const newGenres = genres.filter(({ path }) => path?.startsWith('体験'));
  expect(newGenres.map(({ name, parent, path }) => [name, parent, path])).toEqual([
    ['体験', null, '体験'],
    ['陶芸', newGenres[0]?.id, '体験/陶芸'],
  ]);
  const ads = backend.db
    .of(advertisementTable)
    .list({ city: 'akashi', filter: ({ name }) => name.startsWith('陶房') });
  expect(ads.rows.map(({ genres: of }) => of)).toEqual([[newGenres[1]?.id], [newGenres[1]?.id]]);
});

test('of many new genres the page shows ten and the number of the others [A-267]', async () => {
  await openImport();
  const paths = Array.from({ length: 12 }, (_, index) => `体験/第${index + 1}教室`);
  chooseFile(fileOf(csv(...paths.map((path) => SHOP_ROW.with(0, path).with(4, path)))));
  const heading = await screen.findByRole('heading', { name: '新しく作られるジャンル（12件）' });
  const items = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([...paths.slice(0, 10), 'ほか2件']);
});

test('errors show row, column and value, can be filtered by column, and the failing rows are saved in their encoding [R-VAL-CSV-05, R-VAL-CSV-11, R-VAL-CSV-15]', async () => {
  const { user, uploadCalls } = await openImport();
  chooseFile(fileOf(csv(SHOP_ROW, INVALID_ROW, SHOP_ROW.with(4, '飲食/'))));
  const table = await screen.findByRole('table', { name: 'エラーの一覧' });
  expect([headersOf(table), ...cellTexts(table)]).toEqual([
    ['行', '列', '値', 'エラーの内容'],
    ['3', '店舗名', '–', '入力してください。'],
    ['3', '電話番号', '0789110001', '半角の数字とハイフンで入力してください（例：03-1234-5678）。'],
    ['3', 'カテゴリ名', '食品', '登録されていないカテゴリ名です。'],
    ['4', 'ジャンルパス', '飲食/', 'ジャンルパスに名前のない階層があります。'],
  ]);
  expect(screen.getByText('Shift_JIS')).toBeTruthy();
  expect(screen.getByText('エラーのある行 2行')).toBeTruthy();
  const filter = screen.getByLabelText<HTMLSelectElement>('列：');
  expect([...filter.options].map(({ text }) => text)).toEqual([
    'すべての列（4件）',
    '店舗名（1件）',
    '電話番号（1件）',
    'ジャンルパス（1件）',
    'カテゴリ名（1件）',
  ]);
  await user.selectOptions(filter, 'ジャンルパス（1件）');
  expect(cellTexts(table).map(([line]) => line)).toEqual(['4']);

  await user.click(button('エラーのある行を保存'));
  await user.click(button('エラーの一覧を保存'));
  expect(savedFiles.map(({ name }) => name)).toEqual(['四月の出店_要修正.csv', '四月の出店_エラー一覧.csv']);
  expect(await decodedText(savedFiles[0]?.blob)).toEqual({
    encoding: 'shift_jis',
    text: csv(INVALID_ROW, SHOP_ROW.with(4, '飲食/')),
  });
  expect((await decodedText(savedFiles[1]?.blob))?.text.split('\r\n')[1]).toBe(
    '3,"店舗名","","入力してください。"',
  );

  await user.click(button('エラーのない1行だけを送信する'));
  await screen.findByText('CSVファイルを送信しました。');
  expect(uploadCalls()).toEqual(['POST /akashi/api/csv-imports/ 201']);
});

test('a list of errors has pages of twenty', async () => {
  const { user } = await openImport();
  chooseFile(fileOf(csv(...Array.from({ length: 45 }, () => SHOP_ROW.with(2, '1')))));
  const table = await screen.findByRole('table', { name: 'エラーの一覧' });
  const panel = table.closest('.csv-problems') as HTMLElement;
  expect([cellTexts(table).length, within(panel).getByText(/^全45件中/).textContent]).toEqual([
    20,
    '全45件中 1–20件',
  ]);
  const nextButton = within(panel).getByRole('button', { name: '次のページ' });
  await user.click(nextButton);
  await user.click(nextButton);
  await user.click(nextButton);
  expect(cellTexts(table).map(([line]) => line)).toEqual(['42', '43', '44', '45', '46']);
  expect([nextButton.ariaDisabled, document.activeElement]).toEqual(['true', nextButton]);
  // No row of the file is free of errors.
  expect(screen.queryByRole('button', { name: /だけを送信する/ })).toBeNull();
});

describe('a file that cannot be imported', () => {
  test.each([
    ['without content', fileOf(csv()), 'ファイルに取り込む内容がありません。'],
    ['of no bytes', new File([], '空.csv'), 'ファイルに取り込む内容がありません。'],
    ['with another header', fileOf('店名,電話\r\n潮,1\r\n'), '見出し行の形式が正しくありません。'],
    [
      'in another encoding',
      new File([Uint8Array.of(0xff, 0xfe, 0x41, 0)], 'a.csv'),
      '文字コードが正しくありません。',
    ],
    [
      'too large',
      new File([new Uint8Array(10_485_761)], '大.csv'),
      'ファイルの大きさが上限の10MBを超えています。',
    ],
    ['with another name', fileOf(csv(SHOP_ROW), '店舗.txt'), '拡張子が .csv のファイルを選択してください。'],
  ])(
    '%s is refused with its message, and the user can choose another file [R-VAL-CSV-01, R-VAL-CSV-02, R-VAL-CSV-03, R-VAL-CSV-04, R-VAL-CSV-16, R-VAL-CSV-17, R-VAL-CSV-18, R-VAL-CSV-19, R-MSG-27, A-127, A-140]',
    async (_, file, message) => {
      const { uploadCalls } = await openImport();
      chooseFile(file);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(message);
      expect(uploadCalls()).toEqual([]);
      chooseFile(fileOf(csv(SHOP_ROW)));
      await screen.findByRole('button', { name: '1行を送信する' });
    },
  );
});

test('stopping the reading of a file also ends its worker', async () => {
  const { user } = await openImport();
  SyncWorker.silent = true;
  chooseFile(fileOf(csv(SHOP_ROW)));
  await screen.findByText('文字コードと見出しを確認しています…');
  await user.click(button('読み込みを中止'));
  await screen.findByLabelText('CSVファイルを選択', { selector: 'input' });
  await waitFor(() => expect(SyncWorker.ended).toBe(1));
});

test('when the names for the rows fail to load, a button loads them again', async () => {
  const { user } = await openImport({ fault: 'GET /:city/api/categories/ 500 x1' });
  chooseFile(fileOf(csv(SHOP_ROW)));
  await screen.findByText('「四月の出店.csv」の確認を完了できませんでした。');
  await user.click(button('もう一度試す'));
  await screen.findByRole('button', { name: '1行を送信する' });
});

test('a failed upload keeps the file, and a refusal of the server is shown beside it', async () => {
  const { backend, user, uploadCalls } = await openImport({ fault: 'POST /:city/api/csv-imports/ 304 x1' });
  chooseFile(fileOf(csv(SHOP_ROW)));
  await user.click(await screen.findByRole('button', { name: '1行を送信する' }));
  await screen.findByText('「四月の出店.csv」を送信できませんでした。ファイルはそのまま残っています。');
  addFault(backend, 'POST /:city/api/csv-imports/ 400:file=2行目の電話番号が正しくありません。 x1');
  await user.click(button('もう一度試す'));
  await screen.findByText('2行目の電話番号が正しくありません。');
  await user.click(button('もう一度読み込む'));
  await user.click(await screen.findByRole('button', { name: '1行を送信する' }));
  await screen.findByText('CSVファイルを送信しました。');
  expect(uploadCalls().map((call) => call.slice(-3))).toEqual(['304', '400', '201']);
});

test('an upload that may have arrived is told so above the reloaded history, and is sent again only after a question [R-ENT-42]', async () => {
  const { user, uploadCalls, calls } = await openImport({ fault: 'POST /:city/api/csv-imports/ 502 x1' });
  const historyLoads = () => calls().filter((call) => call.startsWith('GET /akashi/api/csv-imports/')).length;
  chooseFile(fileOf(csv(SHOP_ROW)));
  const loadsBefore = historyLoads();
  await user.click(await screen.findByRole('button', { name: '1行を送信する' }));
  await screen.findByText(
    '「四月の出店.csv」を送信できたか確認できませんでした。下の取り込み履歴でご確認ください。ファイルはそのまま残っています。',
  );
  await waitFor(() => expect(historyLoads()).toBe(loadsBefore + 1));
  await user.click(button('もう一度試す'));
  const confirmation = await screen.findByRole('alertdialog', { name: 'もう一度送信しますか？' });
  await user.click(within(confirmation).getByRole('button', { name: 'キャンセル' }));
  expect(uploadCalls().map((call) => call.slice(-3))).toEqual(['502']);
  await user.click(button('もう一度試す'));
  await user.click(await screen.findByRole('button', { name: 'もう一度送信' }));
  await screen.findByText('CSVファイルを送信しました。');
  expect(uploadCalls().map((call) => call.slice(-3))).toEqual(['502', '201']);
});

test('a refusal in fixed English has an explanation beside the file [R-MSG-20, A-018]', async () => {
  const { user } = await openImport({ fault: 'POST /:city/api/csv-imports/ 400:file x1' });
  chooseFile(fileOf(csv(SHOP_ROW)));
  await user.click(await screen.findByRole('button', { name: '1行を送信する' }));
  const refusalText = await screen.findByText('Your file is invalid or exists already !');
  expect(refusalText.closest('ul')?.innerHTML).toBe(
    '<li><span lang="en">Your file is invalid or exists already !</span>' +
      '<small class="second-line">「file」が正しくないか、すでに使われています。</small></li>',
  );
});

test('the server’s message of a conflict is shown beside the file, as in every form [A-176]', async () => {
  allowConsole(/^Problem: conflict at POST/);
  const { user, uploadCalls } = await openImport({ fault: 'POST /:city/api/csv-imports/ 409 x1' });
  chooseFile(fileOf(csv(SHOP_ROW)));
  await user.click(await screen.findByRole('button', { name: '1行を送信する' }));
  await screen.findByText('ほかのユーザーが先に更新しました。');
  await user.click(button('もう一度読み込む'));
  await user.click(await screen.findByRole('button', { name: '1行を送信する' }));
  await screen.findByText('CSVファイルを送信しました。');
  expect(uploadCalls().map((call) => call.slice(-3))).toEqual(['409', '201']);
});

test('a file that was changed, moved or deleted is named before it is read and before it is sent, and another one can be chosen', async () => {
  const { user, uploadCalls } = await openImport();
  const message =
    '「四月の出店.csv」は取り込めません。「四月の出店.csv」は、選んだあとに変更、移動、または削除されたため読み取れません。もう一度選んでください。';
  chooseFile(Object.assign(fileOf(csv(SHOP_ROW)), { arrayBuffer: rejectUnreadable }));
  await screen.findByText(message);
  const file = fileOf(csv(SHOP_ROW));
  chooseFile(file);
  const sendButton = await screen.findByRole('button', { name: '1行を送信する' });
  Object.assign(file, { slice: () => ({ arrayBuffer: rejectUnreadable }) });
  await user.click(sendButton);
  await screen.findByText(message);
  expect(uploadCalls()).toEqual([]);
  chooseFile(fileOf(csv(SHOP_ROW)));
  await user.click(await screen.findByRole('button', { name: '1行を送信する' }));
  await screen.findByText('CSVファイルを送信しました。');
});

test('rows that the server did not import are shown with line, name and reason, and saved as a file [A-112]', async () => {
  const { user, pass } = await openImport();
  chooseFile(fileOf(csv(SHOP_ROW)));
  await user.click(await screen.findByRole('button', { name: '1行を送信する' }));
  await screen.findByText('CSVファイルを送信しました。');
  pass(1_000);
  await screen.findByText('取り込みが終わりました。取り込んだ広告は非公開です。');
  await user.click(button('次のファイルを取り込む'));
  await screen.findByLabelText('CSVファイルを選択', { selector: 'input' });
  chooseFile(fileOf(csv(INVALID_ROW, SHOP_ROW.with(0, '髙島ベーカリー'), SHOP_ROW), '五月.csv'));
  await user.click(await screen.findByRole('button', { name: 'エラーのない2行だけを送信する' }));
  await screen.findByText('CSVファイルを送信しました。');
  pass(1_000);
  const table = await screen.findByRole('table', { name: '取り込めなかった行（1行）' });
  expect([headersOf(table), ...cellTexts(table)]).toEqual([
    ['行', '店舗名', '取り込めなかった理由'],
    ['4', 'たこ焼き 潮', '同じ名前と住所の店舗がすでに登録されています。'],
  ]);
  await user.click(button('失敗した行を保存'));
  expect(savedFiles.at(-1)?.name).toBe('五月_失敗した行.csv');
  expect(await decodedText(savedFiles.at(-1)?.blob)).toEqual({ encoding: 'shift_jis', text: csv(SHOP_ROW) });
});

test('a file with another header shows its columns beside ours, and is read by the likely ones [R-VAL-CSV-04]', async () => {
  const { user } = await openImport();
  const text = '電話,店名,メール,住所,ジャンル\r\n03－3293－1711,たこ政,,明石市,飲食/和食\r\n';
  chooseFile(fileOf(text));
  const match = (await screen.findByRole('heading', { name: '見出しの対応' })).closest('section');
  const table = within(match as HTMLElement).getByRole('table');
  expect([headersOf(table), cellTexts(table).map(([ours]) => ours)]).toEqual([
    ['必要な見出し', 'このファイルの見出し'],
    CSV_HEADERS.japanese,
  ]);
  const guessedColumns = CSV_HEADERS.japanese.map((name) => columnSelect(name).selectedOptions[0]?.text);
  expect(guessedColumns).toEqual([
    '2列目：店名',
    '3列目：メール',
    '1列目：電話',
    '4列目：住所',
    '5列目：ジャンル',
    '（なし）',
  ]);
  expect(screen.queryByRole('button', { name: 'この対応で読み込む' })).toBeNull();
  chooseFile(fileOf(text.replace('ジャンル\r', 'ジャンル,業種\r').replace('和食\r', '和食,飲食\r')));
  await user.click(await screen.findByRole('button', { name: 'この対応で読み込む' }));
  await screen.findByRole('button', { name: '1行を送信する' });
  await screen.findByText('1行の電話番号は、記号を半角のハイフンとして読み取りました。');
  expect(cellTexts(screen.getByRole('table', { name: '先頭の1行（全1行）' }))).toEqual([
    ['たこ政', '', '03－3293－1711', '明石市', '飲食/和食', '飲食'],
  ]);
});

test('an upload that hangs can be cancelled, and the rows stay', async () => {
  const { user, uploadCalls } = await openImport({ fault: 'POST /:city/api/csv-imports/ hang x1' });
  chooseFile(fileOf(csv(SHOP_ROW)));
  await user.click(await screen.findByRole('button', { name: '1行を送信する' }));
  await screen.findByRole('progressbar', { name: '送信の進み具合' });
  await user.click(button('送信を中止'));
  await user.click(await screen.findByRole('button', { name: '1行を送信する' }));
  await screen.findByText('CSVファイルを送信しました。');
  expect(uploadCalls().at(-1)).toBe('POST /akashi/api/csv-imports/ 201');
});

test('the template can be imported unchanged, in both encodings [A-141]', async () => {
  const { user } = await openImport();
  for (const encoding of ['UTF-8', 'Shift_JIS']) {
    await user.click(button(`ひな形（${encoding}）`));
  }
  await waitFor(() => expect(savedFiles.length).toBe(2));
  expect(savedFiles.map(({ name }) => name)).toEqual([
    'CSVインポート_ひな形_UTF-8.csv',
    'CSVインポート_ひな形_Shift_JIS.csv',
  ]);
  const decoded = await Promise.all(savedFiles.map(({ blob }) => decodedText(blob)));
  expect(decoded.map((one) => one?.encoding)).toEqual(['utf-8', 'shift_jis']);
  chooseFile(new File([savedFiles[1]?.blob ?? ''], 'ひな形.csv'));
  await screen.findByText('エラーはありません');
});

test('leaving with a chosen file needs a confirmation, the user may stay, and the tab is marked meanwhile', async () => {
  const { user, address } = await openImport();
  const followLink = (name: string) => user.click(screen.getAllByRole('link', { name })[0] as HTMLElement);
  // The tab bar shows no tab for a single page.
  await followLink('ジャンル');
  await waitFor(() => expect(address()).toBe('/akashi/genre'));
  await followLink('CSVインポート');
  await screen.findByLabelText('CSVファイルを選択', { selector: 'input' });
  chooseFile(fileOf(csv(SHOP_ROW)));
  await screen.findByRole('button', { name: '1行を送信する' });
  await screen.findByText('（未保存の入力あり）');
  await followLink('シーン');
  const confirmation = await screen.findByRole('alertdialog', { name: 'ファイルの取り込みをやめますか？' });
  await user.click(within(confirmation).getByRole('button', { name: 'このページに残る' }));
  expect(address()).toBe(ADDRESS);
  await screen.findByRole('button', { name: '1行を送信する' });
  await followLink('シーン');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'やめて移動する' }),
  );
  await waitFor(() => expect(address()).toBe('/akashi/scene'));
  expect(screen.queryByText('（未保存の入力あり）')).toBeNull();
});

test('the history is searched and paged [R-ENT-42]', async () => {
  const { rows, pass } = await openImport();
  expect(rows().length).toBe(20);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'shops' } });
  pass(300);
  await waitFor(() => expect(rows().every(({ textContent }) => textContent.includes('shops_'))).toBe(true));
});

describeWhole('an import', {
  rows: {
    '/akashi/csv-import': {
      ファイル: '店舗一覧_明石_202603.csv',
      状態: '完了',
      件数: '23',
      成功: '23',
      失敗: '0',
      送信日時: '03/31(火) 10:57',
    },
  },
});
