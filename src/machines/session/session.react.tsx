import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Credentials } from '#domain/session/session';
import { useSnapshotIfAny } from '../snapshot.react';
import type { LazySession } from './lazy-session';
import type { sessionMachine } from './session.machine';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
type SessionSend = SessionActor['send'];

const SessionContext = createContext<LazySession | null>(null);
export const SessionProvider = SessionContext.Provider;

function useLazySession(): LazySession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('SessionProvider is missing above');
  return session;
}

/** What `select` reads of the session; null where there is none yet. */
export function useSessionIfAny<Selected>(select: (snapshot: SessionSnapshot) => Selected): Selected | null {
  const session = useLazySession();
  const actor = useSyncExternalStore(session.subscribe, session.current, session.current);
  return useSnapshotIfAny(actor, select);
}

/** The same behind the sign-in, where there is always a session. */
export function useSession<Selected>(select: (snapshot: SessionSnapshot) => Selected): Selected {
  return useSessionIfAny(select) as Selected;
}

/** Whether somebody is signed in whose session is still to come, or could not. */
export function useSessionToCome(): boolean {
  const session = useLazySession();
  const read = () => session.isResumed() && session.current() === null;
  return useSyncExternalStore(session.subscribe, read, read);
}

/** What kept the session from coming, though somebody is signed in. */
export function useSessionProblem(): unknown {
  const session = useLazySession();
  return useSyncExternalStore(session.subscribe, session.problem, session.problem);
}

export function useSessionSend(): SessionSend {
  const session = useLazySession();
  return useCallback(
    (event) => {
      const actor = session.current();
      if (actor) actor.send(event);
      // what was asked for before the session had come is done when it has; that it did not come is told by its problem
      else
        session.open().then(
          (made) => made.send(event),
          () => undefined,
        );
    },
    [session],
  );
}

/** Signing in, as the form sees it. */
export function useSignIn() {
  const session = useLazySession();
  const [waiting, setWaiting] = useState(false);
  const signingIn = useSessionIfAny((snapshot) => snapshot.hasTag('busy')) ?? false;
  const refusal = useSessionIfAny(({ context }) => context.problem);
  const missing = useSessionProblem();
  return {
    busy: waiting || signingIn,
    /** Why it was refused: what the call was rejected with, or what kept the console from making it. */
    problem: missing ?? refusal,
    /** Fetches what signing in needs, while somebody types. */
    prepare: () => void session.open().catch(() => undefined),
    async signIn(credentials: Credentials) {
      setWaiting(true);
      try {
        (await session.open()).send({ type: 'sign in', credentials });
      } catch {
        // told by `problem`
      } finally {
        setWaiting(false);
      }
    },
  };
}
