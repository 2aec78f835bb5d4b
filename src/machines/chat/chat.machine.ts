import { fromCallback } from 'xstate';
import type { RoomsQuery } from '#domain/messaging/chat-room';
import { actorsOf } from '../actors-of';
import { assertPresent } from '../assert-present';
import { type ChatEffects, type ChatSubscriptionEvent, chatSetup, initialContext } from './chat.setup';

/**
 * The rooms of the signed-in user, and the open room (R-STATE-16). The list of rooms has a listener while the
 * page is mounted, a room while it is open. Unread messages of the open room are marked read while the page
 * is visible.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => initialContext(input),
  initial: 'live',
  on: {
    look: { actions: 'look' },
    'look away': { actions: 'lookAway' },
    open: {
      guard: { type: 'isOther', params: ({ event }) => event.room },
      actions: { type: 'keepRoom', params: ({ event }) => event.room },
    },
  },
  states: {
    live: {
      initial: 'entering',
      invoke: {
        id: 'rooms',
        src: 'watchRooms',
        input: ({ context }) => context.roomsQuery,
        onError: 'refused',
      },
      on: {
        search: {
          actions: [
            { type: 'changeQuery', params: ({ event }) => ({ search: event.text }) },
            'forgetRooms',
            'sendQuery',
          ],
        },
        'more rooms': { actions: ['requestMoreRooms', 'sendQuery'] },
        'rooms changed': { actions: { type: 'keepRooms', params: ({ event }) => event } },
        'rooms failed': 'refused',
        open: {
          guard: { type: 'isOther', params: ({ event }) => event.room },
          target: '.entering',
          actions: { type: 'keepRoom', params: ({ event }) => event.room },
        },
      },
      states: {
        entering: { always: [{ guard: 'hasRoom', target: 'room' }, { target: 'choosing' }] },
        choosing: {},
        room: {
          initial: 'opening',
          invoke: {
            id: 'room',
            src: 'watchRoom',
            input: ({ context }) => assertPresent(context.room, 'room'),
            onError: 'broken',
          },
          on: {
            'room changed': { actions: { type: 'keepRoomRecord', params: ({ event }) => event.room } },
            'connection changed': {
              actions: { type: 'keepConnection', params: ({ event }) => event.connected },
            },
            'room missing': 'missing',
            'room failed': 'broken',
          },
          states: {
            opening: {
              on: {
                'messages changed': {
                  target: 'open',
                  actions: { type: 'keepMessages', params: ({ event }) => event },
                },
              },
            },
            open: {
              type: 'parallel',
              on: {
                'messages changed': { actions: { type: 'keepMessages', params: ({ event }) => event } },
              },
              states: {
                marks: {
                  initial: 'reading',
                  states: {
                    reading: { always: { guard: 'mayRead', target: 'marking' } },
                    /**
                     * Messages that arrive meanwhile are marked afterwards; after a failure, with the next
                     * change.
                     */
                    marking: {
                      entry: 'begin',
                      invoke: {
                        id: 'markRead',
                        src: 'markRead',
                        input: ({ context }) => assertPresent(context.room, 'room'),
                        onDone: 'reading',
                        onError: 'reading',
                      },
                    },
                  },
                },
                past: {
                  initial: 'resting',
                  states: {
                    resting: { on: { 'show older': { guard: 'hasOlder', target: 'loading' } } },
                    loading: {
                      invoke: {
                        id: 'loadOlder',
                        src: 'loadOlder',
                        input: ({ context: { room, messages } }) => ({
                          room: assertPresent(room, 'room'),
                          before: assertPresent(messages[0] ?? null, 'message'),
                        }),
                        onDone: {
                          target: 'resting',
                          actions: { type: 'keepOlder', params: ({ event }) => event.output },
                        },
                        onError: 'failed',
                      },
                    },
                    failed: { on: { 'show older': 'loading' } },
                  },
                },
              },
            },
          },
        },
        /** The room does not exist, or belongs to another user. */
        missing: {},
        broken: { on: { 'try again': 'room' } },
      },
    },
    /** The rooms may not be read, or the SDK could not be loaded. */
    refused: { on: { 'try again': 'live' } },
  },
});

/** Subscriptions and requests of the chat service. */
/** The application creates the machine only here, so that no effect can be missing. */
export const chatMachineWith = (effects: ChatEffects) =>
  chatMachine.provide({
    actors: {
      ...actorsOf(effects),
      watchRooms: fromCallback<{ type: 'query changed'; roomsQuery: RoomsQuery }, RoomsQuery>(
        ({ input, sendBack, receive }) => {
          let unsubscribe = effects.watchRooms(input, sendBack);
          receive(({ roomsQuery }) => {
            unsubscribe();
            unsubscribe = effects.watchRooms(roomsQuery, sendBack);
          });
          return () => unsubscribe();
        },
      ),
      watchRoom: fromCallback(
        ({ input, sendBack }: { input: string; sendBack: (event: ChatSubscriptionEvent) => void }) =>
          effects.watchRoom(input, sendBack),
      ),
    },
  });
