import type { FieldProblem } from '#domain/base/problems';
import { sameCsvRecord } from '#domain/csv/csv';
import { type CsvEncoding, csvFile } from '#domain/csv/csv-encoding';
import { decodeCsv } from '#domain/csv/decode-csv';
import { allAtOnce } from '#domain/csv/read-csv';
import { CSV_COLUMNS } from './csv-import';
import { csvBytesProblem } from './csv-import-file';
import { type CsvNames, type CsvProblem, newGenreOf } from './csv-import-row';
import { readCsvImport } from './read-csv-import';

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
  /**
   * The failing rows under a header, and the sound ones, in the file's encoding; null where there are none.
   */
  failingFile: Blob | null;
  soundFile: Blob | null;
}

/** One of both is null: a problem of the whole file, or its contents. */
export interface CsvVerdict {
  problem: FieldProblem | null;
  reading: CsvReading | null;
}

interface Options {
  names: CsvNames;
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
  { names, onEncoding, onProgress }: Options,
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
  const sound: string[] = [];
  let header: readonly string[] = CSV_COLUMNS;
  const steps = readCsvImport(text, {
    names,
    onHeader(cells) {
      header = cells;
    },
    onRow(row, found, fraction) {
      const { cells } = row;
      const newGenre = found.length > 0 ? null : newGenreOf(row, names);
      if (newGenre !== null) newGenres.add(newGenre);
      if (preview.length < PREVIEW_ROWS) preview.push(cells);
      // no spread: a list of 100,000 exceeds the number of arguments of a call
      for (const one of found) problems.push(one);
      (found.length > 0 ? failing : sound).push(sameCsvRecord(cells));
      const rows = failing.length + sound.length;
      if (rows % STRIDE === 0) onProgress(fraction, rows);
    },
  });
  const problem = allAtOnce(steps);
  if (problem !== null) return { problem, reading: null };
  const fileOf = (rows: readonly string[]) =>
    rows.length === 0 ? null : csvFile([sameCsvRecord(header), ...rows].join(''), encoding);
  return {
    problem: null,
    reading: {
      encoding,
      total: failing.length + sound.length,
      failing: failing.length,
      preview,
      problems,
      newGenres: [...newGenres],
      failingFile: fileOf(failing),
      // without failing rows the original file is sent
      soundFile: failing.length === 0 ? null : fileOf(sound),
    },
  };
}
