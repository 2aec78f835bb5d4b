import { assign, fromPromise, raise, setup } from 'xstate';
import type { City } from '#domain/city';
import { TOKEN_REFRESH_INTERVAL } from '#domain/limits';
import type { Message } from '#domain/problems';
import type { Profile } from '#domain/profile';
import { ALLOWED_PERMISSIONS, hasScreens } from '#domain/roles';
import type { Credentials, Remembered, Renewal, SignedIn, Tokens } from '#domain/session';
import { required } from '../placeholder';

interface SessionContext extends Remembered {
  profile: Profile | null;
  /** What the last sign-in was refused with, for the form. */
  problem: unknown;
  /** Why the last renewal brought no token though the session goes on; the waiting requests are told. */
  renewalProblem: unknown;
}

type SessionEvent =
  | { type: 'sign in'; credentials: Credentials }
  | { type: 'sign out' }
  /** A request was answered 401. */
  | { type: 'unauthorized' }
  /** A request was answered 403. */
  | { type: 'denied' }
  /** 406, or 401 right after a renewal. */
  | { type: 'ended' }
  | { type: 'route changed' }
  /** Told by the machine to itself: other tokens are there. */
  | { type: 'renewed' }
  | { type: 'city chosen'; city: City }
  /** The server does not let the account into the stored city. */
  | { type: 'city refused' };

const UNKNOWN_USER: Message = { messageId: 'session.unknownUser' };
const DENIED: Message = { messageId: 'user.denyPermission' };
const NO_ROLES: Message = { messageId: 'session.rolesEmpty' };
const REGION: Message = { messageId: 'session.regionDenied' };

const signedOutContext = { tokens: null, profile: null, storeLogin: false, renewalProblem: null };

/** PROPOSED: no call has a timeout, yet a dead server must not keep anyone signed in. */
const SIGN_OUT_PATIENCE = 5_000;

type Telling<What> = (_: unknown, what: What) => void;
const nothing = () => {};

/** What changes the browser and is told with what; the composition root provides it. */
const toBrowser: {
  rememberSignIn: Telling<SignedIn>;
  rememberTokens: Telling<Tokens>;
  rememberCity: Telling<City>;
  tell: Telling<Message>;
  tellProfileFailed: Telling<{ problem: unknown }>;
} = {
  rememberSignIn: nothing,
  rememberTokens: nothing,
  rememberCity: nothing,
  tell: nothing,
  tellProfileFailed: nothing,
};

/** The session (specification chapter 4): one actor, made once outside React. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as Remembered,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'ready' | 'waiting',
  },
  actors: {
    signIn: required<SignedIn, Credentials>('signIn'),
    loadProfile: required<Profile, { storeLogin: boolean }>('loadProfile'),
    renew: required<Renewal, Remembered & { company: string | null }>('renew'),
    signOut: required<void, void>('signOut'),
  },
  guards: {
    hasTokens: ({ context }) => context.tokens !== null,
    mayNotSignIn: (_, user: Profile) =>
      !(ALLOWED_PERMISSIONS as readonly string[]).includes(user.permission ?? ''),
    noRole: (_, profile: Profile) => (profile.permission ?? '') === '',
    noScreens: (_, profile: Profile) => !hasScreens(profile.permission ?? ''),
    isVisible: () => true,
    refused: (_, renewal: Renewal) => renewal.outcome === 'refused',
  },
  delays: { refreshInterval: TOKEN_REFRESH_INTERVAL, signOutPatience: SIGN_OUT_PATIENCE },
  actions: {
    keepSignIn: assign((_, { tokens, shopCode }: SignedIn) => ({ tokens, storeLogin: shopCode !== null })),
    keepProfile: assign((_, profile: Profile) => ({ profile })),
    keepTokens: assign((_, tokens: Tokens) => ({ tokens, renewalProblem: null })),
    keepCity: assign((_, city: City) => ({ city })),
    dropCity: assign({ city: null }),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    keepRenewalProblem: assign((_, { problem }: { problem: unknown }) => ({ renewalProblem: problem })),
    announceRenewed: raise({ type: 'renewed' }),
    forgetUser: assign(signedOutContext),
    forgetProblem: assign({ problem: null }),
    ...toBrowser,
    forgetCity: nothing,
    forgetTokens: nothing,
    dropWork: nothing,
    forceOut: nothing,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, profile: null, problem: null, renewalProblem: null }),
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'hasTokens', target: 'signedIn' }, { target: 'signedOut' }] },

    signedOut: {
      entry: ['forgetUser', 'forgetTokens'],
      on: { 'sign in': 'signingIn' },
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
            actions: { type: 'tell', params: UNKNOWN_USER },
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
        denied: { target: 'signingOut', actions: { type: 'tell', params: DENIED } },
        ended: 'forcedOut',
        'city chosen': {
          actions: [
            { type: 'keepCity', params: ({ event }) => event.city },
            { type: 'rememberCity', params: ({ event }) => event.city },
          ],
        },
        'city refused': { actions: ['dropCity', 'forgetCity', { type: 'tell', params: REGION }] },
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
              on: { unauthorized: 'renewing' },
            },
            renewing: {
              invoke: {
                id: 'renew',
                src: 'renew',
                input: ({ context: { tokens, storeLogin, city, profile } }) => ({
                  tokens,
                  storeLogin,
                  city,
                  company: profile?.company_slug ?? null,
                }),
                onDone: [
                  {
                    guard: { type: 'refused', params: ({ event }) => event.output },
                    target: '#session.forcedOut',
                  },
                  {
                    target: 'fresh',
                    actions: [
                      { type: 'keepTokens', params: ({ event }) => tokensOf(event.output) },
                      { type: 'rememberTokens', params: ({ event }) => tokensOf(event.output) },
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
                onDone: [
                  {
                    guard: { type: 'noRole', params: ({ event }) => event.output },
                    target: '#session.signedOut',
                    actions: { type: 'tell', params: NO_ROLES },
                  },
                  {
                    guard: { type: 'noScreens', params: ({ event }) => event.output },
                    target: '#session.signingOut',
                    actions: { type: 'tell', params: DENIED },
                  },
                  {
                    target: 'current',
                    actions: { type: 'keepProfile', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: '#session.signedOut',
                  actions: { type: 'tellProfileFailed', params: ({ event }) => ({ problem: event.error }) },
                },
              },
            },
            current: {
              tags: 'ready',
              on: { 'route changed': 'reloading', unauthorized: 'outdated' },
            },
            /** After a 401 the profile is loaded again, once there is a token to load it with (R-SESSION-17). */
            outdated: {
              tags: 'ready',
              on: { 'route changed': 'reloading', renewed: 'reloading' },
            },
            /** The page stays; the role may change under it. */
            reloading: {
              tags: 'ready',
              invoke: {
                id: 'reloadProfile',
                src: 'loadProfile',
                input: ({ context }) => ({ storeLogin: context.storeLogin }),
                onDone: [
                  {
                    guard: { type: 'noRole', params: ({ event }) => event.output },
                    target: '#session.signedOut',
                    actions: { type: 'tell', params: NO_ROLES },
                  },
                  {
                    guard: { type: 'noScreens', params: ({ event }) => event.output },
                    target: '#session.signingOut',
                    actions: { type: 'tell', params: DENIED },
                  },
                  {
                    target: 'current',
                    actions: { type: 'keepProfile', params: ({ event }) => event.output },
                  },
                ],
                onError: 'current',
              },
            },
          },
        },
      },
      exit: 'dropWork',
    },

    /** The server is told with the old token; the browser forgets in any case. */
    signingOut: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
      after: { signOutPatience: 'signedOut' },
    },

    /** Clears the stored city and the store flag and reloads the document: nothing follows here (R-SESSION-15). */
    forcedOut: { entry: ['forgetUser', 'dropCity', 'forceOut'] },
  },
});

/** What the machine asks of the browser and the backend. */
export interface SessionEffects {
  signIn(credentials: Credentials, signal: AbortSignal): Promise<SignedIn>;
  loadProfile(at: { storeLogin: boolean }, signal: AbortSignal): Promise<Profile>;
  renew(at: Remembered & { company: string | null }, signal: AbortSignal): Promise<Renewal>;
  signOut(signal: AbortSignal): Promise<void>;
  isVisible(): boolean;
  rememberSignIn(signedIn: SignedIn): void;
  rememberTokens(tokens: Tokens): void;
  rememberCity(city: City): void;
  forgetCity(): void;
  /** The three cookies. */
  forgetTokens(): void;
  /** Every cached answer and every request under way of the one who leaves. */
  dropWork(): void;
  tell(message: Message): void;
  /** The server's words, or the fixed text. */
  tellProfileFailed(problem: unknown): void;
  /** Forgets tokens, city and store flag, and reloads the document. */
  forceOut(): void;
}

/** The only way the application makes the machine: no effect can be forgotten. */
export const sessionMachineWith = (effects: SessionEffects) =>
  sessionMachine.provide({
    actors: {
      signIn: fromPromise<SignedIn, Credentials>(({ input, signal }) => effects.signIn(input, signal)),
      loadProfile: fromPromise<Profile, { storeLogin: boolean }>(({ input, signal }) =>
        effects.loadProfile(input, signal),
      ),
      renew: fromPromise<Renewal, Remembered & { company: string | null }>(({ input, signal }) =>
        effects.renew(input, signal),
      ),
      signOut: fromPromise<void, void>(({ signal }) => effects.signOut(signal)),
    },
    guards: { isVisible: () => effects.isVisible() },
    actions: {
      rememberSignIn: (_, signedIn) => effects.rememberSignIn(signedIn),
      rememberTokens: (_, tokens) => effects.rememberTokens(tokens),
      rememberCity: (_, city) => effects.rememberCity(city),
      forgetCity: () => effects.forgetCity(),
      forgetTokens: () => effects.forgetTokens(),
      dropWork: () => effects.dropWork(),
      tell: (_, message) => effects.tell(message),
      tellProfileFailed: (_, { problem }) => effects.tellProfileFailed(problem),
      forceOut: () => effects.forceOut(),
    },
  });

function tokensOf(renewal: Renewal): Tokens {
  if (renewal.outcome === 'refused') throw new Error('a refused renewal has no tokens');
  return renewal.tokens;
}
