import { onTestFinished } from 'vitest';
import { createBackend } from '#mocks/backend';
import type { Backend, BackendOptions } from '#mocks/backend-types';
import { createClock, type HarnessClock } from '#mocks/demo/clock';
import { startNodeNetwork } from '#mocks/demo/node-network';

/** The first of April 2026, nine in the morning in Japan. */
export const NOW = '2026-04-01T09:00:00+09:00';

export const stoppedClock = (iso = NOW): HarnessClock =>
  createClock({ start: Date.parse(iso), paused: true });

export interface Reply {
  status: number;
  body: unknown;
}

/** The fake backend on a clock that stands still, spoken to by `fetch` as a stranger would. */
export const stand = (options: BackendOptions = {}) =>
  standBehind(createBackend({ clock: stoppedClock(), ...options }));

/** The same, spoken to by somebody who has signed in. */
export async function standAs(username = 'administrator', options: BackendOptions = {}) {
  const standing = await stand(options);
  const as = await standing.tokenOf(username);
  const ask = (line: string, body?: unknown) => standing.send(line, { as, body });
  return { ...standing, as, ask };
}

export async function standBehind(backend: Backend) {
  const { base, stop } = startNodeNetwork(backend);
  onTestFinished(stop);
  await backend.ready;

  /** `'GET /akashi/notifications/?offset=20'` */
  async function send(line: string, { as, body }: { as?: string; body?: unknown } = {}): Promise<Reply> {
    const [method = 'GET', path = '/'] = line.split(' ');
    const headers: Record<string, string> = as === undefined ? {} : { Authorization: `Bearer ${as}` };
    if (body !== undefined && !(body instanceof FormData)) headers['Content-Type'] = 'application/json';
    const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    const response = await fetch(base + path, { method, headers, body: sent ?? null });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  const tokenOf = async (username: string) => (await backend.signIn(username)).access_token;

  return { backend, base, send, tokenOf, stop };
}

/** What stands in the envelope, as the test believes it to be. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- an answer's shape is known to the test alone
export const dataOf = <Data>({ body }: Reply): Data => (body as { data: Data }).data;
