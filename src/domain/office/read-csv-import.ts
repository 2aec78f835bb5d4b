import { outsideText } from '#domain/base/outside-text';
import type { FieldProblem } from '#domain/base/problems';
import { allAtOnce, type CsvRow, readCsv } from '#domain/csv/read-csv';
import { CSV_HEADERS, type CsvPositions, isCsvHeader, withoutEmptyTrailingCells } from './csv-import-header';
import type { CsvNames } from './csv-import-names';
import { type CsvProblem, csvRowProblems } from './csv-import-row';

interface ImportListener {
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
  { names, positions = null, onEmptyEnd, onHeader, onRow }: ImportListener,
): Generator<undefined, FieldProblem | null> {
  // the header is checked first, so that a file of another kind is not read to its end
  const headerRow = headerRowOf(text);
  if (headerRow === null) return fileProblem('csvImport.problem.content');
  const headerCells = withoutEmptyTrailingCells(headerRow.cells);
  onHeader?.(positions === null ? headerCells : CSV_HEADERS.japanese);
  if (positions === null && !isCsvHeader(headerCells)) return fileProblem('csvImport.problem.header');
  const matchedCells = (cells: readonly string[]) => {
    if (positions !== null) return positions.map((at) => (at === null ? '' : (cells[at] ?? '')));
    const filledCells = withoutEmptyTrailingCells(cells);
    if (filledCells.length < cells.length) onEmptyEnd?.();
    return filledCells;
  };
  let rowCount = 0;
  yield* readCsv(text, {
    onRow(row, fraction) {
      // spreadsheets append rows of commas only
      const isBlank = row.cells.every((cell) => outsideText(cell) === '');
      if (row.line === headerRow.line || isBlank) return;
      rowCount += 1;
      const matchedRow = { line: row.line, cells: matchedCells(row.cells) };
      onRow(matchedRow, csvRowProblems(matchedRow, names), fraction);
    },
    onUnclosed(rest) {
      rowCount += 1;
      const value = rest.cells.join().slice(0, VALUE_MAX);
      onRow(rest, [{ line: rest.line, column: null, value, messageId: 'csvImport.problem.quote' }], 1);
    },
  });
  return rowCount === 0 ? fileProblem('csvImport.problem.content') : null;
}

/** Characters of the unread rest that the problem shows. */
const VALUE_MAX = 100;

const fileProblem = (messageId: string): FieldProblem => ({ field: 'file', messageId });

/** Reads only the first line: a header with a line break is invalid anyway. */
function headerRowOf(text: string): CsvRow | null {
  const headerStart = text.search(/[^\r\n]/);
  if (headerStart < 0) return null;
  const headerLength = text.slice(headerStart).search(/[\r\n]/);
  const lineNumber = text.slice(0, headerStart).split(/\r\n|\r|\n/).length;
  let headerLine: CsvRow = { line: lineNumber, cells: [] };
  allAtOnce(
    readCsv(
      headerLength < 0 ? text.slice(headerStart) : text.slice(headerStart, headerStart + headerLength),
      {
        onRow: ({ cells }) => {
          headerLine = { line: lineNumber, cells };
        },
        onUnclosed: () => {},
      },
    ),
  );
  return headerLine;
}
