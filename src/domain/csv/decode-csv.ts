import type { CsvEncoding } from './csv-encoding';

export interface DecodedCsv {
  encoding: CsvEncoding;
  /** The text without the byte order mark. */
  text: string;
}

/**
 * Detects the encoding from the bytes: UTF-8 with or without a byte order mark, otherwise Shift_JIS, both
 * strict. Null for any other encoding (R-VAL-CSV-02).
 */
export function decodeCsv(bytes: Uint8Array<ArrayBuffer>): DecodedCsv | null {
  const utf8 = decodedOrNull(bytes, 'utf-8');
  if (utf8 !== null) return hasForeignEncodingSigns(utf8) ? null : { encoding: 'utf-8', text: utf8 };
  // Every EUC-JP text is also valid Shift_JIS (as half-width katakana). Shift_JIS with kana or common kanji
  // is not valid EUC-JP, and the names of categories contain some.
  if (decodedOrNull(bytes, 'euc-jp') !== null) return null;
  const shiftJis = decodedOrNull(bytes, 'shift_jis');
  return shiftJis === null || hasForeignEncodingSigns(shiftJis)
    ? null
    : { encoding: 'shift_jis', text: shiftJis };
}

function decodedOrNull(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Detects UTF-16 without a byte order mark (a NUL in each letter of the header) and ISO-2022-JP (escapes):
 * both are otherwise ASCII.
 */
const hasForeignEncodingSigns = (text: string): boolean => text.includes('\u0000') || text.includes('\u001B');
