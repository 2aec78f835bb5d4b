import type { Renewal, Tokens } from '#domain/session/session';
import { offered } from './session.offered';
import {
  CITY_DENIED_MESSAGE,
  DENIED_MESSAGE,
  NO_ROLES_MESSAGE,
  sessionSetup,
  UNKNOWN_USER_MESSAGE,
} from './session.setup';

/** The session (specification chapter 4): one actor, created once outside React. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    firstCity: null,
    profile: null,
    problem: null,
    renewalProblem: null,
    offer: null,
  }),
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'hasTokens', target: 'signedIn' }, { target: 'signedOut' }] },

    signedOut: {
      entry: ['forgetUser', 'forgetTokens'],
      on: {
        'sign in': 'signingIn',
        'tokens given': {
          target: 'signedIn',
          actions: [
            { type: 'keepTokensWithoutUser', params: ({ event }) => event },
            { type: 'rememberGiven', params: ({ event }) => event },
          ],
        },
        // another tab has signed in
        'browser changed': {
          guard: { type: 'hasSomeone', params: ({ event }) => event.browser },
          target: 'signedIn',
          actions: { type: 'keepBrowser', params: ({ event }) => event.browser },
        },
      },
    },

    signingIn: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'sign in') throw new Error('credentials come with the event "sign in"');
          return event.credentials;
        },
        onDone: [
          {
            // no cookie is written for an account without permission to sign in
            guard: { type: 'mayNotSignIn', params: ({ event }) => event.output.user },
            target: 'signedOut',
            actions: { type: 'showMessage', params: UNKNOWN_USER_MESSAGE },
          },
          {
            target: 'signedIn',
            actions: [
              { type: 'keepSignIn', params: ({ event }) => event.output },
              { type: 'rememberSignIn', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'signedOut',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },

    signedIn: {
      type: 'parallel',
      on: {
        'sign out': 'signingOut',
        denied: { target: 'signingOut', actions: { type: 'showMessage', params: DENIED_MESSAGE } },
        ended: 'forcedOut',
        'browser changed': [
          {
            guard: { type: 'hasSomeoneElse', params: ({ event }) => event.browser },
            target: 'mismatched',
          },
          {
            // a browser has one selected city: no tab writes into a city that another tab has left
            guard: { type: 'hasOtherCity', params: ({ event }) => event.browser },
            actions: [
              { type: 'keepBrowser', params: ({ event }) => event.browser },
              { type: 'showCityChange', params: ({ event }) => event.browser },
            ],
          },
          {
            guard: { type: 'hasOtherTokens', params: ({ event }) => event.browser },
            actions: [{ type: 'keepBrowser', params: ({ event }) => event.browser }, 'announceRenewed'],
          },
        ],
        'city chosen': {
          actions: [
            { type: 'keepCity', params: ({ event }) => event.city },
            { type: 'rememberCity', params: ({ event }) => event.city },
          ],
        },
        'city known': {
          guard: { type: 'isNews', params: ({ event }) => event.city },
          actions: [
            { type: 'keepCity', params: ({ event }) => event.city },
            { type: 'rememberCityAnew', params: ({ event }) => event.city },
          ],
        },
        'cities known': { actions: { type: 'keepFirstCity', params: ({ event }) => event.cities } },
        'city refused': {
          actions: ['dropCity', 'forgetCity', { type: 'showMessage', params: CITY_DENIED_MESSAGE }],
        },
      },
      states: {
        access: {
          initial: 'fresh',
          states: {
            fresh: {
              after: {
                refreshInterval: [
                  { guard: 'isVisible', target: 'renewing' },
                  { target: 'fresh', reenter: true },
                ],
              },
              on: {
                unauthorized: 'renewing',
                // after any renewal, also by another tab, the interval starts again
                renewed: { target: 'fresh', reenter: true },
              },
            },
            /** One renewal at a time in the whole browser; a waiting tab takes over the tokens of another. */
            renewing: {
              invoke: {
                id: 'renew',
                src: 'renew',
                input: ({ context: { tokens, user, storeLogin, company, city, firstCity, profile } }) => ({
                  tokens,
                  user,
                  storeLogin,
                  company: profile?.company_slug ?? company,
                  city,
                  firstCity,
                }),
                onDone: [
                  {
                    guard: { type: 'refused', params: ({ event }) => event.output },
                    target: '#session.forcedOut',
                  },
                  {
                    guard: { type: 'replaced', params: ({ event }) => event.output },
                    target: '#session.mismatched',
                  },
                  {
                    target: 'fresh',
                    actions: [
                      { type: 'keepTokens', params: ({ event }) => tokensOf(event.output) },
                      'announceRenewed',
                    ],
                  },
                ],
                // a missing response is no refusal: the session continues and the next call tries again
                onError: {
                  target: 'fresh',
                  actions: { type: 'keepRenewalProblem', params: ({ event }) => ({ problem: event.error }) },
                },
              },
            },
          },
        },
        profile: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'waiting',
              invoke: {
                id: 'loadProfile',
                src: 'loadProfile',
                input: ({ context }) => ({ storeLogin: context.storeLogin }),
                onDone: {
                  target: 'judged',
                  actions: { type: 'keepProfile', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'turnedAway', params: ({ event }) => ({ problem: event.error }) },
                    target: '#session.signedOut',
                    actions: [
                      { type: 'showProfileFailure', params: ({ event }) => ({ problem: event.error }) },
                      'goHome',
                    ],
                  },
                  { target: 'unreached' },
                ],
              },
            },
            /** No response says whether the user may stay: the tokens stay, and the profile is tried again. */
            unreached: {
              tags: 'unreached',
              invoke: { id: 'waitForServer', src: 'waitForServer', onDone: 'retrying', onError: 'retrying' },
              on: { 'reload profile': 'retrying', renewed: 'retrying' },
            },
            retrying: {
              tags: ['unreached', 'busy'],
              invoke: {
                id: 'retryProfile',
                src: 'loadProfile',
                input: ({ context }) => ({ storeLogin: context.storeLogin }),
                onDone: {
                  target: 'judged',
                  actions: { type: 'keepProfile', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'turnedAway', params: ({ event }) => ({ problem: event.error }) },
                    target: '#session.signedOut',
                    actions: [
                      { type: 'showProfileFailure', params: ({ event }) => ({ problem: event.error }) },
                      'goHome',
                    ],
                  },
                  { target: 'unreached' },
                ],
              },
            },
            /** Decides whose profile was loaded, and whether its role has screens. */
            judged: {
              always: [
                { guard: 'isStranger', target: '#session.mismatched' },
                {
                  // like a profile that could not be loaded
                  guard: 'noRole',
                  target: '#session.signedOut',
                  actions: [{ type: 'showMessage', params: NO_ROLES_MESSAGE }, 'goHome'],
                },
                {
                  guard: 'noScreens',
                  target: '#session.signingOut',
                  actions: { type: 'showMessage', params: DENIED_MESSAGE },
                },
                { target: 'current', actions: 'rememberUser' },
              ],
            },
            current: {
              tags: 'ready',
              on: { 'reload profile': 'reloading', unauthorized: 'outdated' },
            },
            /** After a 401 the profile is loaded again, as soon as there is a new token (R-SESSION-17). */
            outdated: {
              tags: 'ready',
              on: { 'reload profile': 'reloading', renewed: 'reloading' },
            },
            /** The page stays mounted; the role may change. */
            reloading: {
              tags: 'ready',
              on: { unauthorized: 'outdated' },
              invoke: {
                id: 'reloadProfile',
                src: 'loadProfile',
                input: ({ context }) => ({ storeLogin: context.storeLogin }),
                onDone: {
                  target: 'judged',
                  actions: { type: 'keepProfile', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    // the server reports that the account no longer exists
                    guard: { type: 'turnedAway', params: ({ event }) => ({ problem: event.error }) },
                    target: '#session.signedOut',
                    actions: [
                      { type: 'showProfileFailure', params: ({ event }) => ({ problem: event.error }) },
                      'goHome',
                    ],
                  },
                  { target: 'current' },
                ],
              },
            },
          },
        },
        offered,
      },
      exit: 'dropWork',
    },

    /** The server gets the old token; the browser removes it in any case. */
    signingOut: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
      after: { signOutTimeout: 'signedOut' },
    },

    /**
     * The stored tokens belong to another user, or are gone: this page shows nothing until it is reloaded
     * (A-081).
     */
    mismatched: {
      entry: 'forgetUser',
      always: { guard: 'reloadedLately', target: 'forcedOut' },
      after: { autoReload: 'reloading' },
      on: { reload: 'reloading' },
    },
    /** The page is unloaded: no state follows. */
    reloading: { entry: 'reload' },

    /**
     * Removes the stored city and the store flag and reloads the document: no state follows (R-SESSION-15).
     */
    forcedOut: { entry: ['forgetUser', 'dropCity', 'forceOut'] },
  },
});

function tokensOf(renewal: Renewal): Tokens {
  if (renewal.outcome !== 'renewed') throw new Error(`a ${renewal.outcome} renewal has no tokens`);
  return renewal.tokens;
}
