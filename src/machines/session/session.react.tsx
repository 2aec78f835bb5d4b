import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Behind the sign-in, where there always is a session. */
const SessionContext = createContext<SessionActor | null>(null);
export const SessionProvider = SessionContext.Provider;

export const useSession = <Selected,>(select: (snapshot: SessionSnapshot) => Selected): Selected =>
  useSelector(useSessionActor(), select);

export const useSessionSend = (): SessionActor['send'] => useSessionActor().send;

function useSessionActor(): SessionActor {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('SessionProvider is missing above');
  return session;
}
