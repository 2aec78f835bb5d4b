import { assign, setup } from 'xstate';
import type { CsvEncoding } from '#domain/csv/csv-encoding';
import { actorsOf, placeholdersOf } from '../actors-of';
import { assertPresent } from '../assert-present';

export interface ExportChoice {
  /** Every search result, every record, or the visible page. */
  rows: 'found' | 'all' | 'page';
  encoding: CsvEncoding;
}

/** A row as a line of the file; the key detects rows that were returned twice. */
export interface ExportLine {
  key: number;
  line: string;
}

export interface ExportPart {
  lines: readonly ExportLine[];
  total: number;
}

export interface ExportFile {
  file: Blob;
  /** Number of rows in the file. */
  count: number;
  /** Characters that the encoding lacks. */
  missing: readonly string[];
}

interface CsvExportContext {
  choice: ExportChoice | null;
  parts: readonly (readonly ExportLine[])[];
  /** Number of rows loaded so far; `total`: number of all rows. */
  got: number;
  total: number | null;
  made: ExportFile | null;
}

type CsvExportEvent =
  | { type: 'start'; choice: ExportChoice }
  | { type: 'cancel' }
  | { type: 'try again' }
  /** Replaces each missing character by `?`. */
  | { type: 'save anyway' }
  | { type: 'use utf-8' }
  | { type: 'again' };

export interface PartRequest {
  choice: ExportChoice;
  offset: number;
}

export interface FileRequest {
  choice: ExportChoice;
  lines: readonly ExportLine[];
}

const NO_EXPORT: CsvExportContext = { choice: null, parts: [], got: 0, total: null, made: null };

/**
 * A list as a file: loaded in parts, encoded, saved. Missing characters are reported before anything is
 * saved.
 */
export const csvExportMachine = setup({
  types: { context: {} as CsvExportContext, events: {} as CsvExportEvent, tags: {} as 'busy' },
  actors: placeholdersOf<CsvExportEffects>()('collect', 'encode', 'save'),
  guards: {
    isLast: ({ context }, { lines, total }: ExportPart) =>
      context.choice?.rows === 'page' || lines.length === 0 || context.got + lines.length >= total,
    hasUnencodable: (_, { missing }: ExportFile) => missing.length > 0,
  },
  actions: {
    begin: assign((_, choice: ExportChoice) => ({ ...NO_EXPORT, choice })),
    keepPart: assign(({ context }, { lines, total }: ExportPart) => ({
      parts: [...context.parts, lines],
      got: context.got + lines.length,
      total,
    })),
    keepFile: assign((_, made: ExportFile) => ({ made })),
    takeUtf8: assign(({ context }) => ({
      choice: { ...assertPresent(context.choice, 'choice'), encoding: 'utf-8' as const },
    })),
    forget: assign(NO_EXPORT),
  },
}).createMachine({
  id: 'csvExport',
  context: NO_EXPORT,
  initial: 'choosing',
  states: {
    choosing: {
      entry: 'forget',
      on: {
        start: { target: 'collecting', actions: { type: 'begin', params: ({ event }) => event.choice } },
      },
    },
    collecting: {
      tags: 'busy',
      on: { cancel: 'choosing' },
      invoke: {
        id: 'collect',
        src: 'collect',
        input: ({ context }) => ({ choice: assertPresent(context.choice, 'choice'), offset: context.got }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'encoding',
            actions: { type: 'keepPart', params: ({ event }) => event.output },
          },
          {
            target: 'collecting',
            reenter: true,
            actions: { type: 'keepPart', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    /** Loaded parts are kept, and a retry continues after them. */
    failed: { on: { 'try again': 'collecting', cancel: 'choosing' } },
    encoding: {
      tags: 'busy',
      on: { cancel: 'choosing' },
      invoke: {
        id: 'encode',
        src: 'encode',
        input: ({ context }) => ({
          choice: assertPresent(context.choice, 'choice'),
          lines: distinctLines(context),
        }),
        onDone: [
          {
            guard: { type: 'hasUnencodable', params: ({ event }) => event.output },
            target: 'unencodable',
            actions: { type: 'keepFile', params: ({ event }) => event.output },
          },
          { target: 'saving', actions: { type: 'keepFile', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    unencodable: {
      on: {
        'save anyway': 'saving',
        'use utf-8': { target: 'encoding', actions: 'takeUtf8' },
        cancel: 'choosing',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => assertPresent(context.made, 'file'),
        onDone: 'saved',
        onError: 'failed',
      },
    },
    saved: { on: { again: 'choosing' } },
  },
});

/** Each row once: a row that moves to the next page during loading is returned twice. */
function distinctLines({ parts }: CsvExportContext): readonly ExportLine[] {
  const lines = new Map<number, ExportLine>();
  for (const line of parts.flat()) if (!lines.has(line.key)) lines.set(line.key, line);
  return [...lines.values()];
}

export interface CsvExportEffects {
  /** The rows from this offset; the server decides how many. */
  collect(part: PartRequest, signal: AbortSignal): Promise<ExportPart>;
  encode(file: FileRequest, signal: AbortSignal): Promise<ExportFile>;
  save(made: ExportFile): Promise<void>;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const csvExportMachineWith = (effects: CsvExportEffects) =>
  csvExportMachine.provide({ actors: actorsOf(effects) });
