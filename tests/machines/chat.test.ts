import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ChatMessage } from '#domain/messaging/chat-message';
import type { ChatRoom } from '#domain/messaging/chat-room';
import { chatMachine, chatMachineWith } from '#machines/chat/chat.machine';
import {
  type ChatEffects,
  type ChatInput,
  type ChatSubscriptionEvent,
  merged,
} from '#machines/chat/chat.setup';
import { createTestActor } from './create-test-actor';
import { walkEveryEdge } from './walk-every-edge';

const ME = 1;
const input: ChatInput = { user: ME, room: null, search: '', shown: true };
const chatRoom = (unread: number): ChatRoom => ({
  id: 'r',
  name: '佐藤 花子',
  last_message: 'はい',
  last_sent_at: null,
  unread,
  typing_at: null,
});
const message = (number: number, sender = ME, state: 'sent' | 'read' = 'read'): ChatMessage => ({
  id: `m${number}`,
  sender,
  state,
  text: String(number),
  sent_at: `2026-04-01T00:00:0${number}.000Z`,
});
const messagesChanged = (messages: readonly ChatMessage[], older = false) => ({
  type: 'messages changed' as const,
  messages,
  older,
});
const openRoom = (room: string | null) => ({ type: 'open' as const, room });
const markReadDone = { type: 'xstate.done.actor.markRead' };

walkEveryEdge(chatMachine, {
  inputs: [input, { ...input, room: 'r', shown: false }],
  payloads: {
    search: { text: '花' },
    open: [openRoom('r'), openRoom(null)],
    'rooms changed': { rooms: [chatRoom(0)], more: true },
    'room changed': { room: chatRoom(0) },
    'connection changed': { connected: true },
    'messages changed': [messagesChanged([message(1)]), messagesChanged([message(1, 2, 'sent')], true)],
    'xstate.done.actor.loadOlder': { output: { messages: [message(0)], older: true } },
  },
  remembered({ context: { room, due, shown, older } }) {
    const parts = [
      room ? 'a room' : '',
      due ? 'due' : '',
      shown ? '' : 'not looked at',
      older ? 'older' : '',
    ];
    return parts.filter((value) => value !== '').join(', ');
  },
});

function startMachine(overrides: Partial<ChatInput> = {}) {
  const testActor = createTestActor(chatMachine, { input: { ...input, ...overrides } });
  return {
    ...testActor,
    state: () => testActor.actor.getSnapshot().value,
    context: () => testActor.actor.getSnapshot().context,
    started: () => testActor.startedEffects.map(({ id }) => id),
  };
}

describe('the rooms', () => {
  test('the rooms are watched at once, and again for a search or one more page [R-CONST-04]', async () => {
    const { dispatch, context, startedEffects } = startMachine();
    expect(startedEffects.map((call) => [call.id, call.input])).toEqual([
      ['rooms', { count: 20, search: '' }],
    ]);
    await dispatch({ type: 'rooms changed', rooms: [chatRoom(1)], more: true });
    await dispatch({ type: 'more rooms' });
    expect([context().roomsQuery, context().rooms]).toEqual([{ count: 40, search: '' }, [chatRoom(1)]]);
    await dispatch({ type: 'search', text: '花' });
    expect([context().roomsQuery, context().rooms]).toEqual([{ count: 40, search: '花' }, null]);
  });

  test('rooms that may not be read can be tried again, with the room that was open', async () => {
    const { dispatch, state, started } = startMachine({ room: 'r' });
    await dispatch({ type: 'rooms failed' });
    expect(state()).toBe('refused');
    await dispatch({ type: 'try again' });
    expect([state(), started()]).toEqual([{ live: { room: 'opening' } }, ['rooms', 'room', 'rooms', 'room']]);
  });
});

describe('a room', () => {
  test('a room is opened, left for another and closed, and its listener ends with it', async () => {
    const { dispatch, state, context, startedEffects } = startMachine();
    await dispatch(openRoom('r'));
    await dispatch(messagesChanged([message(1)]));
    expect(state()).toEqual({ live: { room: { open: { marks: 'reading', past: 'resting' } } } });
    await dispatch(openRoom('s'));
    expect([state(), context().messages]).toEqual([{ live: { room: 'opening' } }, []]);
    await dispatch(openRoom(null));
    expect(state()).toEqual({ live: 'choosing' });
    const rooms = startedEffects.filter(({ id }) => id === 'room');
    expect(rooms.map(({ input: room, signal }) => [room, signal.aborted])).toEqual([
      ['r', true],
      ['s', true],
    ]);
  });

  test('a room loads older messages before the others, and whether there are more [R-CONST-04]', async () => {
    const { dispatch, context, startedEffects, state } = startMachine({ room: 'r' });
    await dispatch(messagesChanged([message(3), message(4)], true));
    await dispatch({ type: 'show older' });
    expect(startedEffects.at(-1)?.input).toEqual({ room: 'r', before: message(3) });
    await dispatch({ type: 'xstate.error.actor.loadOlder', error: new Error('no connection') });
    expect(state()).toMatchObject({ live: { room: { open: { past: 'failed' } } } });
    await dispatch({ type: 'show older' });
    await dispatch({
      type: 'xstate.done.actor.loadOlder',
      output: { messages: [message(1), message(2)], older: false },
    });
    // A later snapshot of the first page does not reset whether there are older messages.
    await dispatch(messagesChanged([message(3), message(4), message(5)], true));
    expect(context().messages.map(({ id }: ChatMessage) => id)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
    await dispatch({ type: 'show older' });
    expect([context().older, startedEffects.filter(({ id }) => id === 'loadOlder').length]).toEqual([
      false,
      2,
    ]);
  });
});

const markReadCount = (started: string[]) => started.filter((id) => id === 'markRead').length;

describe('the reading', () => {
  test('a room is marked as read when it opens, and when a message arrives in the open room [A-171]', async () => {
    const { dispatch, started } = startMachine({ room: 'r' });
    await dispatch(messagesChanged([message(1, 2, 'sent')]));
    expect(markReadCount(started())).toBe(1);
    await dispatch(messagesChanged([message(1, 2)]));
    await dispatch(markReadDone);
    expect(markReadCount(started())).toBe(1);
    await dispatch(messagesChanged([message(1, 2), message(2, 2, 'sent')]));
    expect(markReadCount(started())).toBe(2);
    // One more message arrives while these are being marked.
    await dispatch(messagesChanged([message(3, 2, 'sent')]));
    await dispatch(markReadDone);
    expect(markReadCount(started())).toBe(3);
  });

  test('a room with unread messages before the first page is marked as read too: its unread count decides', async () => {
    const { dispatch, started } = startMachine({ room: 'r' });
    await dispatch({ type: 'room changed', room: chatRoom(30) });
    await dispatch(messagesChanged([message(1)]));
    expect(markReadCount(started())).toBe(1);
  });

  test('marking waits until the page is visible', async () => {
    const { dispatch, started } = startMachine({ room: 'r', shown: false });
    await dispatch(messagesChanged([message(1, 2, 'sent')]));
    expect(markReadCount(started())).toBe(0);
    await dispatch({ type: 'look' });
    expect(markReadCount(started())).toBe(1);
    await dispatch(markReadDone);
    await dispatch({ type: 'look away' });
    await dispatch(messagesChanged([message(2, 2, 'sent')]));
    expect(markReadCount(started())).toBe(1);
  });

  test('the user’s own messages need no marking', async () => {
    const { dispatch, started } = startMachine({ room: 'r' });
    await dispatch(messagesChanged([message(1, ME, 'sent')]));
    expect(markReadCount(started())).toBe(0);
  });

  test('a failed marking is tried again with the next change, or when the connection is back', async () => {
    const { dispatch, started } = startMachine({ room: 'r' });
    await dispatch({ type: 'room changed', room: chatRoom(1) });
    await dispatch(messagesChanged([message(1, 2, 'sent')]));
    await dispatch({ type: 'xstate.error.actor.markRead', error: new Error('no connection') });
    expect(markReadCount(started())).toBe(1);
    await dispatch({ type: 'connection changed', connected: false });
    await dispatch({ type: 'connection changed', connected: true });
    expect(markReadCount(started())).toBe(2);
  });
});

test.each([
  ['to an empty list', [], [1, 2], [1, 2]],
  ['newer messages', [1, 2], [3], [1, 2, 3]],
  ['older messages', [3, 4], [1, 2], [1, 2, 3, 4]],
  ['known messages', [1, 2, 3], [2, 3], [1, 2, 3]],
  ['no messages', [1, 2], [], [1, 2]],
])('messages are listed once, in their order: %s', (_, before, arriving, after) => {
  const ids = merged(
    before.map((one) => message(one)),
    arriving.map((one) => message(one, ME, 'sent')),
  );
  expect(ids.map(({ text }) => Number(text))).toEqual(after);
  expect(ids.filter(({ state }) => state === 'sent')).toHaveLength(arriving.length);
});

test('the console’s effects are the ones that run, and end', () => {
  const effectCalls: unknown[] = [];
  const reports: ((event: ChatSubscriptionEvent) => void)[] = [];
  const effects: ChatEffects = {
    watchRooms({ search }, reporting) {
      effectCalls.push(`rooms ${search}`);
      reports.push(reporting);
      return () => effectCalls.push('rooms over');
    },
    watchRoom(room) {
      effectCalls.push(`room ${room}`);
      return () => effectCalls.push(`${room} over`);
    },
    loadOlder: () => Promise.resolve({ messages: [], older: false }),
    markRead: () => Promise.resolve(),
  };
  const actor = createActor(chatMachineWith(effects), { input: { ...input, room: 'r' } }).start();
  reports[0]?.({ type: 'rooms changed', rooms: [chatRoom(1)], more: false });
  expect(actor.getSnapshot().context.rooms).toEqual([chatRoom(1)]);
  actor.send({ type: 'search', text: '花' });
  actor.stop();
  expect(effectCalls).toEqual(['rooms ', 'room r', 'rooms over', 'rooms 花', 'rooms over', 'r over']);
});
