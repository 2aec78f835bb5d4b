import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startForTest as start } from './start-for-test';
import { temporaryFolder } from './temporary-folder';

const NEWS = {
  title: '開館時間の変更',
  content: '4月から午後8時まで開けます。',
  date: '2026-04-01T00:00:00.000Z',
};

interface NewsList {
  content: { id: number; title: string; image: string | null }[];
  total_length: number;
}

test('a record that one client saves is what another one reads, also after a restart of the server', async () => {
  const first = await start();
  expect(await first.signIn('administrator')).toBe(200);
  const before = (await first.call('GET', '/akashi/api/news/?limit=1&offset=0')).data as NewsList;
  const { status } = await first.call('POST', '/akashi/api/news/', NEWS);
  expect(status).toBe(201);
  await first.stop();

  const second = await start({ folder: first.folder });
  await second.signIn('operator');
  const after = (await second.call('GET', '/akashi/api/news/?limit=1&offset=0')).data as NewsList;
  expect([after.content[0]?.title, after.total_length]).toEqual([NEWS.title, before.total_length + 1]);
});

test('a session goes on after a restart of the server', async () => {
  const first = await start();
  await first.signIn('administrator');
  await first.stop();
  const second = await start({ folder: first.folder });
  expect((await second.call('GET', '/users/profile')).status).toBe(401);
  second.useToken(first.token());
  const { status, data } = await second.call('GET', '/users/profile');
  expect([status, data]).toEqual([200, expect.objectContaining({ username: 'administrator' })]);
});

test('a call without a path is a 404 that a page of another origin may read, and so may it call', async () => {
  const { call, url } = await start();
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
    'access-control-allow-headers': 'accept, authorization, cache-control, content-type, idempotency-key',
    'access-control-expose-headers': 'date, retry-after',
    'access-control-max-age': '600',
  };
  const missing = await call('GET', '/akashi/nothing');
  expect([missing.status, missing.data, Object.fromEntries(missing.headers)]).toEqual([
    404,
    { message: 'Not found.' },
    expect.objectContaining(cors),
  ]);
  const preflight = await fetch(url('/api-root/akashi/api/news/'), { method: 'OPTIONS' });
  expect([preflight.status, Object.fromEntries(preflight.headers)]).toEqual([
    204,
    expect.objectContaining(cors),
  ]);
});

test('an upload is a file of the folder, at an address of the server in every answer', async () => {
  const { call, signIn, url, folder } = await start();
  await signIn('administrator');
  const picture = Buffer.from('89504e470d0a1a0a', 'hex');
  const form = new FormData();
  for (const [name, value] of Object.entries(NEWS)) form.append(name, value);
  form.append('image', new File([picture], 'picture.png', { type: 'image/png' }));
  expect((await call('POST', '/akashi/api/news/', form)).status).toBe(201);
  const { content } = (await call('GET', '/akashi/api/news/?limit=1&offset=0')).data as NewsList;
  const address = content[0]?.image ?? '';
  expect(address).toMatch(/^\/files\/[0-9a-f]{32}\.png$/);
  const response = await fetch(url(address));
  expect([
    response.status,
    response.headers.get('content-type'),
    Buffer.from(await response.arrayBuffer()),
  ]).toEqual([200, 'image/png', picture]);
  expect(readdirSync(join(folder, 'files'))).toEqual([address.replace('/files/', '')]);
  expect((await fetch(url('/files/..%2fjournal.jsonl'))).status).toBe(404);
});

test('a failure of the options is answered as in the demo: a status, and a connection that ends', async () => {
  const faults = ['--fault', 'GET /:city/api/news/ 503 x1', '--fault', 'GET /:city/api/events/ offline'];
  const { call, signIn } = await start({ args: faults });
  await signIn('administrator');
  expect((await call('GET', '/akashi/api/news/?limit=1&offset=0')).status).toBe(503);
  expect((await call('GET', '/akashi/api/news/?limit=1&offset=0')).status).toBe(200);
  await expect(call('GET', '/akashi/api/events/?limit=1&offset=0')).rejects.toThrow('fetch failed');
});

test('the document of all calls is served', async () => {
  const { url } = await start();
  const response = await fetch(url('/openapi.json'));
  expect(await response.json()).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
});

test('a port that is taken is refused in a sentence, and the folder is free again', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const folder = temporaryFolder();
  await expect(start({ folder, args: ['--port', String(port)] })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 cannot be used: it is taken; --port chooses another one.`,
  );
  await start({ folder });
});

test('a folder that cannot be made is refused in a sentence', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(start({ folder: join(file, 'data') })).rejects.toThrow(/^The folder .*data cannot be made/);
});
