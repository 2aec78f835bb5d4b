import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountViews } from './account-views';
import { advertisementViews } from './advertisement-views';
import { type Asked, askedOf } from './asked';
import { listViews } from './list-views';
import { PICTURE } from './picture';
import { errorPage, type Reply, unauthorized } from './reply';
import { find, type Route, type Slashes } from './routes';
import { type Sessions, sessions } from './sessions';
import { type Tables, tables } from './tables';

/** A call that has arrived, with what it was answered. */
export interface Received extends Asked {
  /** `GET /:city/notifications/`, or as it came where this backend has nothing. */
  name: string;
  /** Whether it has something there. */
  known: boolean;
  status: number;
}

/** Answers in the place of a view; `usual` is what the view would say (and do). */
export type Instead = (usual: () => Reply, asked: Asked) => Reply;

/**
 * A backend of the console on a host of its own, written from the specification alone in the manner of Django REST:
 * it shares no line with the console or its fake backend, so that what both take for granted is met here.
 */
export interface Backend {
  port: number;
  tables: Tables;
  sessions: Sessions;
  /** Everything that arrived, in its order; preflights and pictures are left out. */
  received: Received[];
  slashes: Slashes;
  pageLimit: number | null;
  /** Another answer to the next `times` calls of this name. */
  instead(name: string, reply: Reply | Instead, times?: number): void;
  /** The calls so far, `POST /:city/notifications/ 201`. */
  calls(pattern?: RegExp): string[];
  /** Those at addresses that this backend does not have. */
  strangers(): string[];
  /** As it was when it was started. */
  reset(): void;
  close(): void;
}

const fresh = (): Pick<Backend, 'tables' | 'sessions' | 'received' | 'slashes' | 'pageLimit'> => ({
  tables: tables(),
  sessions: sessions(),
  received: [],
  slashes: 'as written',
  pageLimit: null,
});

const ROUTES: readonly Route[] = [...accountViews(), ...listViews(), ...advertisementViews()];

/** @param origin whose pages may read the answers */
export async function startBackend(origin: string): Promise<Backend> {
  const others: { name: string; answer: Instead; left: number }[] = [];
  const server = createServer((request, response) => {
    void serve(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const backend: Backend = {
    ...fresh(),
    port: (server.address() as AddressInfo).port,
    instead(name, reply, times = Number.POSITIVE_INFINITY) {
      others.unshift({ name, answer: typeof reply === 'function' ? reply : () => reply, left: times });
    },
    calls: (pattern = /./) =>
      backend.received.map(({ name, status }) => `${name} ${status}`).filter((call) => pattern.test(call)),
    strangers: () => backend.received.filter(({ known }) => !known).map(({ name }) => name),
    reset() {
      others.length = 0;
      Object.assign(backend, fresh());
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return backend;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    if (request.url?.startsWith('/media/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
      return;
    }
    const cors = corsOf(request, origin);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const { status, body, headers } = answerTo(await askedOf(request));
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    response.writeHead(status, { ...cors, ...type, ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  function answerTo(asked: Asked): Reply {
    const found = find(ROUTES, asked.method, asked.path, backend.slashes);
    const name = found && 'route' in found ? found.route.name : `${asked.method} ${asked.path}`;
    const usual = (): Reply => {
      if (found === null) return errorPage(404, 'Not Found');
      if ('redirect' in found) return redirectTo(found.redirect, asked);
      const { route, params } = found;
      const at = {
        asked,
        params,
        tables: backend.tables,
        sessions: backend.sessions,
        pageLimit: backend.pageLimit,
      };
      if (route.open) return route.view(at);
      const session = backend.sessions.holder(asked.token);
      return session === null ? unauthorized() : route.view({ ...at, session });
    };
    const other = others.find((one) => one.name === name && one.left > 0);
    if (other) other.left -= 1;
    const reply = other ? other.answer(usual, asked) : usual();
    backend.received.push({ ...asked, name, known: found !== null, status: reply.status });
    return reply;
  }
}

/** As a middleware does it, in front of every answer; without cookies, which the console sends to no other host. */
function corsOf(request: IncomingMessage, origin: string): Record<string, string> {
  if (request.headers.origin !== origin) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
    'access-control-allow-headers': 'accept, authorization, content-type',
    'access-control-max-age': '600',
    vary: 'origin',
  };
}

/** Django's 301 turns a POST into a GET; who means to keep it answers 308. */
const redirectTo = (path: string, { method, query }: Asked): Reply => ({
  status: method === 'GET' ? 301 : 308,
  headers: { location: query.size > 0 ? `${path}?${query}` : path, 'cache-control': 'no-store' },
});
