// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Role } from '#domain/people/roles';
import type { SeedProfile } from '#mocks/backend/seed/base/seed';
import { touchScreen } from '../browser';
import { allowConsole } from '../console';
import { renderConsole } from '../views/render-console';

const FIREBASE = { apiKey: 'demo-key', projectId: 'demo-console' };
const OFFICE = 'akashi-office';
/** The warnings of the SDK for a lost connection and for a refused request. */
const CONNECTION_WARNINGS = /transport errored|Could not reach Cloud Firestore backend|RestConnection RPC/;
const CHAT_TIMEOUT = { timeout: 15_000 };

beforeAll(() => import('#api/messaging/firestore-chat'), 60_000);
afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

const roomLink = (name: string) =>
  within(document.querySelector('.chat-rooms') as HTMLElement).getByRole('link', {
    name: new RegExp(`^${name}`),
  });
const lastMessage = () => roomLink('管理者').querySelector('.chat-last')?.textContent;

const typingText = () => document.querySelector('.chat-typing')?.textContent;

const messageRows = () => within(screen.getByRole('log')).queryAllByRole('listitem');

interface ChatOptions {
  room?: string | null;
  as?: Role;
  seed?: SeedProfile;
  search?: string;
  city?: string;
}

async function openChatView(options: ChatOptions = {}) {
  const { room = OFFICE, as = 'Operator', seed = 'normal', search = '', city = 'akashi' } = options;
  const query = new URLSearchParams({ ...(room === null ? {} : { room }), ...(search ? { search } : {}) });
  const view = await renderConsole(`/${city}/chat?${query}`, {
    as,
    seed,
    city,
    config: { firebase: FIREBASE },
  });
  const id = view.backend.accounts.find(({ permission }) => permission === as)?.id ?? 0;
  return {
    ...view,
    id,
    /** Text and mark of each message, without days. */
    messages: () =>
      messageRows()
        .filter((line) => !line.matches('.chat-day'))
        .map(({ textContent }) => textContent),
    rooms: () => [...document.querySelectorAll('.chat-rooms li')].map(({ textContent }) => textContent),
    unreadTotal: () => view.backend.firebase.documents.read(`Users/${id}`)?.chatAdminUnread,
    field: () => screen.getByRole('textbox', { name: 'メッセージ' }),
    untilOpen: () => screen.findByRole('log', undefined, CHAT_TIMEOUT),
    actOn: (what: () => Promise<void>) => act(what),
  };
}

test('rooms are listed with their last message, newest first; the newest unread one is open, and a link opens another, which the address keeps [R-GEN-37, R-CONST-04, A-340]', async () => {
  const { rooms, user, address, untilOpen } = await openChatView({ room: null });
  await waitFor(() => expect(rooms()).toHaveLength(20), CHAT_TIMEOUT);
  await screen.findByRole('heading', { name: '岡本 拓也' }, CHAT_TIMEOUT);
  await user.click(screen.getByRole('button', { name: 'さらにルームを表示' }));
  await waitFor(() => expect(rooms()).toHaveLength(25), CHAT_TIMEOUT);
  expect(rooms().slice(0, 2)).toEqual([
    '管理者03/31(火)失礼しました。直しました。',
    '岡本 拓也03/31(火)パピオスあかしの駐車場は使えますか。',
  ]);
  expect(screen.queryByRole('button', { name: 'さらにルームを表示' })).toBeNull();
  await user.click(roomLink('管理者'));
  await untilOpen();
  expect(address()).toBe(`/akashi/chat?room=${OFFICE}`);
  expect(screen.getByRole('heading', { name: '管理者' })).toBeTruthy();
  expect(await screen.findByText('この地域の管理者：管理者')).toBeTruthy();
});

/** The two panes, and which of them is open on a phone. */
function paneState() {
  const shown = document.querySelector<HTMLElement>('.chat');
  const sides = [...(shown?.children ?? [])].filter((side) => !side.matches('.visually-hidden'));
  return { open: shown?.dataset.open, sides: sides.map(({ classList }) => classList[0]) };
}

/** The panes that are loading. */
const loadingPanes = () =>
  [...document.querySelectorAll('.chat > *')]
    .filter((side) => side.querySelector('.skeleton') !== null)
    .map(({ classList }) => classList[0]);

test.each([null, OFFICE])(
  'while the connection is loading the chat has its two panes already: room %s',
  async (room) => {
    const { rooms, untilOpen } = await openChatView({ room });
    await screen.findByText('チャットに接続しています…');
    const paneStateBefore = paneState();
    expect(paneStateBefore).toEqual({ open: String(room !== null), sides: ['chat-rooms', 'chat-room'] });
    expect(loadingPanes()).toEqual(room === null ? ['chat-rooms'] : ['chat-rooms', 'chat-room']);
    await waitFor(() => expect(rooms()).toHaveLength(20), CHAT_TIMEOUT);
    await untilOpen();
    expect(loadingPanes()).toEqual([]);
    expect(paneState()).toEqual({ ...paneStateBefore, open: 'true' });
  },
);

test('a touch keyboard has no hint about Ctrl+Enter [R-STATE-16]', async () => {
  touchScreen();
  const { field, untilOpen } = await openChatView();
  await untilOpen();
  expect(field().getAttribute('placeholder')).toBe('メッセージを入力');
});

test('messages are grouped by day with their times, and older ones load twenty at a time [R-STATE-16, R-CONST-04, A-097]', async () => {
  const { messages, untilOpen, user } = await openChatView();
  await untilOpen();
  expect(messages()).toHaveLength(20);
  expect(messages().at(-1)).toMatch(/(既読|送信済み)?23:40$/);
  const days = [...document.querySelectorAll('.chat-day')].map(({ textContent }) => textContent);
  expect(days.at(-1)).toBe('03/31(火)');
  expect(days).toEqual(days.toSorted());
  for (const count of [40, 50]) {
    await user.click(screen.getByRole('button', { name: '以前のメッセージを表示' }));
    await waitFor(() => expect(messages()).toHaveLength(count), CHAT_TIMEOUT);
  }
  expect(screen.queryByRole('button', { name: '以前のメッセージを表示' })).toBeNull();
});

test('Ctrl+Enter sends a message, which is listed once, and read by the other party [R-STATE-16, A-097]', async () => {
  const { messages, untilOpen, user, field, backend, id, actOn } = await openChatView();
  await untilOpen();
  await user.type(field(), '一行目{Enter}二行目');
  expect(field()).toHaveProperty('value', '一行目\n二行目');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(field()).toHaveProperty('value', '');
  await waitFor(() => expect(messages().at(-1)).toBe('一行目\n二行目送信済み09:00'), CHAT_TIMEOUT);
  expect(messages().filter((text) => text?.startsWith('一行目'))).toHaveLength(1);
  await actOn(() => backend.userDocuments.otherPartyReadsMessagesOf(id, OFFICE));
  await waitFor(() => expect(messages().at(-1)).toBe('一行目\n二行目既読09:00'), CHAT_TIMEOUT);
  await user.click(screen.getByRole('button', { name: '送信' }));
  await user.type(field(), '　 ');
  await user.click(screen.getByRole('button', { name: '送信' }));
  expect(messages().at(-1)).toBe('一行目\n二行目既読09:00');
});

test('a message that arrives in the open room is read at once, and the badge stays [A-171]', async () => {
  // Of two concurrent transactions one is run again.
  allowConsole(CONNECTION_WARNINGS);
  const { messages, untilOpen, backend, id, unreadTotal, actOn } = await openChatView();
  await untilOpen();
  const before = unreadTotal();
  await actOn(() => backend.userDocuments.receiveChat(id, OFFICE));
  await waitFor(() => expect(messages()).toHaveLength(21), CHAT_TIMEOUT);
  await waitFor(() => expect(unreadTotal()).toBe(before), CHAT_TIMEOUT);
  // A message in a room that is not open waits.
  await actOn(() => backend.userDocuments.receiveChat(id, 'akashi-2-2'));
  await waitFor(() => expect(unreadTotal()).toBe(Number(before) + 1), CHAT_TIMEOUT);
  await waitFor(() => {
    const line = document.querySelector('.chat-rooms a[href$="room=akashi-2-2"]');
    expect(line?.textContent).toMatch(/未読1件$/);
  }, CHAT_TIMEOUT);
});

test('typing is shown, and ends by itself after 8 seconds [R-STATE-16, A-097]', async () => {
  const { untilOpen, backend, id, actOn, pass, user, field } = await openChatView();
  await untilOpen();
  const before = await waitFor(lastMessage, CHAT_TIMEOUT);
  await actOn(() => backend.userDocuments.typeChat(id, OFFICE));
  await waitFor(() => expect([typingText(), lastMessage()]).toEqual(['入力中…', '入力中…']), CHAT_TIMEOUT);
  pass(7_999);
  expect([typingText(), lastMessage()]).toEqual(['入力中…', '入力中…']);
  pass(1);
  expect([typingText(), lastMessage()]).toEqual(['', before]);
  // The user's own typing is shown to the other party, until it pauses for 5 seconds.
  const message = () => backend.firebase.documents.read(`Users/1/Rooms/${OFFICE}`)?.typing_at;
  await user.type(field(), 'あ');
  await waitFor(() => expect(message()).toBe('2026-04-01T00:00:08.000Z'), CHAT_TIMEOUT);
  pass(5_000);
  await waitFor(() => expect(message()).toBeNull(), CHAT_TIMEOUT);
});

test('a refused message shows this at its position, the message of Firebase is shown, the token is renewed, and sending again keeps the order [R-FB-06, R-MSG-22, A-097]', async () => {
  allowConsole(CONNECTION_WARNINGS);
  const { messages, untilOpen, user, field, backend, calls } = await openChatView();
  await untilOpen();
  const { faults } = backend.firebase;
  faults.add('write-denied');
  await user.type(field(), '一つ目');
  await user.click(screen.getByRole('button', { name: '送信' }));
  await user.type(field(), '二つ目');
  await user.click(screen.getByRole('button', { name: '送信' }));
  await screen.findByText('送信できませんでした。', undefined, CHAT_TIMEOUT);
  expect(messages().slice(-2)).toEqual(['一つ目送信できませんでした。再送する取り消す', '二つ目送信中…']);
  await screen.findByText('Firebase利用権限がありません。');
  await waitFor(() =>
    expect(calls().filter((call) => call.includes('refresh-token'))).toEqual([
      'POST /akashi/api/refresh-token 200',
    ]),
  );
  faults.remove('write-denied');
  await user.click(screen.getByRole('button', { name: '再送する' }));
  await waitFor(
    () => expect(messages().slice(-2)).toEqual(['一つ目送信済み09:00', '二つ目送信済み09:00']),
    CHAT_TIMEOUT,
  );
});

test('messages written without a connection wait, also over a reload, and are sent when it is back', async () => {
  allowConsole(CONNECTION_WARNINGS);
  const { messages, untilOpen, user, field, backend, reload } = await openChatView();
  await untilOpen();
  backend.firebase.faults.add('unavailable');
  for (const text of ['一つ目', '二つ目']) {
    await user.type(field(), text);
    await user.click(screen.getByRole('button', { name: '送信' }));
  }
  await screen.findByText(/^接続が切れています。/, undefined, CHAT_TIMEOUT);
  expect(messages().slice(-2)).toEqual([
    '一つ目接続が戻りしだい送信します',
    '二つ目接続が戻りしだい送信します',
  ]);
  await Promise.all(getApps().map((app) => deleteApp(app)));
  backend.firebase.faults.remove('unavailable');
  await reload();
  await untilOpen();
  await waitFor(
    () => expect(messages().slice(-2)).toEqual(['一つ目送信済み09:00', '二つ目送信済み09:00']),
    CHAT_TIMEOUT,
  );
  expect(messages()).toHaveLength(22);
});

test('a draft is kept for its room, over a change of rooms and over a reload', async () => {
  const { untilOpen, user, field, reload } = await openChatView();
  await untilOpen();
  await user.type(field(), '書きかけ');
  await user.click(document.querySelectorAll('.chat-rooms li a')[3] as HTMLElement);
  await waitFor(() => expect(field()).toHaveProperty('value', ''), CHAT_TIMEOUT);
  await user.click(roomLink('管理者'));
  await waitFor(() => expect(field()).toHaveProperty('value', '書きかけ'), CHAT_TIMEOUT);
  await Promise.all(getApps().map((app) => deleteApp(app)));
  await reload();
  await untilOpen();
  expect(field()).toHaveProperty('value', '書きかけ');
});

test('a message is counted while it is typed, and one that is too long shows an error beside its field and is not sent [R-UI-08]', async () => {
  const { untilOpen, user, field, messages } = await openChatView();
  await untilOpen();
  screen.getByText('0/5,000');
  await user.type(field(), '𠮷野');
  screen.getByText('2/5,000');
  await user.clear(field());
  await user.paste('あ'.repeat(5_001));
  expect(screen.getByText('5,001/5,000')).toBeTruthy();
  expect(document.querySelector('.chat-composer .field-error')?.textContent).toMatch(/5,000/);
  await user.click(screen.getByRole('button', { name: '送信' }));
  expect(messages()).toHaveLength(20);
});

test('rooms are found by name, and the page shows when there is no match or no room at all', async () => {
  const { rooms, user, address } = await openChatView({ room: null, search: '管理' });
  await waitFor(() => expect(rooms()).toHaveLength(1), CHAT_TIMEOUT);
  const search = screen.getByRole('searchbox', { name: '名前でルームを検索' });
  await user.clear(search);
  await user.type(search, 'ない名前{Enter}');
  await screen.findByText('「ない名前」に当てはまるものはありません。', undefined, CHAT_TIMEOUT);
  expect(decodeURIComponent(address())).toBe('/akashi/chat?search=ない名前');
});

test.each<[string, ChatOptions, string]>([
  [
    'there are no messages yet',
    { seed: 'empty' },
    'ルームはまだありません。ユーザーからメッセージが届くと、ここに並びます。',
  ],
  [
    'the city has no chat',
    { city: 'settsu' },
    'この地域ではチャットを利用していないため、ルームはありません。',
  ],
])('where %s the page shows this [A-006]', async (_, options, expected) => {
  await openChatView({ room: null, ...options });
  await screen.findByText(expected, undefined, CHAT_TIMEOUT);
  expect(screen.queryByText('左の一覧からルームを選ぶと、メッセージが表示されます。')).toBeNull();
});

test('a search opens no room by itself: beside its rooms the page says how one is opened [A-340]', async () => {
  const { rooms, address } = await openChatView({ room: null, search: '岡本 拓也' });
  await waitFor(() => expect(rooms()).toHaveLength(1), CHAT_TIMEOUT);
  expect(screen.getByText('左の一覧からルームを選ぶと、メッセージが表示されます。')).toBeTruthy();
  expect(decodeURIComponent(address())).toBe('/akashi/chat?search=岡本+拓也');
});

test('a room of others, or an unknown one, is not found', async () => {
  allowConsole(CONNECTION_WARNINGS);
  await openChatView({ room: 'akashi-1-1' });
  await screen.findByText(
    'このルームは見つかりません。一覧から選び直してください。',
    undefined,
    CHAT_TIMEOUT,
  );
});

test('leaving the page removes its listeners, and that of the badges stays', async () => {
  const { untilOpen, backend, user } = await openChatView();
  await untilOpen();
  await waitFor(() => expect(backend.firebase.targets()).toBe(4), CHAT_TIMEOUT);
  await user.click(screen.getAllByRole('link', { name: 'プッシュ通知' })[0] as HTMLElement);
  await waitFor(() => expect(backend.firebase.targets()).toBe(1), CHAT_TIMEOUT);
});

test('without a realtime service the page shows this', async () => {
  await renderConsole('/akashi/chat', { city: 'akashi' });
  expect(await screen.findByText('この環境ではチャットを利用できません。')).toBeTruthy();
});
