import type { IntlFormatters } from '@formatjs/intl';
import { csvRecord } from '#domain/csv/csv';
import { csvFile } from '#domain/csv/csv-encoding';
import type { CsvReading } from '#domain/office/check-csv-import';
import type { CsvProblem } from '#domain/office/csv-import-row';

/** The problems as a table of their own: in the file of failing rows a column more would break the header. */
export function problemFile(intl: IntlFormatters, { problems, encoding }: CsvReading): Blob {
  const message = (id: string) => intl.formatMessage({ id });
  const header = ['csvImport.line', 'csvImport.columnName', 'csvImport.value', 'csvImport.rowProblem'].map(
    message,
  );
  const lines = problems.map((problem) => [
    problem.line,
    message(columnText(problem)),
    problem.value,
    intl.formatMessage({ id: problem.messageId }, problem.values),
  ]);
  return csvFile([header, ...lines].map(csvRecord).join(''), encoding);
}

/** Message id of the column of a problem. */
export const columnText = ({ column }: Pick<CsvProblem, 'column'>): string =>
  column === null ? 'csvImport.wholeRow' : `csvImport.column.${column}`;
