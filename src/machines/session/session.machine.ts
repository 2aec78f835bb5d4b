import type { Renewal, Tokens } from '#domain/session/session';
import { offered } from './session.offered';
import { DENIED, NO_ROLES, REGION, sessionSetup, UNKNOWN_USER } from './session.setup';

/** The session (specification chapter 4): one actor, made once outside React. */
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
            { type: 'keepGiven', params: ({ event }) => event },
            { type: 'rememberGiven', params: ({ event }) => event },
          ],
        },
        // signed in by another tab
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
            // no cookie is written for them
            guard: { type: 'mayNotSignIn', params: ({ event }) => event.output.user },
            target: 'signedOut',
            actions: { type: 'showMessage', params: UNKNOWN_USER },
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
        denied: { target: 'signingOut', actions: { type: 'showMessage', params: DENIED } },
        ended: 'forcedOut',
        'browser changed': [
          {
            guard: { type: 'hasSomeoneElse', params: ({ event }) => event.browser },
            target: 'mismatched',
          },
          {
            // one browser stands in one city: nobody writes into a city that another tab has left
            guard: { type: 'hasOtherCity', params: ({ event }) => event.browser },
            actions: [
              { type: 'keepBrowser', params: ({ event }) => event.browser },
              { type: 'tellCity', params: ({ event }) => event.browser },
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
        'city refused': { actions: ['dropCity', 'forgetCity', { type: 'showMessage', params: REGION }] },
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
                // whoever renewed: the next time is an interval away
                renewed: { target: 'fresh', reenter: true },
              },
            },
            /** One at a time in the whole browser; who waited takes over what another tab was given. */
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
                // no answer is no refusal: the session goes on and the next call tries again
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
                onError: {
                  target: '#session.signedOut',
                  actions: [
                    { type: 'tellProfileFailed', params: ({ event }) => ({ problem: event.error }) },
                    'goHome',
                  ],
                },
              },
            },
            /** Whose profile came, and whether there is anything here for them. */
            judged: {
              always: [
                { guard: 'isStranger', target: '#session.mismatched' },
                {
                  // as a profile that could not be loaded
                  guard: 'noRole',
                  target: '#session.signedOut',
                  actions: [{ type: 'showMessage', params: NO_ROLES }, 'goHome'],
                },
                {
                  guard: 'noScreens',
                  target: '#session.signingOut',
                  actions: { type: 'showMessage', params: DENIED },
                },
                { target: 'current', actions: 'rememberUser' },
              ],
            },
            current: {
              tags: 'ready',
              on: { 'reload profile': 'reloading', unauthorized: 'outdated' },
            },
            /** After a 401 the profile is loaded again, once there is a token to load it with (R-SESSION-17). */
            outdated: {
              tags: 'ready',
              on: { 'reload profile': 'reloading', renewed: 'reloading' },
            },
            /** The page stays; the role may change under it. */
            reloading: {
              tags: 'ready',
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
                    // the account is gone, and the server says so
                    guard: { type: 'turnedAway', params: ({ event }) => ({ problem: event.error }) },
                    target: '#session.signedOut',
                    actions: [
                      { type: 'tellProfileFailed', params: ({ event }) => ({ problem: event.error }) },
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

    /** The server is told with the old token; the browser forgets in any case. */
    signingOut: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
      after: { signOutPatience: 'signedOut' },
    },

    /** What this page shows is no longer whose tokens these are: it shows nothing until it is loaded anew. */
    mismatched: {
      entry: 'forgetUser',
      always: { guard: 'reloadedLately', target: 'forcedOut' },
      after: { autoReload: 'reloading' },
      on: { reload: 'reloading' },
    },
    /** The document goes: nothing follows here. */
    reloading: { entry: 'reload' },

    /** Clears the stored city and the store flag and reloads the document: nothing follows here (R-SESSION-15). */
    forcedOut: { entry: ['forgetUser', 'dropCity', 'forceOut'] },
  },
});

function tokensOf(renewal: Renewal): Tokens {
  if (renewal.outcome !== 'renewed') throw new Error(`a ${renewal.outcome} renewal has no tokens`);
  return renewal.tokens;
}
