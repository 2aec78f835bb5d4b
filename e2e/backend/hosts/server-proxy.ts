import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Checks, type Received, ROUTES } from '../server/backend';
import { type Reply, unauthorized } from '../server/reply';
import { type ApiRequest, bodyOf, bytesOf, requestWithBody } from '../server/request';
import { matchRoute } from '../server/routes';
import { sendReply } from '../server/send-reply';
import type { AnyBackend } from './any-backend';

export interface ServerProxy extends AnyBackend {
  port: number;
  close(): void;
}

/** The path of the calls, before the paths of docs/openapi.json. */
export const API_PATH = '/api-root';

const RENEWAL = /refresh-token|token\/refresh/;
/** Nothing that belongs to one connection. */
const FORWARDED_HEADERS =
  /^(accept|authorization|cache-control|content-type|idempotency-key|origin|access-control-.*)$/;

/**
 * Passes requests on to the server of `npm run backend`, and records and checks them: a journey can read what has arrived,
 * replace answers and expire tokens, as with the independent backend.
 */
export async function startServerProxy(address: string, checks: Checks): Promise<ServerProxy> {
  const received: Received[] = [];
  const requestProblems: string[] = [];
  const replyProblems: string[] = [];
  const overrides: { name: string; reply: Reply; isDone: boolean; remaining: number }[] = [];
  const issued = { access: new Set<string>(), refresh: new Set<string>() };
  const expired = new Set<string>();
  const override =
    (isDone: boolean) =>
    (name: string, reply: Reply, times: number = Infinity) =>
      void overrides.unshift({ name, reply, isDone, remaining: times });
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      replyProblems.push(`${incoming.method} ${incoming.url}: ${String(error)}`);
      outgoing.destroy();
    });
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
    received,
    calls: (pattern = /./) =>
      received.map(({ name, status }) => `${name} ${status}`).filter((call) => pattern.test(call)),
    override: override(false),
    overrideSuccess: override(true),
    expireAccessTokens() {
      for (const token of issued.access) expired.add(token);
    },
    revokeSessions() {
      for (const token of [...issued.access, ...issued.refresh]) expired.add(token);
    },
    requestProblems: () => requestProblems,
    replyProblems: () => replyProblems,
    reset() {
      for (const list of [overrides, received, requestProblems, replyProblems]) list.length = 0;
    },
  };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = await bytesOf(incoming);
    const { pathname } = new URL(incoming.url ?? '/', address);
    if (incoming.method === 'OPTIONS' || !pathname.startsWith(`${API_PATH}/`)) {
      await sendUpstream(await upstream(incoming, body), outgoing);
      return;
    }
    const sent = requestWithBody(incoming, body);
    const request = { ...sent, path: sent.path.slice(API_PATH.length) };
    const match = matchRoute(ROUTES, request.method, request.path, 'as written');
    const name = match && 'route' in match ? match.route.name : `${request.method} ${request.path}`;
    requestProblems.push(...problemsOfRequest(request).map((problem) => `${name}: ${problem}`));
    const { status, send } = await answer({ name, request }, () => upstream(incoming, body));
    received.push({ ...request, name, status });
    await send(outgoing);
  }

  async function answer(
    { name, request }: { name: string; request: ApiRequest },
    forward: () => Promise<Response>,
  ) {
    if (isExpired(name, request)) return own(unauthorized());
    const found = overrides.find((candidate) => candidate.name === name && candidate.remaining > 0);
    if (found) found.remaining -= 1;
    if (found?.isDone === false) return own(found.reply);
    const response = await forward();
    await check(name, response.clone());
    if (found && response.ok) return own(found.reply);
    return { status: response.status, send: (outgoing: ServerResponse) => sendUpstream(response, outgoing) };
  }

  function isExpired(name: string, { token, json }: ApiRequest): boolean {
    if (RENEWAL.test(name)) return expired.has(String(json.refresh_token));
    return token !== null && expired.has(token) && name !== 'POST /signin/';
  }

  function problemsOfRequest(request: ApiRequest): string[] {
    const query = request.query.size > 0 ? `?${request.query}` : '';
    return checks.problemsOfRequest({
      method: request.method,
      path: `${request.path}${query}`,
      body: bodyOf(request),
    });
  }

  /** Compares an answer of the server with the document, and notes its tokens. */
  async function check(name: string, response: Response) {
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    replyProblems.push(
      ...checks.problemsOfReply(name, { status: response.status, body }).map((one) => `${name}: ${one}`),
    );
    const { data } = (body ?? {}) as { data?: { access_token?: string; refresh_token?: string } | null };
    if (data?.access_token) issued.access.add(data.access_token);
    if (data?.refresh_token) issued.refresh.add(data.refresh_token);
  }

  function upstream(incoming: IncomingMessage, body: Buffer): Promise<Response> {
    const { method = 'GET', url = '/' } = incoming;
    const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
      FORWARDED_HEADERS.test(name) && value !== undefined ? [[name, String(value)]] : [],
    );
    const init = body.length > 0 ? { body: new Uint8Array(body) } : {};
    return fetch(new URL(url, address), { method, headers, redirect: 'manual', ...init });
  }
}

/** As the server itself answers: for any origin, with its own paths. */
const OWN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date, retry-after',
};

/** A reply that a journey has replaced. */
const own = ({ headers = {}, ...reply }: Reply) => ({
  status: reply.status,
  send: async (outgoing: ServerResponse) => {
    const { location } = headers;
    const ownLocation: Reply['headers'] = location === undefined ? {} : { location: API_PATH + location };
    sendReply(outgoing, OWN_HEADERS, { ...reply, headers: { ...headers, ...ownLocation } });
  },
});

async function sendUpstream(response: Response, outgoing: ServerResponse) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(
    ([name]) => !['connection', 'content-length', 'keep-alive', 'transfer-encoding'].includes(name),
  );
  outgoing.writeHead(response.status, Object.fromEntries(headers)).end(bytes);
}
