import { createActor, type InspectionEvent } from 'xstate';
import { createRealtime } from '#api/session/realtime';
import type { FirebaseConfig } from '#api/session/realtime-session';
import type { AppServices } from '#kit/context/app-services';
import { realtimeMachineWith } from '#machines/realtime/realtime.machine';
import type { RealtimeActor } from '#machines/realtime/realtime.react';
import type { SessionActor } from '#machines/session/session-actor';
import { reloadMark } from '../session/reload-mark';
import { sessionPort } from '../session/session-port';
import { realtimeEffects } from './realtime-effects';

export interface RealtimeParts {
  config: FirebaseConfig;
  session: SessionActor;
  services: Pick<AppServices, 'call' | 'clock' | 'errorLog' | 'navigation' | 'toasts'>;
  inspect?: (event: InspectionEvent) => void;
}

const startedActors = new WeakMap<SessionActor, RealtimeActor>();

/**
 * The only realtime session of this session, created with the first screen behind the sign-in. It is idle
 * until `JoinRealtime` sends a user, and signs out when the session does.
 */
export function startRealtime(parts: RealtimeParts): RealtimeActor {
  const actor = startedActors.get(parts.session) ?? createRealtimeActor(parts);
  startedActors.set(parts.session, actor);
  return actor;
}

function createRealtimeActor({ config, session, services, inspect }: RealtimeParts): RealtimeActor {
  const effects = realtimeEffects({
    ...services,
    realtime: createRealtime(config),
    session: sessionPort(() => session),
    reloadMark: reloadMark('realtime', services.clock),
    reload: services.navigation.reload,
  });
  const actor = createActor(realtimeMachineWith(effects), { clock: services.clock, inspect });
  actor.start();
  session.subscribe((snapshot) => {
    if (!snapshot.matches('signedIn')) actor.send({ type: 'sign out' });
  });
  window.addEventListener('online', () => actor.send({ type: 'try again' }));
  return actor;
}
