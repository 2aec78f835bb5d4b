import { sameCsvRecord } from '#domain/csv/csv';
import { csvFile } from '#domain/csv/csv-encoding';
import type { CsvReading } from './check-csv-import';
import type { CsvFailure } from './csv-import';

/** Lines before the first row of a file that the console has written. */
const HEADER_LINES = 1;

/**
 * The rows that the server did not import, by their lines in the chosen file: the sent one may be a part of
 * it. `blob` is the rows under their header, in the file's encoding.
 */
export function failedRows(
  failures: readonly CsvFailure[],
  { sent, soundFile, header, encoding }: Pick<CsvReading, 'sent' | 'soundFile' | 'header' | 'encoding'>,
): { rows: CsvFailure[]; blob: () => Blob } {
  const sentRowsByLine = new Map(
    sent.map((row, index) => [soundFile === null ? row.line : index + 1 + HEADER_LINES, row]),
  );
  return {
    rows: failures.map((failure) => ({
      ...failure,
      line: sentRowsByLine.get(failure.line)?.line ?? failure.line,
    })),
    blob() {
      const failedCells = failures.flatMap(({ line }) => {
        const row = sentRowsByLine.get(line);
        return row ? [row.cells] : [];
      });
      return csvFile([header, ...failedCells].map(sameCsvRecord).join(''), encoding);
    },
  };
}
