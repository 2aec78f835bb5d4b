import type { CsvVerdict } from '#domain/office/check-csv-import';
import type { CsvRequest, CsvWorkerMessage } from './answer-csv';

type ProgressMessage = Exclude<CsvWorkerMessage, { type: 'judged' } | { type: 'broken' }>;

/** Reads the CSV file off the main thread: a large file takes seconds. An abort terminates the worker at once. */
export function readInWorker(
  request: CsvRequest,
  onProgress: (message: ProgressMessage) => void,
  signal: AbortSignal,
): Promise<CsvVerdict> {
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' });
  const verdict = new Promise<CsvVerdict>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CsvWorkerMessage>) => {
      if (data.type === 'judged') resolve(data.verdict);
      else if (data.type === 'broken') reject(new Error(data.message));
      else onProgress(data);
    });
    // The worker could not be loaded, or its message cannot be cloned.
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'the worker did not start')),
    );
    worker.addEventListener('messageerror', () => reject(new Error('the worker cannot be understood')));
    signal.addEventListener('abort', () => reject(new Error('given up')));
  });
  worker.postMessage(request);
  return verdict.finally(() => worker.terminate());
}
