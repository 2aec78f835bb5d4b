import { AD_NAME_MAX, TITLE_MAX } from '#domain/base/limits';
import { type FieldProblem, isUnseen, lengthOf } from '#domain/base/problems';
import { emailProblems, requiredProblems, requiredTextProblems, tooLongProblems } from '#domain/base/rules';
import type { CsvRow } from '#domain/csv/read-csv';
import { CSV_COLUMNS, type CsvColumn } from './csv-import';

export const CSV_EMAIL_MAX = 64;
export const CSV_PHONE_MAX = 32;

/** The trimmed cells of a row. */
export type CsvShop = Readonly<Record<CsvColumn, string>>;

/** Existing names in the city, against which rows are checked. */
export interface CsvNames {
  /** Names from the root, joined with '/'; an unknown path is created. */
  genrePaths: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

/** A problem of a row of the file, with its position. */
export interface CsvProblem {
  line: number;
  /** Null: the row as a whole. */
  column: CsvColumn | null;
  value: string;
  messageId: string;
  values?: Record<string, string | number>;
}

export function csvShop({ cells }: CsvRow): CsvShop {
  const texts = CSV_COLUMNS.map((column, at) => [column, cells[at]?.trim() ?? '']);
  return Object.fromEntries(texts) as Record<CsvColumn, string>;
}

/**
 * R-VAL-CSV-05 to 15. A wrong number of cells shifts the columns, so no other problem of the row is reported.
 */
export function csvRowProblems(row: CsvRow, names: CsvNames): CsvProblem[] {
  const { line, cells } = row;
  if (cells.length !== CSV_COLUMNS.length) {
    const values = { count: cells.length, wanted: CSV_COLUMNS.length };
    return [{ line, column: null, value: cells.join(','), messageId: 'csvImport.problem.cells', values }];
  }
  const shop = csvShop(row);
  return shopProblems(shop, names.categories).map(({ field, ...problem }) => {
    const column = CSV_COLUMNS.find((one) => one === field) ?? null;
    return { line, column, value: column === null ? '' : shop[column], ...problem };
  });
}

function shopProblems(shop: CsvShop, categories: ReadonlySet<string>): FieldProblem[] {
  const { email, phone, genre_path, category_name } = shop;
  return [
    ...requiredTextProblems('shop_name', shop.shop_name, AD_NAME_MAX),
    ...oneLineProblems('shop_name', shop.shop_name),
    ...tooLongProblems('email', email, CSV_EMAIL_MAX),
    // optional
    ...(email === '' || lengthOf(email) > CSV_EMAIL_MAX ? [] : emailProblems('email', email)),
    ...requiredTextProblems('phone', phone, CSV_PHONE_MAX),
    ...(phone === '' || isPhone(phone) ? [] : [{ field: 'phone', messageId: 'csvImport.problem.phone' }]),
    ...requiredProblems('address', shop.address),
    ...oneLineProblems('address', shop.address),
    ...genreProblems(genre_path),
    ...categoryProblems(category_name, categories),
  ];
}

/** Each name of the path must be valid for a genre. */
function genreProblems(path: string): FieldProblem[] {
  const field = 'genre_path';
  const problems = [...requiredProblems(field, path), ...oneLineProblems(field, path)];
  if (problems.length > 0) return problems;
  const names = genreNames(path);
  if (names.some(isUnseen)) return [{ field, messageId: 'csvImport.problem.genre' }];
  return names.flatMap((name) => tooLongProblems(field, name, TITLE_MAX)).slice(0, 1);
}

/** An existing category, exactly as written. */
function categoryProblems(name: string, categories: ReadonlySet<string>): FieldProblem[] {
  const field = 'category_name';
  const missing = requiredProblems(field, name);
  if (missing.length > 0) return missing;
  return categories.has(name) ? [] : [{ field, messageId: 'csvImport.problem.category' }];
}

/** Names from the root. */
export const genreNames = (path: string): string[] => path.split('/').map((name) => name.trim());

/** The genre path of a row that does not exist in the city yet; null where it exists. */
export function newGenreOf(row: CsvRow, { genrePaths }: CsvNames): string | null {
  const { genre_path: written } = csvShop(row);
  if (genrePaths.has(written)) return null;
  const path = genreNames(written).join('/');
  return genrePaths.has(path) ? null : path;
}

/** Digits and hyphens, at least one of each. */
const isPhone = (text: string): boolean => /^[\d-]+$/.test(text) && /\d/.test(text) && text.includes('-');

/** A quoted cell may contain line breaks; the field of the form has one line. */
const oneLineProblems = (field: CsvColumn, text: string): FieldProblem[] =>
  /[\r\n\u2028\u2029]/.test(text) ? [{ field, messageId: 'csvImport.problem.lineBreak' }] : [];
