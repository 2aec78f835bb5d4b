// @vitest-environment jsdom
// Transactions use an XMLHttpRequest, which Node does not have.
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ChatConnection } from '#api/messaging/chat-connection';
import type { ChatMessage } from '#domain/messaging/chat-message';
import type { ChatRoom } from '#domain/messaging/chat-room';
import type { BackendOptions } from '#mocks/backend/backend-types';
import { allowConsole } from '../console';
import { eventually, OPERATOR, startWithRealtime } from './listening';

const ME = OPERATOR.id;
const SCOPE = { user: ME, city: 'akashi' };
const OFFICE = 'akashi-office';
/** The warnings of the SDK for a lost connection and for a refused request. */
const CONNECTION_WARNINGS = /transport errored|Could not reach Cloud Firestore backend|RestConnection RPC/;

let connection: ChatConnection;
beforeAll(async () => {
  connection = (await import('#api/messaging/firestore-chat')).firestoreChat;
}, 60_000);

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanups.splice(0)) stop();
});

async function openChat(options: BackendOptions = {}) {
  const realtimeBackend = await startWithRealtime(options);
  await realtimeBackend.realtime.signIn(await realtimeBackend.customToken());
  const readDocument = (path: string) => realtimeBackend.backend.firebase.documents.read(path);
  return {
    ...realtimeBackend,
    readDocument,
    unreadTotal: () => readDocument(`Users/${ME}`)?.chatAdminUnread,
    unreadInRoom: (room: string) => readDocument(`Users/${ME}/Rooms/${room}`)?.unread,
  };
}

function watchRooms(query = { count: 20, search: '' }) {
  const lists: { rooms: readonly ChatRoom[]; more: boolean }[] = [];
  const problems: unknown[] = [];
  const stop = connection.watchRooms(SCOPE, query, {
    changed: (rooms, more) => lists.push({ rooms, more }),
    failed: (problem) => problems.push(problem),
  });
  cleanups.push(stop);
  return { latest: () => lists.at(-1), problems, stop };
}

function watchRoom(room: string) {
  const rooms: (ChatRoom | null)[] = [];
  const lists: { messages: readonly ChatMessage[]; older: boolean }[] = [];
  const connections: boolean[] = [];
  const problems: unknown[] = [];
  const stop = connection.watchRoom(SCOPE, room, {
    room: (one) => rooms.push(one),
    messages: (messages, older) => lists.push({ messages, older }),
    connection: (connected) => connections.push(connected),
    failed: (problem) => problems.push(problem),
  });
  cleanups.push(stop);
  return {
    room: () => rooms.at(-1),
    isConnected: () => connections.at(-1),
    latest: () => lists.at(-1),
    texts: () => lists.at(-1)?.messages.map(({ text }) => text) ?? [],
    problems,
    stop,
  };
}

describe('rooms', () => {
  test('the list has the newest twenty rooms, and whether there are more [R-CONST-04]', async () => {
    await openChat();
    const { latest } = watchRooms();
    await eventually(() => expect(latest()?.rooms).toHaveLength(20));
    const times = latest()?.rooms.map(({ last_sent_at }) => last_sent_at ?? '') ?? [];
    expect([latest()?.more, times]).toEqual([true, times.toSorted().toReversed()]);
    const all = watchRooms({ count: 40, search: '' });
    await eventually(() => expect([all.latest()?.rooms.length, all.latest()?.more]).toEqual([25, false]));
  });

  test.each(['管理', '管', 'カンリ', '管理者'])(
    'rooms are found by a part of their name: %s',
    async (search) => {
      await openChat();
      const { latest } = watchRooms({ count: 20, search });
      await eventually(() => expect(latest()).toBeDefined());
      const found = latest()?.rooms.map(({ name }) => name);
      expect(found).toEqual(search === 'カンリ' ? [] : ['管理者']);
    },
  );

  test('only the two parties may read a room', async () => {
    const { problems } = await openChat().then(() => {
      const failures: unknown[] = [];
      cleanups.push(
        connection.watchRooms(
          { user: 1, city: 'akashi' },
          { count: 20, search: '' },
          {
            changed: () => undefined,
            failed: (problem) => failures.push(problem),
          },
        ),
      );
      return { problems: failures };
    });
    await eventually(() => expect(problems).toMatchObject([{ refusal: 'forbidden' }]));
    const room = watchRoom('akashi-1-1');
    await eventually(() => expect(room.room()).toBeNull());
    await eventually(() => expect(room.problems).toMatchObject([{ refusal: 'forbidden' }]));
  });
});

describe('messages', () => {
  test('a room has the newest twenty messages, and the pages before them, each message once [R-CONST-04]', async () => {
    await openChat();
    const { latest } = watchRoom(OFFICE);
    await eventually(() => expect(latest()?.messages).toHaveLength(20));
    expect(latest()?.older).toBe(true);
    let all = [...(latest()?.messages ?? [])];
    for (const [length, older] of [
      [40, true],
      [50, false],
    ] as const) {
      const page = await connection.older(OFFICE, all[0] as ChatMessage);
      all = [...page.messages, ...all];
      expect([all.length, page.older]).toEqual([length, older]);
    }
    expect(all.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => `m${String(index + 1).padStart(6, '0')}`),
    );
  });

  test('a message is listed once, however often it is sent [R-STATE-16, A-097]', async () => {
    const { backend, readDocument } = await openChat();
    const { latest, texts } = watchRoom(OFFICE);
    await eventually(() => expect(latest()?.messages).toHaveLength(20));
    for (const [id, text] of [
      ['a', '一つ目'],
      ['b', '二つ目'],
      ['a', '一つ目'],
    ] as const)
      await connection.send(ME, { room: OFFICE, id, text });
    await eventually(() => expect(texts().slice(-2)).toEqual(['一つ目', '二つ目']));
    expect(latest()?.messages.at(-1)).toMatchObject({ id: 'b', sender: ME, state: 'sent' });
    // The other party's list of rooms is updated.
    expect(backend.firebase.documents.read(`Users/1/Rooms/${OFFICE}`)).toMatchObject({
      last_message: '二つ目',
      unread: 2,
    });
    await connection.send(ME, { room: OFFICE, id: 'b', text: '二つ目' });
    expect(readDocument(`Rooms/${OFFICE}/Messages/b`)).toMatchObject({ state: 'sent' });
    await backend.userDocuments.otherPartyReadsMessagesOf(ME, OFFICE);
    await eventually(() => expect(latest()?.messages.at(-1)?.state).toBe('read'));
  });

  test.each([
    ['nothing but space', ' 　\n'],
    ['more than a message holds', 'あ'.repeat(5_001)],
  ])('%s is refused as a message', async (_, text) => {
    allowConsole(CONNECTION_WARNINGS);
    await openChat();
    await expect(connection.send(ME, { room: OFFICE, id: 'a', text })).rejects.toMatchObject({
      refusal: 'forbidden',
    });
  });

  test('a message in a room of others, or for another sender, is refused', async () => {
    allowConsole(CONNECTION_WARNINGS);
    await openChat();
    const foreignSend = connection.send(ME, { room: 'akashi-1-1', id: 'a', text: 'こんにちは' });
    await expect(foreignSend).rejects.toMatchObject({ refusal: 'forbidden' });
    const forgedSend = connection.send(1, { room: OFFICE, id: 'a', text: 'こんにちは' });
    await expect(forgedSend).rejects.toMatchObject({ refusal: 'forbidden' });
  });
});

describe('reading', () => {
  test('reading lowers the badge by exactly the messages read, and is stored in the table [A-171]', async () => {
    const { backend, unreadTotal, unreadInRoom, readDocument } = await openChat();
    const before = Number(unreadTotal());
    for (let count = 0; count < 3; count += 1) await backend.userDocuments.receiveChat(ME, OFFICE);
    expect([unreadTotal(), unreadInRoom(OFFICE)]).toEqual([before + 3, 3]);
    await connection.read(ME, OFFICE);
    expect([unreadTotal(), unreadInRoom(OFFICE)]).toEqual([before, 0]);
    // The next change did not overwrite what the client wrote into documents.
    await backend.userDocuments.receiveChat(ME, 'akashi-2-1');
    expect([unreadTotal(), unreadInRoom(OFFICE)]).toEqual([before + 1, 0]);
    const snapshot = await backend.snapshot();
    await backend.reset();
    await backend.load(snapshot);
    expect([readDocument(`Users/${ME}`)?.chatAdminUnread, unreadInRoom(OFFICE)]).toEqual([before + 1, 0]);
  });

  test('reading marks a hundred messages at a time, until none waits', async () => {
    const { backend, unreadTotal, unreadInRoom } = await openChat({ seed: { profile: 'empty', n: 1 } });
    for (let count = 0; count < 103; count += 1) await backend.userDocuments.receiveChat(ME, null);
    expect([unreadTotal(), unreadInRoom('akashi-2-new')]).toEqual([103, 103]);
    await connection.read(ME, 'akashi-2-new');
    expect([unreadTotal(), unreadInRoom('akashi-2-new')]).toEqual([0, 0]);
  });

  test('reading twice at the same time lowers the badge once [A-171]', async () => {
    allowConsole(CONNECTION_WARNINGS);
    const { backend, unreadTotal, unreadInRoom } = await openChat();
    const before = Number(unreadTotal());
    for (let count = 0; count < 5; count += 1) await backend.userDocuments.receiveChat(ME, OFFICE);
    await Promise.all([
      connection.read(ME, OFFICE),
      connection.read(ME, OFFICE),
      connection.read(ME, OFFICE),
    ]);
    expect([unreadTotal(), unreadInRoom(OFFICE)]).toEqual([before, 0]);
  });

  test('reading never lowers the badge below 0 [A-171]', async () => {
    const { backend, unreadTotal, unreadInRoom } = await openChat();
    await backend.userDocuments.readChat(ME);
    await backend.userDocuments.receiveChat(ME, OFFICE);
    // A wrong total, written by another program.
    backend.firebase.documents.set(`Users/${ME}`, { badge: 0, chatAdminUnread: 0 });
    await connection.read(ME, OFFICE);
    expect([unreadTotal(), unreadInRoom(OFFICE)]).toEqual([0, 0]);
  });
});

test('the other party sees typing, which ends with the message [R-STATE-16, A-097]', async () => {
  const { readDocument } = await openChat();
  const otherPartyTyping = () => readDocument(`Users/1/Rooms/${OFFICE}`)?.typing_at;
  await connection.setTyping(ME, OFFICE, true);
  expect(otherPartyTyping()).toBe('2026-04-01T00:00:00.000Z');
  await connection.setTyping(ME, OFFICE, false);
  expect(otherPartyTyping()).toBeNull();
  await connection.setTyping(ME, OFFICE, true);
  await connection.send(ME, { room: OFFICE, id: 'a', text: 'できました' });
  expect(otherPartyTyping()).toBeNull();
});

test('messages written by others during an outage arrive afterwards, in order, each once', async () => {
  allowConsole(CONNECTION_WARNINGS);
  const { backend } = await openChat();
  const { latest, texts, isConnected } = watchRoom(OFFICE);
  await eventually(() => expect(latest()?.messages).toHaveLength(20));
  backend.firebase.faults.add('unavailable');
  await expect(connection.send(ME, { room: OFFICE, id: 'x', text: '送れません' })).rejects.toMatchObject({
    refusal: 'offline',
  });
  for (let count = 0; count < 30; count += 1) await backend.userDocuments.receiveChat(ME, OFFICE);
  backend.firebase.faults.remove('unavailable');
  await eventually(() => expect([texts().length, isConnected()]).toEqual([50, true]));
  expect(new Set(latest()?.messages.map(({ id }) => id)).size).toBe(50);
});

test('no listener is left', async () => {
  const { backend } = await openChat();
  const list = watchRooms();
  const room = watchRoom(OFFICE);
  await eventually(() =>
    expect([list.latest()?.rooms.length, room.latest()?.messages.length]).toEqual([20, 20]),
  );
  expect(backend.firebase.targets()).toBe(3);
  list.stop();
  room.stop();
  await eventually(() => expect(backend.firebase.targets()).toBe(0));
});
