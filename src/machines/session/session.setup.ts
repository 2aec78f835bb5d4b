import { assign, raise, setup } from 'xstate';
import { AUTHENTICITY_RELOAD, TOKEN_REFRESH_INTERVAL } from '#domain/base/limits';
import type { Message } from '#domain/base/problems';
import type { OwnProfile, Profile } from '#domain/people/profile';
import { ALLOWED_PERMISSIONS, hasScreens } from '#domain/people/roles';
import { type City, sameCity } from '#domain/places/city';
import type {
  Credentials,
  GivenTokens,
  Offer,
  Remembered,
  Renewal,
  RenewalPlace,
  SignedIn,
  Tokens,
} from '#domain/session/session';
import { required } from '../placeholder';

interface SessionContext extends RenewalPlace {
  profile: OwnProfile | null;
  /** What the last sign-in was refused with, for the form. */
  problem: unknown;
  /** Why the last renewal brought no token though the session goes on; the waiting requests are told. */
  renewalProblem: unknown;
  /** Of another account, and that account: somebody has to say whether it takes the place of the one signed in. */
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
  /** At every change of route, and when another tab has met another role (R-GUARD-05). */
  | { type: 'reload profile' }
  /** Told by the machine to itself: other tokens are there. */
  | { type: 'renewed' }
  /** /auth-redirect brought them. */
  | ({ type: 'tokens given' } & GivenTokens)
  /** The answers to whether another account takes the place of the one signed in. */
  | { type: 'exchange' }
  | { type: 'stay' }
  /** What every tab shares has to be looked at again: another tab has changed it, or this one was away. */
  | { type: 'browser changed'; browser: Remembered }
  /** The button of the authenticity message. */
  | { type: 'reload' }
  | { type: 'city chosen'; city: City }
  /** The server's word of a city, asked anew. */
  | { type: 'city known'; city: City }
  /** Which cities the account may enter. */
  | { type: 'cities known'; cities: readonly City[] }
  /** The server does not let the account into the stored city. */
  | { type: 'city refused' };

export const UNKNOWN_USER: Message = { messageId: 'session.unknownUser' };
export const DENIED: Message = { messageId: 'user.denyPermission' };
export const NO_ROLES: Message = { messageId: 'session.rolesEmpty' };
export const REGION: Message = { messageId: 'session.regionDenied' };

const nobody = {
  tokens: null,
  user: null,
  profile: null,
  storeLogin: false,
  company: null,
  firstCity: null,
  renewalProblem: null,
  offer: null,
};

/** PROPOSED: no call has a timeout, yet a dead server must not keep anyone signed in. */
const SIGN_OUT_PATIENCE = 5_000;

type Telling<What> = (_: unknown, what: What) => void;
const nothing = () => {};
const noProblemIs: (_: unknown, params: { problem: unknown }) => boolean = () => false;

/** What changes the browser and is told with what; the composition root provides it. */
const toBrowser: {
  rememberSignIn: Telling<SignedIn>;
  rememberGiven: Telling<GivenTokens>;
  rememberRenewal: Telling<GivenTokens>;
  tellOfferRefused: Telling<{ problem: unknown }>;
  rememberCity: Telling<City>;
  rememberCityAnew: Telling<City>;
  showMessage: Telling<Message>;
  tellCity: Telling<Remembered>;
  tellProfileFailed: Telling<{ problem: unknown }>;
} = {
  rememberSignIn: nothing,
  rememberGiven: nothing,
  rememberRenewal: nothing,
  tellOfferRefused: nothing,
  rememberCity: nothing,
  rememberCityAnew: nothing,
  showMessage: nothing,
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
    tryTokens: required<Offer, GivenTokens>('tryTokens'),
    renew: required<Renewal, RenewalPlace>('renew'),
    signOut: required<void, void>('signOut'),
  },
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
    /** The profile is not of whom the browser has remembered, or its token is gone. */
    isStranger: () => false,
    /** A refusal of the profile itself; what only kept a renewal from being answered is none. */
    turnedAway: noProblemIs,
    hasSomeoneElse: ({ context }, { tokens, user }: Remembered) =>
      tokens === null || (user !== null && context.user !== null && user !== context.user),
    hasSomeone: (_, { tokens }: Remembered) => tokens !== null,
    hasOtherCity: ({ context }, { city }: Remembered) => city?.name !== context.city?.name,
    /** Of the selected city: another one may have been chosen while the answer was under way. */
    isNews: ({ context: { city: known } }, city: City) =>
      known !== null && city.name === known.name && !sameCity(city, known),
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
      company: user.company_slug ?? null,
    })),
    keepGiven: assign((_, { tokens }: GivenTokens) => ({ ...nobody, tokens })),
    keepOffer: assign((_, offer: Offer) => ({ offer })),
    dropOffer: assign({ offer: null }),
    takeOffer: assign(({ context: { offer } }) => ({ ...nobody, ...(offer && signedInBy(offer)) })),
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
    keepFirstCity: assign((_, cities: readonly City[]) => ({ firstCity: cities[0]?.name ?? null })),
    dropCity: assign({ city: null }),
    keepProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    keepRenewalProblem: assign((_, { problem }: { problem: unknown }) => ({ renewalProblem: problem })),
    announceRenewed: raise({ type: 'renewed' }),
    forgetUser: assign(nobody),
    forgetProblem: assign({ problem: null }),
    ...toBrowser,
    rememberUser: nothing,
    rememberOffer: nothing,
    goHome: nothing,
    forgetCity: nothing,
    forgetTokens: nothing,
    dropWork: nothing,
    forceOut: nothing,
    reload: nothing,
  },
});

const signedInBy = ({ tokens, profile }: Offer) => ({ tokens, user: profile.id });

const roleIn = ({ profile }: SessionContext): string => profile?.permission ?? '';
