import { actorsOf } from '../actors-of';
import { assertPresent } from '../assert-present';
import {
  type CsvImportEffects,
  csvImportSetup,
  type FileToRead,
  type FileToSend,
  NO_IMPORT,
} from './csv-import.setup';

/**
 * One file of shops (specification chapters 5 and 8): checked as a whole, read row by row in a worker,
 * reviewed, sent. After any failure the file can be tried again or replaced.
 */
export const csvImportMachine = csvImportSetup.createMachine({
  id: 'csvImport',
  context: NO_IMPORT,
  initial: 'choosing',
  on: {
    choose: { target: '.opening', actions: { type: 'keepFile', params: ({ event }) => event.file } },
    remove: '.choosing',
  },
  states: {
    choosing: { entry: 'forget', on: { remove: undefined } },
    /** Checks name and size, then the bytes, then the header, then the rows. */
    opening: {
      tags: 'busy',
      entry: 'forgetReading',
      initial: 'checking',
      on: { stop: 'choosing', choose: undefined, remove: undefined },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context, self }): FileToRead => ({
          file: assertPresent(context.file, 'file'),
          positions: context.positions,
          onEvent: (event) => self.send(event),
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepProblem', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFaulty', params: ({ event }) => event.output },
            target: 'reviewing.faulty',
            actions: { type: 'keepReading', params: ({ event }) => event.output },
          },
          {
            target: 'reviewing.sound',
            actions: { type: 'keepReading', params: ({ event }) => event.output },
          },
        ],
        onError: 'interrupted',
      },
      states: {
        checking: {
          on: {
            recognised: {
              target: 'reading',
              actions: { type: 'keepEncoding', params: ({ event }) => event.encoding },
            },
          },
        },
        reading: {
          on: {
            progressed: { actions: { type: 'keepProgress', params: ({ event }) => event } },
          },
        },
      },
    },
    /** The file as a whole is not acceptable; one with another header can be read by matching its columns. */
    refused: {
      on: {
        'match columns': {
          guard: 'hasHeads',
          target: 'opening',
          actions: { type: 'keepPositions', params: ({ event }) => event.positions },
        },
      },
    },
    /** The data for the checks could not be loaded, or reading failed. */
    interrupted: { on: { 'try again': 'opening' } },
    reviewing: {
      initial: 'sound',
      states: {
        sound: { on: { send: '#csvImport.sending' } },
        faulty: { on: { 'send the others': { guard: 'hasOthers', target: '#csvImport.sending' } } },
      },
    },
    /** While the file is being sent, it cannot be replaced or removed. */
    sending: {
      tags: 'busy',
      entry: 'forgetProgress',
      on: {
        progressed: { actions: { type: 'keepProgress', params: ({ event }) => event } },
        cancel: [{ guard: 'wasFaulty', target: 'reviewing.faulty' }, { target: 'reviewing.sound' }],
        choose: undefined,
        remove: undefined,
      },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, self }): FileToSend => ({
          file: assertPresent(context.file, 'file'),
          reading: assertPresent(context.reading, 'reading'),
          onEvent: (event) => self.send(event),
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepProblem', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTurnedDown', params: ({ event }) => event.output },
            target: 'turnedDown',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'done',
            actions: [
              { type: 'keepRecord', params: ({ event }) => event.output },
              { type: 'announceSent', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'mayHaveSent', params: ({ event }) => ({ problem: event.error }) },
            target: 'unconfirmed',
          },
          { target: 'failed' },
        ],
      },
    },
    /** Nothing tells whether the server has the file: the user looks at the earlier imports. */
    unconfirmed: { on: { 'try again': 'confirmingRepeat' } },
    confirmingRepeat: { on: { confirm: 'sending', stay: 'unconfirmed' } },
    /** The file is kept and can be sent again unchanged. */
    failed: {
      on: {
        'try again': 'sending',
        'back to rows': [{ guard: 'wasFaulty', target: 'reviewing.faulty' }, { target: 'reviewing.sound' }],
      },
    },
    /**
     * The server refused the file: the data that the rows are checked against may have changed, so a retry
     * reads it again.
     */
    turnedDown: { on: { 'try again': 'opening' } },
    done: {},
  },
});

/** The application creates the machine only here, so that no effect can be missing. */
export const csvImportMachineWith = (effects: CsvImportEffects) =>
  csvImportMachine.provide({ actors: actorsOf(effects) });
