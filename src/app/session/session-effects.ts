import { Problem } from '#api/http/problem';
import type { Clock } from '#domain/base/clock';
import type { Message } from '#domain/base/problems';
import { cityName } from '#domain/places/city';
import type { Toasts } from '#kit/services/toasts';
import type { SessionEffects } from '#machines/session/session.effects';
import type { SessionCalls } from '#machines/session/session.setup';
import { withCrossTabLock } from './cross-tab-lock';
import { leaveFlashMessage } from './flash-message';
import type { ReloadMark } from './reload-mark';
import type { SessionMemory } from './session-memory';

/** PROPOSED, in ms. */
const RETRY_MS = 10_000;

export interface SessionDependencies {
  calls: SessionCalls;
  clock: Clock;
  memory: SessionMemory;
  reloadMark: ReloadMark;
  toasts: Toasts;
  dropWork(): void;
  goHome(): void;
  reload(): void;
}

/** Effects of the session on browser and backend; the machine decides when they run. */
export function sessionEffects({
  calls,
  clock,
  memory,
  reloadMark,
  toasts,
  dropWork,
  goHome,
  reload,
}: SessionDependencies): SessionEffects {
  return {
    signIn: calls.signIn,
    loadProfile: calls.loadProfile,
    tryTokens: calls.tryTokens,
    renew: (scope, signal) => withCrossTabLock('session renewal', () => renewal(scope, signal), signal),
    signOut: calls.signOut,
    waitForServer: (_, signal) =>
      new Promise((resolve) => {
        const timer = clock.setTimeout(resolve, RETRY_MS);
        window.addEventListener('online', () => resolve(), { once: true, signal });
        signal.addEventListener('abort', () => clock.clearTimeout(timer));
      }),
    isVisible: () => document.visibilityState === 'visible',
    isStranger({ id }) {
      const { tokens, user } = memory.read();
      return tokens === null || (user !== null && user !== id);
    },
    reloadedLately: reloadMark.reloadedLately,
    isRefusal,
    rememberSignIn: memory.signedIn,
    rememberGiven: memory.given,
    rememberOffer: memory.offer,
    rememberRenewal: memory.renewal,
    rememberUser: memory.user,
    rememberCity: memory.city,
    rememberCityAnew: memory.cityAnew,
    forgetCity: () => memory.city(null),
    forgetTokens: memory.forgetTokens,
    dropWork,
    showMessage: (message) => toasts.show('error', message),
    showCityChange(city) {
      if (city === null) return;
      toasts.show('info', { messageId: 'session.cityElsewhere', values: { city: cityName(city) } });
    },
    showProfileFailure: (problem) => toasts.show('error', profileFailureMessage(problem)),
    showOfferRefusal(problem) {
      const isOfferRefused =
        problem instanceof Problem &&
        (problem.kind === 'ended' || (isClientError(problem.status) && !THROTTLING.includes(problem.status)));
      toasts.show('error', { messageId: isOfferRefused ? 'session.linkRefused' : 'session.linkUntried' });
    },
    goHome,
    forceOut() {
      memory.forgetAll();
      leaveFlashMessage({ messageId: 'problem.sessionEnded' });
      reload();
    },
    reload() {
      reloadMark.set();
      reload();
    },
  };

  /** Another tab may have renewed the tokens meanwhile: its tokens are valid, and the old ones are spent. */
  async function renewal(...[scope, signal]: Parameters<SessionEffects['renew']>) {
    const stored = memory.read();
    if (stored.tokens === null) return { outcome: 'replaced' as const };
    if (stored.user !== null && scope.user !== null && stored.user !== scope.user)
      return { outcome: 'replaced' as const };
    if (stored.tokens.access !== scope.tokens?.access)
      return { outcome: 'renewed' as const, tokens: stored.tokens };
    const renewed = await calls.renew(scope, signal);
    signal.throwIfAborted();
    if (renewed.outcome === 'renewed') memory.tokens(renewed.tokens);
    return renewed;
  }
}

/** The server's message, or the fixed text if there is none. */
function profileFailureMessage(problem: unknown): Message {
  if (problem instanceof Problem && isClientError(problem.status) && 'text' in problem.summary)
    return problem.summary;
  return { messageId: 'session.verificationFailed' };
}

const THROTTLING: readonly (number | null)[] = [408, 425, 429];

/** 401, 403 and 406 end the session by themselves; throttling requests a later retry. */
const NEVER_REFUSALS: readonly (number | null)[] = [401, 403, 406, ...THROTTLING];

const isRefusal = (problem: unknown): boolean =>
  problem instanceof Problem && isClientError(problem.status) && !NEVER_REFUSALS.includes(problem.status);

const isClientError = (status: number | null): boolean => status !== null && status >= 400 && status < 500;
