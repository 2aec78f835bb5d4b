import { assign, raise, setup } from 'xstate';
import type { City } from '#domain/city';
import { AUTHENTICITY_RELOAD, TOKEN_REFRESH_INTERVAL } from '#domain/limits';
import type { Message } from '#domain/problems';
import type { OwnProfile, Profile } from '#domain/profile';
import { ALLOWED_PERMISSIONS, hasScreens } from '#domain/roles';
import type { Credentials, GivenTokens, Remembered, Renewal, SignedIn, Tokens } from '#domain/session';
import { required } from '../placeholder';

interface SessionContext extends Remembered {
  profile: OwnProfile | null;
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
  /** At every change of route, and when another tab has met another role (R-GUARD-05). */
  | { type: 'reload profile' }
  /** Told by the machine to itself: other tokens are there. */
  | { type: 'renewed' }
  /** /auth-redirect brought them. */
  | ({ type: 'tokens given' } & GivenTokens)
  /** What every tab shares has to be looked at again: another tab has changed it, or this one was away. */
  | { type: 'browser changed'; browser: Remembered }
  /** The button of the authenticity message. */
  | { type: 'reload' }
  | { type: 'city chosen'; city: City }
  /** The server does not let the account into the stored city. */
  | { type: 'city refused' };

export const UNKNOWN_USER: Message = { messageId: 'session.unknownUser' };
export const DENIED: Message = { messageId: 'user.denyPermission' };
export const NO_ROLES: Message = { messageId: 'session.rolesEmpty' };
export const REGION: Message = { messageId: 'session.regionDenied' };

const nobody = { tokens: null, user: null, profile: null, storeLogin: false, renewalProblem: null };

/** PROPOSED: no call has a timeout, yet a dead server must not keep anyone signed in. */
const SIGN_OUT_PATIENCE = 5_000;

type Telling<What> = (_: unknown, what: What) => void;
const nothing = () => {};
const nobodyIs: (_: unknown, profile: Profile) => boolean = () => false;

/** What changes the browser and is told with what; the composition root provides it. */
const toBrowser: {
  rememberSignIn: Telling<SignedIn>;
  rememberGiven: Telling<GivenTokens>;
  rememberUser: Telling<Profile>;
  rememberCity: Telling<City>;
  tell: Telling<Message>;
  tellCity: Telling<Remembered>;
  tellProfileFailed: Telling<{ problem: unknown }>;
} = {
  rememberSignIn: nothing,
  rememberGiven: nothing,
  rememberUser: nothing,
  rememberCity: nothing,
  tell: nothing,
  tellCity: nothing,
  tellProfileFailed: nothing,
};

/** Every name that the session's drawing uses. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as Remembered,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'ready' | 'waiting',
  },
  actors: {
    signIn: required<SignedIn, Credentials>('signIn'),
    loadProfile: required<OwnProfile, { storeLogin: boolean }>('loadProfile'),
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
    replaced: (_, renewal: Renewal) => renewal.outcome === 'replaced',
    /** The profile is not of whom the browser has remembered, or its token is gone. */
    isStranger: nobodyIs,
    hasSomeoneElse: ({ context }, { tokens, user }: Remembered) =>
      tokens === null || (user !== null && context.user !== null && user !== context.user),
    hasSomeone: (_, { tokens }: Remembered) => tokens !== null,
    hasOtherCity: ({ context }, { city }: Remembered) => city?.name !== context.city?.name,
    hasOtherTokens: ({ context }, { tokens }: Remembered) => tokens?.access !== context.tokens?.access,
    reloadedLately: () => false,
  },
  delays: {
    refreshInterval: TOKEN_REFRESH_INTERVAL,
    signOutPatience: SIGN_OUT_PATIENCE,
    autoReload: AUTHENTICITY_RELOAD,
  },
  actions: {
    keepSignIn: assign((_, { tokens, user, shopCode }: SignedIn) => ({
      tokens,
      user: user.id,
      storeLogin: shopCode !== null,
    })),
    keepGiven: assign((_, { tokens }: GivenTokens) => ({ ...nobody, tokens })),
    /** A browser that is just being written, or keeps nothing, does not say whose the session is. */
    keepBrowser: assign(({ context }, browser: Remembered) => ({
      ...browser,
      user: browser.user ?? context.user,
    })),
    /** Asked for at every change of page and mostly the same: kept as it was, nothing is made again for it. */
    keepProfile: assign(({ context: { profile: known } }, profile: OwnProfile) => ({
      profile: JSON.stringify(known) === JSON.stringify(profile) ? known : profile,
      user: profile.id,
    })),
    keepTokens: assign((_, tokens: Tokens) => ({ tokens, renewalProblem: null })),
    keepCity: assign((_, city: City) => ({ city })),
    dropCity: assign({ city: null }),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    keepRenewalProblem: assign((_, { problem }: { problem: unknown }) => ({ renewalProblem: problem })),
    announceRenewed: raise({ type: 'renewed' }),
    forgetUser: assign(nobody),
    forgetProblem: assign({ problem: null }),
    ...toBrowser,
    forgetCity: nothing,
    forgetTokens: nothing,
    dropWork: nothing,
    forceOut: nothing,
    reload: nothing,
  },
});
