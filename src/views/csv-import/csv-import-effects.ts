import type { QueryClient } from '@tanstack/react-query';
import { Problem } from '#api/http/problem';
import type { Scope } from '#api/http/scope';
import { csvImportSource, csvImports } from '#api/office/csv-imports';
import type { FieldFault, FieldProblem, Message } from '#domain/base/problems';
import { csvFileProblem } from '#domain/office/csv-import-file';
import { messagesBesideForm } from '#kit/services/problem-messages';
import type { CsvImportEffects } from '#machines/csv-import/csv-import.setup';
import { namesOfCity } from './names-of-city';
import { readInWorker } from './read-in-worker';

/** Effects of the import machine. */
export function csvImportEffects(scope: Scope, queryClient: QueryClient): CsvImportEffects {
  return {
    async read({ file, positions, onEvent }, signal) {
      const problem = csvFileProblem(file);
      if (problem !== null) return { problem, reading: null };
      const names = await namesOfCity(scope, queryClient);
      signal.throwIfAborted();
      return readInWorker({ file, names, positions }, onEvent, signal);
    },
    async send({ file, reading, onEvent }, signal) {
      const sentFile =
        reading.soundFile === null ? file : new File([reading.soundFile], file.name, { type: 'text/csv' });
      try {
        const { data } = await scope.call(csvImports.create, {
          params: { city: scope.city },
          body: { file: sentFile },
          signal,
          inForm: true,
          onProgress: (fraction) => onEvent({ type: 'progressed', fraction, rows: reading.total }),
        });
        void queryClient.invalidateQueries({ queryKey: csvImportSource.key(scope) });
        return { problem: null, refusal: [], record: data };
      } catch (error) {
        const problem =
          error instanceof Problem && error.status === null ? unreadableFileProblem(error) : null;
        if (problem !== null) return { problem, refusal: [], record: null };
        if (error instanceof Problem && error.isUnconfirmed) {
          // the list shows whether the server has the file
          void queryClient.invalidateQueries({ queryKey: csvImportSource.key(scope) });
          throw error;
        }
        // The server also checks the file: its messages are shown with it, even those of a conflict.
        const refusal = [
          ...messagesBesideForm(error),
          ...(error instanceof Problem ? error.fields.map(messageOf) : []),
        ];
        if (refusal.length > 0) return { problem: null, refusal, record: null };
        throw error;
      }
    },
  };
}

/** What the console found before it sent the file: the file itself can no longer be read. */
const unreadableFileProblem = ({ fields }: Problem): FieldProblem | null =>
  fields.find((fault): fault is FieldProblem => 'messageId' in fault) ?? null;

const messageOf = (fault: FieldFault): Message =>
  'text' in fault ? { text: fault.text } : { messageId: fault.messageId, values: fault.values };
