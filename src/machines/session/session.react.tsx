import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';
import { SessionContext } from './session-context.react';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const useSession = <Selected,>(select: (snapshot: SessionSnapshot) => Selected): Selected =>
  useSelector(useSessionActor(), select);

export const useSessionSend = (): SessionActor['send'] => useSessionActor().send;

function useSessionActor(): SessionActor {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('SessionContext is missing above');
  return session;
}
