import { CSV_BYTES_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';

/** `accept` of a file input. */
export const CSV_ACCEPT = '.csv,text/csv';

const CSV_NAME = /\.csv$/i;

/** First bytes of a ZIP file (.xlsx) and of .xls. */
const WORKBOOK_SIGNATURES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** A workbook with the name of a CSV file gets its own message, not the one about encodings. */
export const csvBytesProblem = (bytes: Uint8Array): FieldProblem | null =>
  WORKBOOK_SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte))
    ? { field: 'file', messageId: 'csvImport.problem.book' }
    : null;

/**
 * Checks before a file is read (R-VAL-CSV-01, 03). The MIME type is ignored: spreadsheets claim CSV as
 * theirs.
 */
export function csvFileProblem({ name, size }: Pick<File, 'name' | 'size'>): FieldProblem | null {
  if (!CSV_NAME.test(name)) return { field: 'file', messageId: 'csvImport.problem.type' };
  if (size === 0) return { field: 'file', messageId: 'csvImport.problem.content' };
  if (size > CSV_BYTES_MAX) return { field: 'file', messageId: 'csvImport.problem.size' };
  return null;
}
