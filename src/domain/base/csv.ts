export type CsvValue = string | number | null | undefined;

/**
 * One record of a CSV file (RFC 4180) with its line end. Texts are quoted, so that a phone number's zero stays when the
 * file is read in again; what a spreadsheet would take for a formula has an apostrophe before it.
 */
export const csvRecord = (values: readonly CsvValue[]): string => `${values.map(csvField).join(',')}\r\n`;

const csvField = (value: CsvValue): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? String(value) : `"${neutral(value).replaceAll('"', '""')}"`;
};

/** Full-width signs too: spreadsheets in Japanese take them for the narrow ones. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

const neutral = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
