import { fromPromise } from 'xstate';
import type { City } from '#domain/city';
import type { Message } from '#domain/problems';
import type { OwnProfile, Profile } from '#domain/profile';
import type { Credentials, GivenTokens, Remembered, Renewal, SignedIn } from '#domain/session';
import { sessionMachine } from './session.machine';

/** What the machine asks of the browser and the backend. */
export interface SessionEffects {
  signIn(credentials: Credentials, signal: AbortSignal): Promise<SignedIn>;
  loadProfile(at: { storeLogin: boolean }, signal: AbortSignal): Promise<OwnProfile>;
  /** Remembers the tokens itself, before another tab may look. */
  renew(at: Remembered & { company: string | null }, signal: AbortSignal): Promise<Renewal>;
  signOut(signal: AbortSignal): Promise<void>;
  isVisible(): boolean;
  isStranger(profile: Profile): boolean;
  /** For the sake of this machine, within the last 60 s. */
  reloadedLately(): boolean;
  rememberSignIn(signedIn: SignedIn): void;
  rememberGiven(given: GivenTokens): void;
  /** Whose tokens were given is known with the first profile. */
  rememberUser(user: Profile): void;
  rememberCity(city: City): void;
  forgetCity(): void;
  /** The three cookies. */
  forgetTokens(): void;
  /** Every cached answer and every request under way of the one who leaves. */
  dropWork(): void;
  tell(message: Message): void;
  /** Another tab stands in another city now. */
  tellCity(city: City | null): void;
  /** The server's words, or the fixed text. */
  tellProfileFailed(problem: unknown): void;
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
      renew: fromPromise<Renewal, Remembered & { company: string | null }>(({ input, signal }) =>
        effects.renew(input, signal),
      ),
      signOut: fromPromise<void, void>(({ signal }) => effects.signOut(signal)),
    },
    guards: {
      isVisible: () => effects.isVisible(),
      isStranger: (_, profile) => effects.isStranger(profile),
      reloadedLately: () => effects.reloadedLately(),
    },
    actions: {
      rememberSignIn: (_, signedIn) => effects.rememberSignIn(signedIn),
      rememberGiven: (_, given) => effects.rememberGiven(given),
      rememberUser: (_, user) => effects.rememberUser(user),
      rememberCity: (_, city) => effects.rememberCity(city),
      forgetCity: () => effects.forgetCity(),
      forgetTokens: () => effects.forgetTokens(),
      dropWork: () => effects.dropWork(),
      tell: (_, message) => effects.tell(message),
      tellCity: (_, { city }) => effects.tellCity(city),
      tellProfileFailed: (_, { problem }) => effects.tellProfileFailed(problem),
      forceOut: () => effects.forceOut(),
      reload: () => effects.reload(),
    },
  });
