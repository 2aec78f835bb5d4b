import { comparedText } from '#domain/base/compared-text';
import { foldText } from '#domain/base/fold-text';
import { outsideText } from '#domain/base/outside-text';
import { CSV_COLUMNS, type CsvColumn } from './csv-import';

/** CSV_COLUMNS in Japanese. */
const JAPANESE_HEADER = ['店舗名', 'メールアドレス', '電話番号', '住所', 'ジャンルパス', 'カテゴリ名'];

/** Both headers are accepted; the template has the Japanese one. */
export const CSV_HEADERS: Readonly<Record<'japanese' | 'english', readonly string[]>> = {
  japanese: JAPANESE_HEADER,
  english: CSV_COLUMNS,
};

/** Spreadsheets save columns without any content: empty cells after the last column are none. */
export function withoutEmptyTrailingCells(cells: readonly string[]): readonly string[] {
  let end = cells.length;
  while (end > CSV_COLUMNS.length && outsideText(cells[end - 1] ?? '') === '') end -= 1;
  return cells.slice(0, end);
}

/**
 * Every column, no other, in this order; blanks around a name are ignored, as a spreadsheet does not show
 * them (R-VAL-CSV-04).
 */
export const isCsvHeader = (cells: readonly string[]): boolean =>
  Object.values(CSV_HEADERS).some(
    (header) =>
      header.length === cells.length &&
      header.every((name, column) => comparedText(cells[column] ?? '') === name),
  );

/** For each column of ours, its position in a file with another header; null: the file has none. */
export type CsvPositions = readonly (number | null)[];

/** Words by which lists name a column, the most telling first. */
const COLUMN_WORDS: Readonly<Record<CsvColumn, readonly string[]>> = {
  shop_name: [
    '店舗名',
    '店名',
    '屋号',
    '施設名',
    '事業所名',
    '店舗',
    '名称',
    '名前',
    'shop',
    'store',
    'name',
  ],
  email: ['メール', 'mail', 'アドレス'],
  phone: ['電話', 'tel', 'phone', '連絡先'],
  address: ['住所', '所在地', 'address', '場所'],
  genre_path: ['ジャンル', 'genre', '分類'],
  category_name: ['カテゴリ', 'category', '業種', '種別'],
};

/** The likely position of each column: by its own name, then by a word in the name; each is used once. */
export function likelyPositions(headerCells: readonly string[]): CsvPositions {
  const foldedCells = headerCells.map(foldText);
  const positions = new Map<CsvColumn, number>();
  const assignPosition = (column: CsvColumn, isLikely: (name: string) => boolean) => {
    const position = foldedCells.findIndex(
      (name, index) => ![...positions.values()].includes(index) && isLikely(name),
    );
    if (!positions.has(column) && position >= 0) positions.set(column, position);
  };
  for (const [index, column] of CSV_COLUMNS.entries()) {
    const ownNames = [column, JAPANESE_HEADER[index] ?? ''].map(foldText);
    assignPosition(column, (name) => ownNames.includes(name));
  }
  // of the words that several columns could have, the name of the shop has the most common ones
  for (const column of CSV_COLUMNS.toReversed()) {
    for (const word of COLUMN_WORDS[column]) assignPosition(column, (name) => name.includes(foldText(word)));
  }
  return CSV_COLUMNS.map((column) => positions.get(column) ?? null);
}

/** Whether a file can be read so: every column but the optional e-mail address has a position, each its own. */
export function isReadable(positions: CsvPositions): boolean {
  const foundPositions = positions.filter((position) => position !== null);
  const isComplete = CSV_COLUMNS.every((column, index) => column === 'email' || positions[index] != null);
  return isComplete && new Set(foundPositions).size === foundPositions.length;
}
