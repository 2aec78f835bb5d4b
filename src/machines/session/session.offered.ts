import { DENIED_MESSAGE, sessionSetup } from './session.setup';

/**
 * Tokens from a sign-in link while a user is signed in. They are tried before the session changes;
 * another account replaces the signed-in one only after a confirmation.
 */
export const offered = sessionSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { on: { 'tokens given': 'trying' } },
    trying: {
      invoke: {
        id: 'tryTokens',
        src: 'tryTokens',
        input: ({ event }) => {
          if (event.type !== 'tokens given') throw new Error('tokens come with the event "tokens given"');
          return event;
        },
        onDone: [
          {
            guard: { type: 'isOwn', params: ({ event }) => event.output },
            target: 'none',
            actions: [
              { type: 'keepTokens', params: ({ event }) => event.output.tokens },
              { type: 'rememberRenewal', params: ({ event }) => event.output },
              'announceRenewed',
            ],
          },
          {
            guard: { type: 'offersNoScreens', params: ({ event }) => event.output },
            target: 'none',
            actions: { type: 'showMessage', params: DENIED_MESSAGE },
          },
          { target: 'confirming', actions: { type: 'keepOffer', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'none',
          actions: { type: 'showOfferRefusal', params: ({ event }) => ({ problem: event.error }) },
        },
      },
      on: { 'tokens given': { target: 'trying', reenter: true } },
    },
    confirming: {
      on: {
        exchange: {
          target: '#session.signedIn',
          reenter: true,
          actions: ['rememberOffer', 'takeOffer'],
        },
        stay: { target: 'none', actions: 'dropOffer' },
        'tokens given': { target: 'trying', actions: 'dropOffer' },
      },
    },
  },
});
