import { useCallback, useState } from 'react';
import type { RealtimePlace } from '#machines/realtime/realtime.machine';
import type { RealtimeActor } from '#machines/realtime/realtime.react';
import { useApp } from './app-context';

export type Join = (place: RealtimePlace) => void;

/** One realtime session for whoever is signed in, whose badges outlive every page; it comes with the first who joins. */
export function useRealtime(): { realtime: RealtimeActor | undefined; join: Join } {
  const { config, session, services, inspect } = useApp();
  const [realtime, setRealtime] = useState<RealtimeActor>();
  const join = useCallback<Join>(
    (place) => {
      const { firebase } = config;
      const actor = session.current();
      if (firebase === null || actor === null) return;
      import('./session/start-realtime').then(
        ({ startRealtime }) => {
          const joined = startRealtime({ config: firebase, session: actor, services, inspect });
          joined.send({ type: 'sign in', ...place });
          setRealtime(joined);
        },
        // without it the badges live by the backend's calls, as where there is no such service
        (error: unknown) => services.errorLog.add(error, 'realtime'),
      );
    },
    [config, session, services, inspect],
  );
  return { realtime, join };
}
