import { goneFileProblem } from '#domain/base/upload';
import type { CsvEncoding } from '#domain/csv/csv-encoding';
import { type CsvVerdict, checkCsvImport } from '#domain/office/check-csv-import';
import type { CsvPositions } from '#domain/office/csv-import-header';
import type { CsvNames } from '#domain/office/csv-import-names';

/** Request of the page to the worker. */
export interface CsvRequest {
  file: File;
  names: CsvNames;
  positions: CsvPositions | null;
}

/** Messages of the worker, the verdict last; `broken` if the check itself fails. */
export type CsvWorkerMessage =
  | { type: 'recognised'; encoding: CsvEncoding }
  | { type: 'progressed'; fraction: number; rows: number }
  | { type: 'judged'; verdict: CsvVerdict }
  | { type: 'broken'; message: string };

export async function answerCsv(
  { file, names, positions }: CsvRequest,
  postToPage: (message: CsvWorkerMessage) => void,
): Promise<void> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (bytes === null) {
    postToPage({ type: 'judged', verdict: { problem: goneFileProblem('file', file), reading: null } });
    return;
  }
  try {
    const verdict = checkCsvImport(bytes, {
      names,
      positions,
      onEncoding: (encoding) => postToPage({ type: 'recognised', encoding }),
      onProgress: (fraction, rows) => postToPage({ type: 'progressed', fraction, rows }),
    });
    postToPage({ type: 'judged', verdict });
  } catch (error) {
    postToPage({ type: 'broken', message: String(error) });
  }
}
