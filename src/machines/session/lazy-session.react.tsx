import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import { hasScreens } from '#domain/people/roles';
import type { Credentials, GivenTokens } from '#domain/session/session';
import type { LazySession } from './lazy-session';
import type { SessionActor } from './session-actor';

/** For the pages of whoever is not signed in; what is behind the sign-in asks session.react.tsx, where there is one. */
const LazySessionContext = createContext<LazySession | null>(null);
export const LazySessionProvider = LazySessionContext.Provider;

/** What may be shown: `coming` until it is known, whose page this is. */
export type SessionState =
  | { is: 'coming' }
  | { is: 'signedOut' }
  | { is: 'mismatched' | 'ready'; session: SessionActor };

/** Throws what kept the session of somebody who is signed in from coming. */
export function useSessionState(): SessionState {
  const session = useLazySessionState(({ current }) => current());
  const is = useLazySessionState(({ current }) => stateOf(current()));
  const isResumed = useLazySessionState((lazy) => lazy.isResumed());
  const problem = useLazySessionState((lazy) => lazy.problem());
  if (session !== null) return is === 'mismatched' || is === 'ready' ? { is, session } : { is };
  if (!isResumed) return { is: 'signedOut' };
  if (problem !== null) throw problem;
  return { is: 'coming' };
}

export const useIsSignedIn = (): boolean =>
  useLazySessionState(({ current }) => current()?.getSnapshot().matches('signedIn') ?? false);

/** Signing in, as the form sees it. */
export function useSignIn() {
  const lazy = useLazySession();
  const [waiting, setWaiting] = useState(false);
  const signingIn = useLazySessionState(({ current }) => current()?.getSnapshot().hasTag('busy') ?? false);
  const refusal = useLazySessionState(({ current }) => current()?.getSnapshot().context.problem ?? null);
  const missing = useLazySessionState(({ problem }) => problem());
  return {
    busy: waiting || signingIn,
    /** Why it was refused: what the call was rejected with, or what kept the console from making it. */
    problem: missing ?? refusal,
    /** Fetches what signing in needs, while somebody types. */
    prepare: () => void lazy.open().catch(() => undefined),
    async signIn(credentials: Credentials) {
      setWaiting(true);
      try {
        (await lazy.open()).send({ type: 'sign in', credentials });
      } catch {
        // told by `problem`
      } finally {
        setWaiting(false);
      }
    },
  };
}

/** Signing in with what an address brought. */
export function useTakeTokens(): (given: GivenTokens) => void {
  const lazy = useLazySession();
  return useCallback(
    (given) =>
      void lazy.open().then(
        (session) => session.send({ type: 'tokens given', ...given }),
        // told by `problem`
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

/** Not by @xstate/react, which would bring XState to the sign-in page. */
function useLazySessionState<Selected>(select: (lazy: LazySession) => Selected): Selected {
  const lazy = useLazySession();
  const read = () => select(lazy);
  return useSyncExternalStore(lazy.subscribe, read, read);
}

function stateOf(session: SessionActor | null): SessionState['is'] {
  if (session === null) return 'signedOut';
  const snapshot = session.getSnapshot();
  if (snapshot.hasTag('ready') && hasScreens(snapshot.context.profile?.permission ?? '')) return 'ready';
  if (snapshot.matches('mismatched')) return 'mismatched';
  return snapshot.matches('signedOut') || snapshot.matches('signingIn') ? 'signedOut' : 'coming';
}
