import { outsideText } from '#domain/base/outside-text';
import type { FieldProblem } from '#domain/base/problems';
import { allAtOnce, type CsvRow, readCsv } from '#domain/csv/read-csv';
import { CSV_HEADERS, type CsvPositions, isCsvHeader, withoutEmptyEnd } from './csv-import-header';
import type { CsvNames } from './csv-import-names';
import { type CsvProblem, csvRowProblems } from './csv-import-row';

interface Options {
  names: CsvNames;
  /** The columns of a file with another header, as the user has matched them with ours. */
  positions?: CsvPositions | null;
  /** Called when empty columns after the last one are left out. */
  onEmptyEnd?: () => void;
  /** Receives the header of the rows, also a wrong one. */
  onHeader?: (cells: readonly string[]) => void;
  /** Called for each row below the header, with its problems; `fraction`: read part of the file, 0 to 1. */
  onRow: (row: CsvRow, problems: readonly CsvProblem[], fraction: number) => void;
}

/**
 * Reads the text of an import file and yields like `readCsv`. Returns a problem of the whole file, if any:
 * then its rows do not count.
 */
export function* readCsvImport(
  text: string,
  { names, positions = null, onEmptyEnd, onHeader, onRow }: Options,
): Generator<undefined, FieldProblem | null> {
  // the header is checked first, so that a file of another kind is not read to its end
  const headed = headOf(text);
  if (headed === null) return fileProblem('csvImport.problem.content');
  const heads = withoutEmptyEnd(headed.cells);
  onHeader?.(positions === null ? heads : CSV_HEADERS.japanese);
  if (positions === null && !isCsvHeader(heads)) return fileProblem('csvImport.problem.header');
  const matched = (cells: readonly string[]) => {
    if (positions !== null) return positions.map((at) => (at === null ? '' : (cells[at] ?? '')));
    const kept = withoutEmptyEnd(cells);
    if (kept.length < cells.length) onEmptyEnd?.();
    return kept;
  };
  let rows = 0;
  yield* readCsv(text, {
    onRow(row, fraction) {
      // spreadsheets append rows of commas only
      const isBlank = row.cells.every((cell) => outsideText(cell) === '');
      if (row.line === headed.line || isBlank) return;
      rows += 1;
      const read = { line: row.line, cells: matched(row.cells) };
      onRow(read, csvRowProblems(read, names), fraction);
    },
    onUnclosed(rest) {
      rows += 1;
      const value = rest.cells.join().slice(0, VALUE_MAX);
      onRow(rest, [{ line: rest.line, column: null, value, messageId: 'csvImport.problem.quote' }], 1);
    },
  });
  return rows === 0 ? fileProblem('csvImport.problem.content') : null;
}

/** Characters of the unread rest that the problem shows. */
const VALUE_MAX = 100;

const fileProblem = (messageId: string): FieldProblem => ({ field: 'file', messageId });

/** Reads only the first line: a header with a line break is invalid anyway. */
function headOf(text: string): CsvRow | null {
  const start = text.search(/[^\r\n]/);
  if (start < 0) return null;
  const end = text.slice(start).search(/[\r\n]/);
  const line = text.slice(0, start).split(/\r\n|\r|\n/).length;
  let head: CsvRow = { line, cells: [] };
  allAtOnce(
    readCsv(end < 0 ? text.slice(start) : text.slice(start, start + end), {
      onRow: ({ cells }) => {
        head = { line, cells };
      },
      onUnclosed: () => {},
    }),
  );
  return head;
}
