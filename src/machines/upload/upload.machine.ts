import { assign, setup } from 'xstate';
import type { FieldProblem } from '#domain/base/problems';
import { actorsOf, placeholdersOf } from '../actors-of';

/** A chosen file with its problem, if any. */
export interface CheckedFile {
  file: File;
  problem: FieldProblem | null;
  /** The position where a photo was taken was removed from it. */
  hadPosition?: boolean;
}

/** An accepted file as it is sent. */
export interface Prepared {
  file: File;
  hadPosition: boolean;
}

/** The actor checks all chosen files together. */
interface UploadCalls {
  check(files: readonly File[], signal: AbortSignal): Promise<readonly CheckedFile[]>;
}

interface UploadContext {
  /** The chosen files during the check, afterwards the accepted ones. */
  files: readonly File[];
  /** Files that were refused before sending, with the reason. */
  refused: readonly CheckedFile[];
  /** The sent fraction of the bytes, 0 to 1. */
  progress: number;
  /** Whether the position was removed from one of the accepted photos. */
  hadPosition: boolean;
}

type UploadEvent =
  | { type: 'choose'; files: readonly File[] }
  | { type: 'remove' }
  /** The form with the files is being sent. */
  | { type: 'send' }
  | { type: 'progressed'; fraction: number }
  | { type: 'sent' }
  | { type: 'failed' }
  | { type: 'cancel' };

const UNREADABLE_FILE: FieldProblem = { field: 'file', messageId: 'upload.unreadable' };
const NO_FILES: UploadContext = { files: [], refused: [], progress: 0, hadPosition: false };

/**
 * The files of a form (specification chapter 5). Each is checked before it is accepted. They are sent with
 * the form's other fields in one multipart call, so the sender of the form notifies this machine.
 */
export const uploadMachine = setup({
  types: { context: {} as UploadContext, events: {} as UploadEvent, tags: {} as 'busy' },
  actors: placeholdersOf<UploadCalls>()('check'),
  guards: {
    someTaken: (_, checked: readonly CheckedFile[]) => checked.some(({ problem }) => problem === null),
  },
  actions: {
    keepChosen: assign((_, files: readonly File[]) => ({ ...NO_FILES, files })),
    keepChecked: assign((_, checked: readonly CheckedFile[]) => ({
      files: checked.filter(({ problem }) => problem === null).map(({ file }) => file),
      refused: checked.filter(({ problem }) => problem !== null),
      hadPosition: checked.some(({ hadPosition }) => hadPosition),
    })),
    refuseAll: assign(({ context }) => ({
      files: [],
      refused: context.files.map((file) => ({ file, problem: UNREADABLE_FILE })),
    })),
    keepProgress: assign((_, progress: number) => ({ progress })),
    forgetProgress: assign({ progress: 0 }),
    forget: assign(NO_FILES),
  },
}).createMachine({
  id: 'upload',
  context: NO_FILES,
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'empty',
      on: {
        choose: { target: '.checking', actions: { type: 'keepChosen', params: ({ event }) => event.files } },
        remove: '.empty',
      },
      states: {
        empty: { entry: 'forget' },
        /** Checks type, bytes and, after decoding, pixels. */
        checking: {
          tags: 'busy',
          invoke: {
            id: 'check',
            src: 'check',
            input: ({ context }) => context.files,
            onDone: [
              {
                guard: { type: 'someTaken', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'keepChecked', params: ({ event }) => event.output },
              },
              { target: 'refused', actions: { type: 'keepChecked', params: ({ event }) => event.output } },
            ],
            onError: { target: 'refused', actions: 'refuseAll' },
          },
        },
        refused: {},
        ready: { entry: 'forgetProgress', on: { send: '#upload.sending' } },
        /** The files are kept: sending the form again sends them too. */
        failed: { on: { send: '#upload.sending' } },
        done: {},
      },
    },
    /** While the files are being sent, they cannot be replaced or removed. */
    sending: {
      tags: 'busy',
      entry: 'forgetProgress',
      on: {
        progressed: { actions: { type: 'keepProgress', params: ({ event }) => event.fraction } },
        sent: 'choosing.done',
        failed: 'choosing.failed',
        cancel: 'choosing.ready',
      },
    },
  },
});

export interface UploadEffects {
  /** The problem of a file, or null; a file that cannot be read is refused. */
  check(file: File, signal: AbortSignal): Promise<FieldProblem | null>;
  /** Called for a file without a problem: the result is accepted in its place. */
  prepare?(file: File): Promise<Prepared>;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const uploadMachineWith = (effects: UploadEffects) =>
  uploadMachine.provide({
    actors: actorsOf<UploadCalls>({
      check: (files, signal) =>
        Promise.all(
          files.map(async (file): Promise<CheckedFile> => {
            try {
              const problem = await effects.check(file, signal);
              if (problem !== null || !effects.prepare) return { file, problem };
              return { ...(await effects.prepare(file)), problem };
            } catch {
              return { file, problem: UNREADABLE_FILE };
            }
          }),
        ),
    }),
  });
