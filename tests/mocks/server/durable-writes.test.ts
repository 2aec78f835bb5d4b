import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileStore } from '#mocks/server/file-store';
import { openFolderJournal } from '#mocks/server/folder-journal';
import { lockFolder } from '#mocks/server/folder-lock';
import { startServerProcess } from './server-process';
import { temporaryFolder } from './temporary-folder';

const NEWS = '/akashi/api/news/';
const newsOf = (title: string) => ({ title, content: '本文', date: '2026-04-01T00:00:00.000Z' });

/** The titles of created records, as the next server reads them. */
async function keptTitles(folder: string): Promise<unknown[]> {
  const files = createFileStore(join(folder, 'files'));
  const seed = { profile: 'normal', n: 1 } as const;
  const journal = await openFolderJournal({ folder, seed, files, isReset: false, warn: () => {} });
  const entries = await journal.unseen();
  await journal.closed();
  return entries.flatMap((entry) =>
    entry.kind === 'create' && entry.table === 'news' ? [entry.row.title] : [],
  );
}

test('each write that was answered is there after the process was killed in the middle of 1,000', async () => {
  const folder = temporaryFolder();
  const server = await startServerProcess(folder);
  await server.signIn();
  const answered: string[] = [];
  const clients = Array.from({ length: 20 }, async (_, client) => {
    for (let index = 0; index < 50; index += 1) {
      const title = `ニュース${client}-${index}`;
      const { status } = await server.post(NEWS, newsOf(title));
      if (status === 201) answered.push(title);
      if (answered.length === 400) void server.kill('SIGKILL');
    }
  });
  const outcomes = await Promise.allSettled(clients);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(20);

  expect(await keptTitles(folder)).toEqual(expect.arrayContaining(answered));
});

test('a server on a full disk answers that a write failed, and keeps the earlier ones', async () => {
  const folder = temporaryFolder();
  const limited = await startServerProcess(folder, { limitKB: 16 });
  await limited.signIn();
  const statuses: number[] = [];
  const answered: string[] = [];
  for (let index = 0; !statuses.includes(500); index += 1) {
    const title = `ニュース${index}${'長'.repeat(100)}`;
    const { status } = await limited.post(NEWS, newsOf(title));
    statuses.push(status);
    if (status === 201) answered.push(title);
  }
  expect(limited.output()).toContain(
    `! A write could not be kept in ${join(folder, 'journal.jsonl')} (EFBIG); the next one tries again.`,
  );
  await limited.kill('SIGKILL');
  expect([statuses.filter((status) => status !== 201), await keptTitles(folder)]).toEqual([[500], answered]);
});

test('a server that gets SIGTERM answers the running call and leaves its folder to the next one', async () => {
  const folder = temporaryFolder();
  const server = await startServerProcess(folder, { fault: 'POST /:city/api/news/ delay:1000' });
  await server.signIn();
  const answer = server.post(NEWS, newsOf('最後の一件'));
  // answered behind the start of the call before
  expect(await server.get('/users/profile')).toBe(401);
  await server.kill('SIGTERM');
  expect((await answer).status).toBe(201);
  expect(await keptTitles(folder)).toEqual(['最後の一件']);
  const lock = await lockFolder(folder);
  lock.release();
});
