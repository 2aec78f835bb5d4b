import { type Encoded, encodeCp932 } from './cp932';

/** Those a CSV file may have here, read and written (R-VAL-CSV-02). */
export const CSV_ENCODINGS = ['utf-8', 'shift_jis'] as const;
export type CsvEncoding = (typeof CSV_ENCODINGS)[number];

interface Encoder {
  /** Of the file. */
  type: string;
  /** Stands before everything else. */
  mark: string;
  encode(text: string): Encoded;
}

const utf8 = new TextEncoder();

/** With a byte order mark, as spreadsheets take UTF-8 for Shift_JIS otherwise. */
export const CSV_ENCODERS: Readonly<Record<CsvEncoding, Encoder>> = {
  'utf-8': {
    type: 'text/csv;charset=utf-8',
    mark: '\uFEFF',
    encode: (text) => ({ bytes: utf8.encode(text), missing: [] }),
  },
  shift_jis: { type: 'text/csv;charset=shift_jis', mark: '', encode: encodeCp932 },
};

/** A whole file at once, for texts of a size that nobody waits for, or off the main thread. */
export function csvFile(text: string, encoding: CsvEncoding): Blob {
  const { type, mark, encode } = CSV_ENCODERS[encoding];
  return new Blob([mark, encode(text).bytes], { type });
}
