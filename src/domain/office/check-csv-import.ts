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
import { type CsvProblem, type CsvShop, csvShop, newGenreOf, sentShop } from './csv-import-row';
import { readCsvImport } from './read-csv-import';

/** A row without problems: its line in the chosen file, and its cells as they are sent. */
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

interface Options {
  names: CsvNames;
  positions?: CsvPositions | null;
  onEncoding: (encoding: CsvEncoding) => void;
  /** Receives the checked fraction of the rows, 0 to 1, and their number. */
  onProgress: (fraction: number, rows: number) => void;
}

export const PREVIEW_ROWS = 5;
/** Rows between two progress reports. */
const STRIDE = 500;

/**
 * Checks encoding, header and every row of a file whose name and size are valid. Takes seconds for a large
 * file.
 */
export function checkCsvImport(
  bytes: Uint8Array<ArrayBuffer>,
  { names, positions = null, onEncoding, onProgress }: Options,
): CsvVerdict {
  const book = csvBytesProblem(bytes);
  if (book !== null) return { problem: book, reading: null };
  const decoded = decodeCsv(bytes);
  if (decoded === null) {
    return { problem: { field: 'file', messageId: 'csvImport.problem.encoding' }, reading: null };
  }
  const { encoding, text } = decoded;
  onEncoding(encoding);
  const preview: (readonly string[])[] = [];
  const problems: CsvProblem[] = [];
  const newGenres = new Set<string>();
  const failing: string[] = [];
  const sent: SentRow[] = [];
  const repeatedAt = repeats();
  let phones = 0;
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
    onRow(row, found, fraction) {
      const { line, cells } = row;
      if (preview.length < PREVIEW_ROWS) preview.push(cells);
      const written = csvShop(row);
      const shop = sentShop(written, names);
      const repeated = found.length > 0 ? [] : repeatedAt(line, shop);
      // no spread: a list of 100,000 exceeds the number of arguments of a call
      for (const one of [...found, ...repeated]) problems.push(one);
      if (found.length > 0 || repeated.length > 0) failing.push(sameCsvRecord(cells));
      else {
        const newGenre = newGenreOf(shop, names);
        if (newGenre !== null) newGenres.add(newGenre);
        if (shop.phone !== written.phone) phones += 1;
        const asSent = CSV_COLUMNS.map((column) => shop[column]);
        isRewritten ||= asSent.some((cell, at) => cell !== cells[at]?.trim());
        sent.push({ line, cells: asSent });
      }
      const rows = failing.length + sent.length;
      if (rows % STRIDE === 0) onProgress(fraction, rows);
    },
  });
  const problem = allAtOnce(steps);
  if (problem !== null) {
    const heads = problem.messageId === 'csvImport.problem.header' ? header : null;
    return { problem, heads, reading: null };
  }
  const fileOf = (head: readonly string[], rows: readonly string[]) =>
    rows.length === 0 ? null : csvFile([sameCsvRecord(head), ...rows].join(''), encoding);
  const sound = () =>
    fileOf(
      header.map(outsideText),
      sent.map(({ cells }) => sameCsvRecord(cells)),
    );
  return {
    problem: null,
    reading: {
      encoding,
      total: failing.length + sent.length,
      failing: failing.length,
      preview,
      problems,
      newGenres: [...newGenres],
      phones,
      header,
      sent,
      failingFile: fileOf(header, failing),
      // without failing rows the original file is sent, if its texts are what is compared here
      soundFile: failing.length === 0 && !isRewritten ? null : sound(),
    },
  };
}

/** Finds a shop with the name and address of an earlier row, which the server would refuse. */
function repeats(): (line: number, shop: CsvShop) => CsvProblem[] {
  const lines = new Map<string, number>();
  return (line, { shop_name: name, address }) => {
    const key = `${comparedText(name)}\n${comparedText(address)}`;
    const first = lines.get(key);
    if (first === undefined) {
      lines.set(key, line);
      return [];
    }
    const values = { line: first };
    return [{ line, column: null, value: name, messageId: 'csvImport.problem.repeated', values }];
  };
}
