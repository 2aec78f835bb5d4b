import { actorsOf } from '../actors-of';
import { assertPresent } from '../assert-present';
import { NO_WORK, type RecordEditorEffects, recordEditorSetup, saveRequestOf } from './record-editor.setup';

/**
 * The work on the record that the address opens, or on a row of its list (R-STATE-19): viewing, editing,
 * saving, deleting. The address alone decides which record is open, and changes only after this machine has
 * accepted a `close`.
 */
export const recordEditorMachine = recordEditorSetup.createMachine({
  id: 'recordEditor',
  context: NO_WORK,
  initial: 'idle',
  on: { started: { actions: { type: 'keepStart', params: ({ event }) => event } } },
  states: {
    /** No work: the user looks at the list or views a record. */
    idle: {
      entry: 'forget',
      on: {
        started: { target: 'clean', actions: { type: 'keepStart', params: ({ event }) => event } },
        delete: {
          target: 'confirmingDelete',
          actions: { type: 'chooseRemoval', params: ({ event: { id, name } }) => ({ id, name }) },
        },
      },
    },
    clean: {
      on: {
        changed: 'dirty',
        save: { target: 'sending', actions: { type: 'keepRequest', params: ({ event }) => event } },
        close: 'idle',
      },
    },
    dirty: {
      on: {
        restored: 'clean',
        save: { target: 'sending', actions: { type: 'keepRequest', params: ({ event }) => event } },
        close: 'leaving',
      },
    },
    leaving: {
      on: { stay: [{ guard: 'inDoubt', target: 'unconfirmed' }, { target: 'dirty' }], leave: 'idle' },
    },
    sending: {
      tags: 'busy',
      entry: 'clearProblem',
      type: 'parallel',
      // the user can stop a slow request; the refetched list shows what the server has done
      on: { stop: { target: 'dirty', actions: 'announceStopped' } },
      states: {
        work: {
          initial: 'beginning',
          states: {
            /** A transient state: only an edit needs the check for a conflict. */
            beginning: { always: [{ guard: 'editing', target: 'checking' }, { target: 'saving' }] },
            /** Another user may have changed the record since its form opened. */
            checking: {
              invoke: {
                id: 'read',
                src: 'read',
                input: ({ context }) => assertPresent(saveRequestOf(context).id, 'id'),
                onDone: [
                  {
                    guard: { type: 'unchanged', params: ({ event }) => ({ record: event.output }) },
                    target: 'saving',
                  },
                  {
                    target: '#recordEditor.conflicted',
                    actions: { type: 'keepTheirs', params: ({ event }) => ({ record: event.output }) },
                  },
                ],
                onError: {
                  target: '#recordEditor.dirty',
                  actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
                },
              },
            },
            saving: {
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context }) => saveRequestOf(context),
                onDone: {
                  target: '#recordEditor.idle',
                  actions: { type: 'announceSaved', params: ({ event }) => ({ record: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'mayHaveSaved', params: ({ event }) => ({ problem: event.error }) },
                    target: '#recordEditor.unconfirmed',
                    actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
                  },
                  {
                    target: '#recordEditor.dirty',
                    actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
                  },
                ],
              },
            },
          },
        },
        /** The save continues while the user is asked whether to stop it. */
        stopConfirmation: {
          initial: 'closed',
          states: {
            closed: { on: { close: 'open' } },
            open: {
              on: {
                stay: 'closed',
                leave: { target: '#recordEditor.idle', actions: 'announceStopped' },
              },
            },
          },
        },
      },
    },
    /** Nothing tells whether the server has saved. The user looks at what the server has now. */
    unconfirmed: {
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => saveRequestOf(context),
        onDone: { actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { actions: { type: 'keepFound', params: { found: null } } },
      },
      on: {
        save: [
          {
            guard: { type: 'isConfirmedRepeat', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'keepRequest', params: ({ event }) => event },
          },
          {
            target: 'confirmingRepeat',
            actions: { type: 'keepRequest', params: ({ event }) => event },
          },
        ],
        close: 'leaving',
      },
    },
    confirmingRepeat: { on: { confirm: 'sending', stay: 'unconfirmed', close: 'leaving' } },
    conflicted: {
      on: {
        overwrite: '#recordEditor.sending.work.saving',
        adopt: { target: 'clean', actions: 'startFromTheirs' },
        stay: 'dirty',
        close: 'leaving',
      },
    },
    confirmingDelete: { on: { confirm: 'deleting', close: 'idle' } },
    deleting: {
      tags: 'busy',
      on: { close: { target: 'idle', actions: 'announceStopped' } },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => assertPresent(context.removal, 'removal').id,
        onDone: [
          {
            guard: { type: 'kept', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'announceKept', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: 'announceRemoved' },
        ],
        // the call itself has shown the failure
        onError: 'idle',
      },
    },
  },
});

/**
 * The application creates the machine only here, so that no effect can be missing. The caller declares Draft
 * and Row: the machine passes a draft from 'save' to the effect without reading it.
 */
export const recordEditorMachineWith = <Draft, Row>(effects: RecordEditorEffects<Draft, Row>) =>
  recordEditorMachine.provide({ actors: actorsOf<RecordEditorEffects<unknown, unknown>>(effects) });
