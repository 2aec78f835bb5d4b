import { type ClientOptions, createCall } from '#api/client';
import type { SessionActor } from '#machines/session/session.react';
import { sessionCalls } from './session-calls';
import { sessionPort } from './session-port';

/** Everything that talks to the backend, in one chunk of its own. */
export function createHttp({
  session,
  ...options
}: Omit<ClientOptions, 'session'> & { session: SessionActor }) {
  const call = createCall({ ...options, session: sessionPort(session) });
  return { call, sessionCalls: sessionCalls(call) };
}
