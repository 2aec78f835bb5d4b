import { onTestFinished } from 'vitest';
import { PASSWORD } from '#mocks/backend/seed/session/accounts';
import type { NodeListener } from '#mocks/server/fetch-adapter';
import { readServerOptions } from '#mocks/server/server-options';
import { startServer } from '#mocks/server/start-server';
import { temporaryFolder } from './temporary-folder';

interface StartOptions {
  folder?: string;
  args?: readonly string[];
  serveConsole?: NodeListener | null;
}

/** A server in this process, of the options' default data on 1 April 2026, and a client that signs in. */
export async function startForTest({
  folder = temporaryFolder(),
  args = [],
  serveConsole = null,
}: StartOptions = {}) {
  const options = readServerOptions(['--port', '0', '--data', folder, '--day', '2026-04-01', ...args]);
  const server = await startServer(options, { serveConsole, warn: () => {} });
  onTestFinished(() => server.stop().catch(() => undefined));
  const [address = ''] = server.addresses;
  const url = (path: string) => new URL(path, address).href;
  let token = '';
  const call = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url(`/api-root${path}`), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, data: dataOf(text) };
  };
  return {
    folder,
    url,
    call,
    stop: server.stop,
    token: () => token,
    useToken(other: string) {
      token = other;
    },
    async signIn(username: string) {
      const { status, data } = await call('POST', '/signin/', { username, password: PASSWORD });
      token = (data as { access_token: string }).access_token;
      return status;
    },
  };
}

const dataOf = (text: string): unknown => {
  const body: unknown = text === '' ? null : JSON.parse(text);
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
};
