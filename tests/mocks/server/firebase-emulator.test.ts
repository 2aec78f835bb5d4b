// @vitest-environment jsdom
// Transactions use an XMLHttpRequest, which Node does not have; that of jsdom keeps to CORS, as a browser does.
import { deleteApp, getApps } from 'firebase/app';
import { expect, onTestFinished, test } from 'vitest';
import { firestoreChat } from '#api/messaging/firestore-chat';
import { createRealtime } from '#api/session/realtime';
import type { ChatMessage } from '#domain/messaging/chat-message';
import type { ChatUser } from '#domain/messaging/chat-user';
import { PASSWORD } from '#mocks/backend/seed/session/accounts';
import { readServerOptions } from '#mocks/server/server-options';
import { startServer } from '#mocks/server/start-server';
import { allowConsole } from '../../console';
import { eventually } from '../../realtime/listening';
import { temporaryFolder } from './temporary-folder';

const ROOM = 'akashi-office';
const OPERATOR = { id: 2, username: 'operator' };
const NOTICE = { title: '新しいお知らせ', description: '本文' };

test('badges and the chat are live for a console on another origin, also after a restart of the server, whose folder keeps the messages [R-FB-11, A-097]', async () => {
  allowConsole(/transport errored|Could not reach Cloud Firestore backend/);
  const folder = temporaryFolder();
  const first = await start(folder);
  const { badges, messages } = await openConsole(first.origin, await first.firebaseToken());
  await eventually(() => expect([badges.length, messages().length]).toEqual([1, 20]));
  const before = badges[0] as ChatUser;
  await first.send('POST', '/akashi/notifications/', NOTICE);
  await eventually(() => expect(badges.at(-1)).toEqual({ ...before, badge: before.badge + 1 }));
  await firestoreChat.send(OPERATOR.id, { room: ROOM, id: 'message-1', text: '一つ目' });
  await eventually(() => expect(messages().at(-1)).toMatchObject({ id: 'message-1', text: '一つ目' }));

  const stopping = Date.now();
  await first.stop();
  // an open stream does not hold the end up
  expect(Date.now() - stopping).toBeLessThan(3_000);
  const second = await start(folder, first.port);
  await firestoreChat.send(OPERATOR.id, { room: ROOM, id: 'message-2', text: '二つ目' });
  await eventually(() =>
    expect(messages().slice(-2)).toMatchObject([{ text: '一つ目' }, { text: '二つ目' }]),
  );
  await second.send('POST', '/akashi/notifications/', NOTICE);
  await eventually(() => expect(badges.at(-1)).toEqual({ ...before, badge: before.badge + 2 }));
});

async function start(folder: string, port = 0) {
  const args = ['--port', String(port), '--data', folder, '--day', '2026-04-01'];
  const server = await startServer(readServerOptions(args), { serveConsole: null, warn: () => {} });
  onTestFinished(() => server.stop().catch(() => undefined));
  const { origin, port: openPort } = new URL(server.addresses[0] ?? '');
  let token = '';
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}${server.apiPath}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return ((await response.json()) as { data: Record<string, string> }).data;
  };
  const { username } = OPERATOR;
  token = (await send('POST', '/signin/', { username, password: PASSWORD })).access_token ?? '';
  return {
    origin,
    port: Number(openPort),
    send,
    stop: server.stop,
    firebaseToken: async () =>
      (await send('GET', '/akashi/api/users/refresh_firebase_token/')).token_firebase ?? '',
  };
}

const ignore = () => {};

/** What a console that is configured with the emulators of this origin hears. */
async function openConsole(origin: string, customToken: string) {
  const emulators = { auth: origin, firestore: origin };
  const realtime = createRealtime({ apiKey: 'demo', projectId: 'demo-machi', emulators });
  onTestFinished(async () => void (await Promise.all(getApps().map((app) => deleteApp(app)))));
  await realtime.signIn(customToken);
  const badges: ChatUser[] = [];
  let messages: readonly ChatMessage[] = [];
  realtime.watch(OPERATOR.id, {
    changed: (changed) => void badges.push(changed),
    missing: ignore,
    failed: ignore,
  });
  firestoreChat.watchRoom({ user: OPERATOR.id, city: 'akashi' }, ROOM, {
    room: ignore,
    connection: ignore,
    failed: ignore,
    messages(all) {
      messages = all;
    },
  });
  return { badges, messages: () => messages };
}
