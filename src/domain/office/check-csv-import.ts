import { comparedText } from '#domain/base/compared-text';
import { outsideText } from '#domain/base/outside-text';
import type { FieldProblem } from '#domain/base/problems';
import { sameCsvRecord } from '#domain/csv/csv';
import { type CsvEncoding, csvFile } from '#domain/csv/csv-encoding';
import { decodeCsv } from '#domain/csv/decode-csv';
import { allAtOnce } from '#domain/csv/read-csv';
import { CSV_COLUMNS } from './csv-import';
import { csvBytesProblem } from './csv-import-file';
import type { CsvPositions } from './csv-import-header';
import type { CsvNames } from './csv-import-names';
import { type CsvProblem, type CsvShop, csvShop, newGenrePathOf, sentShop } from './csv-import-row';
import { readCsvImport } from './read-csv-import';

/** A row without problems: the line in the chosen file, and the cells as they are sent. */
interface SentRow {
  line: number;
  cells: readonly string[];
}

/** The checked contents of a file, for the review before sending. */
export interface CsvReading {
  encoding: CsvEncoding;
  /** Number of rows below the header; `failing`: rows with problems. */
  total: number;
  failing: number;
  /** Cells of the first rows. */
  preview: readonly (readonly string[])[];
  problems: readonly CsvProblem[];
  /** Genre paths of rows without problems that do not exist yet: the import creates them. */
  newGenres: readonly string[];
  /** The number of sound rows whose phone number has other signs than hyphens, which are read as hyphens. */
  phones: number;
  header: readonly string[];
  sent: readonly SentRow[];
  /**
   * The failing rows under a header, and the sound ones, in the file's encoding; null where there are none.
   * Also null if the chosen file is sent as it is.
   */
  failingFile: Blob | null;
  soundFile: Blob | null;
}

/** `problem` or `reading` is null: a problem of the whole file, or its contents. */
export interface CsvVerdict {
  problem: FieldProblem | null;
  /** The header of a file that was refused because of it. */
  heads?: readonly string[] | null;
  reading: CsvReading | null;
}

interface CheckOptions {
  names: CsvNames;
  positions?: CsvPositions | null;
  onEncoding: (encoding: CsvEncoding) => void;
  /** Receives the checked fraction of the rows, 0 to 1, and their number. */
  onProgress: (fraction: number, rows: number) => void;
}

export const PREVIEW_ROWS = 5;
/** Rows between two progress reports. */
const ROWS_PER_REPORT = 500;

/**
 * Checks encoding, header and every row of a file whose name and size are valid. Takes seconds for a large
 * file.
 */
export function checkCsvImport(
  bytes: Uint8Array<ArrayBuffer>,
  { names, positions = null, onEncoding, onProgress }: CheckOptions,
): CsvVerdict {
  const workbookProblem = csvBytesProblem(bytes);
  if (workbookProblem !== null) return { problem: workbookProblem, reading: null };
  const decoded = decodeCsv(bytes);
  if (decoded === null) {
    return { problem: { field: 'file', messageId: 'csvImport.problem.encoding' }, reading: null };
  }
  const { encoding, text } = decoded;
  onEncoding(encoding);
  const preview: (readonly string[])[] = [];
  const problems: CsvProblem[] = [];
  const newGenres = new Set<string>();
  const failingRecords: string[] = [];
  const sentRows: SentRow[] = [];
  const findRepeats = repeatFinder();
  let rewrittenPhones = 0;
  let isRewritten = positions !== null;
  let header: readonly string[] = CSV_COLUMNS;
  const steps = readCsvImport(text, {
    names,
    positions,
    onEmptyEnd() {
      isRewritten = true;
    },
    onHeader(cells) {
      header = cells;
    },
    onRow(row, rowProblems, fraction) {
      const { line, cells } = row;
      if (preview.length < PREVIEW_ROWS) preview.push(cells);
      const shopAsWritten = csvShop(row);
      const shop = sentShop(shopAsWritten, names);
      const repeatProblems = rowProblems.length > 0 ? [] : findRepeats(line, shop);
      // no spread: a list of 100,000 exceeds the number of arguments of a call
      for (const one of [...rowProblems, ...repeatProblems]) problems.push(one);
      if (rowProblems.length > 0 || repeatProblems.length > 0) failingRecords.push(sameCsvRecord(cells));
      else {
        const newGenrePath = newGenrePathOf(shop, names);
        if (newGenrePath !== null) newGenres.add(newGenrePath);
        if (shop.phone !== shopAsWritten.phone) rewrittenPhones += 1;
        const sentCells = CSV_COLUMNS.map((column) => shop[column]);
        isRewritten ||= sentCells.some((cell, at) => cell !== cells[at]?.trim());
        sentRows.push({ line, cells: sentCells });
      }
      const rows = failingRecords.length + sentRows.length;
      if (rows % ROWS_PER_REPORT === 0) onProgress(fraction, rows);
    },
  });
  const problem = allAtOnce(steps);
  if (problem !== null) {
    const heads = problem.messageId === 'csvImport.problem.header' ? header : null;
    return { problem, heads, reading: null };
  }
  const fileOf = (head: readonly string[], rows: readonly string[]) =>
    rows.length === 0 ? null : csvFile([sameCsvRecord(head), ...rows].join(''), encoding);
  const makeSoundFile = () =>
    fileOf(
      header.map(outsideText),
      sentRows.map(({ cells }) => sameCsvRecord(cells)),
    );
  return {
    problem: null,
    reading: {
      encoding,
      total: failingRecords.length + sentRows.length,
      failing: failingRecords.length,
      preview,
      problems,
      newGenres: [...newGenres],
      phones: rewrittenPhones,
      header,
      sent: sentRows,
      failingFile: fileOf(header, failingRecords),
      // without failing rows the original file is sent, if its texts are what is compared here
      soundFile: failingRecords.length === 0 && !isRewritten ? null : makeSoundFile(),
    },
  };
}

/** Finds a shop with the name and address of an earlier row, which the server would refuse. */
function repeatFinder(): (line: number, shop: CsvShop) => CsvProblem[] {
  const firstLines = new Map<string, number>();
  return (line, { shop_name: name, address }) => {
    const key = `${comparedText(name)}\n${comparedText(address)}`;
    const firstLine = firstLines.get(key);
    if (firstLine === undefined) {
      firstLines.set(key, line);
      return [];
    }
    const values = { line: firstLine };
    return [{ line, column: null, value: name, messageId: 'csvImport.problem.repeated', values }];
  };
}
