import { useCallback, useState } from 'react';
import type { RealtimeScope } from '#machines/realtime/realtime.machine';
import type { RealtimeActor } from '#machines/realtime/realtime.react';
import { useApp } from '../app-context';

export type Join = (scope: RealtimeScope) => void;

/** The only realtime session of the user; its badges outlive every page. The first `join` loads it. */
export function useRealtime(): { realtime: RealtimeActor | undefined; join: Join } {
  const { config, session, services, inspect } = useApp();
  const [realtime, setRealtime] = useState<RealtimeActor>();
  const join = useCallback<Join>(
    (scope) => {
      const { firebase } = config;
      const sessionActor = session.current();
      if (firebase === null || sessionActor === null) return;
      import('./start-realtime').then(
        ({ startRealtime }) => {
          const joined = startRealtime({ config: firebase, session: sessionActor, services, inspect });
          joined.send({ type: 'sign in', ...scope });
          setRealtime(joined);
        },
        // Without realtime the badges use requests to the backend, as in a deployment without the service.
        (error: unknown) => services.errorLog.add(error, 'realtime'),
      );
    },
    [config, session, services, inspect],
  );
  return { realtime, join };
}
