import { assign, fromPromise, setup } from 'xstate';
import type { FieldProblem } from '#domain/base/problems';
import { required } from '../placeholder';

/** A file that was chosen, and what is wrong with it. */
export interface Checked {
  file: File;
  problem: FieldProblem | null;
}

interface UploadContext {
  /** While they are checked those that were chosen, then those of them that were taken. */
  files: readonly File[];
  /** Why some were refused before anything was sent. */
  refused: readonly Checked[];
  /** Of the bytes, 0 to 1. */
  progress: number;
}

type UploadEvent =
  | { type: 'choose'; files: readonly File[] }
  | { type: 'remove' }
  /** The form the files belong to is being sent, and the files with it. */
  | { type: 'send' }
  | { type: 'progressed'; fraction: number }
  | { type: 'sent' }
  | { type: 'failed' }
  | { type: 'cancel' };

const UNREADABLE: FieldProblem = { field: 'file', messageId: 'upload.unreadable' };
const nothingYet: UploadContext = { files: [], refused: [], progress: 0 };

/**
 * The files of a form (specification chapter 5): each is checked before it is taken, and they are sent with the form's
 * other fields in one multipart call, which is why whoever sends the form tells this machine of it.
 */
export const uploadMachine = setup({
  types: { context: {} as UploadContext, events: {} as UploadEvent, tags: {} as 'busy' },
  actors: { check: required<readonly Checked[], readonly File[]>('check') },
  guards: {
    someTaken: (_, checked: readonly Checked[]) => checked.some(({ problem }) => problem === null),
  },
  actions: {
    keepChosen: assign((_, files: readonly File[]) => ({ ...nothingYet, files })),
    keepChecked: assign((_, checked: readonly Checked[]) => ({
      files: checked.filter(({ problem }) => problem === null).map(({ file }) => file),
      refused: checked.filter(({ problem }) => problem !== null),
    })),
    refuseAll: assign(({ context }) => ({
      files: [],
      refused: context.files.map((file) => ({ file, problem: UNREADABLE })),
    })),
    keepProgress: assign((_, progress: number) => ({ progress })),
    forgetProgress: assign({ progress: 0 }),
    forget: assign(nothingYet),
  },
}).createMachine({
  id: 'upload',
  context: nothingYet,
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
        /** Type, bytes and, once it is decoded, pixels. */
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
        /** The files are kept: sending the form again sends them again. */
        failed: { on: { send: '#upload.sending' } },
        done: {},
      },
    },
    /** What is on its way is not changed under way. */
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
  /** What is wrong with a file, or null; one that cannot be read is refused for that. */
  check(file: File, signal: AbortSignal): Promise<FieldProblem | null>;
}

/** The only way the application makes the machine: no effect can be forgotten. */
export const uploadMachineWith = (effects: UploadEffects) =>
  uploadMachine.provide({
    actors: {
      check: fromPromise<readonly Checked[], readonly File[]>(({ input, signal }) =>
        Promise.all(
          input.map(async (file) => ({
            file,
            problem: await effects.check(file, signal).catch(() => UNREADABLE),
          })),
        ),
      ),
    },
  });
