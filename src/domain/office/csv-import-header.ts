import { CSV_COLUMNS } from './csv-import';

/** CSV_COLUMNS in Japanese. */
const JAPANESE = ['店舗名', 'メールアドレス', '電話番号', '住所', 'ジャンルパス', 'カテゴリ名'];

/** Both headers are accepted; the template has the Japanese one. */
export const CSV_HEADERS: Readonly<Record<'japanese' | 'english', readonly string[]>> = {
  japanese: JAPANESE,
  english: CSV_COLUMNS,
};

/**
 * Every column, no other, in this order; blanks around a name are ignored, as a spreadsheet does not show
 * them (R-VAL-CSV-04).
 */
export const isCsvHeader = (cells: readonly string[]): boolean =>
  Object.values(CSV_HEADERS).some(
    (header) =>
      header.length === cells.length && header.every((name, column) => cells[column]?.trim() === name),
  );
