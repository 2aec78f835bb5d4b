import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, vi } from 'vitest';
import { createRealtime, type LazyRealtime } from '#api/session/realtime';
import type { RealtimeFault } from '#domain/session/realtime';
import type { Backend, BackendOptions } from '#mocks/backend/backend-types';
import { dataOf, startBackend } from '../mocks/backend/start-backend';

/** The account of the tests, an Operator of every city. */
export const OPERATOR = { id: 2, username: 'operator' };

// 0.5 MB of modules, on a machine with other work to do.
beforeAll(() => import('#api/session/firebase'), 60_000);

afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

/** The real SDK with the fake Firebase of a fake backend, and the events that it has received. */
export async function startWithRealtime(options: BackendOptions = {}) {
  const { backend, send, tokenOf, base, stop } = await startBackend(options);
  const realtime = createRealtime({ apiKey: 'demo-key', projectId: 'demo-console' });
  const access = await tokenOf(OPERATOR.username);

  async function customToken(city = 'akashi'): Promise<string> {
    const reply = await send(`GET /${city}/api/users/refresh_firebase_token/`, { as: access });
    return dataOf<{ token_firebase: string }>(reply).token_firebase;
  }

  return { backend, base, send, access, realtime, customToken, calls: callsOf(backend), stop };
}

/** Badges, `'missing'`, or the code that ended the watching, in their order. */
export function watchBadges(realtime: LazyRealtime, user = OPERATOR.id) {
  const messages: unknown[] = [];
  const faults: RealtimeFault[] = [];
  const stop = realtime.watch(user, {
    changed: (badges) => messages.push(badges),
    missing: () => messages.push('missing'),
    failed: (fault) => {
      faults.push(fault);
      messages.push(fault.refusal);
    },
  });
  return { messages, faults, stop };
}

/** The SDK reacts slowly: its first retry is after 1 to 2 s. */
export const eventually = (expectation: () => void) =>
  vi.waitFor(expectation, { timeout: 15_000, interval: 20 });

/** Waits a while before a test expects that nothing has happened. */
export const pauseTest = (ms = 300) => new Promise((resolve) => setTimeout(resolve, ms));

const callsOf = (backend: Backend) => () => [...backend.firebase.calls()];
