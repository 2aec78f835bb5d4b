import { CSV_BYTES_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';

/** For a file dialog. */
export const CSV_ACCEPT = '.csv,text/csv';

const CSV_NAME = /\.csv$/i;

/** What can be said before a file is read (R-VAL-CSV-01, 03). Its type says nothing: spreadsheets claim CSV for theirs. */
export function csvFileProblem({ name, size }: Pick<File, 'name' | 'size'>): FieldProblem | null {
  if (!CSV_NAME.test(name)) return { field: 'file', messageId: 'csvImport.problem.type' };
  if (size === 0) return { field: 'file', messageId: 'csvImport.problem.content' };
  if (size > CSV_BYTES_MAX) return { field: 'file', messageId: 'csvImport.problem.size' };
  return null;
}
