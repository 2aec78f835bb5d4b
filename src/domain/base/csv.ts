export type CsvValue = string | number | null | undefined;

/**
 * One record of a CSV file (RFC 4180) with its line end. Texts are quoted, so that a phone number's zero stays when the
 * file is read in again; what a spreadsheet would take for a formula has an apostrophe before it.
 */
export const csvRecord = (values: readonly CsvValue[]): string => `${values.map(csvField).join(',')}\r\n`;

/** The same with texts as they are, for whom a changed one would be another: what came from a file and goes back into one. */
export const sameCsvRecord = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const csvField = (value: CsvValue): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? String(value) : quoted(neutral(value));
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Full-width signs too: spreadsheets in Japanese take them for the narrow ones. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

const neutral = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
