import { CSV_BYTES_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';

/** For a file dialog. */
export const CSV_ACCEPT = '.csv,text/csv';

const CSV_NAME = /\.csv$/i;

/** What a ZIP begins with, which .xlsx is, and what .xls begins with. */
const BOOKS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** A workbook under the name of a CSV file is told as what it is, not by its encoding. */
export const csvBytesProblem = (bytes: Uint8Array): FieldProblem | null =>
  BOOKS.some((mark) => mark.every((byte, at) => bytes[at] === byte))
    ? { field: 'file', messageId: 'csvImport.problem.book' }
    : null;

/** What can be said before a file is read (R-VAL-CSV-01, 03). Its type says nothing: spreadsheets claim CSV for theirs. */
export function csvFileProblem({ name, size }: Pick<File, 'name' | 'size'>): FieldProblem | null {
  if (!CSV_NAME.test(name)) return { field: 'file', messageId: 'csvImport.problem.type' };
  if (size === 0) return { field: 'file', messageId: 'csvImport.problem.content' };
  if (size > CSV_BYTES_MAX) return { field: 'file', messageId: 'csvImport.problem.size' };
  return null;
}
