import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import type { SessionActor, SessionSnapshot } from './session-actor';
import { SessionContext } from './session-context.react';

export const useSession = <Selected,>(select: (snapshot: SessionSnapshot) => Selected): Selected =>
  useSelector(useSessionActor(), select);

/** Tells whether this user is still the one who is signed in, also after the component has gone. */
export function useIsStillSignedIn(userId: number): () => boolean {
  const session = useSessionActor();
  return () => {
    const snapshot = session.getSnapshot();
    return (
      snapshot.status === 'active' &&
      snapshot.matches('signedIn') &&
      snapshot.context.user === userId &&
      snapshot.context.tokens !== null
    );
  };
}

export const useSessionSend = (): SessionActor['send'] => useSessionActor().send;

function useSessionActor(): SessionActor {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('SessionContext is missing above');
  return session;
}
