import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameCsvRecord } from '#domain/csv/csv';
import { CSV_ENCODERS, CSV_ENCODINGS, csvFile } from '#domain/csv/csv-encoding';
import { decodeCsv } from '#domain/csv/decode-csv';
import { allAtOnce, CSV_BLOCK, type CsvRow, readCsv } from '#domain/csv/read-csv';

function readWhole(text: string) {
  const rows: CsvRow[] = [];
  const unclosedRows: CsvRow[] = [];
  const fractions: number[] = [];
  const steps = readCsv(text, {
    onRow(row, fraction) {
      rows.push(row);
      fractions.push(fraction);
    },
    onUnclosed: (rest) => unclosedRows.push(rest),
  });
  allAtOnce(steps);
  return { rows: rows.map(({ line, cells }) => [line, ...cells]), unclosedRows, fractions };
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe('rows', () => {
  test.each(['\r\n', '\n', '\r'])(
    'each row has the line number of its start, with any line ending (%j)',
    (end) => {
      const text = ['a,b', '"x', 'y', 'z",2', '', '3,"4""5"', 'last,1'].join(end);
      expect(readWhole(text).rows).toEqual([
        [1, 'a', 'b'],
        [2, 'x\ny\nz', '2'],
        [6, '3', '4"5'],
        [7, 'last', '1'],
      ]);
    },
  );

  test('rows may differ in their number of cells, and have quotes at any position', () => {
    expect(readWhole('a\nb,c\n,\nd"e,"f"g\n').rows).toEqual([
      [1, 'a'],
      [2, 'b', 'c'],
      [3, '', ''],
      [4, 'd"e', '"f"g'],
    ]);
  });

  test('the rows end at a quote that is opened and never closed, which is reported with its line number', () => {
    const { rows, unclosedRows } = readWhole('a,b\n"x\ny",1\n\nc,"d\ne,f\n\ng');
    expect([rows, unclosedRows]).toEqual([
      [
        [1, 'a', 'b'],
        [2, 'x\ny', '1'],
      ],
      [{ line: 5, cells: ['c,"d\ne,f\n\ng'] }],
    ]);
  });

  test('the rows are read block by block, with their line numbers and the fraction of the whole text', () => {
    const count = 2 * CSV_BLOCK + 10;
    const csvRows = Array.from({ length: count }, (_, index) => `花火 ${index},"x\ny"\n\n`);
    const { rows, unclosedRows, fractions } = readWhole(`${csvRows.join('')}"z,1\n`);
    expect(rows).toEqual(csvRows.map((_, index) => [1 + 3 * index, `花火 ${index}`, 'x\ny']));
    expect(unclosedRows).toEqual([{ line: 1 + 3 * count, cells: ['"z,1\n'] }]);
    expect(fractions).toEqual(fractions.toSorted((left, right) => left - right));
    expect(fractions.at(-1)).toBeCloseTo(1, 1);
  });

  test('the reader yields before each block', () => {
    let rows = 0;
    const steps = readCsv('a\n'.repeat(2 * CSV_BLOCK + 10), {
      onRow: () => {
        rows += 1;
      },
      onUnclosed: () => {},
    });
    const rowsAtSteps: number[] = [];
    for (const _ of steps) rowsAtSteps.push(rows);
    expect([...rowsAtSteps, rows]).toEqual([0, 0, 0, CSV_BLOCK, 2 * CSV_BLOCK, 2 * CSV_BLOCK + 10]);
  });

  test('the reader reports the fraction that it has read', () => {
    const { fractions } = readWhole('花火,1\nb,2\n');
    expect(fractions).toEqual([9 / 13, 1].map((fraction) => expect.closeTo(fraction, 1)));
  });

  test('an empty text has no rows', () => {
    expect(readWhole('').rows).toEqual([]);
  });
});

describe('encodings', () => {
  const text = '店舗名,メールアドレス\r\n髙島ベーカリー①,a@example.jp\r\n';

  test.each(CSV_ENCODINGS)('%s is detected from the bytes [R-VAL-CSV-02]', async (encoding) => {
    expect(decodeCsv(await bytesOf(csvFile(text, encoding)))).toEqual({ encoding, text });
  });

  test('UTF-8 needs no byte order mark, and ASCII counts as UTF-8 [R-VAL-CSV-02]', () => {
    expect(decodeCsv(new TextEncoder().encode(text))).toEqual({ encoding: 'utf-8', text });
    expect(decodeCsv(new TextEncoder().encode('shop_name'))).toEqual({
      encoding: 'utf-8',
      text: 'shop_name',
    });
  });

  test.each([
    // 店舗,あ
    ['EUC-JP', 'c5b9cadd2ca4a2'],
    ['ISO-2022-JP', '1b2442453e1b2842'],
    ['UTF-16 with its mark', 'fffe975e6f822c00'],
    ['UTF-16 without', '610062002c00'],
    ['UTF-8 cut off in a letter', 'efbbbfe5ba97e8'],
    ['Shift_JIS behind the mark of UTF-8', 'efbbbf935895dc'],
    ['Shift_JIS with a byte that means nothing', '936d95dc2cff'],
    ['Shift_JIS cut off in a letter', '936d95'],
    ['a picture', '89504e470d0a1a0a0000000d'],
  ])('%s is neither encoding, and is refused [R-VAL-CSV-02, R-VAL-CSV-18]', (_, hex) => {
    expect(decodeCsv(Uint8Array.from(Buffer.from(hex, 'hex')))).toBeNull();
  });

  test('every written text is read again, in both encodings [R-VAL-CSV-02]', async () => {
    // Only LF as line break, because the reader turns any other into it.
    const unit = fc.constantFrom(...'あ髙①ｶﾞ漢表ソ～,"\n'.split(''), 'ab', '0-9', "'=1", ' ', '　');
    const cell = fc.oneof(
      fc.string({ unit, maxLength: 12 }),
      fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
    );
    const row = fc.array(cell, { minLength: 2, maxLength: 4 });
    const table = fc.array(row, { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(...CSV_ENCODINGS), async (rows, encoding) => {
        const csvText = ['見出し,列\r\n', ...rows.map(sameCsvRecord)].join('');
        const decoded = decodeCsv(await bytesOf(csvFile(csvText, encoding)));
        expect(decoded).toEqual({ encoding, text: csvText });
        expect(readWhole(csvText).rows.map(([, ...cells]) => cells)).toEqual([['見出し', '列'], ...rows]);
        expect(CSV_ENCODERS[encoding].encode(csvText).missing).toEqual([]);
      }),
    );
  });

  test('a row has the line number at which it was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '\n', ',', '"'), maxLength: 6 });
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, (rowsOfCells) => {
        let line = 1;
        const lines = rowsOfCells.map((cells) => {
          const startLine = line;
          line += 1 + cells.join('').split('\n').length - 1;
          return startLine;
        });
        expect(
          readWhole(rowsOfCells.map(sameCsvRecord).join('')).rows.map(([startLine]) => startLine),
        ).toEqual(lines);
      }),
    );
  });
});
