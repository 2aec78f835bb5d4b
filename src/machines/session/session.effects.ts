import { fromPromise } from 'xstate';
import type { Message } from '#domain/base/problems';
import type { OwnProfile, Profile } from '#domain/people/profile';
import type { City } from '#domain/places/city';
import type {
  Credentials,
  GivenTokens,
  Offer,
  Renewal,
  RenewalPlace,
  SignedIn,
} from '#domain/session/session';
import { sessionMachine } from './session.machine';

/** What the machine asks of the browser and the backend. */
export interface SessionEffects {
  signIn(credentials: Credentials, signal: AbortSignal): Promise<SignedIn>;
  loadProfile(at: { storeLogin: boolean }, signal: AbortSignal): Promise<OwnProfile>;
  /** Whose these tokens are, by them alone: nothing of the session is touched. */
  tryTokens(given: GivenTokens, signal: AbortSignal): Promise<Offer>;
  /** Remembers the tokens itself, before another tab may look. */
  renew(at: RenewalPlace, signal: AbortSignal): Promise<Renewal>;
  signOut(signal: AbortSignal): Promise<void>;
  isVisible(): boolean;
  isStranger(profile: Profile): boolean;
  /** For the sake of this machine, within the last 60 s. */
  reloadedLately(): boolean;
  /** A refusal says no to the account; no answer, a broken one or a broken server says nothing. */
  isRefusal(problem: unknown): boolean;
  rememberSignIn(signedIn: SignedIn): void;
  rememberGiven(given: GivenTokens): void;
  /** Another account takes the place of the one signed in. */
  rememberOffer(offer: Offer): void;
  /** Other tokens of the same account: nothing else changes. */
  rememberRenewal(given: GivenTokens): void;
  /** Whose tokens were given is known with the first profile, and to which company and school they belong. */
  rememberUser(user: Profile): void;
  rememberCity(city: City): void;
  /** The same city with another name or other features: it was not chosen again. */
  rememberCityAnew(city: City): void;
  forgetCity(): void;
  /** The three cookies. */
  forgetTokens(): void;
  /** Every cached answer and every request under way of the one who leaves. */
  dropWork(): void;
  showMessage(message: Message): void;
  /** Another tab stands in another city now. */
  tellCity(city: City | null): void;
  /** The server's words, or the fixed text. */
  tellProfileFailed(problem: unknown): void;
  /** Given tokens that were refused, or could not be tried: who is signed in stays so. */
  tellOfferRefused(problem: unknown): void;
  /** To `/`, whatever was typed: there is nobody left to ask. */
  goHome(): void;
  /** Forgets tokens, city and store flag, and reloads the document. */
  forceOut(): void;
  reload(): void;
}

/** The only way the application makes the machine: no effect can be forgotten. */
export const sessionMachineWith = (effects: SessionEffects) =>
  sessionMachine.provide({
    actors: {
      signIn: fromPromise<SignedIn, Credentials>(({ input, signal }) => effects.signIn(input, signal)),
      loadProfile: fromPromise<OwnProfile, { storeLogin: boolean }>(({ input, signal }) =>
        effects.loadProfile(input, signal),
      ),
      tryTokens: fromPromise<Offer, GivenTokens>(({ input, signal }) => effects.tryTokens(input, signal)),
      renew: fromPromise<Renewal, RenewalPlace>(({ input, signal }) => effects.renew(input, signal)),
      signOut: fromPromise<void, void>(({ signal }) => effects.signOut(signal)),
    },
    guards: {
      isVisible: () => effects.isVisible(),
      isStranger: ({ context: { profile } }) => profile !== null && effects.isStranger(profile),
      turnedAway: ({ context }, { problem }) =>
        problem !== context.renewalProblem && effects.isRefusal(problem),
      reloadedLately: () => effects.reloadedLately(),
    },
    actions: {
      rememberSignIn: (_, signedIn) => effects.rememberSignIn(signedIn),
      rememberGiven: (_, given) => effects.rememberGiven(given),
      rememberOffer: ({ context: { offer } }) => (offer ? effects.rememberOffer(offer) : undefined),
      rememberRenewal: (_, given) => effects.rememberRenewal(given),
      rememberUser: ({ context: { profile } }) => (profile ? effects.rememberUser(profile) : undefined),
      rememberCity: (_, city) => effects.rememberCity(city),
      rememberCityAnew: (_, city) => effects.rememberCityAnew(city),
      forgetCity: () => effects.forgetCity(),
      forgetTokens: () => effects.forgetTokens(),
      dropWork: () => effects.dropWork(),
      showMessage: (_, message) => effects.showMessage(message),
      tellCity: (_, { city }) => effects.tellCity(city),
      tellProfileFailed: (_, { problem }) => effects.tellProfileFailed(problem),
      tellOfferRefused: (_, { problem }) => effects.tellOfferRefused(problem),
      goHome: () => effects.goHome(),
      forceOut: () => effects.forceOut(),
      reload: () => effects.reload(),
    },
  });
