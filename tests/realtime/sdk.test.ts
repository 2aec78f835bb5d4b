import { describe, expect, test } from 'vitest';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { allowConsole } from '../console';
import { sources } from '../sources';
import { eventually, OPERATOR, pauseTest, startWithRealtime, watchBadges } from './listening';

const UNREAD = { city: 'akashi', where: { read: { equals: false } } };
const badgesOf = (badge: number, chatAdminUnread: number) => ({ badge, chatAdminUnread });
/** Firestore's warnings for a lost connection, and once for one that cannot be restored. */
const CONNECTION_WARNINGS = /transport errored|Could not reach Cloud Firestore backend/;

describe('listening', () => {
  test('[R-FB-01] [R-FB-09] [R-FB-10] a custom token of the backend opens the document of its user', async () => {
    const { backend, realtime, customToken, calls } = await startWithRealtime();
    await realtime.signIn(await customToken());
    const { messages, stop } = watchBadges(realtime);
    await eventually(() => expect(messages).toHaveLength(1));
    const unread = backend.db.of(notificationTable).count(UNREAD);
    expect(messages).toEqual([badgesOf(unread, expect.any(Number) as number)]);
    expect(calls()).toEqual(['POST signInWithCustomToken', 'POST lookup', 'POST Listen', 'GET Listen']);
    stop();
  });

  test('[R-FB-11] [R-FB-12] [R-ENT-43] both badges change live, without a request to the backend', async () => {
    const { backend, realtime, customToken, send, access } = await startWithRealtime();
    await realtime.signIn(await customToken());
    const { messages, stop } = watchBadges(realtime);
    await eventually(() => expect(messages).toHaveLength(1));
    const before = messages[0] as ReturnType<typeof badgesOf>;
    const requestCount = backend.log.entries().length;

    await backend.userDocuments.receiveChat(OPERATOR.id);
    await eventually(() =>
      expect(messages.at(-1)).toEqual(badgesOf(before.badge, before.chatAdminUnread + 1)),
    );
    await backend.userDocuments.readChat(OPERATOR.id);
    await eventually(() => expect(messages.at(-1)).toEqual(badgesOf(before.badge, 0)));
    expect(backend.log.entries()).toHaveLength(requestCount);

    const notice = { title: '新しいお知らせ', description: '本文' };
    expect((await send('POST /akashi/notifications/', { as: access, body: notice })).status).toBe(201);
    await eventually(() => expect(messages.at(-1)).toEqual(badgesOf(before.badge + 1, 0)));
    await send('PUT /akashi/notifications/users/read_all/', { as: access });
    await eventually(() => expect(messages.at(-1)).toEqual(badgesOf(0, 0)));
    stop();
  });

  test('a message for another user causes no event', async () => {
    const { backend, realtime, customToken } = await startWithRealtime();
    await realtime.signIn(await customToken());
    const { messages, stop } = watchBadges(realtime);
    await eventually(() => expect(messages).toHaveLength(1));
    await backend.userDocuments.receiveChat(1);
    await pauseTest();
    expect(messages).toHaveLength(1);
    stop();
  });

  test('the badge counts the current city', async () => {
    const { backend, realtime, customToken, send, access } = await startWithRealtime();
    await realtime.signIn(await customToken());
    const { messages, stop } = watchBadges(realtime);
    await eventually(() => expect(messages).toHaveLength(1));
    await send('GET /kusatsu/notifications/users/number_unread/', { as: access });
    const unread = backend.db.of(notificationTable).count({ ...UNREAD, city: 'kusatsu' });
    await eventually(() => expect(messages.at(-1)).toMatchObject({ badge: unread }));
    stop();
  });

  test('[R-FB-08] a missing document is reported, and so is its creation', async () => {
    const { backend, realtime, customToken } = await startWithRealtime();
    backend.firebase.faults.add('missing-user');
    await realtime.signIn(await customToken());
    const { messages, stop } = watchBadges(realtime);
    await eventually(() => expect(messages).toEqual(['missing']));
    backend.firebase.faults.remove('missing-user');
    await eventually(() => expect(messages).toEqual(['missing', expect.objectContaining({})]));
    backend.firebase.faults.add('missing-user');
    await eventually(() => expect(messages.at(-1)).toBe('missing'));
    stop();
  });

  test('the SDK itself recovers from a lost connection and a revoked token', async () => {
    allowConsole(CONNECTION_WARNINGS);
    const { backend, realtime, customToken, calls } = await startWithRealtime();
    await realtime.signIn(await customToken());
    const { messages, stop } = watchBadges(realtime);
    await eventually(() => expect(messages).toHaveLength(1));
    backend.firebase.dropStreams();
    await backend.userDocuments.receiveChat(OPERATOR.id);
    await eventually(() => expect(messages).toHaveLength(2));
    backend.firebase.revokeTokens();
    await backend.userDocuments.receiveChat(OPERATOR.id);
    await eventually(() => expect(messages).toHaveLength(3));
    expect(calls()).toContain('POST token');
    expect(messages.every((one) => typeof one === 'object')).toBe(true);
    stop();
  });

  test('an outage causes no event and ends by itself, and an empty cache is no missing document', async () => {
    allowConsole(CONNECTION_WARNINGS);
    const { backend, realtime, customToken } = await startWithRealtime();
    backend.firebase.faults.add('unavailable');
    await realtime.signIn(await customToken());
    const { messages, stop } = watchBadges(realtime);
    await pauseTest(2_500);
    expect(messages).toEqual([]);
    backend.firebase.faults.remove('unavailable');
    await eventually(() => expect(messages).toHaveLength(1));
    stop();
  });
});

describe('refusals', () => {
  test('[R-FB-07] an invalid custom token is refused', async () => {
    const { backend, realtime, customToken } = await startWithRealtime();
    await expect(realtime.signIn('no token')).rejects.toMatchObject({ refusal: 'invalid custom token' });
    backend.firebase.faults.add('invalid-custom-token');
    await expect(realtime.signIn(await customToken())).rejects.toMatchObject({
      refusal: 'invalid custom token',
      message: 'realtime: auth/invalid-custom-token',
    });
  });

  test.each([
    ['[R-FB-03]', 'invalid-user-token'],
    ['[R-FB-04]', 'user-token-expired'],
  ] as const)('%s %s at the sign-in counts as an ended token', async (_, fault) => {
    const { backend, realtime, customToken } = await startWithRealtime();
    backend.firebase.faults.add(fault);
    await expect(realtime.signIn(await customToken())).rejects.toMatchObject({
      refusal: 'token ended',
      message: `realtime: auth/${fault}`,
    });
  });

  test.each([
    ['[R-FB-03]', 'invalid-user-token', 'realtime: auth/invalid-user-token'],
    // The SDK signs out silently, and the listener is denied as one without a user.
    ['[R-FB-04]', 'user-token-expired', 'realtime: permission-denied'],
  ] as const)('%s %s while listening counts as an ended token', async (_, fault, message) => {
    allowConsole(CONNECTION_WARNINGS);
    const { backend, realtime, customToken } = await startWithRealtime();
    await realtime.signIn(await customToken());
    const { messages, faults } = watchBadges(realtime);
    await eventually(() => expect(messages).toHaveLength(1));
    backend.firebase.faults.add(fault);
    await eventually(() => expect(messages).toHaveLength(2));
    expect(messages[1]).toBe('token ended');
    expect(faults[0]?.message).toBe(message);
    await pauseTest();
    expect(messages).toHaveLength(2);
  });

  test('[R-FB-06] a denial at the start and while listening is reported, and the listener ends', async () => {
    const { backend, realtime, customToken } = await startWithRealtime();
    await realtime.signIn(await customToken());
    const { messages } = watchBadges(realtime);
    await eventually(() => expect(messages).toHaveLength(1));
    backend.firebase.faults.add('permission-denied');
    await eventually(() => expect(messages[1]).toBe('forbidden'));
    const again = watchBadges(realtime);
    await eventually(() => expect(again.messages).toEqual(['forbidden']));
    backend.firebase.faults.remove('permission-denied');
    await backend.userDocuments.receiveChat(OPERATOR.id);
    await pauseTest();
    expect([messages.length, again.messages.length]).toEqual([2, 1]);
    const third = watchBadges(realtime);
    await eventually(() => expect(third.messages).toHaveLength(1));
    third.stop();
  });

  test('a user cannot read the document of another user', async () => {
    const { realtime, customToken } = await startWithRealtime();
    await realtime.signIn(await customToken());
    const { messages } = watchBadges(realtime, 1);
    await eventually(() => expect(messages).toEqual(['forbidden']));
  });
});

describe('signing out', () => {
  test('after a sign-out no listener is left, and the next sign-in is another user', async () => {
    const { backend, realtime, customToken } = await startWithRealtime();
    await realtime.signIn(await customToken());
    const { messages, stop } = watchBadges(realtime);
    await eventually(() => expect(messages).toHaveLength(1));
    stop();
    await realtime.signOut();
    await backend.userDocuments.receiveChat(OPERATOR.id);
    await pauseTest();
    expect(messages).toHaveLength(1);

    await realtime.signIn(backend.firebase.customToken('1'));
    const other = watchBadges(realtime, 1);
    await eventually(() => expect(other.messages).toHaveLength(1));
    const mine = watchBadges(realtime);
    await eventually(() => expect(mine.messages).toEqual(['forbidden']));
    other.stop();
  });

  test('a running sign-in does not outlive the sign-out', async () => {
    const { realtime, customToken } = await startWithRealtime();
    const entering = realtime.signIn(await customToken());
    await Promise.all([entering, realtime.signOut()]);
    const { messages } = watchBadges(realtime);
    await eventually(() => expect(messages).toEqual(['token ended']));
  });

  test('a sign-out without a sign-in sends no request', async () => {
    const { realtime, calls } = await startWithRealtime();
    await realtime.signOut();
    expect(calls()).toEqual([]);
  });
});

test('the SDK is imported in two files, which are only imported on demand', () => {
  const named = sources('src').filter(({ text }) => /from 'firebase\//.test(text));
  expect(named.map(({ path }) => path)).toEqual([
    'src/api/messaging/firestore-chat.ts',
    'src/api/session/firebase.ts',
  ]);
  const imports = sources('src').flatMap(
    ({ text }) => text.match(/^.*['"](?:\.|#api\/\w+)\/(?:firebase|firestore-chat)['"].*$/gm) ?? [],
  );
  expect(imports.map((line) => line.trim())).toEqual([
    "(await import('./firestore-chat')).firestoreChat;",
    "openingSdk ??= import('./firebase')",
  ]);
});
