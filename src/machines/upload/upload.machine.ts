import { assign, fromPromise, setup } from 'xstate';
import type { FieldProblem } from '#domain/base/problems';
import { assertPresent } from '../assert-present';
import { required } from '../placeholder';

interface UploadContext {
  file: File | null;
  /** Why the file was refused before anything was sent. */
  problem: FieldProblem | null;
  /** Of the bytes, 0 to 1. */
  progress: number;
}

type UploadEvent =
  | { type: 'choose'; file: File }
  | { type: 'remove' }
  /** The form the file belongs to is being sent, and the file with it. */
  | { type: 'send' }
  | { type: 'progressed'; fraction: number }
  | { type: 'sent' }
  | { type: 'failed' }
  | { type: 'cancel' };

const nothingYet: UploadContext = { file: null, problem: null, progress: 0 };

/**
 * One file of a form (specification chapter 5): checked before it is taken, sent with the form's other fields in one
 * multipart call, which is why whoever sends the form tells this machine of it.
 */
export const uploadMachine = setup({
  types: { context: {} as UploadContext, events: {} as UploadEvent, tags: {} as 'busy' },
  actors: { check: required<FieldProblem | null, File>('check') },
  guards: { isRefused: (_, problem: FieldProblem | null) => problem !== null },
  actions: {
    keepFile: assign((_, file: File) => ({ ...nothingYet, file })),
    keepProblem: assign((_, problem: FieldProblem | null) => ({ file: null, problem })),
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
        choose: { target: '.checking', actions: { type: 'keepFile', params: ({ event }) => event.file } },
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
            input: ({ context }) => assertPresent(context.file, 'file'),
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'refused',
                actions: { type: 'keepProblem', params: ({ event }) => event.output },
              },
              { target: 'ready' },
            ],
            onError: {
              target: 'refused',
              actions: { type: 'keepProblem', params: { field: 'file', messageId: 'upload.unreadable' } },
            },
          },
        },
        refused: {},
        ready: { entry: 'forgetProgress', on: { send: '#upload.sending' } },
        /** The file is kept: sending the form again sends it again. */
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
  /** What is wrong with the file, or null. */
  check(file: File, signal: AbortSignal): Promise<FieldProblem | null>;
}

/** The only way the application makes the machine: no effect can be forgotten. */
export const uploadMachineWith = (effects: UploadEffects) =>
  uploadMachine.provide({
    actors: {
      check: fromPromise<FieldProblem | null, File>(({ input, signal }) => effects.check(input, signal)),
    },
  });
