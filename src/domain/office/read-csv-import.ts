import type { FieldProblem } from '#domain/base/problems';
import { allAtOnce, type CsvRow, readCsv } from '#domain/base/read-csv';
import { isCsvHeader } from './csv-import-header';
import { type CsvNames, type CsvProblem, csvRowProblems } from './csv-import-row';

interface Options {
  names: CsvNames;
  /** As the file has it. */
  onHeader?: (cells: readonly string[]) => void;
  /** Each row below the header with what is wrong with it; `fraction`: of the file, 0 to 1. */
  onRow: (row: CsvRow, problems: readonly CsvProblem[], fraction: number) => void;
}

/**
 * Reads the text of a file that is to be imported and yields as `readCsv` does. Returns a problem of the whole file, if
 * there is one: no row counts then.
 */
export function* readCsvImport(
  text: string,
  { names, onHeader, onRow }: Options,
): Generator<undefined, FieldProblem | null> {
  // a file that is no table of ours is not read to its end to find that out
  const headed = headOf(text);
  if (headed === null) return told('csvImport.problem.content');
  if (!isCsvHeader(headed.cells)) return told('csvImport.problem.header');
  onHeader?.(headed.cells);
  let rows = 0;
  yield* readCsv(text, {
    onRow(row, fraction) {
      // spreadsheets write rows of nothing but commas below the last one
      const isBlank = row.cells.every((cell) => cell.trim() === '');
      if (row.line === headed.line || isBlank) return;
      rows += 1;
      onRow(row, csvRowProblems(row, names), fraction);
    },
    onUnclosed(rest) {
      rows += 1;
      const value = rest.cells.join().slice(0, VALUE_MAX);
      onRow(rest, [{ line: rest.line, column: null, value, messageId: 'csvImport.problem.quote' }], 1);
    },
  });
  return rows === 0 ? told('csvImport.problem.content') : null;
}

/** Enough of the rest of a file to find it by. */
const VALUE_MAX = 100;

const told = (messageId: string): FieldProblem => ({ field: 'file', messageId });

/** No header of ours goes over a line; one that does is wrong anyway. */
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
