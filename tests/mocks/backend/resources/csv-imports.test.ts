import { expect, test, vi } from 'vitest';
import type { Page } from '#api/http/shapes';
import { sameCsvRecord } from '#domain/csv/csv';
import { CSV_ENCODINGS, type CsvEncoding, csvFile } from '#domain/csv/csv-encoding';
import type { CsvImport } from '#domain/office/csv-import';
import { CSV_HEADERS } from '#domain/office/csv-import-header';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { genreTable } from '#mocks/backend/tables/offers/genres';
import { dataOf, startAs, stoppedClock } from '../start-backend';

const SHOP_ROW = [
  'たこ焼き 潮',
  'ushio@example.jp',
  '078-911-0001',
  '明石市東仲ノ町1-1',
  '飲食/和食',
  '飲食',
];

const csvText = (...rows: (readonly string[])[]) =>
  [CSV_HEADERS.japanese, ...rows].map(sameCsvRecord).join('');

async function backendAs(username = 'administrator') {
  const clock = stoppedClock();
  const started = await startAs(username, { clock });
  const upload = (text: string | Blob, name = '店舗.csv', encoding: CsvEncoding = 'utf-8') => {
    const body = new FormData();
    body.append('file', new File([typeof text === 'string' ? csvFile(text, encoding) : text], name));
    return started.request('POST /akashi/api/csv-imports/', body);
  };
  const listImports = async (query = '') =>
    dataOf<Page<CsvImport>>(await started.request(`GET /akashi/api/csv-imports/${query}`));
  const shopsNamed = (name: string) =>
    started.backend.db.of(advertisementTable).list({ city: 'akashi', filter: (ad) => ad.name === name }).rows;
  return { ...started, clock, upload, listImports, shopsNamed };
}

test.each(CSV_ENCODINGS)(
  'a file in %s is imported after a moment, and its shops are private ads [R-ENT-42, R-VAL-CSV-02, A-112]',
  async (encoding) => {
    const { backend, clock, upload, listImports, shopsNamed } = await backendAs();
    const reply = await upload(csvText(SHOP_ROW, SHOP_ROW.with(0, '髙島ベーカリー')), '4月.csv', encoding);
    const { id, ...importRecord } = dataOf<CsvImport>(reply);
    expect([reply.status, importRecord]).toEqual([
      201,
      {
        file: '4月.csv',
        status: 'processing',
        counts: { total: 2, success: 0, failure: 0 },
        failures: [],
        created_at: '2026-04-01T00:00:00.000Z',
      },
    ]);
    expect([(await listImports()).content[0]?.status, shopsNamed(SHOP_ROW[0] ?? '')]).toEqual([
      'processing',
      [],
    ]);
    clock.step(1_000);
    const genre = backend.db.of(genreTable).list({ city: 'akashi', where: { path: { equals: '飲食/和食' } } })
      .rows[0];
    expect(shopsNamed('髙島ベーカリー')).toMatchObject([
      {
        category_name: '飲食',
        category: 1,
        genres: [genre?.id],
        plan: 'D',
        public: false,
        phone: '078-911-0001',
        address: '明石市東仲ノ町1-1',
      },
    ]);
    const [newestImport] = (await listImports()).content;
    expect([newestImport?.id, newestImport?.status, newestImport?.counts]).toEqual([
      id,
      'completed',
      { total: 2, success: 2, failure: 0 },
    ]);
  },
);

test('a shop that already exists fails, and an import fails when all of its rows do [A-112]', async () => {
  const { clock, upload, listImports, shopsNamed } = await backendAs();
  await upload(csvText(SHOP_ROW, SHOP_ROW, SHOP_ROW.with(3, '明石市大久保町2-2')));
  clock.step(1_000);
  await upload(csvText(SHOP_ROW));
  clock.step(1_000);
  const { content } = await listImports('?limit=2');
  const failure = (line: number) => ({
    line,
    shop_name: SHOP_ROW[0],
    reason: '同じ名前と住所の店舗がすでに登録されています。',
  });
  expect([
    content.map(({ status, counts, failures }) => [status, counts, failures]),
    shopsNamed(SHOP_ROW[0] ?? '').length,
  ]).toEqual([
    [
      ['failed', { total: 1, success: 0, failure: 1 }, [failure(2)]],
      ['completed', { total: 3, success: 2, failure: 1 }, [failure(3)]],
    ],
    2,
  ]);
});

test('a large file is imported in steps, and its record shows the progress', async () => {
  const { clock, upload, listImports } = await backendAs();
  await upload(csvText(...Array.from({ length: 600 }, (_, index) => SHOP_ROW.with(0, `店舗 ${index}`))));
  const progress: unknown[] = [];
  for (let second = 0; second < 3; second += 1) {
    clock.step(1_000);
    const [newestImport] = (await listImports('?limit=1')).content;
    progress.push([newestImport?.status, newestImport?.counts.success]);
  }
  expect(progress).toEqual([
    ['processing', 250],
    ['processing', 500],
    ['completed', 600],
  ]);
});

test('all imports of a city use one timer', async () => {
  const { backend, clock, upload, listImports } = await backendAs();
  const timers = vi.spyOn(backend.clock, 'setTimeout');
  for (const name of ['一号店', '二号店', '三号店']) await upload(csvText(SHOP_ROW.with(0, name)));
  expect(timers).toHaveBeenCalledTimes(1);
  clock.step(1_000);
  const { content } = await listImports('?limit=3');
  expect(content.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  expect(timers).toHaveBeenCalledTimes(1);
});

test('a suspended page catches up with an import in parts', async () => {
  const { backend, clock, upload, listImports } = await backendAs();
  vi.spyOn(backend.clock, 'setTimeout').mockReturnValue(0);
  await upload(csvText(...Array.from({ length: 1_500 }, (_, index) => SHOP_ROW.with(0, `店舗 ${index}`))));
  clock.step(60_000);
  const imported = async () => (await listImports('?limit=1')).content[0]?.counts.success;
  expect([await imported(), await imported()]).toEqual([1_000, 1_500]);
});

test('an invalid file is refused at its field, and nothing is stored [R-VAL-CSV-01, R-VAL-CSV-03, R-VAL-CSV-04, R-VAL-CSV-16, R-VAL-CSV-17, R-VAL-CSV-18, R-VAL-CSV-19]', async () => {
  const { upload, listImports } = await backendAs();
  const before = (await listImports()).total_length;
  const uploadErrors = async (...uploadArguments: Parameters<typeof upload>) => {
    const { status, body } = await upload(...uploadArguments);
    return [status, ...(body as { errors: { file: string[] } }).errors.file];
  };
  expect([
    await uploadErrors(csvText(SHOP_ROW), '店舗.txt'),
    await uploadErrors(new Blob([])),
    await uploadErrors(new Blob([new Uint8Array(10_485_761).fill(0x61)])),
    await uploadErrors(new Blob([new Uint8Array([0xff, 0xfe, 0x41, 0])])),
    await uploadErrors('shop_name\r\nたこ\r\n'),
    await uploadErrors(csvText()),
    await uploadErrors(csvText(SHOP_ROW, SHOP_ROW.with(2, '0789110001').with(5, '食品'), SHOP_ROW.slice(1))),
  ]).toEqual([
    [400, '拡張子が.csvのファイルを送信してください。'],
    [400, 'ファイルに内容がありません。'],
    [400, 'ファイルは10MB以内にしてください。'],
    [400, 'ファイルの文字コードが正しくありません。UTF-8またはShift_JISにしてください。'],
    [400, '見出し行の形式が正しくありません。'],
    [400, 'ファイルに内容がありません。'],
    [
      400,
      '3行目（phone）：電話番号は数字とハイフンで入力してください。',
      '3行目（category_name）：カテゴリ名が見つかりません。',
      '4行目（-）：列の数が正しくありません（5列）。',
    ],
  ]);
  const manyErrors = await uploadErrors(csvText(...Array.from({ length: 30 }, () => SHOP_ROW.with(2, '1'))));
  expect([manyErrors.length, manyErrors.at(-1)]).toEqual([22, 'ほか10件']);
  expect((await listImports()).total_length).toBe(before);
});

test('only the office uses the history, which is searched by file name, newest first [R-ENT-42]', async () => {
  const { listImports } = await backendAs();
  const { content, total_length: total } = await listImports('?search=shops&limit=100');
  expect([total > 0, content.every(({ file }) => file.startsWith('shops_'))]).toEqual([true, true]);
  const times = content.map(({ created_at }) => created_at ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  const asOwner = await backendAs('owner_shop');
  expect((await asOwner.upload(csvText(SHOP_ROW))).status).toBe(403);
});
