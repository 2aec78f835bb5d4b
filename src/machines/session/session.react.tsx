import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import type { SessionActor, SessionSnapshot } from './session-actor';
import { SessionContext } from './session-context.react';

export const useSession = <Selected,>(select: (snapshot: SessionSnapshot) => Selected): Selected =>
  useSelector(useSessionActor(), select);

export const useSessionSend = (): SessionActor['send'] => useSessionActor().send;

function useSessionActor(): SessionActor {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('SessionContext is missing above');
  return session;
}
