import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import { hasScreens } from '#domain/people/roles';
import type { Credentials, GivenTokens } from '#domain/session/session';
import type { LazySession } from './lazy-session';
import type { SessionActor } from './session-actor';

/** The session for pages without a sign-in; components behind the sign-in use session.react.tsx. */
const LazySessionContext = createContext<LazySession | null>(null);
export const LazySessionProvider = LazySessionContext.Provider;

/** Which page to show; `loading` until the session is known, `unreached` while no server answers whose it is. */
export type SessionState =
  | { is: 'loading' }
  | { is: 'signedOut' }
  | { is: 'mismatched' | 'ready' | 'unreached'; session: SessionActor };

/** Throws the error that kept the session of a signed-in user from loading. */
export function useSessionState(): SessionState {
  const session = useLazySessionState(({ current }) => current());
  const stateName = useLazySessionState(({ current }) => stateOf(current()));
  const isResumed = useLazySessionState((lazy) => lazy.isResumed());
  const problem = useLazySessionState((lazy) => lazy.problem());
  if (session !== null)
    return stateName === 'loading' || stateName === 'signedOut'
      ? { is: stateName }
      : { is: stateName, session };
  if (!isResumed) return { is: 'signedOut' };
  if (problem !== null) throw problem;
  return { is: 'loading' };
}

export const useIsSignedIn = (): boolean =>
  useLazySessionState(({ current }) => current()?.getSnapshot().matches('signedIn') ?? false);

export const useIsSessionBusy = (): boolean =>
  useLazySessionState(({ current }) => current()?.getSnapshot().hasTag('busy') ?? false);

/** State and actions of the sign-in form. */
export function useSignIn() {
  const lazy = useLazySession();
  const [isLoading, setIsLoading] = useState(false);
  const isSessionBusy = useIsSessionBusy();
  const signInProblem = useLazySessionState(
    ({ current }) => current()?.getSnapshot().context.problem ?? null,
  );
  const loadProblem = useLazySessionState(({ problem }) => problem());
  return {
    busy: isLoading || isSessionBusy,
    /** The rejection of the sign-in call, or the failure to load the session. */
    problem: loadProblem ?? signInProblem,
    /** Loads the session's code while the user types. */
    prepare: () => void lazy.open().catch(() => undefined),
    async signIn(credentials: Credentials) {
      setIsLoading(true);
      try {
        (await lazy.open()).send({ type: 'sign in', credentials });
      } catch {
        // `problem` has the error
      } finally {
        setIsLoading(false);
      }
    },
  };
}

/** Signs in with the tokens of a sign-in link. */
export function useTakeTokens(): (given: GivenTokens) => void {
  const lazy = useLazySession();
  return useCallback(
    (given) =>
      void lazy.open().then(
        (session) => session.send({ type: 'tokens given', ...given }),
        // `problem` has the error
        () => undefined,
      ),
    [lazy],
  );
}

function useLazySession(): LazySession {
  const session = useContext(LazySessionContext);
  if (session === null) throw new Error('LazySessionProvider is missing above');
  return session;
}

/** Without @xstate/react, which would load XState with the sign-in page. */
function useLazySessionState<Selected>(select: (lazy: LazySession) => Selected): Selected {
  const lazy = useLazySession();
  const readState = () => select(lazy);
  return useSyncExternalStore(lazy.subscribe, readState, readState);
}

function stateOf(session: SessionActor | null): SessionState['is'] {
  if (session === null) return 'signedOut';
  const snapshot = session.getSnapshot();
  if (snapshot.hasTag('ready') && hasScreens(snapshot.context.profile?.permission ?? '')) return 'ready';
  if (snapshot.matches('mismatched')) return 'mismatched';
  if (snapshot.hasTag('unreached')) return 'unreached';
  return snapshot.matches('signedOut') || snapshot.matches('signingIn') ? 'signedOut' : 'loading';
}
