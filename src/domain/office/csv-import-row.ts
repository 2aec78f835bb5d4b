import { comparedText } from '#domain/base/compared-text';
import { AD_NAME_MAX, TITLE_MAX } from '#domain/base/limits';
import { outsideText } from '#domain/base/outside-text';
import { type FieldProblem, isUnseen, lengthOf } from '#domain/base/problems';
import { emailProblems, requiredProblems, requiredTextProblems, tooLongProblems } from '#domain/base/rules';
import type { CsvRow } from '#domain/csv/read-csv';
import { CSV_COLUMNS, type CsvColumn } from './csv-import';
import { type CsvNames, existingGenrePath, genreNames } from './csv-import-names';
import { damagedTextProblems } from './csv-import-signs';
import { writtenPhone } from './written-phone';

export const CSV_EMAIL_MAX = 64;
export const CSV_PHONE_MAX = 32;

/** The cells of a row, without unseen characters around them. */
export type CsvShop = Readonly<Record<CsvColumn, string>>;

/** A problem of a row of the file, with its position. */
export interface CsvProblem {
  line: number;
  /** Null: a problem of the row as a whole. */
  column: CsvColumn | null;
  value: string;
  messageId: string;
  values?: Record<string, string | number>;
}

export function csvShop({ cells }: CsvRow): CsvShop {
  const texts = CSV_COLUMNS.map((column, at) => [column, outsideText(cells[at] ?? '')]);
  return Object.fromEntries(texts) as Record<CsvColumn, string>;
}

/** A shop as it is sent: its phone number in the written form, genre and category as the city writes them. */
export function sentShop(shop: CsvShop, names: CsvNames): CsvShop {
  const { phone, genre_path: path, category_name: category } = shop;
  return {
    ...shop,
    phone: writtenPhone(phone),
    genre_path: existingGenrePath(path, names) ?? genreNames(path).join('/'),
    category_name: names.categories.get(comparedText(category)) ?? category,
  };
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
  return shopProblems(shop, names).map(({ field, ...problem }) => {
    const column = CSV_COLUMNS.find((one) => one === field) ?? null;
    return { line, column, value: column === null ? '' : shop[column], ...problem };
  });
}

function shopProblems(shop: CsvShop, names: CsvNames): FieldProblem[] {
  const damageProblems = CSV_COLUMNS.flatMap((column) => damagedTextProblems(column, shop[column]));
  const damagedFields = new Set(damageProblems.map(({ field }) => field));
  // a damaged value is told once
  return [
    ...damageProblems,
    ...fieldProblems(shop, names).filter(({ field }) => !damagedFields.has(field)),
  ].toSorted((one, other) => columnIndexOf(one) - columnIndexOf(other));
}

const columnIndexOf = ({ field }: FieldProblem): number => (CSV_COLUMNS as readonly string[]).indexOf(field);

function fieldProblems(shop: CsvShop, { categories }: CsvNames): FieldProblem[] {
  const { email, genre_path, category_name } = shop;
  const phone = writtenPhone(shop.phone);
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

/** An existing category. */
function categoryProblems(name: string, categories: CsvNames['categories']): FieldProblem[] {
  const field = 'category_name';
  const requiredFieldProblems = requiredProblems(field, name);
  if (requiredFieldProblems.length > 0) return requiredFieldProblems;
  return categories.has(comparedText(name)) ? [] : [{ field, messageId: 'csvImport.problem.category' }];
}

/** The genre path of a row that does not exist in the city yet; null where it exists. */
export const newGenrePathOf = ({ genre_path: path }: CsvShop, names: CsvNames): string | null =>
  existingGenrePath(path, names) === null ? genreNames(path).join('/') : null;

/** Digits and hyphens, at least one of each. */
const isPhone = (text: string): boolean => /^[\d-]+$/.test(text) && /\d/.test(text) && text.includes('-');

/** A quoted cell may contain line breaks; the field of the form has one line. */
const oneLineProblems = (field: CsvColumn, text: string): FieldProblem[] =>
  /[\r\n\u2028\u2029]/.test(text) ? [{ field, messageId: 'csvImport.problem.lineBreak' }] : [];
