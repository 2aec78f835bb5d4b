import { assign, raise, setup } from 'xstate';
import { AUTHENTICITY_RELOAD, TOKEN_REFRESH_INTERVAL } from '#domain/base/limits';
import type { Message } from '#domain/base/problems';
import type { OwnProfile, Profile } from '#domain/people/profile';
import { ALLOWED_PERMISSIONS, hasScreens } from '#domain/people/roles';
import { type City, isSameCity } from '#domain/places/city';
import type {
  Credentials,
  GivenTokens,
  Offer,
  Remembered,
  Renewal,
  RenewalScope,
  SignedIn,
  Tokens,
} from '#domain/session/session';
import { placeholdersOf } from '../actors-of';

interface SessionContext extends RenewalScope {
  profile: OwnProfile | null;
  /** The rejection of the last sign-in, for the form. */
  problem: unknown;
  /**
   * Why the last renewal got no token although the session continues; the waiting requests reject with it.
   */
  renewalProblem: unknown;
  /** Another account and its tokens, until the user decides whether it replaces the signed-in one. */
  offer: Offer | null;
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
  /** On every change of route, and when another tab has met another role (R-GUARD-05). */
  | { type: 'reload profile' }
  /** Raised by the machine itself: there are new tokens. */
  | { type: 'renewed' }
  /** Tokens from /auth-redirect. */
  | ({ type: 'tokens given' } & GivenTokens)
  /** The user's decision whether another account replaces the signed-in one. */
  | { type: 'exchange' }
  | { type: 'stay' }
  /** Cookies or storage must be read again: another tab has changed them, or this tab was hidden. */
  | { type: 'browser changed'; browser: Remembered }
  /** A click on the button of the authenticity message. */
  | { type: 'reload' }
  | { type: 'city chosen'; city: City }
  /** A city refetched from the server. */
  | { type: 'city known'; city: City }
  /** The cities that the account may enter. */
  | { type: 'cities known'; cities: readonly City[] }
  /** The server does not let the account into the stored city. */
  | { type: 'city refused' };

export const UNKNOWN_USER_MESSAGE: Message = { messageId: 'session.unknownUser' };
export const DENIED_MESSAGE: Message = { messageId: 'user.denyPermission' };
export const NO_ROLES_MESSAGE: Message = { messageId: 'session.rolesEmpty' };
export const CITY_DENIED_MESSAGE: Message = { messageId: 'session.regionDenied' };

const NO_USER = {
  tokens: null,
  user: null,
  profile: null,
  storeLogin: false,
  company: null,
  firstCity: null,
  renewalProblem: null,
  offer: null,
};

/** PROPOSED, in ms: a server without response must not keep a user signed in. */
const SIGN_OUT_TIMEOUT = 5_000;

type ParameterAction<What> = (_: unknown, what: What) => void;
const doNothing = () => {};
const neverForProblem: (_: unknown, params: { problem: unknown }) => boolean = () => false;

/** Actions with parameters that change the browser; the composition root provides them. */
const browserActions: {
  rememberSignIn: ParameterAction<SignedIn>;
  rememberGiven: ParameterAction<GivenTokens>;
  rememberRenewal: ParameterAction<GivenTokens>;
  showOfferRefusal: ParameterAction<{ problem: unknown }>;
  rememberCity: ParameterAction<City>;
  rememberCityAnew: ParameterAction<City>;
  showMessage: ParameterAction<Message>;
  showCityChange: ParameterAction<Remembered>;
  showProfileFailure: ParameterAction<{ problem: unknown }>;
} = {
  rememberSignIn: doNothing,
  rememberGiven: doNothing,
  rememberRenewal: doNothing,
  showOfferRefusal: doNothing,
  rememberCity: doNothing,
  rememberCityAnew: doNothing,
  showMessage: doNothing,
  showCityChange: doNothing,
  showProfileFailure: doNothing,
};

/** Effects on the backend. */
export interface SessionCalls {
  signIn(credentials: Credentials, signal: AbortSignal): Promise<SignedIn>;
  loadProfile(params: { storeLogin: boolean }, signal: AbortSignal): Promise<OwnProfile>;
  /** Loads the profile of the given tokens, without touching the session. */
  tryTokens(given: GivenTokens, signal: AbortSignal): Promise<Offer>;
  /** Stores the new tokens itself, before another tab can read the old ones. */
  renew(scope: RenewalScope, signal: AbortSignal): Promise<Renewal>;
  signOut(_: undefined, signal: AbortSignal): Promise<void>;
}

/** Everything that the session waits for. */
export interface SessionActors extends SessionCalls {
  /** Resolves when the server is worth another attempt. */
  waitForServer(_: undefined, signal: AbortSignal): Promise<void>;
}

/** Guards, actions, delays and actors of the session machine, by name. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as Remembered,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'ready' | 'waiting' | 'unreached',
  },
  actors: placeholdersOf<SessionActors>()(
    'signIn',
    'loadProfile',
    'tryTokens',
    'renew',
    'signOut',
    'waitForServer',
  ),
  guards: {
    hasTokens: ({ context }) => context.tokens !== null,
    mayNotSignIn: (_, user: Profile) =>
      !(ALLOWED_PERMISSIONS as readonly string[]).includes(user.permission ?? ''),
    noRole: ({ context }) => roleIn(context) === '',
    noScreens: ({ context }) => !hasScreens(roleIn(context)),
    isOwn: ({ context }, { profile }: Offer) => profile.id === (context.profile?.id ?? context.user),
    offersNoScreens: (_, { profile }: Offer) => !hasScreens(profile.permission ?? ''),
    isVisible: () => true,
    refused: (_, renewal: Renewal) => renewal.outcome === 'refused',
    replaced: (_, renewal: Renewal) => renewal.outcome === 'replaced',
    /** The profile is not of the remembered user, or the token is gone. */
    isStranger: () => false,
    /** Whether the profile itself was refused; a renewal without a response does not count. */
    turnedAway: neverForProblem,
    hasSomeoneElse: ({ context }, { tokens, user }: Remembered) =>
      tokens === null || (user !== null && context.user !== null && user !== context.user),
    hasSomeone: (_, { tokens }: Remembered) => tokens !== null,
    hasOtherCity: ({ context }, { city }: Remembered) => city?.name !== context.city?.name,
    /** A change of the selected city, and of no other: the user may have chosen another one before the response. */
    isNews: ({ context: { city: knownCity } }, city: City) =>
      knownCity !== null && city.name === knownCity.name && !isSameCity(city, knownCity),
    hasOtherTokens: ({ context }, { tokens }: Remembered) => tokens?.access !== context.tokens?.access,
    reloadedLately: () => false,
  },
  delays: {
    refreshInterval: TOKEN_REFRESH_INTERVAL,
    signOutTimeout: SIGN_OUT_TIMEOUT,
    autoReload: AUTHENTICITY_RELOAD,
  },
  actions: {
    keepSignIn: assign((_, { tokens, user, shopCode }: SignedIn) => ({
      tokens,
      user: user.id,
      storeLogin: shopCode !== null,
      company: user.company_slug ?? null,
    })),
    keepTokensWithoutUser: assign((_, { tokens }: GivenTokens) => ({ ...NO_USER, tokens })),
    keepOffer: assign((_, offer: Offer) => ({ offer })),
    dropOffer: assign({ offer: null }),
    takeOffer: assign(({ context: { offer } }) => ({ ...NO_USER, ...(offer && signedInBy(offer)) })),
    /**
     * `user` stays where the browser's record lacks it: another tab is still writing it, or the browser
     * stores nothing.
     */
    keepBrowser: assign(({ context }, browser: Remembered) => ({
      ...browser,
      user: browser.user ?? context.user,
    })),
    /**
     * The profile is reloaded on every change of page and rarely differs: the old object stays, so that React
     * does not render again.
     */
    keepProfile: assign(({ context: { profile: knownProfile } }, profile: OwnProfile) => ({
      profile: JSON.stringify(knownProfile) === JSON.stringify(profile) ? knownProfile : profile,
      user: profile.id,
    })),
    keepTokens: assign((_, tokens: Tokens) => ({ tokens, renewalProblem: null })),
    keepCity: assign((_, city: City) => ({ city })),
    keepFirstCity: assign((_, cities: readonly City[]) => ({ firstCity: cities[0]?.name ?? null })),
    dropCity: assign({ city: null }),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    keepRenewalProblem: assign((_, { problem }: { problem: unknown }) => ({ renewalProblem: problem })),
    announceRenewed: raise({ type: 'renewed' }),
    forgetUser: assign(NO_USER),
    forgetProblem: assign({ problem: null }),
    ...browserActions,
    rememberUser: doNothing,
    rememberOffer: doNothing,
    goHome: doNothing,
    forgetCity: doNothing,
    forgetTokens: doNothing,
    dropWork: doNothing,
    forceOut: doNothing,
    reload: doNothing,
  },
});

const signedInBy = ({ tokens, profile }: Offer) => ({ tokens, user: profile.id });

const roleIn = ({ profile }: SessionContext): string => profile?.permission ?? '';
