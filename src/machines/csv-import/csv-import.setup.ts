import { assign, emit, setup } from 'xstate';
import type { FieldProblem, Message } from '#domain/base/problems';
import type { CsvEncoding } from '#domain/csv/csv-encoding';
import type { CsvReading, CsvVerdict } from '#domain/office/check-csv-import';
import type { CsvImport } from '#domain/office/csv-import';
import type { CsvPositions } from '#domain/office/csv-import-header';
import { placeholdersOf } from '../actors-of';
import { isUnconfirmed } from '../is-unconfirmed';

export interface CsvImportContext {
  file: File | null;
  /** Why the file as a whole was refused. */
  problem: FieldProblem | null;
  /** The header of the file, where it is the reason of the refusal. */
  heads: readonly string[] | null;
  /** The columns of a file with another header, as the user has matched them with ours. */
  positions: CsvPositions | null;
  /** Known before the rows are read. */
  encoding: CsvEncoding | null;
  /** The fraction of rows read, or of bytes sent, 0 to 1. */
  progress: number;
  /** Number of rows read so far. */
  rows: number;
  reading: CsvReading | null;
  /** The server's reasons for refusing the file. */
  refusal: readonly Message[];
  /** The record of the import; null also where the response does not contain it. */
  record: CsvImport | null;
}

/** Events from the effects during their work. */
type ImportProgressEvent =
  | { type: 'recognised'; encoding: CsvEncoding }
  | { type: 'progressed'; fraction: number; rows: number };

type CsvImportEvent =
  | { type: 'choose'; file: File }
  | { type: 'remove' }
  /** Reads a file that was refused for its header with these columns. */
  | { type: 'match columns'; positions: CsvPositions }
  | { type: 'stop' }
  | { type: 'send' }
  /** Sends the file without the failing rows. */
  | { type: 'send the others' }
  | { type: 'cancel' }
  | { type: 'try again' }
  /** Sends again what may have arrived. */
  | { type: 'confirm' }
  | { type: 'stay' }
  | { type: 'back to rows' }
  | ImportProgressEvent;

type CsvImportEmitted = { type: 'sent'; record: CsvImport | null };

interface FileInProgress {
  file: File;
  onEvent: (event: ImportProgressEvent) => void;
}

export interface FileToRead extends FileInProgress {
  positions: CsvPositions | null;
}

export interface FileToSend extends FileInProgress {
  reading: CsvReading;
}

/** A problem of the file that kept it from being sent, a refusal, or a record. */
export interface CsvAnswer {
  problem: FieldProblem | null;
  refusal: readonly Message[];
  record: CsvImport | null;
}

export interface CsvImportEffects {
  read(file: FileToRead, signal: AbortSignal): Promise<CsvVerdict>;
  /** Of a file with failing rows, sends only the sound ones. */
  send(file: FileToSend, signal: AbortSignal): Promise<CsvAnswer>;
}

export const NO_IMPORT: CsvImportContext = {
  file: null,
  problem: null,
  heads: null,
  positions: null,
  encoding: null,
  progress: 0,
  rows: 0,
  reading: null,
  refusal: [],
  record: null,
};

export const csvImportSetup = setup({
  types: {
    context: {} as CsvImportContext,
    events: {} as CsvImportEvent,
    emitted: {} as CsvImportEmitted,
    tags: {} as 'busy',
  },
  actors: placeholdersOf<CsvImportEffects>()('read', 'send'),
  guards: {
    isRefused: (_, { problem }: Pick<CsvVerdict, 'problem'>) => problem !== null,
    hasHeads: ({ context }) => context.heads !== null,
    isFaulty: (_, { reading }: CsvVerdict) => (reading?.failing ?? 0) > 0,
    wasFaulty: ({ context }) => (context.reading?.failing ?? 0) > 0,
    hasOthers: ({ context }) => context.reading?.soundFile != null,
    mayHaveSent: (_, { problem }: { problem: unknown }) => isUnconfirmed(problem),
    isTurnedDown: (_, { refusal }: CsvAnswer) => refusal.length > 0,
  },
  actions: {
    keepFile: assign((_, file: File) => ({ ...NO_IMPORT, file })),
    keepProblem: assign((_, { problem, heads = null }: Pick<CsvVerdict, 'problem' | 'heads'>) => ({
      problem,
      heads,
    })),
    keepPositions: assign((_, positions: CsvPositions) => ({ positions })),
    keepEncoding: assign((_, encoding: CsvEncoding) => ({ encoding })),
    keepProgress: assign((_, { fraction, rows }: { fraction: number; rows: number }) => ({
      progress: fraction,
      rows,
    })),
    keepReading: assign((_, { reading }: CsvVerdict) => ({ reading })),
    keepRefusal: assign((_, { refusal }: CsvAnswer) => ({ refusal })),
    keepRecord: assign((_, { record }: CsvAnswer) => ({ record })),
    forgetReading: assign(({ context }) => ({
      ...NO_IMPORT,
      file: context.file,
      positions: context.positions,
    })),
    forgetProgress: assign({ progress: 0 }),
    forget: assign(NO_IMPORT),
    announceSent: emit((_, { record }: CsvAnswer) => ({ type: 'sent' as const, record })),
  },
});
