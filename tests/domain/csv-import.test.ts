import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSV_BYTES_MAX } from '#domain/base/limits';
import { sameCsvRecord } from '#domain/csv/csv';
import { CSV_ENCODINGS, csvFile } from '#domain/csv/csv-encoding';
import { checkCsvImport } from '#domain/office/check-csv-import';
import { csvFileProblem } from '#domain/office/csv-import-file';
import { CSV_HEADERS, isCsvHeader, isReadable, likelyPositions } from '#domain/office/csv-import-header';
import { csvNames } from '#domain/office/csv-import-names';
import { type CsvProblem, csvRowProblems } from '#domain/office/csv-import-row';
import { failedRows } from '#domain/office/failed-rows';

const names = csvNames(['飲食', '飲食/和食', '学び/教室'], ['飲食', '食料品', 'サービス']);
const VALID_ROW = [
  '明石焼の店 たこ政',
  'tako@example.jp',
  '078-912-1111',
  '明石市本町1-2-3',
  '飲食/和食',
  '飲食',
];
const HEADER = CSV_HEADERS.japanese;

const checkCsv = (text: string | Uint8Array<ArrayBuffer>, reports: unknown[] = []) =>
  checkCsvImport(typeof text === 'string' ? new TextEncoder().encode(text) : text, {
    names,
    onEncoding: (encoding) => reports.push(encoding),
    onProgress: (fraction, rows) => reports.push([Math.round(fraction * 10) / 10, rows]),
  });
const csvWithHeader = (...rows: (readonly string[])[]) => [HEADER, ...rows].map(sameCsvRecord).join('');
const csvOfRecords = (...rows: (readonly string[])[]) => rows.map(sameCsvRecord).join('');
const bytesOf = async (blob: Blob | null) =>
  new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));

const rowMessages = (cells: readonly string[]) =>
  csvRowProblems({ line: 7, cells }, names).map(({ column, messageId }) => [column, messageId]);
const isInvalidRow = (cells: readonly string[]) => rowMessages(cells).length > 0;

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
    expect(checkCsv(new Uint8Array(bytes))).toEqual({
      problem: { field: 'file', messageId: 'csvImport.problem.book' },
      reading: null,
    });
  });

  test.each([
    ['', 'csvImport.problem.content'],
    ['\uFEFF\r\n\r\n', 'csvImport.problem.content'],
    [csvWithHeader(), 'csvImport.problem.content'],
    [`${csvWithHeader()},,,,,\r\n`, 'csvImport.problem.content'],
    ['shop_name,email\r\nたこ政,a@example.jp\r\n', 'csvImport.problem.header'],
    ['たこ政,,078-912-1111,明石市,飲食,飲食\r\n', 'csvImport.problem.header'],
    ['"never closed', 'csvImport.problem.header'],
    [csvWithHeader(VALID_ROW), null],
    [`\r\n${csvWithHeader(VALID_ROW)}`, null],
  ])('a file with the content %j: %s [R-VAL-CSV-16, R-VAL-CSV-17, A-127]', (text, messageId) => {
    expect(checkCsv(text).problem?.messageId ?? null).toBe(messageId);
  });

  test('a file in neither encoding is refused for its encoding [R-VAL-CSV-02, R-VAL-CSV-18]', () => {
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${csvWithHeader(VALID_ROW)}`, 'utf16le'));
    expect([checkCsv(utf16).problem?.messageId, checkCsv(utf16).reading]).toEqual([
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

/** The name of a cell, its position, its text, and the message about it. */
type RowCase = [string, number, string, string | null];

describe('a row', () => {
  const emailOf64 = `${'a'.repeat(52)}@example.org`;

  test.each<RowCase>([
    ['shop name', 0, 'あ'.repeat(64), null],
    ['shop name', 0, '🗾'.repeat(64), null],
    ['shop name', 0, 'あ'.repeat(65), 'problem.tooLong'],
    ['shop name', 0, '', 'problem.required'],
    ['shop name', 0, '　 ', 'problem.required'],
    ['e-mail address', 1, '', null],
    ['e-mail address', 1, emailOf64, null],
    ['e-mail address', 1, `a${emailOf64}`, 'problem.tooLong'],
    ['e-mail address', 1, 'tako.example.jp', 'account.emailInvalid'],
    ['phone number', 2, '03-1234-5678', null],
    ['phone number', 2, '', 'problem.required'],
    ['name', 0, '\u200b\u2060', 'problem.required'],
    ['name', 0, '喫茶\n時計台', 'csvImport.problem.lineBreak'],
    ['address', 3, '\u3164', 'problem.required'],
    ['address', 3, '明石市\r\n大蔵', 'csvImport.problem.lineBreak'],
    ['phone number', 2, '0312345678', 'csvImport.problem.phone'],
    ['phone number', 2, '03-1234-5678（代）', 'csvImport.problem.phone'],
    ...Array.from(
      '‐‑‒–—―−－ーｰ﹣─',
      (hyphen): RowCase => ['phone number', 2, `０３${hyphen}3293${hyphen}1711`, null],
    ),
    ['phone number', 2, '(078)911-0001', null],
    ['phone number', 2, '（078）911－0001', null],
    ['phone number', 2, '078-911(0001)', null],
    ['phone number', 2, '+81-78-911-0001', 'csvImport.problem.phone'],
    ['phone number', 2, '03〜1234', 'csvImport.problem.phone'],
    ...['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!', '####'].map(
      (error): RowCase => ['name', 0, error, 'csvImport.problem.excelError'],
    ),
    ['name', 0, '#1 CAFE!', null],
    ['name', 0, '#CAFE', null],
    ['name', 0, '髙\ufffd屋', 'csvImport.problem.undecoded'],
    ['name', 0, 'たこ\u0007焼き', 'csvImport.problem.control'],
    ['name', 0, 'たこ\t焼き', 'csvImport.problem.control'],
    ['name', 0, '\ue000屋', 'csvImport.problem.gaiji'],
    ['name', 0, 'たこ\u202e焼き', 'csvImport.problem.direction'],
    ['name', 0, '\u200eたこ焼き', 'csvImport.problem.direction'],
    ['e-mail address', 1, '#N/A', 'csvImport.problem.excelError'],
    ['phone number', 2, '#REF!', 'csvImport.problem.excelError'],
    ['genre path', 4, '#N/A', 'csvImport.problem.excelError'],
    ['genre path', 4, '飲食／和食', null],
    ['category name', 5, '#N/A', 'csvImport.problem.excelError'],
    ['category name', 5, 'サービス'.normalize('NFD'), null],
    ['category name', 5, '\u200b飲食\ufeff', null],
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
    'a row with the %s (%d) %s: %s [R-VAL-CSV-05, R-VAL-CSV-06, R-VAL-CSV-07, R-VAL-CSV-08, R-VAL-CSV-09, R-VAL-CSV-10, R-VAL-CSV-11, R-VAL-CSV-12, R-VAL-CSV-13, R-VAL-CSV-14, R-VAL-CSV-15, A-142, A-143, A-144, A-267, A-333]',
    (_, at, value, messageId) => {
      const columns = [...CSV_HEADERS.english];
      expect(rowMessages(VALID_ROW.with(at, value))).toEqual(
        messageId === null ? [] : [[columns[at], messageId]],
      );
    },
  );

  test('a row has a problem for each invalid cell, with row number and value', () => {
    expect(rowMessages(VALID_ROW.map((cell) => ` ${cell} `))).toEqual([]);
    const invalidCells = ['あ'.repeat(65), 'x', '1', ' ', '/洋食', '本'];
    expect(
      csvRowProblems({ line: 7, cells: invalidCells }, names).map(({ line, column, value }) => [
        line,
        column,
        value,
      ]),
    ).toEqual(CSV_HEADERS.english.map((column, at) => [7, column, invalidCells[at]?.trim()]));
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
  const text = csvWithHeader(
    VALID_ROW,
    VALID_ROW.with(2, '0789121111'),
    VALID_ROW.with(0, '喫茶\n髙島'),
    [...VALID_ROW, '備考'],
    VALID_ROW.with(5, '本'),
  );

  test.each(CSV_ENCODINGS)(
    'a reading of %s reports each problem with its position, and splits the rows in the encoding of the file [R-VAL-CSV-02, R-VAL-CSV-11]',
    async (encoding) => {
      const reports: unknown[] = [];
      const { problem, reading } = checkCsv(await bytesOf(csvFile(text, encoding)), reports);
      expect([problem, reports]).toEqual([null, [encoding]]);
      expect(reading?.problems.map(({ line, column, value }) => [line, column, value])).toEqual([
        [3, 'phone', '0789121111'],
        [4, 'shop_name', '喫茶\n髙島'],
        [6, null, [...VALID_ROW, '備考'].join(',')],
        [7, 'category_name', '本'],
      ]);
      expect([reading?.total, reading?.failing, reading?.encoding]).toEqual([5, 4, encoding]);
      expect(reading?.preview.map(([name]) => name)).toEqual([
        VALID_ROW[0],
        VALID_ROW[0],
        '喫茶\n髙島',
        VALID_ROW[0],
        VALID_ROW[0],
      ]);

      const failingReading = checkCsv(await bytesOf(reading?.failingFile ?? null)).reading;
      const soundReading = checkCsv(await bytesOf(reading?.soundFile ?? null)).reading;
      expect([failingReading?.encoding, failingReading?.total, failingReading?.failing]).toEqual([
        encoding,
        4,
        4,
      ]);
      expect([
        soundReading?.encoding,
        soundReading?.total,
        soundReading?.failing,
        soundReading?.soundFile,
      ]).toEqual([encoding, 1, 0, null]);
    },
  );

  test('a reading lists the genres to be created, without those of failing rows [A-267]', () => {
    const { reading } = checkCsv(
      csvWithHeader(
        VALID_ROW,
        VALID_ROW.with(0, '甲').with(4, '体験/陶芸'),
        VALID_ROW.with(0, '乙').with(4, '体験 ／ 陶芸'),
        VALID_ROW.with(4, '洋食').with(5, '本'),
      ),
    );
    expect([reading?.failing, reading?.newGenres]).toEqual([1, ['体験/陶芸']]);
  });

  test('a reading names a shop that equals an earlier one, however its blanks and letters are written, and sends the first only [A-112]', async () => {
    const { reading } = checkCsv(
      csvWithHeader(
        VALID_ROW.with(0, 'ガーデン プラザ'),
        VALID_ROW.with(0, 'ガーデン　プラザ'.normalize('NFD')),
        VALID_ROW.with(0, 'ガーデン プラザ').with(3, '明石市大久保町1'),
        VALID_ROW.with(0, ' ガーデン\u00a0プラザ\u200b'),
      ),
    );
    expect([
      reading?.total,
      reading?.failing,
      reading?.sent.map(({ line }) => line),
      reading?.problems,
    ]).toEqual([
      4,
      2,
      [2, 4],
      [
        ['ガーデン　プラザ', 3],
        ['ガーデン\u00a0プラザ', 5],
      ].map(([value, line]) => ({
        line,
        column: null,
        value,
        messageId: 'csvImport.problem.repeated',
        values: { line: 2 },
      })),
    ]);
  });

  test('what a Mac, a spreadsheet and an input method write is sent as the city and the rules have it [A-143, A-144, A-333]', async () => {
    const row = [
      'ガーデン プラザ',
      '',
      '０３－３２９３－１７１１',
      '明石市神戸町',
      '学び／教室',
      'サービス',
    ].map((cell) => cell.normalize('NFD').replace('神', '神'));
    const { reading } = checkCsv(
      [[...HEADER, '', ''].map((cell) => cell.normalize('NFD')), [...row, '', '']]
        .map(sameCsvRecord)
        .join(''),
    );
    expect([reading?.problems, reading?.newGenres, reading?.phones]).toEqual([[], [], 1]);
    expect(new TextDecoder().decode(await bytesOf(reading?.soundFile ?? null))).toBe(
      csvWithHeader(['ガーデン プラザ', '', '03-3293-1711', '明石市神戸町', '学び/教室', 'サービス']),
    );
  });

  test('an unchanged file is sent as it is', () => {
    expect(checkCsv(csvWithHeader(VALID_ROW)).reading).toMatchObject({ soundFile: null, phones: 0 });
  });

  test('empty columns after the last one are none, in the header and in rows only', () => {
    expect([
      checkCsv(csvOfRecords([...HEADER, '', ' ', ''], [...VALID_ROW, '', '', ''])).reading?.problems,
      checkCsv(csvOfRecords(HEADER, [...VALID_ROW, '', '　'])).reading?.problems,
      checkCsv(csvOfRecords([...HEADER, ''], [...VALID_ROW, '備考'])).reading?.problems.map(
        ({ messageId }) => messageId,
      ),
    ]).toEqual([[], [], ['csvImport.problem.cells']]);
  });

  test.each([
    ['電話番号,店舗名,メールアドレス,住所,ジャンルパス,カテゴリ名', [1, 2, 0, 3, 4, 5], true],
    ['店名,メール,TEL,所在地,ジャンル,カテゴリー', [0, 1, 2, 3, 4, 5], true],
    ['No.,Shop Name,Phone Number,Address,Genre,Category,Note', [1, null, 2, 3, 4, 5], true],
    ['店名,電話', [0, null, 1, null, null, null], false],
    ['名称,ﾒｰﾙ,電話番号（代表）,住所,ジャンルパス,カテゴリ名', [0, 1, 2, 3, 4, 5], true],
  ])('the likely columns of the header %s', (header, positions, isReadableHeader) => {
    const cells = header.split(',');
    expect([likelyPositions(cells), isReadable(likelyPositions(cells))]).toEqual([
      positions,
      isReadableHeader,
    ]);
    const { problem, heads: shown } = checkCsv(`${header}\r\n${VALID_ROW.join(',')}\r\n`);
    expect([problem?.messageId, shown]).toEqual(['csvImport.problem.header', cells]);
  });

  test('a file with another header is read by the positions of its columns', async () => {
    const reorderedCsv =
      '備考,電話番号,店名,住所,ジャンル,カテゴリ\r\n新,078-912-1111,たこ政,明石市,飲食,飲食\r\n新,1,次,明石市,飲食,飲食\r\n';
    const { reading } = checkCsvImport(new TextEncoder().encode(reorderedCsv), {
      names,
      positions: [2, null, 1, 3, 4, 5],
      onEncoding: () => {},
      onProgress: () => {},
    });
    const decoder = new TextDecoder();
    expect([
      decoder.decode(await bytesOf(reading?.soundFile ?? null)),
      decoder.decode(await bytesOf(reading?.failingFile ?? null)),
    ]).toEqual([
      csvWithHeader(['たこ政', '', '078-912-1111', '明石市', '飲食', '飲食']),
      csvWithHeader(['次', '', '1', '明石市', '飲食', '飲食']),
    ]);
  });

  test('rows that the server did not import are named by their lines in the chosen file, and are a file in its encoding [A-112]', async () => {
    const chosenCsv = csvWithHeader(VALID_ROW.with(2, '1'), VALID_ROW.with(0, '甲'), VALID_ROW.with(0, '乙'));
    const { reading } = checkCsv(await bytesOf(csvFile(chosenCsv, 'shift_jis')));
    const failure = { line: 3, shop_name: '乙', reason: '登録されています。' };
    if (!reading) throw new Error('not read');
    const { rows, blob } = failedRows([failure], reading);
    const savedReading = checkCsv(await bytesOf(blob()));
    expect([rows, savedReading.reading?.encoding, savedReading.reading?.preview]).toEqual([
      [{ ...failure, line: 4 }],
      'shift_jis',
      [VALID_ROW.with(0, '乙')],
    ]);
  });

  test('a reading reports the row of a quote that is never closed', () => {
    const { reading } = checkCsv(`${csvWithHeader(VALID_ROW)}"たこ政,a\r\n次,b`);
    expect(reading?.problems).toEqual([
      { line: 3, column: null, value: '"たこ政,a\n次,b', messageId: 'csvImport.problem.quote' },
    ]);
  });

  test('a reading splits any rows into those with problems and the others, in their order', async () => {
    const row = fc.tuple(
      ...VALID_ROW.map((cell) =>
        fc.oneof({ weight: 6, arbitrary: fc.constant(cell) }, fc.constantFrom('', '?', 'a\nb', '"')),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        // equal shops have a problem of their own
        const distinctRows = rows
          .filter((cells) => cells.some((cell) => cell !== ''))
          .map((cells, index) =>
            cells[0] === VALID_ROW[0] ? cells.with(0, `${VALID_ROW[0]}${index}`) : cells,
          )
          .map((cells, index) => (cells[0] === '?' ? cells.with(0, `?${index}`) : cells))
          .map((cells, index) => (cells[0] === '"' ? cells.with(0, `"${index}`) : cells));
        const { reading } = checkCsv(csvWithHeader(...distinctRows));
        const decoder = new TextDecoder();
        const expected = (rowsOfFile: readonly (readonly string[])[]) =>
          rowsOfFile.length > 0 ? csvWithHeader(...rowsOfFile) : '';
        const failingRows = distinctRows.filter(isInvalidRow);
        const soundRows = distinctRows.filter((cells) => !isInvalidRow(cells));
        expect([
          decoder.decode(await bytesOf(reading?.failingFile ?? null)),
          decoder.decode(await bytesOf(reading?.soundFile ?? null)),
        ]).toEqual([expected(failingRows), failingRows.length === 0 ? '' : expected(soundRows)]);
      }),
    );
  });

  test('a reading of 30,000 rows and 10 MB of Shift_JIS has exact row numbers, and reports its progress [R-VAL-CSV-01, R-VAL-CSV-02]', async () => {
    const address = `明石市本町1-2-3 ${'明石公園前ビル'.repeat(17)}`;
    const rows = Array.from({ length: 30_000 }, (_, index) =>
      VALID_ROW.with(0, `店舗 ${index}`)
        .with(3, address)
        .with(2, index % 10_000 === 9_999 ? '不明' : '078-912-1111'),
    );
    const bytes = await bytesOf(csvFile(csvWithHeader(...rows), 'shift_jis'));
    expect([bytes.length > 9_000_000, bytes.length <= CSV_BYTES_MAX]).toEqual([true, true]);
    const reports: unknown[] = [];
    const { reading } = checkCsv(bytes, reports);
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
