import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

const SessionContext = createContext<SessionActor | null>(null);
export const SessionProvider = SessionContext.Provider;

function useSessionActor(): SessionActor {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('SessionProvider is missing above');
  return session;
}

/**
 * What `select` reads of the session, rendered again when that changes: a text, a flag, a part of the context.
 * @xstate/react does the same for 1.3 KB more, which the sign-in page need not pay.
 */
export function useSession<Selected>(select: (snapshot: SessionSnapshot) => Selected): Selected {
  const session = useSessionActor();
  return useSyncExternalStore(
    (listener) => {
      const subscription = session.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => select(session.getSnapshot()),
  );
}

export const useSessionSend = (): SessionActor['send'] => useSessionActor().send;
