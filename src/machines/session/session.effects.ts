import type { Message } from '#domain/base/problems';
import type { Profile } from '#domain/people/profile';
import type { City } from '#domain/places/city';
import type { GivenTokens, Offer, SignedIn } from '#domain/session/session';
import { actorsOf } from '../actors-of';
import { sessionMachine } from './session.machine';
import type { SessionActors } from './session.setup';

/** Effects on the browser and the backend. */
export interface SessionEffects extends SessionActors {
  isVisible(): boolean;
  isStranger(profile: Profile): boolean;
  /** Whether this machine reloaded the page within the last 60 s. */
  reloadedLately(): boolean;
  /** A refusal concerns the account; a missing or broken response or a failing server does not. */
  isRefusal(problem: unknown): boolean;
  rememberSignIn(signedIn: SignedIn): void;
  rememberGiven(given: GivenTokens): void;
  /** Another account replaces the signed-in one. */
  rememberOffer(offer: Offer): void;
  /** Stores new tokens of the same account. */
  rememberRenewal(given: GivenTokens): void;
  /** Stores the user of given tokens, with company and school: they are known only from the first profile. */
  rememberUser(user: Profile): void;
  rememberCity(city: City): void;
  /** Stores a new name or new features of the same city; the user did not choose it again. */
  rememberCityAnew(city: City): void;
  forgetCity(): void;
  /** Removes the three cookies. */
  forgetTokens(): void;
  /** Clears every cached response and aborts every request of the leaving user. */
  dropWork(): void;
  showMessage(message: Message): void;
  /** Reports that another tab has switched the city. */
  showCityChange(city: City | null): void;
  /** Shows the server's message, or the fixed text. */
  showProfileFailure(problem: unknown): void;
  /** Shows that given tokens were refused or could not be tried; the signed-in user stays. */
  showOfferRefusal(problem: unknown): void;
  /**
   * Navigates to `/` without a confirmation, even with unsaved form values: the user is signed out (A-080,
   *
   */
  goHome(): void;
  /** Removes tokens, city and store flag, and reloads the document. */
  forceOut(): void;
  reload(): void;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const sessionMachineWith = (effects: SessionEffects) =>
  sessionMachine.provide({
    actors: actorsOf<SessionActors>(effects),
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
      showCityChange: (_, { city }) => effects.showCityChange(city),
      showProfileFailure: (_, { problem }) => effects.showProfileFailure(problem),
      showOfferRefusal: (_, { problem }) => effects.showOfferRefusal(problem),
      goHome: () => effects.goHome(),
      forceOut: () => effects.forceOut(),
      reload: () => effects.reload(),
    },
  });
