import { describe, expect, test } from 'vitest';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { dataOf, startBackend } from '../start-backend';

const DATABASE = 'projects/demo-console/databases/(default)';
const LISTEN_URL = 'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel';
const AUTH_URL = 'https://identitytoolkit.googleapis.com/v1/accounts';
const RENEWAL_URL = 'https://securetoken.googleapis.com/v1/token?key=demo-key';
const TOKEN_CALL = '/akashi/api/users/refresh_firebase_token/';

type ChannelArrays = [id: number, payload: unknown][];

test('[R-FB-02] [R-CALL-05] the backend creates a custom token only for a signed-in user', async () => {
  const { send, tokenOf } = await startBackend();
  expect((await send(`GET ${TOKEN_CALL}`)).status).toBe(401);
  const reply = await send(`GET ${TOKEN_CALL}`, { as: await tokenOf('operator') });
  expect(reply).toEqual({
    status: 200,
    body: { data: { token_firebase: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/) } },
  });
});

describe('the documents of the users', () => {
  test('[R-FB-09] every account has a document as soon as a listener needs it, and nothing is counted before', async () => {
    const { backend, tokenOf, send } = await startBackend();
    expect(backend.firebase.documents.all()).toEqual([]);
    await send(`GET ${TOKEN_CALL}`, { as: await tokenOf('operator') });
    expect(backend.firebase.documents.in('Users').map(({ path }) => path)).toEqual(
      backend.accounts.map(({ id }) => `Users/${id}`),
    );
    const badge = backend.db
      .of(notificationTable)
      .count({ city: 'akashi', where: { read: { equals: false } } });
    expect(backend.firebase.documents.read('Users/2')).toEqual({
      badge,
      chatAdminUnread: expect.any(Number),
    });
  });

  test.each([
    ['empty', 0],
    ['busy', 100],
    ['edge', 100],
  ] as const)('in the seed %s the chat has %i unread messages', async (profile, chatAdminUnread) => {
    const { backend, tokenOf, send } = await startBackend({ seed: { profile, n: 1 } });
    await send(`GET ${TOKEN_CALL}`, { as: await tokenOf('member') });
    expect(backend.firebase.documents.read('Users/2')).toMatchObject({ chatAdminUnread });
  });

  test('a pushed change is kept: a chat message is in the snapshot, and a reset removes it', async () => {
    const { backend, tokenOf, send } = await startBackend();
    await send(`GET ${TOKEN_CALL}`, { as: await tokenOf('operator') });
    const unreadChats = () => backend.firebase.documents.read('Users/2')?.chatAdminUnread;
    const seeded = unreadChats();
    await backend.userDocuments.receiveChat(2);
    expect(unreadChats()).toBe(Number(seeded) + 1);
    const snapshot = await backend.snapshot();
    await backend.reset();
    expect(unreadChats()).toBe(seeded);
    await backend.load(snapshot);
    expect(unreadChats()).toBe(Number(seeded) + 1);
    await expect(backend.userDocuments.receiveChat(99)).rejects.toThrow('no account 99');
  });
});

describe('Auth', () => {
  test('Auth signs in with a custom token, returns the user, and renews', async () => {
    const { customToken } = await connectToGoogle();
    const { body } = await post(`${AUTH_URL}:signInWithCustomToken`, { token: customToken });
    const { idToken, refreshToken } = body as Record<string, string>;
    expect(body).toMatchObject({ expiresIn: '3600', isNewUser: false });
    expect((await post(`${AUTH_URL}:lookup`, { idToken })).body).toMatchObject({ users: [{ localId: '2' }] });
    const renewed = await post(RENEWAL_URL, `grant_type=refresh_token&refresh_token=${refreshToken}`);
    expect(renewed.body).toMatchObject({ user_id: '2', token_type: 'Bearer', refresh_token: refreshToken });
    expect((renewed.body as Record<string, string>).id_token).not.toBe(idToken);
  });

  test.each([
    ['garbage', `${AUTH_URL}:signInWithCustomToken`, { token: 'x' }, 'INVALID_CUSTOM_TOKEN'],
    ['a token of no user', `${AUTH_URL}:lookup`, { idToken: 'x' }, 'INVALID_ID_TOKEN'],
    ['an unknown renewal', RENEWAL_URL, 'refresh_token=x', 'INVALID_REFRESH_TOKEN'],
    ['another call', `${AUTH_URL}:signUp`, {}, 'OPERATION_NOT_ALLOWED'],
  ])('%s is refused', async (_, address, sent, message) => {
    await connectToGoogle();
    expect(await post(address, sent)).toEqual({
      status: 400,
      body: { error: expect.objectContaining({ code: 400, message }) },
    });
  });
});

describe('WebChannel', () => {
  test('the channel counts lengths in UTF-16 units, and sends a document followed by the snapshot', async () => {
    const { backend, openChannel } = await connectToGoogle();
    backend.firebase.documents.set('News/1', { title: '渋谷😀' });
    const sid = await openChannel(addTarget('News/1'));
    const arrays = await readArrays(sid, 0, 4);
    expect(arrays.map(([id]) => id)).toEqual([1, 2, 3, 4]);
    expect(JSON.stringify(arrays)).toContain('渋谷😀');
    expect(arrays.map(([, payload]) => changeTypeOf(payload))).toEqual([
      'ADD',
      'documentChange',
      'CURRENT',
      'snapshot',
    ]);
  });

  test('the channel sends unacknowledged messages again, and ends a response that polls', async () => {
    const { openChannel } = await connectToGoogle();
    const sid = await openChannel(addTarget('News/1'));
    const firstArrays = await readArrays(sid, 0, 3);
    expect(await readArrays(sid, 1, 2)).toEqual(firstArrays.slice(1));
    const address = channelUrl({ SID: sid, RID: 'rpc', AID: '1', CI: '1' });
    // The response ends by itself.
    expect(framesIn(await (await fetch(address)).text())).toEqual(firstArrays.slice(1));
  });

  test('the channel handles a repeated message once', async () => {
    const { openChannel } = await connectToGoogle();
    const sid = await openChannel(addTarget('News/1'));
    const removeTarget = { ofs: 1, message: { database: DATABASE, removeTarget: 2 } };
    expect(await postToChannel(sid, removeTarget)).toBe('[0,0,7]');
    await postToChannel(sid, removeTarget);
    expect((await readArrays(sid, 3, 1)).map(([, payload]) => changeTypeOf(payload))).toEqual(['REMOVE']);
    expect(await postToChannel(sid, removeTarget)).toMatch(/^\[\d,4,7\]$/);
  });

  test('a channel exists until it is closed', async () => {
    const { backend, openChannel } = await connectToGoogle();
    const sid = await openChannel(addTarget('News/1'));
    expect(backend.firebase.open()).toBe(1);
    await fetch(channelUrl({ SID: sid, TYPE: 'terminate' }), { method: 'POST' });
    expect(backend.firebase.open()).toBe(0);
    const afterClosing = await fetch(channelUrl({ SID: sid, RID: 'rpc', AID: '0' }));
    expect([afterClosing.status, await afterClosing.text()]).toEqual([400, 'Unknown SID']);
  });

  test('[R-FB-06] a visitor who is not signed in reads no document', async () => {
    const { openChannel } = await connectToGoogle();
    const sid = await openChannel(addTarget('Users/2'), '');
    const [, [, payload] = []] = await readArrays(sid, 0, 2);
    expect(payload).toEqual([
      {
        targetChange: {
          targetChangeType: 'REMOVE',
          targetIds: [2],
          cause: { code: 7, message: 'Missing or insufficient permissions.' },
        },
      },
    ]);
  });
});

const addTarget = (path: string) => ({
  database: DATABASE,
  addTarget: { documents: { documents: [`${DATABASE}/documents/${path}`] }, targetId: 2 },
});

const channelUrl = (query: Record<string, string>) =>
  `${LISTEN_URL}?${new URLSearchParams({ VER: '8', ...query })}`;

/** Google’s hosts, called by hand as the SDK calls them. */
async function connectToGoogle() {
  const { backend, send, tokenOf } = await startBackend();
  const reply = await send(`GET ${TOKEN_CALL}`, { as: await tokenOf('operator') });
  const customToken = dataOf<{ token_firebase: string }>(reply).token_firebase;

  async function idToken(): Promise<string> {
    const { body } = await post(`${AUTH_URL}:signInWithCustomToken`, { token: customToken });
    return (body as { idToken: string }).idToken;
  }

  async function openChannel(message: object, bearer?: string): Promise<string> {
    const token = bearer ?? (await idToken());
    const headers = token === '' ? '' : `Authorization:Bearer ${token}\r\n`;
    const body = formOf(0, message);
    body.set('headers', headers);
    const answer = await (await fetch(channelUrl({ RID: '1' }), { method: 'POST', body })).text();
    const [[, payload] = []] = framesIn(answer);
    return String((payload as unknown[])[1]);
  }

  return { backend, customToken, openChannel };
}

async function post(address: string, body: string | object) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(address, { method: 'POST', body: sent });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function postToChannel(
  sid: string,
  { ofs, message }: { ofs: number; message: object },
): Promise<string> {
  const answer = await fetch(channelUrl({ SID: sid, RID: '2' }), {
    method: 'POST',
    body: formOf(ofs, message),
  });
  return (await answer.text()).split('\n')[1] ?? '';
}

/** The first `count` arrays of the back channel, which then stays open. */
async function readArrays(sid: string, acknowledged: number, count: number): Promise<ChannelArrays> {
  const address = channelUrl({ SID: sid, RID: 'rpc', AID: String(acknowledged), CI: '0' });
  const reader = (await fetch(address)).body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (framesIn(text).length < count) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  return framesIn(text).slice(0, count);
}

const formOf = (ofs: number, message: object) =>
  new URLSearchParams({ count: '1', ofs: String(ofs), req0___data__: JSON.stringify(message) });

/**
 * Parses `<length>
 * <json>`, repeated.
 */
function framesIn(text: string): ChannelArrays {
  const [, length = ''] = /^(\d+)\n/.exec(text) ?? [];
  if (length === '') return [];
  const start = length.length + 1;
  const end = start + Number(length);
  return [...(JSON.parse(text.slice(start, end)) as ChannelArrays), ...framesIn(text.slice(end))];
}

function changeTypeOf(payload: unknown): string {
  const [message] = payload as [{ targetChange?: { targetChangeType?: string } }];
  if (!message.targetChange) return Object.keys(message)[0] ?? '';
  return message.targetChange.targetChangeType ?? 'snapshot';
}
