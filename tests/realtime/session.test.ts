import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createClient } from '#api/http/client';
import { prefetchedRequests } from '#api/http/prefetched-requests';
import { realtimeEffects } from '#app/realtime/realtime-effects';
import { RELOAD_PAUSE, reloadMark } from '#app/session/reload-mark';
import type { Message } from '#domain/base/problems';
import { realtimeMachineWith } from '#machines/realtime/realtime.machine';
import { createFirebaseFaults } from '#mocks/backend/firebase/firebase-faults';
import type { FirebaseFault } from '#mocks/backend/protocol/fault-text';
import { allowConsole } from '../console';
import { messageText } from '../japanese';
import { stoppedClock } from '../mocks/backend/start-backend';
import { eventually, OPERATOR, startWithRealtime } from './listening';

const CONNECTION_WARNINGS = /transport errored|Could not reach Cloud Firestore backend/;
const FAILED = 'Firebaseへのアクセスは失敗しました。';
const FORBIDDEN = 'Firebase利用権限がありません。';
const CITY = 'akashi';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanups.splice(0)) stop();
});

describe('from the sign-in to the badges', () => {
  test('[R-FB-02] [R-SESSION-24] the machine requests a custom token from the backend, once', async () => {
    const { actor, requests, badges } = await startSignedIn();
    await eventually(() => expect(badges()).not.toBeNull());
    expect(requests()).toEqual(['GET /:city/api/users/refresh_firebase_token/ 200']);
    actor.send({ type: 'sign out' });
    await eventually(() => expect(actor.getSnapshot().value).toBe('idle'));
    expect(badges()).toBeNull();
  });

  test('[R-FB-11] the badges of the machine change live', async () => {
    const { backend, badges } = await startSignedIn();
    await eventually(() => expect(badges()).not.toBeNull());
    const before = badges()?.chatAdminUnread ?? 0;
    await backend.userDocuments.receiveChat(OPERATOR.id);
    await eventually(() => expect(badges()?.chatAdminUnread).toBe(before + 1));
  });

  test('the listening ends before the sign-out, and so does the channel', async () => {
    const { actor, backend, badges } = await startSignedIn();
    await eventually(() => expect(badges()).not.toBeNull());
    actor.send({ type: 'sign out' });
    await eventually(() => expect(actor.getSnapshot().value).toBe('idle'));
    // A listener that lived on would have been denied as one without a user.
    expect(actor.getSnapshot().context.denials).toBe(0);
    await backend.userDocuments.receiveChat(OPERATOR.id);
    expect(badges()).toBeNull();
  });
});

describe('failures', () => {
  test('[R-FB-07] an invalid custom token is logged, without a message', async () => {
    const { actor, messages, logged } = await startSignedIn(['invalid-custom-token']);
    await eventually(() => expect(actor.getSnapshot().value).toBe('refused'));
    expect([messages(), logged()]).toEqual([[], ['realtime: auth/invalid-custom-token']]);
  });

  test('[R-FB-08] a missing user logs a warning', async () => {
    allowConsole(/the user is missing in the chat store/);
    const { actor, messages, logged } = await startSignedIn(['missing-user']);
    await eventually(() => expect(actor.getSnapshot().matches({ listening: 'missing' })).toBe(true));
    expect([messages(), logged()]).toEqual([[], ['the user is missing in the chat store']]);
  });

  test.each([
    ['[R-FB-03]', 'invalid-user-token'],
    ['[R-FB-04]', 'user-token-expired'],
  ] as const)(
    '%s %s: the token is renewed and the page reloads, and after the reload the message is shown [R-FB-05] [R-MSG-21]',
    async (_, fault) => {
      const first = await startSignedIn([fault]);
      await eventually(() => expect(first.effectCalls).toEqual(['renew', 'reload']));
      expect(first.messages()).toEqual([]);
      first.leave();

      const { actor, effectCalls, messages, clock } = await startSignedIn([fault], first);
      await eventually(() => expect(actor.getSnapshot().value).toBe('refused'));
      expect([effectCalls, messages()]).toEqual([[], [FAILED]]);

      clock.jump(RELOAD_PAUSE);
      actor.send({ type: 'try again' });
      await eventually(() => expect(effectCalls).toEqual(['renew', 'reload']));
    },
  );

  test('[R-FB-06] [R-MSG-22] a live denial shows the message, renews the token, and listens again', async () => {
    const { actor, backend, badges, effectCalls, messages, clock, requests } = await startSignedIn();
    await eventually(() => expect(badges()).not.toBeNull());
    backend.firebase.faults.add('permission-denied');
    await eventually(() => expect(actor.getSnapshot().matches({ forbidden: 'waiting' })).toBe(true));
    expect([effectCalls, messages()]).toEqual([['renew'], [FORBIDDEN]]);
    backend.firebase.faults.remove('permission-denied');
    clock.jump(2_000);
    await eventually(() => expect(badges()).not.toBeNull());
    expect(requests()).toHaveLength(2);
  });

  test('[R-FB-05] a backend without custom tokens is a failure, shown once and logged once', async () => {
    const { actor, messages, logged } = await startSignedIn([], { refuses: true });
    await eventually(() => expect(actor.getSnapshot().value).toBe('refused'));
    expect(messages()).toEqual([FAILED]);
    expect(logged()).toHaveLength(1);
  });

  test('an outage shows no message', async () => {
    allowConsole(CONNECTION_WARNINGS);
    const { actor, backend, badges, messages, logged } = await startSignedIn(['unavailable']);
    await eventually(() => expect(actor.getSnapshot().value).toEqual({ listening: 'waiting' }));
    backend.firebase.faults.remove('unavailable');
    await eventually(() => expect(badges()).not.toBeNull());
    expect([messages(), logged()]).toEqual([[], []]);
  });
});

interface SessionOptions {
  clock?: ReturnType<typeof stoppedClock>;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  refuses?: boolean;
}

/** The machine with the effects of the application, with the real client and the real SDK. */
async function startSignedIn(
  faults: FirebaseFault[] = [],
  { clock = stoppedClock(), storage = memoryStorage(), refuses }: SessionOptions = {},
) {
  const connection = await startWithRealtime({ clock, firebaseFaults: createFirebaseFaults(faults) });
  const { backend, base, access, realtime } = connection;
  if (refuses)
    backend.faults.add({ method: 'GET', path: '*', effect: { kind: 'status', status: 500 }, left: null });
  const effectCalls: string[] = [];
  const messages: Message[] = [];
  const logged: unknown[] = [];
  const session = {
    token: () => access,
    renew: async () => void effectCalls.push('renew'),
    role: () => null,
    denied: () => undefined,
    queryDenied: async () => undefined,
    ended: () => undefined,
  };
  const { call } = createClient({
    baseUrl: base,
    session,
    onProblem: (problem) => logged.push(problem),
    strict: true,
    ahead: prefetchedRequests(clock),
  });
  const effects = realtimeEffects({
    call,
    realtime,
    session,
    reloadMark: reloadMark('realtime', clock, storage),
    errorLog: { add: (error) => `${logged.push(error)}` },
    toasts: { show: (_, message) => messages.push(message) },
    reload: () => void effectCalls.push('reload'),
  });
  const actor = createActor(realtimeMachineWith(effects), { clock }).start();
  cleanups.push(() => actor.stop());
  actor.send({ type: 'sign in', user: OPERATOR.id, city: CITY });
  return {
    ...connection,
    actor,
    /** Stops everything, as a reload does. */
    leave() {
      actor.stop();
      connection.stop();
    },
    clock,
    storage,
    effectCalls,
    messages: () => messages.map(messageText),
    logged: () => logged.map((error) => (error as Error).message),
    badges: () => actor.getSnapshot().context.badges,
    requests: () =>
      backend.log
        .entries()
        .filter(({ path }) => path?.includes('firebase'))
        .map(({ method, path, status }) => `${method} ${path} ${status}`),
  };
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}
