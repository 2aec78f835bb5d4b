import { type EncodedText, encodeCp932 } from './cp932';

/** The encodings of imported and exported CSV files (R-VAL-CSV-02). */
export const CSV_ENCODINGS = ['utf-8', 'shift_jis'] as const;
export type CsvEncoding = (typeof CSV_ENCODINGS)[number];

interface Encoder {
  /** MIME type of the file. */
  type: string;
  /** Byte order mark at the start of the file. */
  mark: string;
  encode(text: string): EncodedText;
}

const utf8 = new TextEncoder();

/** UTF-8 gets a byte order mark, because spreadsheets read it as Shift_JIS otherwise. */
export const CSV_ENCODERS: Readonly<Record<CsvEncoding, Encoder>> = {
  'utf-8': {
    type: 'text/csv;charset=utf-8',
    mark: '\uFEFF',
    encode: (text) => ({ bytes: utf8.encode(text), missing: [] }),
  },
  shift_jis: { type: 'text/csv;charset=shift_jis', mark: '', encode: encodeCp932 },
};

/** Encodes a whole file at once; large texts belong in a worker. */
export function csvFile(text: string, encoding: CsvEncoding): Blob {
  const { type, mark, encode } = CSV_ENCODERS[encoding];
  return new Blob([mark, encode(text).bytes], { type });
}
