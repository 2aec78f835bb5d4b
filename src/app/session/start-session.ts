import { createActor, type InspectionEvent } from 'xstate';
import { type Client, type ClientOptions, createClient } from '#api/http/client';
import { adoptEarlyRequests } from '#api/http/early-requests';
import { prefetchedRequests } from '#api/http/prefetched-requests';
import type { SessionPort } from '#api/http/session-port';
import type { Clock } from '#domain/base/clock';
import type { Toasts } from '#kit/services/toasts';
import { sessionMachineWith } from '#machines/session/session.effects';
import type { SessionActor } from '#machines/session/session-actor';
import { reloadMark } from './reload-mark';
import { sessionCalls } from './session-calls';
import { sessionEffects } from './session-effects';
import { type SessionMemory, sessionMemory } from './session-memory';
import { pagePort, sessionPort, trialPort } from './session-port';
import type { SessionTabs } from './session-tabs';
import { throttledRequests } from './throttled-requests';

export interface SessionParts extends Omit<ClientOptions, 'session' | 'ahead' | 'waitToRepeat'> {
  tabs: Pick<SessionTabs, 'announceChange' | 'announceRole'>;
  clock: Clock;
  toasts: Toasts;
  inspect?: (event: InspectionEvent) => void;
  dropWork(): void;
  goHome(): void;
  reload(): void;
}

export interface Session extends Client {
  actor: SessionActor;
  memory: SessionMemory;
}

/** The session and the HTTP client depend on each other: one chunk, loaded after the sign-in page. */
export function startSession(parts: SessionParts): Session {
  const { tabs, clock, toasts, inspect, dropWork, goHome, reload, ...client } = parts;
  const memory = sessionMemory(tabs.announceChange);
  const ahead = prefetchedRequests(clock);
  adoptEarlyRequests(ahead, window);
  const { call, prefetch } = createClient({
    ...client,
    session: pagePort(() => actor, clock),
    ahead,
    waitToRepeat: throttledRequests(clock, toasts),
  });
  const callThrough = (session: SessionPort) => createClient({ ...client, session, ahead }).call;
  const effects = sessionEffects({
    calls: sessionCalls(callThrough(sessionPort(() => actor)), (token) => callThrough(trialPort(token))),
    clock,
    memory,
    reloadMark: reloadMark('session', clock),
    toasts,
    dropWork() {
      ahead.forget();
      dropWork();
    },
    goHome,
    reload,
  });
  const actor: SessionActor = createActor(sessionMachineWith(effects), {
    clock,
    inspect,
    input: memory.read(),
  });
  announceRoleChanges(actor, tabs.announceRole);
  actor.start();
  return { actor, memory, call, prefetch };
}

/** Announces a changed role to the other tabs. */
function announceRoleChanges(actor: SessionActor, announce: () => void) {
  let previousRole: string | null = null;
  actor.subscribe(({ context: { profile } }) => {
    const role = profile?.permission ?? null;
    if (previousRole !== null && role !== null && role !== previousRole) announce();
    previousRole = role;
  });
}
