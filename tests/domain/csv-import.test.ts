import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSV_BYTES_MAX } from '#domain/base/limits';
import { sameCsvRecord } from '#domain/csv/csv';
import { CSV_ENCODINGS, csvFile } from '#domain/csv/csv-encoding';
import { checkCsvImport } from '#domain/office/check-csv-import';
import { csvFileProblem } from '#domain/office/csv-import-file';
import { CSV_HEADERS, isCsvHeader } from '#domain/office/csv-import-header';
import { type CsvProblem, csvRowProblems } from '#domain/office/csv-import-row';

const names = {
  genrePaths: new Set(['飲食', '飲食/和食']),
  categories: new Set(['飲食', '食料品']),
};
const ROW = ['明石焼の店 たこ政', 'tako@example.jp', '078-912-1111', '明石市本町1-2-3', '飲食/和食', '飲食'];
const HEADER = CSV_HEADERS.japanese;

const check = (text: string | Uint8Array<ArrayBuffer>, messages: unknown[] = []) =>
  checkCsvImport(typeof text === 'string' ? new TextEncoder().encode(text) : text, {
    names,
    onEncoding: (encoding) => messages.push(encoding),
    onProgress: (fraction, rows) => messages.push([Math.round(fraction * 10) / 10, rows]),
  });
const csv = (...rows: (readonly string[])[]) => [HEADER, ...rows].map(sameCsvRecord).join('');
const bytesOf = async (blob: Blob | null) =>
  new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));

const messages = (cells: readonly string[]) =>
  csvRowProblems({ line: 7, cells }, names).map(({ column, messageId }) => [column, messageId]);
const isWrong = (cells: readonly string[]) => messages(cells).length > 0;

describe('a file', () => {
  test.each([
    ['店舗.csv', 1, null],
    ['SHOPS.CSV', 1, null],
    ['店舗.txt', 1, 'csvImport.problem.type'],
    ['店舗.csv.xlsx', 1, 'csvImport.problem.type'],
    ['csv', 1, 'csvImport.problem.type'],
    ['店舗.csv', 0, 'csvImport.problem.content'],
    ['店舗.csv', CSV_BYTES_MAX, null],
    ['店舗.csv', CSV_BYTES_MAX + 1, 'csvImport.problem.size'],
  ])(
    'a file %s of %d bytes: %s [R-VAL-CSV-01, R-VAL-CSV-03, R-VAL-CSV-16, R-VAL-CSV-19, R-CONST-28, A-140]',
    (name, size, messageId) => {
      expect(csvFileProblem({ name, size })?.messageId ?? null).toBe(messageId);
    },
  );

  test.each([
    ['.xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
    ['.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
  ])('an Excel file (%s) with the name of a CSV file is reported as a workbook [A-140]', (_, bytes) => {
    expect(check(new Uint8Array(bytes))).toEqual({
      problem: { field: 'file', messageId: 'csvImport.problem.book' },
      reading: null,
    });
  });

  test.each([
    ['', 'csvImport.problem.content'],
    ['\uFEFF\r\n\r\n', 'csvImport.problem.content'],
    [csv(), 'csvImport.problem.content'],
    [`${csv()},,,,,\r\n`, 'csvImport.problem.content'],
    ['shop_name,email\r\nたこ政,a@example.jp\r\n', 'csvImport.problem.header'],
    ['たこ政,,078-912-1111,明石市,飲食,飲食\r\n', 'csvImport.problem.header'],
    ['"never closed', 'csvImport.problem.header'],
    [csv(ROW), null],
    [`\r\n${csv(ROW)}`, null],
  ])('a file with the content %j: %s [R-VAL-CSV-16, R-VAL-CSV-17, A-127]', (text, messageId) => {
    expect(check(text).problem?.messageId ?? null).toBe(messageId);
  });

  test('a file in neither encoding is refused for its encoding [R-VAL-CSV-02, R-VAL-CSV-18]', () => {
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${csv(ROW)}`, 'utf16le'));
    expect([check(utf16).problem?.messageId, check(utf16).reading]).toEqual([
      'csvImport.problem.encoding',
      null,
    ]);
  });
});

test.each([
  [[...CSV_HEADERS.english], true],
  [[...CSV_HEADERS.japanese], true],
  [CSV_HEADERS.english.map((name) => ` ${name} `), true],
  [CSV_HEADERS.english.slice(0, 5), false],
  [[...CSV_HEADERS.english, 'note'], false],
  [CSV_HEADERS.english.with(0, 'shopname'), false],
  [CSV_HEADERS.english.toReversed(), false],
  [CSV_HEADERS.english.with(0, '店舗名'), false],
  [CSV_HEADERS.english.map((name) => name.toUpperCase()), false],
])('%j is a valid header: %s [R-VAL-CSV-04, A-141]', (cells, isRight) => {
  expect(isCsvHeader(cells)).toBe(isRight);
});

describe('a row', () => {
  const with64 = `${'a'.repeat(52)}@example.org`;

  test.each([
    ['shop name', 0, 'あ'.repeat(64), null],
    ['shop name', 0, '🗾'.repeat(64), null],
    ['shop name', 0, 'あ'.repeat(65), 'problem.tooLong'],
    ['shop name', 0, '', 'problem.required'],
    ['shop name', 0, '　 ', 'problem.required'],
    ['e-mail address', 1, '', null],
    ['e-mail address', 1, with64, null],
    ['e-mail address', 1, `a${with64}`, 'problem.tooLong'],
    ['e-mail address', 1, 'tako.example.jp', 'account.emailInvalid'],
    ['phone number', 2, '03-1234-5678', null],
    ['phone number', 2, '', 'problem.required'],
    ['name', 0, '\u200b\u2060', 'problem.required'],
    ['name', 0, '喫茶\n時計台', 'csvImport.problem.lineBreak'],
    ['address', 3, '\u3164', 'problem.required'],
    ['address', 3, '明石市\r\n大蔵', 'csvImport.problem.lineBreak'],
    ['phone number', 2, '0312345678', 'csvImport.problem.phone'],
    ['phone number', 2, '03-1234-5678（代）', 'csvImport.problem.phone'],
    ['phone number', 2, '０３−１２３４', 'csvImport.problem.phone'],
    ['phone number', 2, '--', 'csvImport.problem.phone'],
    ['phone number', 2, `03-${'1'.repeat(29)}`, null],
    ['phone number', 2, `03-${'1'.repeat(30)}`, 'problem.tooLong'],
    ['address', 3, '', 'problem.required'],
    ['genre path', 4, '飲食', null],
    ['genre path', 4, '', 'problem.required'],
    ['genre path', 4, '和食', null],
    ['genre path', 4, '飲食 / 軽食', null],
    ['genre path', 4, `飲食/${'あ'.repeat(201)}`, 'problem.tooLong'],
    ['genre path', 4, '飲食/', 'csvImport.problem.genre'],
    ['category name', 5, '食料品', null],
    ['category name', 5, '', 'problem.required'],
    ['category name', 5, '食品', 'csvImport.problem.category'],
  ])(
    'a row with the %s (%d) %s: %s [R-VAL-CSV-05, R-VAL-CSV-06, R-VAL-CSV-07, R-VAL-CSV-08, R-VAL-CSV-09, R-VAL-CSV-10, R-VAL-CSV-11, R-VAL-CSV-12, R-VAL-CSV-13, R-VAL-CSV-14, R-VAL-CSV-15, A-142, A-143, A-144, A-267]',
    (_, at, value, messageId) => {
      const columns = [...CSV_HEADERS.english];
      expect(messages(ROW.with(at, value))).toEqual(messageId === null ? [] : [[columns[at], messageId]]);
    },
  );

  test('a row has a problem for each invalid cell, with row number and value', () => {
    expect(messages(ROW.map((cell) => ` ${cell} `))).toEqual([]);
    const wrong = ['あ'.repeat(65), 'x', '1', ' ', '/洋食', '本'];
    expect(
      csvRowProblems({ line: 7, cells: wrong }, names).map(({ line, column, value }) => [
        line,
        column,
        value,
      ]),
    ).toEqual(CSV_HEADERS.english.map((column, at) => [7, column, wrong[at]?.trim()]));
  });

  test.each([5, 7])('a row of %d cells has one problem, for the whole row', (count) => {
    const cells = Array.from({ length: count }, () => '');
    expect(csvRowProblems({ line: 3, cells }, names)).toEqual([
      {
        line: 3,
        column: null,
        value: ','.repeat(count - 1),
        messageId: 'csvImport.problem.cells',
        values: { count, wanted: 6 },
      },
    ]);
  });
});

describe('a reading', () => {
  const text = csv(
    ROW,
    ROW.with(2, '0789121111'),
    ROW.with(0, '喫茶\n髙島'),
    [...ROW, '備考'],
    ROW.with(5, '本'),
  );

  test.each(CSV_ENCODINGS)(
    'a reading of %s reports each problem with its position, and splits the rows in the encoding of the file [R-VAL-CSV-02, R-VAL-CSV-11]',
    async (encoding) => {
      const reports: unknown[] = [];
      const { problem, reading } = check(await bytesOf(csvFile(text, encoding)), reports);
      expect([problem, reports]).toEqual([null, [encoding]]);
      expect(reading?.problems.map(({ line, column, value }) => [line, column, value])).toEqual([
        [3, 'phone', '0789121111'],
        [4, 'shop_name', '喫茶\n髙島'],
        [6, null, [...ROW, '備考'].join(',')],
        [7, 'category_name', '本'],
      ]);
      expect([reading?.total, reading?.failing, reading?.encoding]).toEqual([5, 4, encoding]);
      expect(reading?.preview.map(([name]) => name)).toEqual([ROW[0], ROW[0], '喫茶\n髙島', ROW[0], ROW[0]]);

      const failing = check(await bytesOf(reading?.failingFile ?? null)).reading;
      const sound = check(await bytesOf(reading?.soundFile ?? null)).reading;
      expect([failing?.encoding, failing?.total, failing?.failing]).toEqual([encoding, 4, 4]);
      expect([sound?.encoding, sound?.total, sound?.failing, sound?.soundFile]).toEqual([
        encoding,
        1,
        0,
        null,
      ]);
    },
  );

  test('a reading lists the genres to be created, without those of failing rows [A-267]', () => {
    const { reading } = check(
      csv(ROW, ROW.with(4, '体験/陶芸'), ROW.with(4, '体験 / 陶芸'), ROW.with(4, '洋食').with(5, '本')),
    );
    expect([reading?.failing, reading?.newGenres]).toEqual([1, ['体験/陶芸']]);
  });

  test('a reading reports the row of a quote that is never closed', () => {
    const { reading } = check(`${csv(ROW)}"たこ政,a\r\n次,b`);
    expect(reading?.problems).toEqual([
      { line: 3, column: null, value: '"たこ政,a\n次,b', messageId: 'csvImport.problem.quote' },
    ]);
  });

  test('a reading splits any rows into those with problems and the others, in their order', async () => {
    const row = fc.tuple(
      ...ROW.map((cell) =>
        fc.oneof({ weight: 6, arbitrary: fc.constant(cell) }, fc.constantFrom('', '?', 'a\nb', '"')),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        const written = rows.filter((cells) => cells.some((cell) => cell !== ''));
        const { reading } = check(csv(...written));
        const decoder = new TextDecoder();
        const expected = (those: readonly (readonly string[])[]) => (those.length > 0 ? csv(...those) : '');
        const failing = written.filter(isWrong);
        const others = written.filter((cells) => !isWrong(cells));
        expect([
          decoder.decode(await bytesOf(reading?.failingFile ?? null)),
          decoder.decode(await bytesOf(reading?.soundFile ?? null)),
        ]).toEqual([expected(failing), failing.length === 0 ? '' : expected(others)]);
      }),
    );
  });

  test('a reading of 30,000 rows and 10 MB of Shift_JIS has exact row numbers, and reports its progress [R-VAL-CSV-01, R-VAL-CSV-02]', async () => {
    const address = `明石市本町1-2-3 ${'明石公園前ビル'.repeat(17)}`;
    const rows = Array.from({ length: 30_000 }, (_, index) =>
      ROW.with(0, `店舗 ${index}`)
        .with(3, address)
        .with(2, index % 10_000 === 9_999 ? '不明' : '078-912-1111'),
    );
    const bytes = await bytesOf(csvFile(csv(...rows), 'shift_jis'));
    expect([bytes.length > 9_000_000, bytes.length <= CSV_BYTES_MAX]).toEqual([true, true]);
    const reports: unknown[] = [];
    const { reading } = check(bytes, reports);
    const problems: readonly CsvProblem[] = reading?.problems ?? [];
    expect(problems.map(({ line, column, value }) => [line, column, value])).toEqual(
      [10_001, 20_001, 30_001].map((line) => [line, 'phone', '不明']),
    );
    expect([reading?.total, reading?.failing, reports.length, reports[0], reports.at(-1)]).toEqual([
      30_000,
      3,
      61,
      'shift_jis',
      [1, 30_000],
    ]);
  });
});
