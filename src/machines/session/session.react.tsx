import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
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
 * What `select` reads of the session, rendered again when that changes.
 * @xstate/react does the same for 1.3 KB more, which the sign-in page need not pay.
 */
export function useSession<Selected>(
  select: (snapshot: SessionSnapshot) => Selected,
  same: (one: Selected, other: Selected) => boolean = Object.is,
): Selected {
  const session = useSessionActor();
  const last = useRef<{ selected: Selected }>(undefined);
  return useSyncExternalStore(
    (listener) => {
      const subscription = session.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => {
      const selected = select(session.getSnapshot());
      if (!last.current || !same(last.current.selected, selected)) last.current = { selected };
      return last.current.selected;
    },
  );
}

export const useSessionSend = (): SessionActor['send'] => useSessionActor().send;
