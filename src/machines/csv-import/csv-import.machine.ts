import { fromPromise } from 'xstate';
import { assertPresent } from '../assert-present';
import {
  type CsvImportEffects,
  type FileToRead,
  type FileToSend,
  named,
  nothingYet,
} from './csv-import.setup';

/**
 * One file of shops (specification chapters 5 and 8): checked as a whole, read row by row off the page's thread, looked
 * at, sent. Whatever goes wrong, the file can be tried again or another chosen.
 */
export const csvImportMachine = named.createMachine({
  id: 'csvImport',
  context: nothingYet,
  initial: 'choosing',
  on: {
    choose: { target: '.opening', actions: { type: 'keepFile', params: ({ event }) => event.file } },
    remove: '.choosing',
  },
  states: {
    choosing: { entry: 'forget', on: { remove: undefined } },
    /** Its name and size, then its bytes, then its header; from there on its rows. */
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
    /** By what it is as a whole. */
    refused: {},
    /** What it is held against did not come, or the reading broke off. */
    interrupted: { on: { 'try again': 'opening' } },
    reviewing: {
      initial: 'sound',
      states: {
        sound: { on: { send: '#csvImport.sending' } },
        faulty: { on: { 'send the others': { guard: 'hasOthers', target: '#csvImport.sending' } } },
      },
    },
    /** What is on its way is not changed under way. */
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
        onError: 'failed',
      },
    },
    /** The file is kept: it is sent again as it was. */
    failed: {
      on: {
        'try again': 'sending',
        'back to rows': [{ guard: 'wasFaulty', target: 'reviewing.faulty' }, { target: 'reviewing.sound' }],
      },
    },
    /** The server has looked at it too, and said no: what it is held against may have changed. */
    turnedDown: { on: { 'try again': 'opening' } },
    done: {},
  },
});

/** The only way the application makes the machine: no effect can be forgotten. */
export const csvImportMachineWith = (effects: CsvImportEffects) =>
  csvImportMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) => effects.read(input, signal)),
      send: fromPromise(({ input, signal }) => effects.send(input, signal)),
    },
  });
