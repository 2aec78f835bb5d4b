import { CSV_COLUMNS } from './csv-import';

/** The same in Japanese. */
const JAPANESE = ['店舗名', 'メールアドレス', '電話番号', '住所', 'ジャンルパス', 'カテゴリ名'];

/** As the template has it, and as a file may. */
export const CSV_HEADERS: Readonly<Record<'japanese' | 'english', readonly string[]>> = {
  japanese: JAPANESE,
  english: CSV_COLUMNS,
};

/** All of them, no other, in this order; blanks around a name are not seen in a spreadsheet (R-VAL-CSV-04). */
export const isCsvHeader = (cells: readonly string[]): boolean =>
  Object.values(CSV_HEADERS).some(
    (header) =>
      header.length === cells.length && header.every((name, column) => cells[column]?.trim() === name),
  );
