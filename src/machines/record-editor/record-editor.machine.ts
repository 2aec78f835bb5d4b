import { assertPresent } from '../assert-present';
import { recordEditorSetup, writingMode } from './record-editor.setup';

/**
 * Create, edit, detail, duplicate and delete of any record (R-STATE-19): one at a time, as its page shows it. The
 * address says which record; every wish to leave it comes here first and is heard in every state, also during a save.
 */
export const recordEditorMachine = recordEditorSetup.createMachine({
  id: 'recordEditor',
  context: {
    mode: null,
    id: null,
    started: null,
    draft: null,
    theirs: null,
    removal: null,
    problem: null,
  },
  initial: 'resting',
  on: { started: { actions: { type: 'keepStart', params: ({ event }) => event } } },
  states: {
    /** Nothing would be lost: any record may be opened. */
    resting: {
      initial: 'closed',
      on: {
        open: [
          {
            guard: { type: 'toView', params: ({ event }) => event.mode },
            target: '.viewing',
            actions: { type: 'openRecord', params: ({ event }) => event },
          },
          { target: '.clean', actions: { type: 'openRecord', params: ({ event }) => event } },
        ],
      },
      states: {
        closed: {
          entry: 'forgetRecord',
          on: {
            delete: {
              target: '#recordEditor.confirmingDelete',
              actions: { type: 'chooseRemoval', params: ({ event: { id, name } }) => ({ id, name }) },
            },
          },
        },
        viewing: {
          entry: 'withdrawRemoval',
          on: {
            close: { target: 'closed', actions: ['clearProblem', 'announceClosed'] },
            delete: {
              target: '#recordEditor.confirmingDelete',
              actions: { type: 'chooseRemoval', params: ({ event: { id, name } }) => ({ id, name }) },
            },
          },
        },
        clean: {
          on: {
            changed: '#recordEditor.dirty',
            save: {
              target: '#recordEditor.sending',
              actions: { type: 'keepDraft', params: ({ event }) => event },
            },
            close: { target: 'closed', actions: ['clearProblem', 'announceClosed'] },
          },
        },
      },
    },
    dirty: {
      on: {
        restored: 'resting.clean',
        save: { target: 'sending', actions: { type: 'keepDraft', params: ({ event }) => event } },
        close: 'leaving',
      },
    },
    leaving: {
      on: {
        stay: 'dirty',
        leave: { target: 'resting.closed', actions: ['clearProblem', 'announceClosed'] },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'clearProblem',
      type: 'parallel',
      // what hangs or takes long can be given up; what the server has made of it until then, the next list tells
      on: { stop: { target: 'dirty', actions: 'announceStopped' } },
      states: {
        work: {
          initial: 'beginning',
          states: {
            /** Left in the same step. */
            beginning: { always: [{ guard: 'editing', target: 'checking' }, { target: 'saving' }] },
            /** Somebody else may have changed the record since its form opened. */
            checking: {
              invoke: {
                id: 'read',
                src: 'read',
                input: ({ context }) => assertPresent(context.id, 'id'),
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
                input: ({ context }) => ({
                  mode: writingMode(context),
                  id: context.id,
                  draft: context.draft,
                }),
                onDone: {
                  target: '#recordEditor.resting.closed',
                  actions: { type: 'announceSaved', params: ({ event }) => ({ record: event.output }) },
                },
                onError: {
                  target: '#recordEditor.dirty',
                  actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
                },
              },
            },
          },
        },
        /** The save goes on while somebody is asked whether to give it up. */
        question: {
          initial: 'none',
          states: {
            none: { on: { close: 'asked' } },
            asked: {
              on: {
                stay: 'none',
                leave: {
                  target: '#recordEditor.resting.closed',
                  actions: ['announceStopped', 'announceClosed'],
                },
              },
            },
          },
        },
      },
    },
    conflicted: {
      on: {
        overwrite: '#recordEditor.sending.work.saving',
        adopt: { target: 'resting.clean', actions: 'startFromTheirs' },
        stay: 'dirty',
        close: 'leaving',
      },
    },
    confirmingDelete: {
      on: {
        confirm: 'deleting',
        cancel: 'returning',
        close: { target: 'resting.closed', actions: 'announceClosed' },
      },
    },
    deleting: {
      tags: 'busy',
      on: {
        cancel: { target: 'returning', actions: 'announceStopped' },
        close: { target: 'resting.closed', actions: ['announceStopped', 'announceClosed'] },
      },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => assertPresent(context.removal, 'removal').id,
        onDone: [
          {
            guard: { type: 'kept', params: ({ event }) => event.output },
            target: 'returning',
            actions: { type: 'announceKept', params: ({ event }) => event.output },
          },
          { target: 'resting.closed', actions: 'announceRemoved' },
        ],
        onError: {
          target: 'returning',
          actions: [
            { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
            { type: 'announceRefused', params: ({ event }) => ({ problem: event.error }) },
          ],
        },
      },
    },
    /** Left in the same step: a record that was being viewed is viewed again, else nothing is open. */
    returning: { always: [{ guard: 'viewed', target: 'resting.viewing' }, { target: 'resting.closed' }] },
  },
});
