import { expect, test } from 'vitest';
import type { NotificationPage } from '#api/messaging/notifications';
import { createBackend } from '#mocks/backend/backend';
import { readEntries, writeEntries } from '#mocks/harness/link/link-writes';
import { dataOf, startAs } from '../../backend/start-backend';

const NEW_PASS = { name: '春の一日券 髙﨑🗾', price: 500 };

/** The rows of the two lists that the tests change. */
async function listsOf({ request }: Pick<Awaited<ReturnType<typeof startAs>>, 'request'>) {
  const page = dataOf<NotificationPage>(await request('GET /akashi/notifications/'));
  return {
    notifications: page.content,
    passes: dataOf(await request('GET /akashi/api/passports/')),
  };
}

/** The snapshot after an administrator has created and deleted records, and the lists as they are then. */
async function writtenSnapshot() {
  const started = await startAs('administrator');
  const { backend, request } = started;
  const { notifications } = await listsOf(started);
  await request(`DELETE /akashi/notifications/${notifications[0]?.id}/`);
  await request('POST /akashi/api/passports/', NEW_PASS);
  return { ...(await backend.snapshot()), lists: await listsOf(started), before: notifications };
}

test('a new session alone writes nothing that a link would contain [R-WISH-10]', async () => {
  const { backend, request } = await startAs('owner_shop');
  expect((await request('GET /users/owner_info')).status).toBe(200);
  expect((await backend.snapshot()).entries).toEqual([]);
});

test('a link contains the writes in few characters, and another backend has the same rows [R-WISH-10]', async () => {
  const { seed, entries, lists, before } = await writtenSnapshot();
  expect(lists.notifications).toHaveLength(before.length);
  expect(lists.notifications[0]).toEqual(before[1]);
  const text = await writeEntries(entries);
  expect(text).toMatch(/^1\.[\w-]+$/);
  expect(text.length).toBeLessThan(600);
  const reading = await readEntries(text);
  expect(reading).toEqual({ entries, refused: [] });

  const otherBackend = await startAs('administrator');
  await otherBackend.backend.load({ seed, entries: reading?.entries ?? [] });
  expect(await listsOf(otherBackend)).toEqual(lists);
});

test.each([
  ['cut off', (text: string) => text.slice(0, -9)],
  ['of another version', (text: string) => text.replace('1.', '2.')],
  ['no base64', () => '1.%%%'],
  ['no list', () => '1.q1YqAQA'],
  ['empty', () => ''],
])('a text that is %s is refused as a whole', async (_, damage) => {
  const { entries } = await writtenSnapshot();
  expect(await readEntries(damage(await writeEntries(entries)))).toBeNull();
});

test('an entry is refused when its table, scope, row or field does not exist here, or its id is of another city', async () => {
  createBackend();
  const change = { kind: 'update' as const, table: 'notifications', scope: 'akashi', ids: [4] };
  const acceptedEntry = { ...change, changes: { title: '新しい題名' } };
  const refusedEntries = [
    { ...acceptedEntry, table: 'ghosts' },
    { ...acceptedEntry, scope: 'atlantis' },
    { ...acceptedEntry, scope: '*' },
    { ...acceptedEntry, changes: { colour: 'red' } },
    { ...acceptedEntry, changes: { title: 7 } },
    { ...acceptedEntry, ids: [0] },
    { ...acceptedEntry, ids: [100_004] },
    { kind: 'create', table: 'notifications', scope: 'akashi', row: { id: 9, title: 'half a row' } },
    { kind: 'remove', table: 'sessions', scope: '*', ids: [3] },
    { kind: 'reset' },
    null,
  ] as unknown as (typeof acceptedEntry)[];
  expect(await readEntries(await writeEntries([...refusedEntries, acceptedEntry]))).toEqual({
    entries: [acceptedEntry],
    refused: [
      'ghosts 4',
      'notifications 4',
      'notifications 4',
      'notifications 4',
      'notifications 4',
      '?',
      'notifications 100004',
      'notifications 9',
      'sessions 3',
      '?',
      '?',
    ],
  });
});
