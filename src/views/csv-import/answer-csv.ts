import type { CsvEncoding } from '#domain/csv/csv-encoding';
import { type CsvVerdict, checkCsvImport } from '#domain/office/check-csv-import';
import type { CsvNames } from '#domain/office/csv-import-row';

/** Request of the page to the worker. */
export interface CsvRequest {
  file: File;
  names: CsvNames;
}

/** Messages of the worker, the verdict last; `broken` if the file cannot be read at all. */
export type CsvWorkerMessage =
  | { type: 'recognised'; encoding: CsvEncoding }
  | { type: 'progressed'; fraction: number; rows: number }
  | { type: 'judged'; verdict: CsvVerdict }
  | { type: 'broken'; message: string };

export async function answerCsv(
  { file, names }: CsvRequest,
  post: (message: CsvWorkerMessage) => void,
): Promise<void> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const verdict = checkCsvImport(bytes, {
      names,
      onEncoding: (encoding) => post({ type: 'recognised', encoding }),
      onProgress: (fraction, rows) => post({ type: 'progressed', fraction, rows }),
    });
    post({ type: 'judged', verdict });
  } catch (error) {
    post({ type: 'broken', message: String(error) });
  }
}
