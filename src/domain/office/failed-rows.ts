import { sameCsvRecord } from '#domain/csv/csv';
import { csvFile } from '#domain/csv/csv-encoding';
import type { CsvReading } from './check-csv-import';
import type { CsvFailure } from './csv-import';

/** Lines before the first row of a file that the console has written. */
const HEAD_LINES = 1;

/**
 * The rows that the server did not import, by their lines in the chosen file: the sent one may be a part of
 * it. `blob` is the rows under their header, in the file's encoding.
 */
export function failedRows(
  failures: readonly CsvFailure[],
  { sent, soundFile, header, encoding }: Pick<CsvReading, 'sent' | 'soundFile' | 'header' | 'encoding'>,
): { rows: CsvFailure[]; blob: () => Blob } {
  const byLine = new Map(
    sent.map((row, index) => [soundFile === null ? row.line : index + 1 + HEAD_LINES, row]),
  );
  return {
    rows: failures.map((failure) => ({ ...failure, line: byLine.get(failure.line)?.line ?? failure.line })),
    blob() {
      const rows = failures.flatMap(({ line }) => {
        const row = byLine.get(line);
        return row ? [row.cells] : [];
      });
      return csvFile([header, ...rows].map(sameCsvRecord).join(''), encoding);
    },
  };
}
