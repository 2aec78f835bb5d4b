import type { CsvEncoding } from '#domain/base/csv-encoding';
import { type CsvVerdict, checkCsvImport } from '#domain/office/check-csv-import';
import type { CsvNames } from '#domain/office/csv-import-row';

/** What the page asks of the worker. */
export interface CsvQuestion {
  file: File;
  names: CsvNames;
}

/** What the worker says, the verdict last; `broken` where the file cannot be read at all. */
export type CsvTold =
  | { type: 'recognised'; encoding: CsvEncoding }
  | { type: 'progressed'; fraction: number; rows: number }
  | { type: 'judged'; verdict: CsvVerdict }
  | { type: 'broken'; message: string };

export async function answerCsv({ file, names }: CsvQuestion, tell: (told: CsvTold) => void): Promise<void> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const verdict = checkCsvImport(bytes, {
      names,
      onEncoding: (encoding) => tell({ type: 'recognised', encoding }),
      onProgress: (fraction, rows) => tell({ type: 'progressed', fraction, rows }),
    });
    tell({ type: 'judged', verdict });
  } catch (error) {
    tell({ type: 'broken', message: String(error) });
  }
}
