import { onTestFinished } from 'vitest';
import { createBackend } from '#mocks/backend/backend';
import type { Backend, BackendOptions } from '#mocks/backend/backend-types';
import { startNodeNetwork } from '#mocks/backend/network/node-network';
import { createClock, type HarnessClock } from '#mocks/harness/clock/clock';

/** 1 April 2026, 09:00 in Japan. */
export const NOW = '2026-04-01T09:00:00+09:00';

export const stoppedClock = (iso = NOW): HarnessClock =>
  createClock({ start: Date.parse(iso), paused: true });

export interface Reply {
  status: number;
  body: unknown;
}

/** The fake backend with a stopped clock, called by `fetch` without any knowledge of its code. */
export const startBackend = (options: BackendOptions = {}) =>
  startServer(createBackend({ clock: stoppedClock(), ...options }));

/** The same, called with the token of an account. */
export async function startAs(username = 'administrator', options: BackendOptions = {}) {
  const started = await startBackend(options);
  const as = await started.tokenOf(username);
  const request = (call: string, body?: unknown) => started.send(call, { as, body });
  return { ...started, as, request };
}

export async function startServer(backend: Backend) {
  const { base, stop } = startNodeNetwork(backend);
  onTestFinished(stop);
  await backend.ready;

  /** The method and path as one text, for example `'GET /akashi/notifications/?offset=20'`. */
  async function send(call: string, { as, body }: { as?: string; body?: unknown } = {}): Promise<Reply> {
    const [method = 'GET', path = '/'] = call.split(' ');
    const headers: Record<string, string> = as === undefined ? {} : { Authorization: `Bearer ${as}` };
    if (body !== undefined && !(body instanceof FormData)) headers['Content-Type'] = 'application/json';
    const sentBody = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    const response = await fetch(base + path, { method, headers, body: sentBody ?? null });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  const tokenOf = async (username: string) => (await backend.signIn(username)).access_token;

  return { backend, base, send, tokenOf, stop };
}

/** The data in the envelope, in the type that the test expects. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the test knows the shape of the response
export const dataOf = <Data>({ body }: Reply): Data => (body as { data: Data }).data;
