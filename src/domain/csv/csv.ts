export type CsvValue = string | number | null | undefined;

/**
 * One record of a CSV file (RFC 4180) with its line end. Texts are quoted, so that a phone number keeps its
 * leading zero when the file is read again; a text that a spreadsheet would read as a formula gets a leading
 * apostrophe.
 */
export const csvRecord = (values: readonly CsvValue[]): string => `${values.map(csvField).join(',')}\r\n`;

/** One record of a CSV file with unchanged texts, for cells that were read from a file and are written back to one. */
export const sameCsvRecord = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const csvField = (value: CsvValue): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? String(value) : quoted(withoutFormula(value));
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Includes full-width characters: Japanese spreadsheets read them like the half-width ones. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
