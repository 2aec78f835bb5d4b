import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from './backend';
import { PICTURE } from './picture';
import { requestOf } from './request';
import { sendReply } from './send-reply';

export interface Host {
  port: number;
  close(): void;
}

/**
 * Serves a backend on a free port of this machine.
 * @param origin the origin whose pages may read the responses (CORS)
 */
export async function startHost(backend: Backend, origin: string): Promise<Host> {
  let responseCount = 0;
  const server = createServer((incoming, response) => {
    void serve(incoming, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const isForImage = incoming.headers.accept?.startsWith('image/');
    if (isForImage === true || incoming.url?.startsWith('/media/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
      return;
    }
    const cors = corsOf(incoming, origin);
    if (incoming.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const reply = backend.answer(await requestOf(incoming));
    responseCount += 1;
    const { body } = reply;
    sendReply(response, cors, {
      ...reply,
      body: typeof body === 'string' ? body : withSignedUrls(body, responseCount),
    });
  }
}

/** Adds a signature to the addresses of files, different in each response, as an object store does. */
function withSignedUrls(value: unknown, responseNumber: number): unknown {
  if (typeof value === 'string')
    return value.startsWith('/media/') ? `${value}?signature=${responseNumber}` : value;
  if (Array.isArray(value)) return value.map((one) => withSignedUrls(one, responseNumber));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withSignedUrls(inner, responseNumber)]),
  );
}

/**
 * The CORS headers of every response. They allow no credentials: the console sends no cookies to another
 * host.
 */
function corsOf(incoming: IncomingMessage, origin: string): Record<string, string> {
  if (incoming.headers.origin !== origin) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
    'access-control-allow-headers': 'accept, authorization, cache-control, content-type, idempotency-key',
    'access-control-max-age': '600',
    vary: 'origin',
  };
}
