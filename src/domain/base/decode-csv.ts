import type { CsvEncoding } from './csv-encoding';

export interface DecodedCsv {
  encoding: CsvEncoding;
  /** Without the byte order mark. */
  text: string;
}

/**
 * What a file says, told from its bytes alone: UTF-8 with or without a byte order mark, else Shift_JIS, both strict.
 * Null where it is neither (R-VAL-CSV-02).
 */
export function decodeCsv(bytes: Uint8Array<ArrayBuffer>): DecodedCsv | null {
  const utf8 = decoded(bytes, 'utf-8');
  if (utf8 !== null) return hasForeignSigns(utf8) ? null : { encoding: 'utf-8', text: utf8 };
  if (MARK.every((byte, at) => bytes[at] === byte)) return null;
  // Any EUC-JP reads as Shift_JIS too, as narrow katakana. The other way round kana and the common kanji do not, and
  // the names of categories have some.
  if (decoded(bytes, 'euc-jp') !== null) return null;
  const shiftJis = decoded(bytes, 'shift_jis');
  return shiftJis === null || hasForeignSigns(shiftJis) ? null : { encoding: 'shift_jis', text: shiftJis };
}

/** Of UTF-8, which Shift_JIS would read as letters. */
const MARK = [0xef, 0xbb, 0xbf];

function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 without its mark has a NUL in each letter of the header, ISO-2022-JP has escapes: both are ASCII otherwise. */
const hasForeignSigns = (text: string): boolean => text.includes('\u0000') || text.includes('\u001B');
