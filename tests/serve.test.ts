import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../scripts/serve.mjs';

let folder = '';
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'the console');
  writeFileSync(join(folder, 'assets/start-D2ebXB3.js'), 'a script');
  writeFileSync(join(folder, 'assets/start-D2ebXB3.js.map'), 'the sources');
  writeFileSync(join(folder, 'assets/guide.pdf'), 'a document');
  server = await serve({ folder, port: 0, base: '/console/' });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** A raw socket, because a client would normalize the path. */
function request(path: string): Promise<{ status: string; headers: Record<string, string>; body: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('end', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const [status = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line) => /^([^:]+): (.*)$/.exec(line)?.slice(1) ?? []);
      resolve({ status, headers: Object.fromEntries(headers) as Record<string, string>, body });
    });
    socket.write(`GET ${path} HTTP/1.0\r\nHost: localhost\r\n\r\n`);
  });
}

test('a page is revalidated each time, allows no frame and sends other hosts no path [A-200]', async () => {
  const { status, headers, body } = await request('/console/');
  expect([status, body]).toEqual(['HTTP/1.1 200 OK', 'the console']);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('the page has the same referrer policy as its host, because that of the page has priority [A-200]', async () => {
  const { headers } = await request('/console/');
  const page = readFileSync('index.html', 'utf8');
  // A key of Google Maps that is restricted by referrer needs the origin, and no host needs more.
  expect(/<meta name="referrer" content="([^"]+)"/.exec(page)?.[1]).toBe(headers['referrer-policy']);
});

test('a file with a hash in its name is cached for a year, any other is revalidated', async () => {
  const { headers, body } = await request('/console/assets/start-D2ebXB3.js');
  expect([body, headers['cache-control'], headers['x-content-type-options']]).toEqual([
    'a script',
    'public, max-age=31536000, immutable',
    'nosniff',
  ]);
  const other = await request('/console/assets/guide.pdf');
  expect([other.headers['cache-control'], other.headers['content-security-policy']]).toEqual([
    'no-cache',
    undefined,
  ]);
});

test.each([
  ['an address of the console', '/console/akashi/notification?page=2', 'the console'],
  ['an address with a broken escape', '/console/akashi/%E0%A4%A', 'the console'],
  ['a script that is not there', '/console/assets/gone-D2ebXB3.js', 'Not found'],
  ['a source map that is there', '/console/assets/start-D2ebXB3.js.map', 'Not found'],
  ['another part of the host', '/elsewhere', 'Not found'],
  ['a way out of the folder', '/console/%2e%2e/%2e%2e/etc/hostname', 'the console'],
])('%s gets: %s', async (_, path, body) => expect((await request(path)).body).toBe(body));
